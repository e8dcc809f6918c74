import type { AttackSide } from '../attack-input.js';
import { type Board, type Instance, opponentOf, unitAt, withPart } from '../board.js';
import { type Play, played, popTurn } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { type DiceClass, diceClasses, finalRoll } from '../dice/dice-classes.js';
import { countingTally, countsOf } from '../dice/dice-code.js';
import { rollDice } from '../dice/roll.js';
import { choice, edge, type Node, type Option, step } from '../node.js';
import type { Commitment, DiceCounts, Singly, Stage, StageAt } from '../stage.js';
import { type State, withChanges, withUse } from '../state.js';
import { inWay } from '../way.js';
import { range } from '../whole.js';
import { isSpent } from './is-spent.js';

/** Players may have attack dice re-rolled, each Lucky once. */
export function rerollPop(board: Board, state: State, stage: StageAt<'reroll-pop'>): Node {
  const classes = diceClasses(board, state);
  return popTurn({
    window: 'reroll-pop',
    pop: stage.pop,
    turnTo: (pop) => withChanges(state, { stage: { ...stage, pop } }),
    closed: () => withChanges(withoutRerolls(board, state), { stage: afterPop(board, stage, classes) }),
    playsOf: (side) => playsOf(board, state, stage, classes, side),
    always: board.input.policy.lucky === 'ALWAYS',
  });
}

/** Behind the POP nothing can be re-rolled any more: who has done it makes no difference. */
export function withoutRerolls(board: Board, state: State): State {
  if (state.used.length === 0) return state;
  const rerolling = new Set(board.units.flatMap((unit) => withPart(unit, 'rerolls')).map(({ id }) => id));
  return withChanges(state, { used: state.used.filter((id) => !rerolling.has(id)) });
}

function afterPop(
  board: Board,
  { dice, fixed, committed }: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
): Stage {
  return committed !== null && promisedNext(board, committed) !== null
    ? { at: 'committed-reroll', dice, fixed, committed }
    : { at: 'pending-damage', ...finalRoll(classes, dice, fixed), committed };
}

/** Whose promised dice are picked next: the Dark Side's first. */
function promisedNext(board: Board, { dice, ownDice }: Commitment): AttackSide | null {
  const promised = { ATTACKER: ownDice ?? 0, DEFENDER: dice ?? 0 };
  const { darkSide } = board.input;
  return [darkSide, opponentOf(darkSide)].find((side) => promised[side] > 0) ?? null;
}

/** Under Cunning a number of dice was promised blind; once they are seen the player picks which. */
export function committedReroll(board: Board, state: State, stage: StageAt<'committed-reroll'>): Node {
  const classes = diceClasses(board, state);
  const { dice, fixed, committed } = stage;
  const side = promisedNext(board, committed) ?? 'DEFENDER';
  const most = (side === 'ATTACKER' ? committed.ownDice : committed.dice) ?? 0;
  const done: Commitment = { ...committed, ...(side === 'ATTACKER' ? { ownDice: 0 } : { dice: 0 }) };
  const last: StageAt<'reroll-pop'> = {
    at: 'reroll-pop',
    pop: { turn: side, passes: 1 },
    dice,
    fixed,
    committed: done,
  };
  const unit = side === 'ATTACKER' ? board.attacker : state.defender;
  const [instance] = withPart(unitAt(board, unit), 'rerolls');
  const picks = picksFor(board, last, classes, side, most, true);
  if (instance === undefined || picks.length === 0) return step(withChanges(state, { stage: last }));
  return choice(
    side,
    'reroll-pop',
    picks.map((pick) => playWith(state, last, classes, instance, pick, null)),
  );
}

/** The dice that stay are kept, the others are thrown together, each keeping its new face. */
export function rerolling(board: Board, state: State, stage: StageAt<'rerolling'>): Node {
  const classes = diceClasses(board, state);
  const { rolling, singly, at: _at, ...rest } = stage;
  const ways = rollDice(rolling, new Map([[0, 1]]), countingTally(classes, []));
  return {
    kind: 'CHANCE',
    exponent: rolling,
    branches: [...ways].map(([code, count]) => {
      const thrown = countsOf(code, classes);
      const next: Stage =
        singly === null
          ? { ...rest, at: 'reroll-pop', dice: joined(stage.dice, thrown) }
          : { ...rest, at: 'rerolling-singly', singly: { ...singly, rolled: joined(singly.rolled, thrown) } };
      return { weight: count, edge: edge(withChanges(state, { stage: next })) };
    }),
  };
}

/** As read the other way: another die is picked when the one before it lies there, or no more. */
export function rerollingSingly(board: Board, state: State, stage: StageAt<'rerolling-singly'>): Node {
  const classes = diceClasses(board, state);
  const { singly, at: _at, ...rest } = stage;
  const { side, left, rolled } = singly;
  const enough: State = withChanges(state, {
    stage: { ...rest, at: 'reroll-pop', dice: joined(stage.dice, rolled) },
  });
  const picks = left === 0 ? [] : picksFor(board, { ...rest, at: 'reroll-pop' }, classes, side, 1, true);
  const more = picks.map((pick): Option => {
    const next: Stage = {
      ...rest,
      at: 'rerolling',
      dice: without(stage.dice, pick),
      rolling: 1,
      singly: { ...singly, left: left - 1 },
    };
    return {
      edge: edge(withChanges(state, { stage: next }), [singly.slug]),
      keyword: singly.slug,
      does: `re-roll ${describePick(classes, pick)}`,
    };
  });
  const isBound = board.input.policy.lucky === 'ALWAYS' && more.length > 0;
  const stop: Option = { edge: edge(enough), keyword: null, does: 're-roll no more' };
  return choice(side, 'reroll-pop', isBound ? more : [stop, ...more]);
}

function joined(dice: DiceCounts, more: DiceCounts): DiceCounts {
  return dice.map((count, index) => count + (more[index] ?? 0));
}

function without(dice: DiceCounts, pick: DiceCounts): DiceCounts {
  return dice.map((count, index) => count - (pick[index] ?? 0));
}

function playsOf(
  board: Board,
  state: State,
  stage: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
  side: AttackSide,
): readonly Play[] {
  const isBlind =
    side === 'DEFENDER' ? stage.committed !== null : typeof stage.committed?.ownDice === 'number';
  if (isBlind) return [];
  const index = side === 'ATTACKER' ? board.attacker : state.defender;
  const one = board.readings.has('lucky-together');
  return withPart(unitAt(board, index), 'rerolls')
    .filter((instance) => mayReroll(board, state, instance, side) && canPay(board, state, instance, side))
    .flatMap((instance) => {
      const paid = withUse(payFor(state, instance, side), instance.id);
      const rolled = classes.map(() => 0);
      const { slug } = instance.rules;
      const singly: Singly | null = one ? { side, slug, left: instance.value - 1, rolled } : null;
      const next = { ...stage, pop: played(stage.pop) };
      return picksFor(
        board,
        stage,
        classes,
        side,
        one ? Math.min(1, instance.value) : instance.value,
        inWay(instance, 'ALL_OR_NOTHING'),
      ).map((pick) => playWith(paid, next, classes, instance, pick, singly));
    });
}

/** Once an attack, by either player; less or more often only in ways that the game does not have. */
function mayReroll(board: Board, state: State, instance: Instance, side: AttackSide): boolean {
  const isKeptOut = inWay(instance, side === 'ATTACKER' ? 'NOT_WHEN_ATTACKING' : 'NOT_WHEN_ATTACKED');
  const others = board.units.flatMap((unit) => withPart(unit, 'rerolls')).map(({ id }) => id);
  const isLate =
    inWay(instance, 'ONE_PLAYER') && others.some((id) => id !== instance.id && state.used.includes(id));
  return !isSpent(state, instance) && !isKeptOut && !isLate;
}

/** Which dice may be picked, in the order in which ties are broken: fewer first, then the lowest (the attacker) or highest naturals. */
function picksFor(
  board: Board,
  stage: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
  side: AttackSide,
  most: number,
  exact: boolean,
): readonly DiceCounts[] {
  const order = classes.map((_, index) => index);
  if (side === 'DEFENDER') order.reverse();
  if (board.input.policy.lucky === 'ALWAYS') {
    const wanted = order.filter((index) => classes[index]?.hit === (side === 'DEFENDER'));
    const pick = worstFirst(stage.dice, wanted, most);
    return pick.some((count) => count > 0) ? [pick] : [];
  }
  const total = stage.dice.reduce((sum, count) => sum + count, 0);
  const sizes = exact ? [Math.min(most, total)].filter((size) => size > 0) : range(1, Math.min(most, total));
  return sizes.flatMap((size) => picksOfSize(stage.dice, order, size));
}

function worstFirst(dice: DiceCounts, order: readonly number[], most: number): DiceCounts {
  const pick = dice.map(() => 0);
  let left = most;
  for (const index of order) {
    pick[index] = Math.min(left, dice[index] ?? 0);
    left -= pick[index] ?? 0;
  }
  return pick;
}

/** All picks of a number of dice, those with the most of the first class of `order` first. */
export function picksOfSize(dice: DiceCounts, order: readonly number[], size: number): readonly DiceCounts[] {
  const [index, ...others] = order;
  if (index === undefined) return size === 0 ? [dice.map(() => 0)] : [];
  const most = Math.min(size, dice[index] ?? 0);
  return range(0, most)
    .reverse()
    .flatMap((taken) =>
      picksOfSize(dice, others, size - taken).map((pick) =>
        pick.map((count, at) => (at === index ? taken : count)),
      ),
    );
}

/** `paid`: the state with the cost paid; `stage`: the POP behind it. */
function playWith(
  paid: State,
  stage: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
  instance: Instance,
  pick: DiceCounts,
  singly: Singly | null,
): Play {
  const rolling = pick.reduce((sum, count) => sum + count, 0);
  const dice = without(stage.dice, pick);
  const { slug } = instance.rules;
  return {
    edge: edge(withChanges(paid, { stage: { ...stage, at: 'rerolling', dice, rolling, singly } }), [slug]),
    keyword: slug,
    does: `re-roll ${describePick(classes, pick)}`,
    instance: instance.id,
    order: [],
  };
}

/** `2 misses and 1 natural 6`. */
export function describePick(classes: readonly DiceClass[], pick: DiceCounts): string {
  let words = '';
  classes.forEach((one, index) => {
    const count = pick[index] ?? 0;
    if (count > 0) words += `${words === '' ? '' : ' and '}${count} ${nameOf(one, count)}`;
  });
  return words;
}

function nameOf({ hit, looked }: DiceClass, count: number): string {
  if (looked !== null) return count === 1 ? `natural ${looked}` : `natural ${looked}s`;
  if (hit) return count === 1 ? 'hit' : 'hits';
  return count === 1 ? 'miss' : 'misses';
}
