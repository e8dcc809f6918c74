import type { AttackInput } from '../attack-input.js';
import type { Budget } from '../choice/budget.js';
import type { KeywordRules } from '../keyword.js';
import type { Refusal } from '../report.js';
import { effectOnAnotherAttack } from './another-attack.js';
import { backgroundOf } from './background.js';
import { canonicalBoard, ROLE_OF } from './canonical-board.js';
import type { Effect } from './effect.js';
import { effectOn, type Roles } from './effect-on.js';
import { canBeGoneBefore, goneBefore, withFrailAttacker } from './gone-before.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import { type Place, placesOf } from './places.js';
import { RELATIONS } from './relation.js';
import { rememberedRun } from './remembered-runs.js';
import type { Run, runAttack } from './run.js';
import { seemsToTouch, sharesDamage } from './sharing.js';
import { struckBy } from './struck-by.js';
import { type Traits, traitsOf } from './traits.js';

/** A keyword as it is asked about. */
export interface AskedKeyword {
  readonly rules: KeywordRules;
  readonly value: number | null;
  /** As printed; null: its name and value. */
  readonly line: string | null;
  /** Where it may stand, the usual place first; null: wherever it can play a part. */
  readonly places: readonly Place[] | null;
}

/** One board with two keywords, neither, either and both. */
export interface Experiment {
  /** The board with both. */
  readonly board: AttackInput;
  readonly placed: readonly [PlacedKeyword, PlacedKeyword];
  readonly none: Run;
  readonly first: Run;
  readonly second: Run;
  readonly both: Run;
}

export interface PairEffects {
  /** Strongest first; each relation from one to the other once. */
  readonly effects: readonly Effect[];
  /** On the board that shows the strongest effect; null when no board could be solved. */
  readonly experiment: Experiment | null;
  /** The board that shows an effect. */
  readonly shownOn: ReadonlyMap<Effect, Experiment>;
  /** Why no board could be solved. */
  readonly refusal: Refusal | null;
  /** What shows where another keyword is not there, and which one that is. */
  readonly switchedOff: readonly SwitchedOff[];
}

export interface SwitchedOff {
  readonly effect: Effect;
  readonly by: PlacedKeyword;
}

/** How the keywords of a check are put on a board, which of them are there in a run, and who is who. */
export interface Setting {
  readonly boardOf: (placed: readonly PlacedKeyword[], active: readonly PlacedKeyword[]) => AttackInput;
  readonly roles: Roles;
  /** May units be given further keywords that the two need to meet at all? */
  readonly background: boolean;
  /** How a board is solved; many pairs have the same boards where these are not given. */
  readonly run: typeof runAttack;
}

export const CANONICAL: Setting = {
  boardOf: canonicalBoard,
  roles: ROLE_OF,
  background: true,
  run: rememberedRun,
};

/** An effect, and the board that shows it. */
interface Shown {
  readonly effect: Effect;
  readonly experiment: Experiment;
}

/** Runs two keywords on every board on which both have a part to play, and says what the runs show. */
export function pairEffects(
  first: AskedKeyword,
  second: AskedKeyword,
  keywords: readonly KeywordRules[],
  budget: Budget,
  setting: Setting = CANONICAL,
): PairEffects {
  const found: Shown[] = [];
  let experiment: Experiment | null = null;
  let refusal: Refusal | null = null;
  const solve = solvedOnce((input) => setting.run(input, keywords, budget));
  for (const placed of placements(first, second)) {
    const tried = experimentOn(placed, keywords, solve, setting);
    if (!tried.ok) {
      refusal ??= tried;
      continue;
    }
    experiment ??= tried.experiment;
    const shown = [...effectsIn(tried.experiment, setting.roles), ...outOfReach(placed, solve, setting)];
    for (const effect of shown) found.push({ effect, experiment: tried.experiment });
    found.push(...forestalled(placed, keywords, solve, setting));
  }
  const strongest = found
    .toSorted((a, b) => strength(a.effect) - strength(b.effect))
    .filter(({ effect }, index, all) => all.findIndex((one) => isSame(one.effect, effect)) === index)
    .filter(({ effect }, _, all) => !all.some((other) => outweighs(other.effect, effect)));
  const effects = strongest.map(({ effect }) => effect);
  const meeting = effects.filter((effect) => !isForestalled(effect));
  return {
    effects: experiment === null ? effects : [...effects, ...untouched(experiment, setting, meeting)],
    experiment: strongest[0]?.experiment ?? experiment,
    shownOn: new Map(strongest.map((shown) => [shown.effect, shown.experiment])),
    refusal: experiment === null ? refusal : null,
    switchedOff: [],
  };
}

/**
 * What may not come to be at all is said after what it is like when it does, and of what sets how dice hit a unit first what it does where
 * that unit takes the dice.
 */
function strength(effect: Effect): number {
  const { from, to, relation } = effect;
  const takesDice = traitsOf(from.rules).setsHitNumber && traitsOf(to.rules).damage?.inDice === true;
  const isApart = takesDice && from.place !== struckBy(to.rules);
  return RELATIONS.indexOf(relation) + (isForestalled(effect) ? 0.5 : isApart ? 0.25 : 0);
}

function isSame(a: Effect, b: Effect): boolean {
  return a.relation === b.relation && a.from.rules === b.from.rules && isForestalled(a) === isForestalled(b);
}

/** That something does not come to be is another matter than how large it is. */
export function isForestalled({ change }: Effect): boolean {
  return change?.measure === 'FORESTALLED';
}

/** A change of size the one way is the other side of something stronger the other way: what Evade prevents is what it prevents more of. */
function outweighs(a: Effect, b: Effect): boolean {
  return b.relation === 'MODIFIES' && !isForestalled(b) && a.relation !== 'MODIFIES';
}

function placements(
  first: AskedKeyword,
  second: AskedKeyword,
): readonly (readonly [PlacedKeyword, PlacedKeyword])[] {
  return placed(first).flatMap((one) => placed(second).map((other) => [one, other] as const));
}

function placed({ rules, value, line, places }: AskedKeyword): readonly PlacedKeyword[] {
  const worth = value ?? standardValue(rules);
  return (places ?? placesOf(rules)).map((at) => ({
    rules,
    value: worth,
    line: line ?? printedLine(rules, worth),
    place: at,
  }));
}

type Solve = (input: AttackInput) => Run | Refusal;

/** Boards that differ only in where an absent keyword would stand are the same board. */
function solvedOnce(solve: Solve): Solve {
  const known = new Map<string, Run | Refusal>();
  return (input) => {
    const key = JSON.stringify(input);
    const run = known.get(key) ?? solve(input);
    known.set(key, run);
    return run;
  };
}

function experimentOn(
  placed: readonly [PlacedKeyword, PlacedKeyword],
  keywords: readonly KeywordRules[],
  solve: Solve,
  { boardOf, background: isFree }: Setting,
): { readonly ok: true; readonly experiment: Experiment } | Refusal {
  const [one, other] = placed;
  const runs: Run[] = [];
  const background = isFree ? backgroundOf(placed, keywords) : [];
  const all = [...placed, ...background];
  for (const active of [[], [one], [other], [one, other]]) {
    const run = solve(boardOf(all, [...active, ...background]));
    if (!run.ok) return run;
    runs.push(run);
  }
  const [none, first, second, both] = runs;
  if (none === undefined || first === undefined || second === undefined || both === undefined)
    throw new Error('A run is missing.');
  return { ok: true, experiment: { placed, board: boardOf(all, all), none, first, second, both } };
}

function effectsIn({ placed, none, first, second, both }: Experiment, roles: Roles): readonly Effect[] {
  const [one, other] = placed;
  return [
    effectOn(one, other, { none, from: first, to: second, both }, roles),
    effectOn(other, one, { none, from: second, to: first, both }, roles),
    effectOnAnotherAttack(one, other, { none, from: first }, roles),
    effectOnAnotherAttack(other, one, { none, from: second }, roles),
  ].filter((effect) => effect !== null);
}

/** The same once more with an attacker that falls at once, where the one can keep the other from happening by that. */
function forestalled(
  placed: readonly [PlacedKeyword, PlacedKeyword],
  keywords: readonly KeywordRules[],
  solve: Solve,
  setting: Setting,
): readonly Shown[] {
  const [one, other] = placed;
  if (!setting.background || !(canBeGoneBefore(one, other) || canBeGoneBefore(other, one))) return [];
  const boardOf: Setting['boardOf'] = (all, active) =>
    withFrailAttacker(setting.boardOf(all, active), all, keywords);
  const tried = experimentOn(placed, keywords, solve, { ...setting, boardOf });
  if (!tried.ok) return [];
  const { experiment } = tried;
  const { first, second, both } = experiment;
  return [goneBefore(one, other, { to: second, both }), goneBefore(other, one, { to: first, both })].flatMap(
    (effect) => (effect === null ? [] : [{ effect, experiment }]),
  );
}

/** An attack from another arena, or a further one, can't be made on a unit that hides: the board with both is then no legal attack. */
function outOfReach(
  [one, other]: readonly [PlacedKeyword, PlacedKeyword],
  solve: Solve,
  { boardOf, background: isFree }: Setting,
): readonly Effect[] {
  const [hiding, reaching] = traitsOf(one.rules).hides ? [one, other] : [other, one];
  if (!isFree || !traitsOf(hiding.rules).hides || !choosesAttack(reaching)) return [];
  if (reaching.place !== 'ATTACKER' || hiding.place === 'ATTACKER') return [];
  const target: PlacedKeyword = { ...hiding, place: 'DEFENDER' };
  const board = boardOf([target, reaching], [target, reaching]);
  const run = solve({ ...board, defender: { ...board.defender, tapped: false } });
  return !run.ok && run.code === 'ILLEGAL_ATTACK'
    ? [{ from: hiding, to: reaching, relation: 'BLOCKS', change: null }]
    : [];
}

/** Who has it may choose a unit to attack that it else could not. */
function choosesAttack({ rules }: PlacedKeyword): boolean {
  const { reachesOtherArena, attacksAgain } = traitsOf(rules);
  return reachesOtherArena || attacksAgain === 'ANY_UNIT';
}

/** What was to be expected and does not show on any board; where something else shows, only what is to be expected all the same. */
function untouched(
  { placed: [one, other], both }: Experiment,
  { background }: Setting,
  shown: readonly Effect[],
): readonly Effect[] {
  const touches: (a: Traits, b: Traits) => boolean = shown.length === 0 ? seemsToTouch : sharesDamage;
  // Where a keyword has nothing to do at all, nothing follows from that for others.
  const acts = ({ rules, place }: PlacedKeyword): boolean =>
    background ? placesOf(rules).includes(place) : both.chanceOf(rules.slug).numerator > 0n;
  return [[one, other] as const, [other, one] as const]
    .filter(([from, to]) => acts(from) && acts(to) && touches(traitsOf(from.rules), traitsOf(to.rules)))
    .filter(([from]) => !shown.some((effect) => effect.from.rules === from.rules))
    .map(([from, to]) => ({ from, to, relation: 'NO_EFFECT', change: null }));
}
