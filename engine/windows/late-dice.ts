import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { diceClasses, finalRoll, withoutNatural } from '../dice/dice-classes.js';
import { countingTally, countsOf } from '../dice/dice-code.js';
import { naturalFor } from '../dice/looked-for.js';
import { rollDice } from '../dice/roll.js';
import { edge, type Node } from '../node.js';
import type { StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { timesSeen } from './seen-naturals.js';

/** Attack dice that a natural of the final roll adds: they join the roll as they fall. Null when there are none. */
export function lateDice(board: Board, state: State, stage: StageAt<'pending-damage'>): Node | null {
  if (!board.plays['onFinalNatural ATTACK_DICE']) return null;
  const adding = withPart(unitAt(board, board.attacker), 'onFinalNatural ATTACK_DICE');
  const dice = adding.reduce((total, instance) => total + moreDice(board, state, instance, stage), 0);
  if (dice === 0) return null;
  const classes = diceClasses(board, state);
  const seen = adding.map((instance) => naturalFor(board, state.defender, instance));
  const spent = (naturals: number): number => seen.reduce(withoutNatural, naturals);
  const branches = [...rollDice(dice, new Map([[0, 1]]), countingTally(classes, []))].map(
    ([code, weight]) => {
      const more = finalRoll(classes, countsOf(code, classes), null);
      const hits = stage.hits + more.hits;
      const naturals = spent(stage.naturals) | spent(more.naturals);
      const slugs = adding.map(({ rules }) => rules.slug);
      return { weight, edge: edge(withChanges(state, { stage: { ...stage, hits, naturals } }), slugs) };
    },
  );
  return { kind: 'CHANCE', exponent: dice, branches };
}

function moreDice(
  board: Board,
  state: State,
  instance: Instance,
  { naturals }: StageAt<'pending-damage'>,
): number {
  return timesSeen(board, state, instance, naturals) * Math.max(0, instance.value);
}
