import type { AttackSide } from '../attack-input.js';
import type { Board } from '../board.js';
import { nextOf } from '../next.js';
import type { Edge, Node, Option } from '../node.js';
import { type State, stateKey } from '../state.js';
import { meanValue, outcomeValue, preference, type Value } from './value.js';

/** A state from which the best play of both sides is known. Chosen courses only: what nobody does is gone. */
export interface Solved {
  readonly id: number;
  readonly state: State;
  readonly value: Value;
  readonly move: Move;
}

export type Move =
  | { readonly kind: 'END' }
  | { readonly kind: 'ONE'; readonly course: Course; readonly chosen: Chosen | null }
  | {
      readonly kind: 'CHANCE';
      readonly exponent: number;
      readonly branches: readonly { readonly weight: bigint; readonly course: Course }[];
    };

export interface Course {
  readonly happens: readonly string[];
  readonly to: Solved;
}

/** A real choice that was made here. */
export interface Chosen {
  readonly player: AttackSide;
  readonly window: string;
  readonly keyword: string | null;
  readonly does: string;
}

/** More states than are solved for one question. */
export const MOST_STATES = 60_000;

export function isTooManyStates(error: unknown): boolean {
  return error instanceof Error && error.name === 'TooManyStates';
}

/**
 * Solves an attack from its end backwards: the mean over chance, the best for whoever chooses, the first of equals. Equal states are solved
 * once. `null`: the known roll rules every course out. Throws TooManyStates above the cap.
 */
export function solve(board: Board, start: State): Solved | null {
  const known = new Map<string, Solved | null>();
  let count = 0;
  const solveState = (state: State): Solved | null => {
    const key = stateKey(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    count += 1;
    if (count > MOST_STATES) throw Object.assign(new Error('too many states'), { name: 'TooManyStates' });
    const solved = solveNode(state, nextOf(board, state));
    known.set(key, solved);
    return solved;
  };
  const follow = ({ state, happens }: Edge): Course | null => {
    const to = solveState(state);
    return to === null ? null : { happens, to };
  };
  const made = (state: State, value: Value, move: Move): Solved => ({ id: count++, state, value, move });

  const solveNode = (state: State, node: Node): Solved | null => {
    switch (node.kind) {
      case 'CLOSED':
        return null;
      case 'END':
        return made(state, outcomeValue(board, start, state), { kind: 'END' });
      case 'STEP': {
        const course = follow(node.edge);
        return course === null ? null : made(state, course.to.value, { kind: 'ONE', course, chosen: null });
      }
      case 'CHANCE': {
        const branches = node.branches.map(({ weight, edge }) => ({ weight, course: follow(edge) }));
        const open = branches.flatMap(({ weight, course }) => (course === null ? [] : [{ weight, course }]));
        if (open.length < branches.length) return null;
        const value = meanValue(
          open.map(({ weight, course }) => ({ weight, value: course.to.value })),
          node.exponent,
        );
        return made(state, value, { kind: 'CHANCE', exponent: node.exponent, branches: open });
      }
      case 'CHOICE': {
        const best = bestOption(node.player, node.options, follow);
        if (best === null) return null;
        const { player, window } = node;
        const chosen: Chosen = { player, window, keyword: best.option.keyword, does: best.option.does };
        return made(state, best.course.to.value, { kind: 'ONE', course: best.course, chosen });
      }
    }
  };
  return solveState(start);
}

interface Best {
  readonly option: Option;
  readonly course: Course;
}

function bestOption(
  player: AttackSide,
  options: readonly Option[],
  follow: (edge: Edge) => Course | null,
): Best | null {
  let best: Best | null = null;
  for (const option of options) {
    const course = follow(option.edge);
    if (course === null) continue;
    if (best === null || preference(player, course.to.value, best.course.to.value) > 0)
      best = { option, course };
  }
  return best;
}
