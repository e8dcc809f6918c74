import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { inSameArena } from '../derived.js';
import type { DamageInstance } from '../stage.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** In a fixed order: when each was used makes no difference. */
export function withReflected(reflected: State['reflected'], id: number, source: number): State['reflected'] {
  return [...reflected, [id, source] as const].sort(([a, from], [b, other]) => a - b || from - other);
}

/** Where instances are counted, and not sources, what a Deflect has done is still the same damage to it: else it could go on for ever. */
export function reflection(
  board: Board,
  damage: DamageInstance,
  instance: Instance,
  target: number,
  amount: number,
): DamageInstance {
  const { id, unit } = instance;
  const isSame =
    board.readings.has('deflect-source-is-unit') ||
    instance.rules.parts.prevents?.once !== 'SOURCE' ||
    inWay(instance, 'SAME_DAMAGE');
  const once = inWay(instance, 'REFLECTED_ONCE') ? reflecting(board) : [];
  const prevention = [...new Set([...(isSame ? [...damage.prevention, id] : []), ...once])].sort(
    (a, b) => a - b,
  );
  return { source: unit, target, amount, kind: 'ABILITY', prevention };
}

function reflecting(board: Board): readonly number[] {
  return board.units
    .flatMap((unit) => withPart(unit, 'prevents'))
    .filter(({ rules }) => rules.parts.prevents?.reflects === true)
    .map(({ id }) => id);
}

/** Deflect prevents as much as it can: how much is no choice, but for others it is. */
export function isFixedAmount(instance: Instance): boolean {
  const reflects = instance.rules.parts.prevents?.reflects === true;
  return (reflects && !inWay(instance, 'AS_LITTLE_AS_LIKED')) || inWay(instance, 'ALL_OR_NOTHING');
}

/** Where the damage goes that is prevented: nowhere (null), or, with Deflect, to a unit in its arena, itself included. */
export function aimsOf(
  board: Board,
  state: State,
  instance: Instance,
  source: number,
): readonly (number | null)[] {
  if (instance.rules.parts.prevents?.reflects !== true) return [null];
  const own = unitAt(board, instance.unit);
  const units = board.units
    .filter((target) => state.inPlay[target.index] === true && inSameArena(own, target))
    .map(({ index }) => index)
    .filter((index) => index === source || !inWay(instance, 'BACK_ONLY'))
    .filter((index) => index !== instance.unit || !inWay(instance, 'NOT_AT_ITSELF'));
  return units.length > 0 && inWay(instance, 'REFLECTION_FORCED') ? units : [null, ...units];
}
