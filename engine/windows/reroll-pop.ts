import type { AttackSide } from '../attack-input.js';
import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { type Play, played, popTurn } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { type DiceClass, diceClasses, finalRoll } from '../dice/dice-classes.js';
import { countingTally, countsOf } from '../dice/dice-code.js';
import { rollDice } from '../dice/roll.js';
import { edge, type Node } from '../node.js';
import type { DiceCounts, StageAt } from '../stage.js';
import { markUsed, type State } from '../state.js';

/** Players may have attack dice re-rolled, each Lucky once. */
export function rerollPop(board: Board, state: State, stage: StageAt<'reroll-pop'>): Node {
  const classes = diceClasses(board, state);
  return popTurn({
    window: 'reroll-pop',
    pop: stage.pop,
    turnTo: (pop) => ({ ...state, stage: { ...stage, pop } }),
    closed: () => ({
      ...state,
      stage: { at: 'pending-damage', ...finalRoll(classes, stage.dice), committed: stage.committed },
    }),
    playsOf: (side) => playsOf(board, state, stage, classes, side),
    always: board.input.policy.lucky === 'ALWAYS',
  });
}

/** The dice that stay are kept, the others are thrown together, each keeping its new face. */
export function rerolling(board: Board, state: State, stage: StageAt<'rerolling'>): Node {
  const classes = diceClasses(board, state);
  const { rolling, at: _at, ...rest } = stage;
  const ways = rollDice(rolling, new Map([[0, 1]]), countingTally(classes, []));
  return {
    kind: 'CHANCE',
    exponent: rolling,
    branches: [...ways].map(([code, count]) => {
      const thrown = countsOf(code, classes);
      const dice = stage.dice.map((kept, index) => kept + (thrown[index] ?? 0));
      return { weight: BigInt(count), edge: edge({ ...state, stage: { ...rest, at: 'reroll-pop', dice } }) };
    }),
  };
}

function playsOf(
  board: Board,
  state: State,
  stage: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
  side: AttackSide,
): readonly Play[] {
  const index = side === 'ATTACKER' ? board.attacker : state.defender;
  return withPart(unitAt(board, index), 'rerolls')
    .filter((instance) => !state.used.includes(instance.id) && canPay(board, state, instance))
    .flatMap((instance) => {
      const most =
        side === 'DEFENDER' && stage.committed !== null ? (stage.committed.dice ?? 0) : instance.value;
      return picksFor(board, stage, classes, side, most).map((pick) =>
        playWith(board, state, stage, classes, instance, pick),
      );
    });
}

/** Which dice may be picked, in the order in which ties are broken: fewer first, then the lowest (the attacker) or highest naturals. */
function picksFor(
  board: Board,
  stage: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
  side: AttackSide,
  most: number,
): readonly DiceCounts[] {
  const order = classes.map((_, index) => index);
  if (side === 'DEFENDER') order.reverse();
  if (board.input.policy.lucky === 'ALWAYS') {
    const wanted = order.filter((index) => classes[index]?.hit === (side === 'DEFENDER'));
    const pick = worstFirst(stage.dice, wanted, most);
    return pick.some((count) => count > 0) ? [pick] : [];
  }
  const exact = side === 'DEFENDER' && stage.committed !== null;
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

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function playWith(
  board: Board,
  state: State,
  stage: StageAt<'reroll-pop'>,
  classes: readonly DiceClass[],
  instance: Instance,
  pick: DiceCounts,
): Play {
  const rolling = pick.reduce((sum, count) => sum + count, 0);
  const dice = stage.dice.map((count, index) => count - (pick[index] ?? 0));
  const after = markUsed(payFor(board, state, instance), instance.id);
  const next: State = {
    ...after,
    stage: { at: 'rerolling', pop: played(stage.pop), dice, rolling, committed: stage.committed },
  };
  const { slug } = instance.rules;
  return {
    edge: edge(next, [slug]),
    keyword: slug,
    does: `re-roll ${describePick(classes, pick)}`,
    group: instance.id,
  };
}

/** `2 misses and a natural 6`. */
export function describePick(classes: readonly DiceClass[], pick: DiceCounts): string {
  const parts = classes.flatMap(({ hit, looked }, index) => {
    const count = pick[index] ?? 0;
    if (count === 0) return [];
    const plain = hit ? ['hit', 'hits'] : ['miss', 'misses'];
    const name = looked === null ? plain[count === 1 ? 0 : 1] : `natural ${looked}${count === 1 ? '' : 's'}`;
    return [`${count} ${name}`];
  });
  return parts.join(' and ');
}
