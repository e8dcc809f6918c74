import type { AttackSide } from '../attack-input.js';
import { type Board, hasPart, type Instance, unitAt, withPart } from '../board.js';
import { openPop } from '../choice/pop.js';
import { canPay } from '../cost.js';
import { attackDice, reachOf } from '../derived.js';
import { type DiceClass, diceClasses, finalRoll } from '../dice/dice-classes.js';
import { countingTally, countsOf, hasFlag, withoutFlags } from '../dice/dice-code.js';
import { powerOfSix } from '../dice/power-of-six.js';
import { MOST_DICE, rollDice, type Tally, type Ways } from '../dice/roll.js';
import type { Natural } from '../keyword.js';
import { edge, type Node, step } from '../node.js';
import type { Commitment, DiceCounts, Stage, StageAt } from '../stage.js';
import type { State } from '../state.js';

/** More dice than the engine counts exactly; `attack.ts` turns it into a refusal. */
export interface TooManyDice extends Error {
  readonly dice: number;
}

export function isTooManyDice(error: unknown): error is TooManyDice {
  return error instanceof Error && error.name === 'TooManyDice';
}

/** The attack dice are rolled and looked at for the first time: Fury, Backfire, Focus. */
export function initialRoll(board: Board, state: State, stage: StageAt<'initial-roll'>): Node {
  const { dice } = attackDice(board, state);
  const { roll } = board.input;
  if (roll !== null && roll.length !== dice) return { kind: 'CLOSED' };
  const looking = lookingOf(board, state);
  const more = looking.instances.reduce((total, instance) => total + diceFrom(instance), 0);
  if (dice + more > MOST_DICE)
    throw Object.assign(new Error('too many dice'), { name: 'TooManyDice', dice: dice + more });
  const first =
    roll === null ? rollDice(dice, new Map([[0, 1]]), looking.tally) : knownRoll(roll, looking.tally);
  const always = alwaysAtTheRoll(board, state, dice);
  const branches = new Map<string, { weight: bigint; next: State; happens: readonly string[] }>();
  for (const [code, ways] of first) {
    for (const looked of withMoreDice(board, looking, code)) {
      const weight = BigInt(ways) * looked.ways * powerOfSix(more - looked.extra);
      const happens = [...always, ...looked.seen.map(({ rules }) => rules.slug)];
      addBranch(branches, weight, afterRoll(board, state, stage, looked), happens);
    }
  }
  const exponent = (roll === null ? dice : 0) + more;
  const [only] = branches.values();
  if (only !== undefined && branches.size === 1) return step(only.next, only.happens);
  return {
    kind: 'CHANCE',
    exponent,
    branches: [...branches.values()].map(({ weight, next, happens }) => ({
      weight,
      edge: edge(next, happens),
    })),
  };
}

/** Instances that look for a natural in the initial roll, and how the books are kept for them. */
interface Looking {
  readonly instances: readonly Instance[];
  readonly faces: readonly Natural[];
  readonly classes: readonly DiceClass[];
  readonly tally: Tally;
  /** For dice that are not looked at. */
  readonly plain: Tally;
}

function lookingOf(board: Board, state: State): Looking {
  const instances = withPart(unitAt(board, board.attacker), 'onInitialNatural');
  const faces = instances.map(({ rules }) => rules.parts.onInitialNatural?.face ?? 1);
  const classes = diceClasses(board, state);
  const most = 1 + rerollable(board, state);
  return {
    instances,
    faces,
    classes,
    tally: countingTally(classes, faces, most),
    plain: countingTally(classes, [], most),
  };
}

/** The most dice that both players together can have re-rolled. */
function rerollable(board: Board, state: State): number {
  return [board.attacker, state.defender]
    .flatMap((index) => withPart(unitAt(board, index), 'rerolls'))
    .reduce((total, { value }) => total + Math.max(0, value), 0);
}

/** The dice after Fury's have joined them, in how many ways, and who has seen his natural. */
interface LookedAt {
  readonly dice: DiceCounts;
  readonly fixed: DiceCounts | null;
  readonly ways: bigint;
  readonly extra: number;
  readonly seen: readonly Instance[];
}

function withMoreDice(board: Board, looking: Looking, code: number): readonly LookedAt[] {
  const { instances, faces, classes } = looking;
  const shows = (codes: number, index: number): boolean => hasFlag(codes, faces.indexOf(faces[index] ?? 1));
  const seen = instances.filter((_, index) => shows(code, index));
  const extra = seen.reduce((total, instance) => total + diceFrom(instance), 0);
  const apart = extra > 0 && board.readings.has('fury-before-reroll');
  const late = board.readings.has('initial-roll-only');
  const start = withoutFlags(code);
  const rolled = rollDice(extra, new Map([[apart ? 0 : start, 1]]), late ? looking.tally : looking.plain);
  return [...rolled].map(([end, ways]) => {
    const dice = countsOf(withoutFlags(end), classes);
    return {
      dice: apart ? countsOf(start, classes) : dice,
      fixed: apart ? dice : null,
      ways: BigInt(ways),
      extra,
      seen: instances.filter(
        (instance, index) => seen.includes(instance) || (!addsDice(instance.rules) && shows(end, index)),
      ),
    };
  });
}

/** Dice that Fury adds. */
function diceFrom({ rules, value }: Instance): number {
  return addsDice(rules) ? Math.max(0, value) : 0;
}

function addsDice(rules: Instance['rules']): boolean {
  return rules.parts.onInitialNatural?.effect === 'ATTACK_DICE';
}

function knownRoll(roll: readonly number[], tally: Tally): Ways {
  return new Map([[roll.reduce((code, face) => tally(code, face as Natural), 0), 1]]);
}

function addBranch(
  branches: Map<string, { weight: bigint; next: State; happens: readonly string[] }>,
  weight: bigint,
  next: State,
  happens: readonly string[],
): void {
  const key = JSON.stringify([next.stage, next.owed, happens]);
  const known = branches.get(key);
  if (known === undefined) branches.set(key, { weight, next, happens });
  else known.weight += weight;
}

function afterRoll(
  board: Board,
  state: State,
  { committed }: StageAt<'initial-roll'>,
  { dice, fixed, seen }: LookedAt,
): State {
  const owed = seen
    .filter(({ rules }) => rules.parts.onInitialNatural?.effect === 'DICE_OF_DAMAGE_TO_ITSELF')
    .map(({ id }) => id);
  const next: Stage = canReroll(board, state, committed)
    ? { at: 'reroll-pop', pop: openPop(board, true), dice, fixed, committed }
    : { at: 'pending-damage', ...finalRoll(diceClasses(board, state), dice, fixed), committed };
  return { ...state, owed: owed.length === 0 ? state.owed : [...state.owed, ...owed], stage: next };
}

function canReroll(board: Board, state: State, committed: Commitment | null): boolean {
  if (board.input.policy.lucky === 'NEVER') return false;
  if (committed !== null && (committed.dice ?? 0) > 0) return true;
  const can = (side: AttackSide, index: number): boolean =>
    withPart(unitAt(board, index), 'rerolls').some(
      (instance) => canPay(board, state, instance, side) && instance.value > 0,
    );
  return can('ATTACKER', board.attacker) || can('DEFENDER', state.defender);
}

/** What plays its part in the roll itself, whatever the dice show. */
function alwaysAtTheRoll(board: Board, state: State, dice: number): readonly string[] {
  const attacker = unitAt(board, board.attacker);
  const defender = unitAt(board, state.defender);
  const slugsOf = (instances: readonly Instance[]): readonly string[] =>
    instances.map(({ rules }) => rules.slug);
  const damaged = withPart(attacker, 'powerWhileDamaged').filter(
    ({ value }) => (state.counters[board.attacker] ?? 0) >= Math.abs(value),
  );
  return [
    ...(dice > 0 ? slugsOf(withPart(attacker, 'addsToAttackDice')) : []),
    ...(dice > 0 ? slugsOf(withPart(defender, 'hitOn')) : []),
    ...slugsOf(withPart(defender, 'weakensAttackers')),
    ...slugsOf(damaged),
    ...(reachOf(board, state.defender).kind === 'WITH' ? slugsOf(withPart(attacker, 'reaches')) : []),
    ...(hasPart(attacker, 'hidesDice') ? slugsOf(withPart(attacker, 'hidesDice')) : []),
  ];
}
