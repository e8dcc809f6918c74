import { describe, expect, test } from 'vitest';
import { budgetOf } from './choice/budget.js';
import type { Reached } from './choice/distribution.js';
import { KEYWORDS } from './keyword-list.js';
import { nextOf } from './next.js';
import type { Edge, Node } from './node.js';
import { parseAttackLine } from './notation/attack-line.js';
import { outcomesOf } from './outcomes.js';
import { toNumber } from './rational.js';
import { AS_READ } from './readings.js';
import { type SolvedAttack, solveAttack } from './solve-attack.js';
import { initialState, type State, stateKeys } from './state.js';

/** Plays of each attack: enough that a wrong chance of one percent is seen. */
const PLAYS = 20_000;

const stateKey = stateKeys();

/** A small generator with a seed (mulberry32): the test gives the same plays on any machine. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function solved(line: string): SolvedAttack {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  const found = solveAttack(read.input, KEYWORDS, AS_READ, budgetOf());
  if (!found.ok) throw new Error(found.message);
  return found;
}

/** What the players were found to do, by state. */
function choicesOf(reached: Reached): ReadonlyMap<string, string> {
  return new Map(
    reached.states.flatMap(({ solved: { state, chosen } }) =>
      chosen === null ? [] : [[stateKey(state), chosen.does] as const],
    ),
  );
}

function followed(
  node: Node,
  state: State,
  choices: ReadonlyMap<string, string>,
  random: () => number,
): Edge | null {
  switch (node.kind) {
    case 'STEP':
      return node.edge;
    case 'CHOICE': {
      const does = choices.get(stateKey(state));
      return node.options.find((option) => option.does === does)?.edge ?? null;
    }
    case 'CHANCE': {
      let left = random() * node.branches.reduce((total, { weight }) => total + Number(weight), 0);
      const branch = node.branches.find(({ weight }) => {
        left -= Number(weight);
        return left < 0;
      });
      return branch?.edge ?? null;
    }
    default:
      return null;
  }
}

/** One attack played through its windows, the dice thrown for real. */
function play(
  { built: { board } }: SolvedAttack,
  choices: ReadonlyMap<string, string>,
  random: () => number,
): State {
  let state = initialState(board);
  while (state.stage.at !== 'end') {
    const edge = followed(nextOf(board, state), state, choices, random);
    if (edge === null) throw new Error(`Nothing follows ${stateKey(state)}.`);
    state = edge.state;
  }
  return state;
}

/** Chi-squared of the counters on one unit against their exact chances, and its degrees of freedom; rare counts are put together. */
function chiSquared(
  seen: ReadonlyMap<number, number>,
  points: readonly { readonly value: number; readonly chance: number }[],
) {
  const cells = points.map(({ value, chance }) => ({
    expected: chance * PLAYS,
    found: seen.get(value) ?? 0,
  }));
  const common = cells.filter(({ expected }) => expected >= 5);
  const rare = cells.filter(({ expected }) => expected < 5);
  const rest = {
    expected: rare.reduce((sum, one) => sum + one.expected, 0),
    found: rare.reduce((sum, one) => sum + one.found, 0),
  };
  const all = rest.expected > 0 ? [...common, rest] : common;
  return {
    value: all.reduce((sum, { expected, found }) => sum + (found - expected) ** 2 / expected, 0),
    freedom: all.length - 1,
  };
}

/** Above this, chance alone is to blame once in ten thousand times (Wilson and Hilferty). */
function limitFor(freedom: number): number {
  const part = 2 / (9 * freedom);
  return freedom * (1 - part + 3.72 * Math.sqrt(part)) ** 3;
}

describe('attacks played with real dice end as often as their exact chances say', () => {
  test.each([
    '5 power vs 4 health',
    '5 power, Critical Hit 2, Accuracy 1, 5 health vs 6 health, Armor, Parry 2, Riposte 2',
    '4 power, Fury 2, Backfire 2, 5 health vs 5 health, Retaliate 3',
    '4 power, Lucky 2, Critical Hit 2 vs 4 health, Lucky 1, Parry 1',
    '6 power, Overkill, Area Damage 2, 5 health vs 2 health, Evade 1 (1 Force) + "guard" 3 health, Avenge 2, Deflect 1 (1 Force)',
    '4 power, Cunning, Lucky 1 vs 4 health, Evade 2 (1 Force), Lucky 1',
  ])('%s', (line) => {
    const attack = solved(line);
    const choices = choicesOf(attack.reached);
    const random = dice(20_261_130);
    const seen = attack.built.board.units.map(() => new Map<number, number>());
    for (let count = 0; count < PLAYS; count += 1) {
      const end = play(attack, choices, random);
      attack.built.board.units.forEach(({ index, input }) => {
        const placed = (end.counters[index] ?? 0) - input.counters;
        seen[index]?.set(placed, (seen[index]?.get(placed) ?? 0) + 1);
      });
    }
    outcomesOf(attack.built.board, attack.reached).forEach(({ role, counters }, index) => {
      const points = counters.map(({ value, probability }) => ({ value, chance: toNumber(probability) }));
      for (const value of seen[index]?.keys() ?? [])
        expect(
          points.map((point) => point.value),
          role,
        ).toContain(value);
      const { value, freedom } = chiSquared(seen[index] ?? new Map(), points);
      if (freedom > 0) expect(value, role).toBeLessThan(limitFor(freedom));
    });
  });
});
