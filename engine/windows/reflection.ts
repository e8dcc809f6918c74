import { type Board, type Instance, withPart } from '../board.js';
import type { DamageInstance } from '../stage.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** In a fixed order: when each was used makes no difference. */
export function withReflected(reflected: State['reflected'], id: number, source: number): State['reflected'] {
  return [...reflected, [id, source] as const].sort(([a, from], [b, other]) => a - b || from - other);
}

/** Under the reading that counts instances, what a Deflect has done is still the same damage to it: else it could go on for ever. */
export function reflection(
  board: Board,
  damage: DamageInstance,
  instance: Instance,
  target: number,
  amount: number,
): DamageInstance {
  const { id, unit } = instance;
  const isSame = board.readings.has('deflect-source-is-unit') || inWay(instance, 'SAME_DAMAGE');
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
