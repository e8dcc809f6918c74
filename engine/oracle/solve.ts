import type { AttackSide } from '../attack-input.js';
import { divide, ONE } from './exact.js';
import type { Node, State } from './state.js';

/** What a state is worth: times ONE, the score from the attacking side's view, more important first. */
export interface Worth {
  readonly score: readonly [bigint, bigint];
  /** Hits of the attack dice from here on; nobody plays for them. */
  readonly hits: bigint;
  /** Force left at the end. */
  readonly force: Readonly<Record<AttackSide, bigint>>;
}

export interface Rules {
  /** What happens next in a state. */
  play(state: State): Node;
  /** The score of an attack that is over. */
  score(state: State): readonly [number, number];
}

interface Solved {
  readonly worth: Worth;
  /** The last state, when the attack is over. */
  readonly end: State | null;
  readonly next: readonly { readonly ways: bigint; readonly state: State }[];
}

export interface Ends {
  /** The chance of each way the attack ends. */
  readonly chances: ReadonlyMap<State, bigint>;
  readonly expectedHits: bigint;
}

/** How the attack ends when both play their best, all times ONE; null when no line of play is open. */
export function solve(rules: Rules, start: State): Ends | null {
  const memory = new Map<string, Solved | null>();
  const look = (state: State): Solved | null => {
    const { stop, node } = followForced(rules, state);
    const key = JSON.stringify(stop);
    const known = memory.get(key);
    if (known !== undefined) return known;
    const found = solveNode(rules, stop, node, look);
    memory.set(key, found);
    return found;
  };
  const solved = look(start);
  return solved && { chances: spread(solved, look), expectedHits: solved.worth.hits };
}

/** On to the next state in which chance or a player decides anything. */
function followForced(rules: Rules, state: State): { readonly stop: State; readonly node: Node } {
  let stop = state;
  for (;;) {
    const node = rules.play(stop);
    const ways = node.kind === 'chance' ? node.branches.map((one) => one.state) : [];
    const [only, another] = node.kind === 'choice' ? node.groups.flat() : ways;
    if (!only || another) return { stop, node };
    stop = only;
  }
}

function solveNode(
  rules: Rules,
  state: State,
  node: Node,
  look: (state: State) => Solved | null,
): Solved | null {
  switch (node.kind) {
    case 'impossible':
      return null;
    case 'end':
      return { worth: worthAtEnd(rules, state), end: state, next: [] };
    case 'chance': {
      const worth = average(node.branches.map(({ ways, state }) => ({ ways, solved: look(state) })));
      return worth && { worth, end: null, next: node.branches };
    }
    case 'hits': {
      const after = look(node.state);
      return after && { ...after, worth: withHits(after.worth, node.hits) };
    }
    default: {
      const best = bestOption(node.side, node.groups, look);
      return best && { worth: best.worth, end: null, next: [{ ways: 1n, state: best.state }] };
    }
  }
}

function withHits(worth: Worth, hits: number): Worth {
  return { ...worth, hits: worth.hits + BigInt(hits) * ONE };
}

function worthAtEnd(rules: Rules, state: State): Worth {
  const [first, second] = rules.score(state);
  return {
    hits: 0n,
    score: [BigInt(first) * ONE, BigInt(second) * ONE],
    force: { ATTACKER: BigInt(state.force.ATTACKER) * ONE, DEFENDER: BigInt(state.force.DEFENDER) * ONE },
  };
}

function average(
  branches: readonly { readonly ways: bigint; readonly solved: Solved | null }[],
): Worth | null {
  let [all, hits, first, second, attacker, defender] = [0n, 0n, 0n, 0n, 0n, 0n];
  for (const { ways, solved } of branches) {
    if (!solved) return null;
    all += ways;
    hits += ways * solved.worth.hits;
    first += ways * solved.worth.score[0];
    second += ways * solved.worth.score[1];
    attacker += ways * solved.worth.force.ATTACKER;
    defender += ways * solved.worth.force.DEFENDER;
  }
  return {
    hits: divide(hits, all),
    score: [divide(first, all), divide(second, all)],
    force: { ATTACKER: divide(attacker, all), DEFENDER: divide(defender, all) },
  };
}

type Ranked = { readonly state: State; readonly worth: Worth };

/** The first group that has a possible option; in it the best, and of equals the first. */
function bestOption(
  side: AttackSide,
  groups: readonly (readonly State[])[],
  look: (state: State) => Solved | null,
): Ranked | null {
  for (const group of groups) {
    let best: Ranked | null = null;
    for (const state of group) {
      const solved = look(state);
      if (solved && (!best || isBetter(side, solved.worth, best.worth)))
        best = { state, worth: solved.worth };
    }
    if (best) return best;
  }
  return null;
}

/** Lexicographic: the objective's two parts, then one's own Force still left. */
function isBetter(side: AttackSide, one: Worth, other: Worth): boolean {
  const sign = side === 'ATTACKER' ? 1n : -1n;
  const gains = [
    sign * (one.score[0] - other.score[0]),
    sign * (one.score[1] - other.score[1]),
    one.force[side] - other.force[side],
  ];
  const deciding = gains.find((gain) => gain !== 0n);
  return deciding !== undefined && deciding > 0n;
}

/** Both players play as solved: how likely each end is. Equal states share one `Solved`. */
function spread(start: Solved, look: (state: State) => Solved | null): ReadonlyMap<State, bigint> {
  const known = new Map<Solved, ReadonlyMap<State, bigint>>();
  const endsOf = (solved: Solved): ReadonlyMap<State, bigint> => {
    const ends = known.get(solved) ?? endsAfter(solved);
    known.set(solved, ends);
    return ends;
  };
  const endsAfter = ({ end, next }: Solved): ReadonlyMap<State, bigint> => {
    if (end) return new Map([[end, ONE]]);
    const all = next.reduce((sum, { ways }) => sum + ways, 0n);
    const sums = new Map<State, bigint>();
    for (const branch of next) {
      const solved = look(branch.state);
      for (const [state, chance] of solved ? endsOf(solved) : []) {
        sums.set(state, (sums.get(state) ?? 0n) + branch.ways * chance);
      }
    }
    return new Map([...sums].map(([state, chance]) => [state, divide(chance, all)]));
  };
  return endsOf(start);
}
