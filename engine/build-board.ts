import type { AttackInput, UnitInput } from './attack-input.js';
import { type Board, type BoardUnit, byPart, type Instance, type UnitAbility, withPart } from './board.js';
import type { KeywordRules } from './keyword.js';
import { LIMITS } from './limits.js';
import { partsPlayed } from './parts-played.js';
import { type Draft, type Idle, type Reading, readLine } from './read-abilities.js';
import type { OtherReadings } from './readings.js';
import { isRefusal, refusal } from './refusal.js';
import type { Refusal, Warning } from './report.js';
import { stack } from './stacking.js';
import { inWay } from './way.js';

export interface BoardBuilt {
  readonly ok: true;
  readonly board: Board;
  readonly warnings: readonly Warning[];
  readonly idle: readonly Idle[];
  /** Abilities as printed, before stacking; by unit. */
  readonly printed: readonly (readonly UnitAbility[])[];
}

/**
 * Ability lines are read, switched to the arena, judged by their conditions, handed to the units they are given to, and stacked. Conditions on
 * whom the unit attacks are judged again for each unit that may become the defender.
 */
export function buildBoard(
  input: AttackInput,
  keywords: readonly KeywordRules[],
  readings: OtherReadings,
): BoardBuilt | Refusal {
  const built = buildAgainst(input, keywords, readings, input.defender);
  if (isRefusal(built) || !built.hasConditions) return built;
  const against = new Map<number, Board>();
  const warnings = [...built.warnings];
  for (const unit of built.board.units) {
    if (unit.side !== 'DEFENDER' || unit.index === built.board.defender) continue;
    if (withPart(unit, 'changesDefender').some((instance) => inWay(instance, 'CONDITIONS_KEPT'))) continue;
    const other = buildAgainst(input, keywords, readings, unit.input);
    if (isRefusal(other)) return other;
    against.set(unit.index, other.board);
    const known = new Set(built.warnings.map(({ message }) => message));
    const further = other.warnings.filter(({ message }) => !known.has(message));
    warnings.push(
      ...further.map((warning) => ({
        ...warning,
        message: `Against ${unit.input.role}: ${warning.message}`,
      })),
    );
  }
  return { ...built, warnings, board: { ...built.board, against } };
}

/** `hasConditions`: some ability of the attacker has a condition. */
function buildAgainst(
  input: AttackInput,
  keywords: readonly KeywordRules[],
  readings: OtherReadings,
  target: UnitInput,
): (BoardBuilt & { readonly hasConditions: boolean }) | Refusal {
  const units = input.selfAttack
    ? [input.attacker, ...input.others]
    : [input.attacker, input.defender, ...input.others];
  const drafts = units.map(
    (unit): Draft => ({ input: unit, side: unit.side, abilities: [], bonus: { power: 0, health: 0 } }),
  );
  const reading: Reading = {
    input,
    keywords,
    drafts,
    target,
    warnings: [],
    idle: [],
    places: 0,
    hasConditions: false,
  };
  for (const draft of drafts) {
    for (const line of draft.input.abilities) {
      const fault = readLine(reading, draft, line) ?? tooManyAbilities(drafts);
      if (fault !== null) return fault;
    }
  }
  const fault = largeValue(drafts);
  if (fault !== null) return fault;
  const { warnings, idle, hasConditions } = reading;
  return {
    ok: true,
    board: boardOf(input, readings, drafts),
    warnings,
    idle,
    printed: drafts.map(({ abilities }) => abilities),
    hasConditions,
  };
}

function boardOf(input: AttackInput, readings: OtherReadings, drafts: readonly Draft[]): Board {
  const units = drafts.map(({ input: unit, side, abilities, bonus }, index): BoardUnit => {
    const instances = stack(abilities, readings).map(
      ({ rules, value, byPower, force, hasCost, place }): Instance => ({
        id: index * PLACES + place,
        unit: index,
        rules,
        value: value ?? 0,
        byPower,
        force,
        hasCost,
      }),
    );
    return { index, input: unit, side, bonus, instances, byPart: byPart(instances) };
  });
  return {
    input,
    readings,
    attacker: 0,
    defender: input.selfAttack ? 0 : 1,
    against: new Map(),
    units,
    plays: partsPlayed(units.flatMap((unit) => [...unit.byPart.keys()])),
  };
}

/** More than there can be abilities in an input: an instance has the same id against every defender. */
const PLACES = 1_000_000;

function tooManyAbilities(drafts: readonly Draft[]): Refusal | null {
  const full = drafts.find(({ abilities }) => abilities.length > LIMITS.abilities);
  if (full === undefined) return null;
  const limit = `${LIMITS.abilities} abilities a unit`;
  const { role } = full.input;
  return refusal('TOO_COMPLEX', `${role} has too many abilities; leave out those that don't matter.`, {
    limit,
  });
}

function largeValue(drafts: readonly Draft[]): Refusal | null {
  let tooLarge: UnitAbility | undefined;
  for (const { abilities } of drafts)
    tooLarge ??= abilities.find(({ value }) => Math.abs(value ?? 0) > LIMITS.value);
  if (tooLarge === undefined) return null;
  const limit = `values up to ${LIMITS.value}`;
  return refusal('TOO_COMPLEX', `${tooLarge.rules.name} ${tooLarge.value} is above what is solved.`, {
    limit,
  });
}
