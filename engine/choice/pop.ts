import type { AttackSide } from '../attack-input.js';
import { type Board, opponentOf } from '../board.js';
import type { Node, Option } from '../node.js';
import { choice, edge } from '../node.js';
import type { Pop } from '../stage.js';
import type { State } from '../state.js';

/** The Dark Side acts first: by a ruling in the re-roll POP, as read in the others. */
export function openPop(board: Board, isReroll = false): Pop {
  const { darkSide } = board.input;
  const lightFirst = !isReroll && board.readings.has('pop-dark-first');
  return { turn: lightFirst ? opponentOf(darkSide) : darkSide, passes: 0 };
}

/** A play: players alternate, and a pass of the other before it counts no more. */
export function played({ turn }: Pop): Pop {
  return { turn: opponentOf(turn), passes: 0 };
}

/** What one player may play. */
export interface Play extends Option {
  /** Id of the instance that is used: plays of one are ways to use it. */
  readonly instance: number;
  /** What decides between plays that are worth the same: compared number by number, the lowest first. */
  readonly order: readonly number[];
}

export interface PopTurn {
  readonly window: string;
  readonly pop: Pop;
  /** The state with another turn. */
  readonly turnTo: (pop: Pop) => State;
  /** The state behind the POP. */
  readonly closed: () => State;
  /** In the order in which a fixed policy uses them, for the player whose turn it is. */
  readonly playsOf: (side: AttackSide) => readonly Play[];
  /** Whatever can be played is, at the first chance, in the way the objective decides. */
  readonly always: boolean;
}

/**
 * One turn of a play-or-pass opportunity: play one thing or pass; two passes in a row end it. A side without anything to play passes. Ties: a
 * pass first, then the plays in their order.
 */
export function popTurn(turn: PopTurn): Node {
  const { pop } = turn;
  const plays = turn.playsOf(pop.turn);
  const passing = pop.passes === 1 ? turn.closed() : turn.turnTo({ turn: opponentOf(pop.turn), passes: 1 });
  const pass: Option = { edge: edge(passing), keyword: null, does: 'pass' };
  const [first] = plays;
  if (turn.always && first !== undefined) {
    return choice(
      pop.turn,
      turn.window,
      inOrder(plays.filter(({ instance }) => instance === first.instance)),
    );
  }
  return choice(pop.turn, turn.window, [pass, ...inOrder(plays)]);
}

/** The order in which ties are broken. */
function inOrder(plays: readonly Play[]): readonly Play[] {
  return [...plays].sort((a, b) => {
    const at = a.order.findIndex((number, index) => number !== b.order[index]);
    return at === -1 ? 0 : (a.order[at] ?? 0) - (b.order[at] ?? 0);
  });
}
