import type { AttackSide } from '../attack-input.js';
import { type Board, hasPart, type Instance, unitAt, withPart } from '../board.js';
import { openPop } from '../choice/pop.js';
import { canPay } from '../cost.js';
import { attackDice, reachOf } from '../derived.js';
import { diceClasses, finalRoll } from '../dice/dice-classes.js';
import { type CountedRoll, finalRolls } from '../dice/final-rolls.js';
import { powerOfSix } from '../dice/power-of-six.js';
import { MOST_DICE, rollDice, type Tally, type Ways } from '../dice/roll.js';
import { type Edge, edge, type Node, step } from '../node.js';
import type { Commitment, Stage, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { plus, times, type Whole } from '../whole.js';
import { addsDice, isLookedAt, type LookedAt, type Looking, lookAtDice, lookingOf } from './first-look.js';

/** More dice than the engine counts exactly; `solve-attack.ts` turns it into a refusal. */
export interface TooManyDice extends Error {
  readonly dice: number;
}

export function isTooManyDice(error: unknown): error is TooManyDice {
  return error instanceof Error && error.name === 'TooManyDice';
}

/** The attack dice are rolled and looked at for the first time: Fury, Backfire, Focus. */
export function initialRoll(board: Board, state: State, { committed }: StageAt<'initial-roll'>): Node {
  const { dice } = attackDice(board, state);
  const { roll } = board.input;
  if (roll !== null && roll.length !== dice) return { kind: 'CLOSED' };
  const isFinal = !canReroll(board, state, committed);
  const always = alwaysAtTheRoll(board, state, dice);
  if (roll === null && isFinal && !isLookedAt(board, state)) {
    if (dice > MOST_DICE) throw tooManyDice(dice);
    return finalNode(state, committed, always, dice, finalRolls(diceClasses(board, state), dice));
  }
  const looking = lookingOf(board, state, dice);
  const { more } = looking;
  if (dice + more > MOST_DICE) throw tooManyDice(dice + more);
  const first =
    roll === null ? rollDice(dice, NOTHING_ROLLED, looking.tally) : knownRoll(roll, looking.tally);
  const follows = isFinal ? final : openToRerolls;
  const branches = new Map<string, Branch>();
  for (const looked of lookAtDice(board, looking, first)) {
    const weight = times(looked.ways, powerOfSix(more - looked.extra));
    const { key, stage } = follows(board, looking, looked, committed);
    const seen = looked.seen.map(({ id }) => id).join();
    addBranch(branches, `${key} ${seen}`, weight, () => branchTo(state, stage, looked.seen, always));
  }
  const [only] = branches.values();
  if (only !== undefined && branches.size === 1) return step(only.edge.state, only.edge.happens);
  return {
    kind: 'CHANCE',
    exponent: (roll === null ? dice : 0) + more,
    branches: [...branches.values()],
  };
}

function tooManyDice(dice: number): TooManyDice {
  return Object.assign(new Error('too many dice'), { name: 'TooManyDice', dice });
}

/** Nobody looks, nobody re-rolls. */
function finalNode(
  state: State,
  committed: Commitment | null,
  always: readonly string[],
  dice: number,
  rolls: readonly CountedRoll[],
): Node {
  const branches = rolls.map(({ hits, naturals, ways }) => {
    const stage: Stage = { at: 'pending-damage', hits, naturals, committed };
    return { weight: ways, edge: edge(withChanges(state, { stage }), always) };
  });
  const [only] = branches;
  return only !== undefined && branches.length === 1
    ? { kind: 'STEP', edge: only.edge }
    : { kind: 'CHANCE', exponent: dice, branches, apart: true };
}

const NOTHING_ROLLED: Ways = new Map([[0, 1]]);

function knownRoll(roll: readonly number[], tally: Tally): Ways {
  const code = roll.reduce(
    (sum, shown) => tally.find(({ faces }) => faces.some((face) => face === shown))?.add(sum, 1) ?? sum,
    0,
  );
  return new Map([[code, 1]]);
}

interface Branch {
  weight: Whole;
  readonly edge: Edge;
}

function addBranch(branches: Map<string, Branch>, key: string, weight: Whole, edgeOf: () => Edge): void {
  const known = branches.get(key);
  if (known === undefined) branches.set(key, { weight, edge: edgeOf() });
  else known.weight = plus(known.weight, weight);
}

/** What follows some dice, and a key that tells it from what follows others. */
interface Follows {
  readonly key: string;
  readonly stage: Stage;
}

/** The dice may be re-rolled: every spread of them is another. */
function openToRerolls(
  board: Board,
  _looking: Looking,
  { dice, fixed }: LookedAt,
  committed: Commitment | null,
): Follows {
  const key = `${dice.join(' ')}+${fixed?.join(' ')}`;
  return { key, stage: { at: 'reroll-pop', pop: openPop(board, true), dice, fixed, committed } };
}

/** The dice are final: hits and naturals are all that counts. */
function final(
  _board: Board,
  { classes }: Looking,
  { dice, fixed }: LookedAt,
  committed: Commitment | null,
): Follows {
  const { hits, naturals } = finalRoll(classes, dice, fixed);
  return { key: `${hits} ${naturals}`, stage: { at: 'pending-damage', hits, naturals, committed } };
}

function branchTo(state: State, stage: Stage, seen: readonly Instance[], always: readonly string[]): Edge {
  if (seen.length === 0) return edge(withChanges(state, { stage }), always);
  const owed = seen
    .filter((instance) => !addsDice(instance) && instance.rules.parts.onInitialNatural?.effect !== 'REWARD')
    .map(({ id }) => id);
  const happens = [...always, ...seen.map(({ rules }) => rules.slug)];
  return edge(
    withChanges(state, { owed: owed.length === 0 ? state.owed : [...state.owed, ...owed], stage }),
    happens,
  );
}

function canReroll(board: Board, state: State, committed: Commitment | null): boolean {
  if (board.input.policy.lucky === 'NEVER') return false;
  if (committed !== null && (committed.dice ?? 0) + (committed.ownDice ?? 0) > 0) return true;
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
