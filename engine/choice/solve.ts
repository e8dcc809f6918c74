import type { AttackSide } from '../attack-input.js';
import type { Board } from '../board.js';
import { nextOf } from '../next.js';
import type { Edge, Node, Option } from '../node.js';
import { type State, stateKey } from '../state.js';
import { type RerollTable, rerollTable } from './solve-rerolls.js';
import type { Chosen, Course, Move, Solved } from './solved.js';
import { isBetter, meanValue, outcomeValue, type Value, type Worth, worthTo } from './value.js';

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
  const tables = new Map<string, RerollTable | null>();
  let ids = 0;
  const solveState = (state: State): Solved | null => {
    const key = stateKey(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    const solved = solveRerolls(state) ?? solveNode(state, nextOf(board, state));
    known.set(key, solved);
    return solved;
  };
  /** All spreads of as many dice share one table: its key is that of the state with the dice in one class. */
  const solveRerolls = (state: State): Solved | null => {
    const { stage } = state;
    if (stage.at !== 'reroll-pop') return null;
    const dice = [stage.dice.reduce((sum, count) => sum + count, 0)];
    const key = stateKey({ ...state, stage: { ...stage, dice } });
    const before = tables.get(key);
    const table =
      before === undefined ? rerollTable({ board, made, solve: solveState }, state, stage) : before;
    tables.set(key, table);
    return table?.nodeFor(stage.dice) ?? null;
  };
  const follow = ({ state, happens }: Edge): Course | null => {
    const to = solveState(state);
    return to === null ? null : { happens, to };
  };
  const made = (state: State, value: Value, move: Move): Solved => {
    ids += 1;
    if (ids > MOST_STATES) throw Object.assign(new Error('too many states'), { name: 'TooManyStates' });
    return { id: ids, state, value, move };
  };

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
  const open = options.flatMap((option) => {
    const course = follow(option.edge);
    return course === null ? [] : [{ option, course }];
  });
  const exponent = Math.max(0, ...open.map(({ course }) => course.to.value.exponent));
  let best: (Best & { readonly worth: Worth }) | null = null;
  for (const { option, course } of open) {
    const worth = worthTo(player, course.to.value, exponent);
    if (best === null || isBetter(worth, best.worth)) best = { option, course, worth };
  }
  return best;
}
