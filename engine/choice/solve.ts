import type { AttackSide } from '../attack-input.js';
import { type Board, boardAgainst } from '../board.js';
import { nextOf } from '../next.js';
import type { Edge, Node, Option } from '../node.js';
import { type State, stateKey } from '../state.js';
import { type Budget, spend, spendAll } from './budget.js';
import { type RerollTable, rerollTable } from './solve-rerolls.js';
import type { Chosen, Course, Move, Solved } from './solved.js';
import { isBetter, meanValue, outcomeValue, type Value, type Worth, worthTo } from './value.js';

/** Decisions and rolls one after the other; more would need more stack than there is. */
const DEEPEST = 500;

/**
 * Solves an attack from its end backwards: the mean over chance, the best for whoever chooses, the first of equals. Equal states are solved
 * once. Re-rolls are solved by tables, where these can, or turn by turn, which gives the same. `null`: the known roll rules every course out. Throws BudgetSpent when there is more to look at than the budget allows.
 */
export function solve(
  board: Board,
  start: State,
  budget: Budget,
  rerolls: 'BY_TABLE' | 'TURN_BY_TURN' = 'BY_TABLE',
): Solved | null {
  const known = new Map<string, Solved | null>();
  const tables = new Map<string, RerollTable | null>();
  let ids = 0;
  let depth = 0;
  const solveState = (state: State, node?: Node): Solved | null => {
    const key = stateKey(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    depth += 1;
    if (depth > DEEPEST) spendAll(budget);
    const solved = solveRerolls(state) ?? solveNode(state, node ?? lookAt(board, state, budget));
    depth -= 1;
    known.set(key, solved);
    return solved;
  };
  /** All spreads of as many dice share one table: its key is that of the state with the dice in one class. */
  const solveRerolls = (state: State): Solved | null => {
    const { stage } = state;
    if (stage.at !== 'reroll-pop' || rerolls === 'TURN_BY_TURN') return null;
    const dice = [stage.dice.reduce((sum, count) => sum + count, 0)];
    const key = stateKey({ ...state, stage: { ...stage, dice } });
    const before = tables.get(key);
    const table =
      before === undefined
        ? rerollTable(
            { board: boardAgainst(board, state.defender), made, budget, solve: solveState },
            state,
            stage,
          )
        : before;
    tables.set(key, table);
    return table?.nodeFor(stage.dice) ?? null;
  };
  const follow = (edge: Edge): Course | null => {
    const { state, happens, node } = settled(board, edge, budget);
    const to = solveState(state, node);
    return to === null ? null : { happens, to };
  };
  const made = (state: State, value: Value, move: Move): Solved => {
    ids += 1;
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

/** What may follow a state. It is paid for when it is made, whether it is known already or not: that is where the time goes. */
function lookAt(board: Board, state: State, budget: Budget): Node {
  const node = nextOf(board, state);
  if (node.kind === 'CHANCE') spend(budget, node.branches.length);
  if (node.kind === 'CHOICE') spend(budget, node.options.length * effort(state));
  return node;
}

/** Of a course: more where much damage is pending, each of it is looked at and copied. */
function effort({ stage, reflected }: State): number {
  return stage.at === 'damage-prevention' ? 1 + Math.floor((stage.pending.length + reflected.length) / 4) : 1;
}

interface Settled extends Edge {
  /** What follows, where that is known already. */
  readonly node?: Node;
}

/**
 * Goes on as long as nothing is chosen and nothing rolled: states in between are not kept. Only those where the hits are counted are, for what
 * is told about them.
 */
function settled(board: Board, edge: Edge, budget: Budget): Settled {
  let { state, happens } = edge;
  while (state.stage.at !== 'pending-damage' && state.stage.at !== 'reroll-pop') {
    const node = lookAt(board, state, budget);
    if (node.kind !== 'STEP') return { state, happens, node };
    state = node.edge.state;
    if (node.edge.happens.length > 0) happens = [...happens, ...node.edge.happens];
  }
  return { state, happens };
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
