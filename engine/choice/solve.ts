import { type Board, boardAgainst } from '../board.js';
import { nextOf } from '../next.js';
import type { Edge, Node, Option } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import { differInStageOnly, type State, stateKeys, withChanges } from '../state.js';
import type { Whole } from '../whole.js';
import { type Budget, spend, spendAll } from './budget.js';
import { placedAlike } from './placed-alike.js';
import { type RerollTable, rerollTable } from './solve-rerolls.js';
import type { Chosen, Course, Solved, Way } from './solved.js';
import { isWorthMore, meanValue, outcomeValues, type Value } from './value.js';

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
  const stateKey = stateKeys();
  const kept = keptOn(board);
  const endValue = outcomeValues(board, start);
  const known = new Map<string, Solved | null>();
  const tables = new Map<string, RerollTable | null>();
  const placed = placedAlike();
  const manyForOneAmount = kept === MEETING_BY_HITS && board.plays['natural DAMAGE'];
  let ids = 0;
  let depth = 0;

  function made(state: State, ways: readonly Way[], exponent: number, chosen: Chosen | null): Course {
    ids += 1;
    return { id: ids, state, ways, exponent, chosen };
  }

  function worth(
    value: Value,
    state: State,
    ways: readonly Way[],
    exponent = 0,
    chosen: Chosen | null = null,
  ): Solved {
    ids += 1;
    return { id: ids, state, ways, exponent, chosen, value };
  }

  /** `node`: what follows, where that is known already. */
  function solveState(state: State, node?: Node): Solved | null {
    if (node?.kind === 'END') return solveNode(state, node);
    const table = state.stage.at === 'reroll-pop' ? tableFor(state, state.stage) : null;
    if (table !== null && state.stage.at === 'reroll-pop') return table.solved(state.stage.dice);
    const key = stateKey(state);
    const before = known.get(key);
    if (before !== undefined) return before;
    depth += 1;
    if (depth > DEEPEST) spendAll(budget);
    const solved = solveNode(state, node ?? lookAt(board, state, budget));
    depth -= 1;
    known.set(key, solved);
    return solved;
  }

  let lastTable: { readonly state: State; readonly table: RerollTable | null } | null = null;

  /** All spreads of one roll stand one after the other. */
  function tableFor(state: State, stage: StageAt<'reroll-pop'>): RerollTable | null {
    if (rerolls === 'TURN_BY_TURN') return null;
    if (lastTable === null || !shareTable(lastTable.state, state))
      lastTable = { state, table: tableByKey(state, stage) };
    return lastTable.table;
  }

  /** All spreads of as many dice share one table: its key is that of the state with the dice in one class. */
  function tableByKey(state: State, stage: StageAt<'reroll-pop'>): RerollTable | null {
    const dice = [diceIn(stage)];
    const key = stateKey(withChanges(state, { stage: { ...stage, dice } }));
    const before = tables.get(key);
    if (before !== undefined) return before;
    const surrounding = { board: boardAgainst(board, state.defender), made, budget, solve: solveState };
    const table = rerollTable(surrounding, state, stage);
    tables.set(key, table);
    return table;
  }

  function followPlaced({ state, happens }: Edge): Way<Solved> | null {
    let way = placed.before(state);
    if (way === undefined) {
      way = follow({ state, happens: [] });
      placed.keep(state, way);
    }
    return way === null ? null : { weight: 1, happens: afterOneAnother(happens, way.happens), to: way.to };
  }

  function follow(edge: Edge, weight: Whole = 1, apart = false): Way<Solved> | null {
    const { state, happens, node } = settled(board, kept, edge, budget);
    const to = apart ? solveNode(state, node ?? lookAt(board, state, budget)) : solveState(state, node);
    return to === null ? null : { weight, happens, to };
  }

  /** `apart`: no other course comes to what a step leads to. */
  function solveNode(state: State, node: Node, apart = false): Solved | null {
    switch (node.kind) {
      case 'CLOSED':
        return null;
      case 'END':
        return worth(endValue(state), state, []);
      case 'STEP': {
        const way =
          manyForOneAmount && isPlacing(node.edge) ? followPlaced(node.edge) : follow(node.edge, 1, apart);
        return way === null ? null : worth(way.to.value, state, [way]);
      }
      case 'CHANCE': {
        const { exponent } = node;
        const ways: Way<Solved>[] = [];
        for (const { weight, edge } of node.branches) {
          const way = follow(edge, weight, node.apart);
          if (way === null) return null;
          ways.push(way);
        }
        return worth(meanValue(ways, exponent), state, ways, exponent);
      }
      case 'CHOICE': {
        const best = bestOption(node, follow);
        if (best === null) return null;
        const { way, option } = best;
        const { player, window } = node;
        const chosen: Chosen = { player, window, keyword: option.keyword, does: option.does };
        return worth(way.to.value, state, [way], 0, chosen);
      }
    }
  }

  return solveNode(start, lookAt(board, start, budget), true);
}

function diceIn({ dice }: StageAt<'reroll-pop'>): number {
  return dice.reduce((sum, count) => sum + count, 0);
}

/** Do two states differ in the spread of their dice alone? False also where that would take long to tell. */
function shareTable(a: State, b: State): boolean {
  const [one, other] = [a.stage, b.stage];
  return (
    one.at === 'reroll-pop' &&
    other.at === 'reroll-pop' &&
    differInStageOnly(a, b) &&
    one.pop.turn === other.pop.turn &&
    one.pop.passes === other.pop.passes &&
    one.fixed === null &&
    other.fixed === null &&
    one.committed === other.committed &&
    diceIn(one) === diceIn(other)
  );
}

/** What may follow a state. It is paid for when it is made, whether it is known already or not: that is where the time goes. */
function lookAt(board: Board, state: State, budget: Budget): Node {
  const node = nextOf(board, state);
  if (node.kind === 'CHANCE') spend(budget, node.branches.length);
  else if (node.kind === 'CHOICE') spend(budget, node.options.length * effort(state));
  else spend(budget, 1);
  return node;
}

/** Of a course: more where much is pending or waits for the end, all of it is looked at and copied. */
function effort({ stage, reflected, retaliations }: State): number {
  const pending = stage.at === 'damage-prevention' ? stage.pending.length + reflected.length : 0;
  return 1 + Math.floor((pending + retaliations.length) / 4);
}

interface Settled extends Edge {
  /** What follows, where that is known already. */
  readonly node?: Node;
}

/**
 * Goes on as long as nothing is chosen and nothing rolled: states in between are not kept. Only those are where many courses meet: with the
 * dice to re-roll, with the hits counted, with damage about to be prevented by a natural or to be placed.
 */
function settled(board: Board, kept: ReadonlySet<Stage['at']>, edge: Edge, budget: Budget): Settled {
  let { state, happens } = edge;
  while (!kept.has(state.stage.at)) {
    const node = lookAt(board, state, budget);
    if (node.kind !== 'STEP') return { state, happens, node };
    state = node.edge.state;
    happens = afterOneAnother(happens, node.edge.happens);
  }
  return { state, happens };
}

function isPlacing({ state }: Edge): boolean {
  return state.stage.at === 'damage-placement';
}

function afterOneAnother(first: readonly string[], then: readonly string[]): readonly string[] {
  if (then.length === 0) return first;
  return first.length === 0 ? then : [...first, ...then];
}

/** Where many courses meet. Behind the hits they do only where damage may be divided or prevented. */
function keptOn(board: Board): ReadonlySet<Stage['at']> {
  return board.plays.dividesExcess || board.plays.prevents || board.plays['natural PREVENTION']
    ? MEETING
    : MEETING_BY_HITS;
}

const MEETING_BY_HITS: ReadonlySet<Stage['at']> = new Set(['reroll-pop', 'pending-damage']);
const MEETING: ReadonlySet<Stage['at']> = new Set([
  ...MEETING_BY_HITS,
  'triggered-prevention',
  'damage-placement',
]);

interface Best {
  readonly option: Option;
  readonly way: Way<Solved>;
}

function bestOption(
  { player, options }: Node & { readonly kind: 'CHOICE' },
  follow: (edge: Edge) => Way<Solved> | null,
): Best | null {
  let best: Best | null = null;
  for (const option of options) {
    const way = follow(option.edge);
    if (way !== null && (best === null || isWorthMore(player, way.to.value, best.way.to.value)))
      best = { option, way };
  }
  return best;
}
