import type { Arena, AttackInput, AttackSide, UnitInput } from '../attack-input.js';
import type { KeywordParts } from '../keyword.js';
import type { PlacedKeyword } from './placed-keyword.js';
import type { Place } from './places.js';

/** A further unit of the defender's side. */
export const THIRD = 'third unit';
/** One that stays in the attacker's own arena. */
const BEHIND = 'unit behind';

/** The name of the unit in each place. */
export const ROLE_OF: Readonly<Record<Place, string>> = {
  ATTACKER: 'attacker',
  DEFENDER: 'defender',
  SECOND: 'second unit',
  FELLOW: "attacker's fellow",
};

const POWER = 4;
const DEFENDING_POWER = 2;
/** More than any attack of the check does: nobody is discarded. */
const ENDURING = 40;
/** Mostly reached by an attack with the power above: hits are left over, and the unit is discarded. */
const FRAIL = 2;
/** Seldom reached by an attack with the power above: more power is worth a price. */
const STURDY = 4;
const FORCE = 99;
/** Every ability is used when it can be: what one keyword changes in another is then not hidden by a choice. */
const POLICY = {
  lucky: 'ALWAYS',
  prevention: 'ALWAYS',
  overkill: 'SECOND_UNIT',
  attackPop: 'ALWAYS',
} as const;

/**
 * The plainest attack in which the keywords can do what they do: a second unit where one is needed, units that fall where a discard or
 * excess hits are, counters where these count, another arena for an attack that reaches there. `active` are those that the units have
 * in this run; the board is that of all `placed`.
 */
export function canonicalBoard(
  placed: readonly PlacedKeyword[],
  active: readonly PlacedKeyword[],
): AttackInput {
  const board = boardFor(placed, active);
  const counters = countersOn(placed, 'ATTACKER');
  const taken = countersOn(placed, 'DEFENDER');
  const falls = placed.some(needsDiscardOfAttacker);
  return {
    attacker: unitOf(board, 'ATTACKER', {
      power: board.reaching?.value ?? POWER,
      counters,
      health: falls ? counters + FRAIL : ENDURING,
      tapped: true,
    }),
    defender: unitOf(board, 'DEFENDER', {
      counters: taken,
      health: taken + Math.min(board.struck, mostLeft(placed)),
      // A unit with Stealth has to be tapped to be attacked at all.
      tapped: placed.some(({ place, rules }) => place === 'DEFENDER' && rules.parts.hidesUntappedUnit)
        ? true
        : null,
    }),
    others: othersOf(board),
    force: { ATTACKER: FORCE, DEFENDER: FORCE },
    darkSide: 'ATTACKER',
    objective: 'DISCARD',
    // Whoever promises a number of dice blind is to promise as many as are best.
    policy: has(placed, 'hidesDice') ? { ...POLICY, lucky: 'OPTIMAL' } : POLICY,
    roll: null,
    selfAttack: false,
  };
}

/** What the units of a board have in common. */
interface CommonFacts {
  readonly placed: readonly PlacedKeyword[];
  readonly active: readonly PlacedKeyword[];
  /** The keyword with which the attack reaches another arena. */
  readonly reaching: PlacedKeyword | undefined;
  readonly arenas: Readonly<Record<AttackSide, Arena>>;
  /** Health of the units that are struck. */
  readonly struck: number;
}

function boardFor(placed: readonly PlacedKeyword[], active: readonly PlacedKeyword[]): CommonFacts {
  const reaching = placed.find(
    ({ place, rules }) => place === 'ATTACKER' && rules.parts.reaches !== undefined,
  );
  const target = reaching?.rules.parts.reaches ?? 'CHARACTER';
  const away = reaching !== undefined && active.includes(reaching) ? otherThan(target) : target;
  const frail = has(placed, 'powerForDamage') && placed.some(isSetOffByFallOfAttacker) ? STURDY : FRAIL;
  const struck = placed.some(needsDiscard) ? frail : ENDURING;
  return { placed, active, reaching, arenas: { ATTACKER: away, DEFENDER: target }, struck };
}

function unitOf({ active, arenas }: CommonFacts, place: Place, facts: Partial<UnitInput>): UnitInput {
  const side = place === 'ATTACKER' || place === 'FELLOW' ? 'ATTACKER' : 'DEFENDER';
  return {
    role: ROLE_OF[place],
    side,
    power: DEFENDING_POWER,
    health: ENDURING,
    counters: 0,
    speed: null,
    arena: arenas[side],
    arenas: null,
    tapped: null,
    inBuildZone: false,
    subtypes: null,
    abilities: active
      .filter((one) => one.place === place)
      .toSorted(byMoment)
      .map(({ line }) => line),
    ...facts,
  };
}

/** A unit that avenges, or that takes over from another, stands behind one that is struck. */
function othersOf(board: CommonFacts): readonly UnitInput[] {
  const { placed, struck } = board;
  const avenges = has(placed, 'avenges');
  const thirdFirst = avenges || placed.filter(({ rules }) => rules.parts.changesDefender).length > 1;
  // Enemies in its own arena are what the attacker has its power from when it reaches another one.
  const behind = unitOf(board, 'SECOND', { role: BEHIND, arena: board.arenas.ATTACKER, abilities: [] });
  const countsEnemies = placed.some(
    ({ place, rules }) => place === 'ATTACKER' && rules.parts.strengthens === 'ITSELF_FOR_EACH_ENEMY',
  );
  const third = unitOf(board, 'SECOND', { role: THIRD, health: struck, abilities: [] });
  const endures = avenges || placed.some(protectsFromAside);
  const second = unitOf(board, 'SECOND', { health: endures ? ENDURING : struck });
  return [
    ...(thirdFirst ? [third] : []),
    ...(avenges || needsSecondUnit(placed) ? [second] : []),
    ...(has(placed, 'damageAfterDiscard') && !thirdFirst && !isStruckAside(placed) ? [third] : []),
    ...(board.reaching !== undefined && countsEnemies ? [behind] : []),
    ...(placed.some(({ place }) => place === 'FELLOW') ? [unitOf(board, 'FELLOW', {})] : []),
  ];
}

/**
 * Of a defender with no more health than can be prevented, all that is left of an attack is prevented, whether or not hits beyond its health are moved
 * away: with less, it shows that there is less to prevent.
 */
function mostLeft(placed: readonly PlacedKeyword[]): number {
  const values = has(placed, 'dividesExcess')
    ? placed.filter(protectsDefender).map(({ value }) => Math.max(1, (value ?? 0) - 1))
    : [];
  return Math.min(ENDURING, ...values);
}

function protectsDefender({ place, rules }: PlacedKeyword): boolean {
  const of = rules.parts.prevents?.of;
  return place === (of === 'FELLOW_UNIT' ? 'SECOND' : 'DEFENDER') && of !== undefined;
}

/** Dice of damage are to strike the very unit that has something about them, and no other falls before. */
function isStruckAside(placed: readonly PlacedKeyword[]): boolean {
  const isAside = placed.some(
    ({ place, rules: { parts } }) =>
      place === 'SECOND' && (parts.hitOn !== undefined || parts.prevents?.of === 'ITSELF'),
  );
  return isAside && !has(placed, 'dividesExcess') && !placed.some(protectsFromAside);
}

/** What a unit protects from dice of damage is another one, which is then the better target. */
function protectsFromAside(
  { place, rules }: PlacedKeyword,
  _: number,
  all: readonly PlacedKeyword[],
): boolean {
  return place === 'SECOND' && rules.parts.prevents?.of === 'FELLOW_UNIT' && has(all, 'damageAfterDiscard');
}

function isSetOffByFallOfAttacker({ place, rules }: PlacedKeyword): boolean {
  return place === 'ATTACKER' && rules.parts.reward === 'WHEN_IT_IS_DISCARDED';
}

function has(placed: readonly PlacedKeyword[], part: keyof KeywordParts): boolean {
  return placed.some(({ rules }) => rules.parts[part] !== undefined);
}

/** A player who does several things in one POP changes the defender last: before, the unit can do its own part. */
function byMoment(a: PlacedKeyword, b: PlacedKeyword): number {
  const changes = ({ rules }: PlacedKeyword): number => (rules.parts.changesDefender === undefined ? 0 : 1);
  return changes(a) - changes(b);
}

function otherThan(arena: Arena): Arena {
  return arena === 'SPACE' ? 'GROUND' : 'SPACE';
}

function needsSecondUnit(placed: readonly PlacedKeyword[]): boolean {
  return placed.some(
    ({ place, rules: { parts } }) =>
      place === 'SECOND' ||
      parts.dividesExcess === true ||
      parts.damageAfterDiscard === true ||
      parts.changesDefender !== undefined,
  );
}

function needsDiscard({ rules: { parts } }: PlacedKeyword): boolean {
  return (
    parts.dividesExcess === true ||
    parts.damageAfterDiscard === true ||
    parts.avenges === true ||
    // The bonus is taken where it makes a discard likelier, not for counters alone.
    parts.powerForDamage === true ||
    parts.reward === 'WHEN_IT_DISCARDS' ||
    parts.reward === 'WHEN_IT_IS_DISCARDED'
  );
}

function needsDiscardOfAttacker(one: PlacedKeyword): boolean {
  return one.place === 'ATTACKER'
    ? isSetOffByFallOfAttacker(one)
    : one.rules.parts.reward === 'WHEN_IT_DISCARDS';
}

function countersOn(placed: readonly PlacedKeyword[], place: Place): number {
  return Math.max(
    0,
    ...placed
      .filter((one) => one.place === place && one.rules.parts.powerWhileDamaged === true)
      .map(({ value }) => Math.abs(value ?? 0)),
  );
}
