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
import type { Stage, StageAt } from '../stage.js';
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
  const classes = diceClasses(board, state);
  const looking = withPart(unitAt(board, board.attacker), 'onInitialNatural');
  const faces = looking.map(({ rules }) => rules.parts.onInitialNatural?.face ?? 1);
  const tally = countingTally(classes, faces);
  const more = looking.reduce((total, { rules, value }) => total + (addsDice(rules) ? value : 0), 0);
  if (dice + more > MOST_DICE)
    throw Object.assign(new Error('too many dice'), { name: 'TooManyDice', dice: dice + more });
  const first = roll === null ? rollDice(dice, new Map([[0, 1]]), tally) : knownRoll(roll, tally);
  const always = alwaysAtTheRoll(board, state, dice);
  const branches = new Map<string, { weight: bigint; next: State; happens: readonly string[] }>();
  for (const [code, ways] of first) {
    const seen = looking.filter((_, index) => hasFlag(code, index));
    const extra = seen.reduce((total, { rules, value }) => total + (addsDice(rules) ? value : 0), 0);
    const plain = countingTally(classes, []);
    const final: Ways = rollDice(extra, new Map([[withoutFlags(code), 1]]), plain);
    for (const [end, more2] of final) {
      const weight = BigInt(ways) * BigInt(more2) * powerOfSix(more - extra);
      addBranch(branches, weight, afterRoll(board, state, stage, classes, end, seen), [
        ...always,
        ...seen.map(({ rules }) => rules.slug),
      ]);
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
  classes: readonly DiceClass[],
  code: number,
  seen: readonly Instance[],
): State {
  const owed = seen
    .filter(({ rules }) => rules.parts.onInitialNatural?.effect === 'DICE_OF_DAMAGE_TO_ITSELF')
    .map(({ id }) => id);
  const dice = countsOf(code, classes);
  const next: Stage = canReroll(board, state)
    ? { at: 'reroll-pop', pop: openPop(board, true), dice, committed }
    : { at: 'pending-damage', ...finalRoll(classes, dice), committed };
  return { ...state, owed: owed.length === 0 ? state.owed : [...state.owed, ...owed], stage: next };
}

function canReroll(board: Board, state: State): boolean {
  if (board.input.policy.lucky === 'NEVER') return false;
  return [board.attacker, state.defender].some((index) =>
    withPart(unitAt(board, index), 'rerolls').some(
      (instance) => canPay(board, state, instance) && instance.value > 0,
    ),
  );
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
