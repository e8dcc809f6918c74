import type { AttackInput, AttackSide, UnitInput } from './attack-input.js';
import type { KeywordRules } from './keyword.js';
import { type PartName, type PartsPlayed, partNames } from './parts-played.js';
import type { OtherReadings } from './readings.js';

/** An ability of a unit as the engine needs it: parsed, switched to its arena, its condition met. */
export interface UnitAbility {
  readonly rules: KeywordRules;
  /** Null for keywords without a number. */
  readonly value: number | null;
  /** The value is the unit's power at the time of use. */
  readonly byPower: boolean;
  /** Force to pay for each use; null for a cost that is not in Force. */
  readonly force: number | null;
  /** Is there a printed cost at all? */
  readonly hasCost: boolean;
  /** Where it stands among all abilities of the input. */
  readonly place: number;
}

export interface BoardUnit {
  readonly index: number;
  readonly input: UnitInput;
  readonly side: AttackSide;
  /** Printed bonuses to power and health that hold in this attack. */
  readonly bonus: { readonly power: number; readonly health: number };
  /** After stacking, in printed order. */
  readonly instances: readonly Instance[];
  /** The same by part: asked for at every step of a search. */
  readonly byPart: ReadonlyMap<PartName, readonly Instance[]>;
}

/** One instance of a keyword on a unit after stacking: what has one trigger, one cost and one limit. */
export interface Instance {
  /** Unique on the board, in the order in which units and lines are listed. */
  readonly id: number;
  readonly unit: number;
  readonly rules: KeywordRules;
  readonly value: number;
  readonly byPower: boolean;
  readonly force: number | null;
  readonly hasCost: boolean;
}

/** Everything about an attack that does not change while it resolves. */
export interface Board {
  readonly input: AttackInput;
  /** attacker, defender, then the others. One unit that attacks itself stands there once. */
  readonly units: readonly BoardUnit[];
  readonly attacker: number;
  readonly defender: number;
  readonly readings: OtherReadings;
  /** Which parts some unit has: where nobody has one, there is nothing to look for. */
  readonly plays: PartsPlayed;
  /** The board with another unit as the defender, by its index: conditions on whom the unit attacks come out otherwise. Empty when none do. */
  readonly against: ReadonlyMap<number, Board>;
}

/** The board as it is against the unit that is the defender now. */
export function boardAgainst(board: Board, defender: number): Board {
  return board.against.get(defender) ?? board;
}

const NONE: readonly Instance[] = [];

/** Instances of a unit whose keyword has a part. */
export function withPart(unit: BoardUnit | undefined, part: PartName): readonly Instance[] {
  return unit?.byPart.get(part) ?? NONE;
}

/** Instances by the names of the parts that their keywords have. */
export function byPart(instances: readonly Instance[]): ReadonlyMap<PartName, readonly Instance[]> {
  const found = new Map<PartName, Instance[]>();
  for (const instance of instances) {
    for (const part of partNames(instance.rules.parts)) {
      const before = found.get(part);
      if (before === undefined) found.set(part, [instance]);
      else before.push(instance);
    }
  }
  return found;
}

export function hasPart(unit: BoardUnit | undefined, part: PartName): boolean {
  return withPart(unit, part).length > 0;
}

/** Slugs of the keywords of instances, as `happens` lists them. */
export function slugsOf(instances: readonly Instance[]): readonly string[] {
  return instances.map(({ rules }) => rules.slug);
}

/** The instance that has an id; undefined when no unit has it. */
export function instanceWith(board: Board, id: number): Instance | undefined {
  return board.units.flatMap(({ instances }) => instances).find((instance) => instance.id === id);
}

/** The values of all instances with a part, added. */
export function totalOf(unit: BoardUnit | undefined, part: PartName): number {
  return withPart(unit, part).reduce((total, { value }) => total + value, 0);
}

export function unitAt(board: Board, index: number): BoardUnit {
  const unit = board.units[index];
  if (unit === undefined)
    throw new RangeError(`There is no unit ${index} on a board of ${board.units.length}.`);
  return unit;
}

export function opponentOf(side: AttackSide): AttackSide {
  return side === 'ATTACKER' ? 'DEFENDER' : 'ATTACKER';
}
