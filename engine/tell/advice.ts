import { type Board, boardAgainst, unitAt } from '../board.js';
import type { Reached } from '../choice/distribution.js';
import type { Chosen } from '../choice/solved.js';
import { remainingHealth } from '../derived.js';
import { diceClasses } from '../dice/dice-classes.js';
import type { ChoiceAdvice } from '../report.js';
import type { State } from '../state.js';
import { compareWholes, plus, type Whole } from '../whole.js';
import { describePick } from '../windows/reroll-pop.js';

/** More lines on one kind of choice are no advice any more. */
const MOST_LINES = 6;

interface Decision {
  readonly chosen: Chosen;
  readonly state: State;
  /** How likely it comes to it, over a power of six that all share. */
  readonly weight: Whole;
}

/** What each player should do: for each window and player one line where it is always the same, else the likeliest situations, those that call for the same put together. */
export function adviceOf(board: Board, reached: Reached): readonly ChoiceAdvice[] {
  const groups = groupedBy(decisionsOf(reached), ({ window, player }) => `${window} ${player}`);
  return [...groups.values()].flatMap((decisions) => linesOf(board, decisions));
}

/** Many decisions share what was chosen: its key is made once. */
function groupedBy(
  decisions: readonly Decision[],
  keyOf: (chosen: Chosen) => string,
): ReadonlyMap<string, readonly Decision[]> {
  const groups = new Map<string, Decision[]>();
  const groupOf = new Map<Chosen, Decision[]>();
  for (const decision of decisions) {
    const { chosen } = decision;
    let group = groupOf.get(chosen);
    if (group === undefined) {
      const key = keyOf(chosen);
      group = groups.get(key) ?? [];
      groups.set(key, group);
      groupOf.set(chosen, group);
    }
    group.push(decision);
  }
  return groups;
}

function decisionsOf({ states }: Reached): readonly Decision[] {
  const decisions: Decision[] = [];
  for (const { solved, weight } of states) {
    const { chosen, state } = solved;
    if (chosen !== null && weight !== 0) decisions.push({ chosen, state, weight });
  }
  return decisions;
}

function linesOf(board: Board, decisions: readonly Decision[]): readonly ChoiceAdvice[] {
  const byChoice = groupedBy(decisions, ({ does }) => does);
  const lines = [...byChoice.values()].map((same) => ({
    weight: same.reduce((total: Whole, one) => plus(total, one.weight), 0),
    same,
  }));
  return lines
    .sort((a, b) => compareWholes(b.weight, a.weight))
    .slice(0, MOST_LINES)
    .map(({ same }) => lineOf(board, same, byChoice.size === 1));
}

function lineOf(board: Board, same: readonly Decision[], always: boolean): ChoiceAdvice {
  const chosen = same[0]?.chosen;
  return {
    window: chosen?.window ?? 'other',
    player: chosen?.player ?? 'ATTACKER',
    situation: always ? 'always' : `with ${likeliestOf(board, same)}`,
    choice: chosen?.does ?? 'pass',
    keyword: chosen?.keyword ?? null,
  };
}

const MOST_SITUATIONS = 3;

/** Told are the likeliest situations, and that there are rarer ones. */
function likeliestOf(board: Board, decisions: readonly Decision[]): string {
  const told = new Set<string>();
  for (const { state } of [...decisions].sort((a, b) => compareWholes(b.weight, a.weight))) {
    const situation = situationOf(board, state);
    if (told.size === MOST_SITUATIONS && !told.has(situation))
      return `${[...told].join('; or ')}; and in rarer situations`;
    told.add(situation);
  }
  return [...told].join('; or ');
}

/** What the player who chooses looks at. */
function situationOf(board: Board, state: State): string {
  const { stage } = state;
  switch (stage.at) {
    case 'reroll-pop':
    case 'committed-reroll':
    case 'rerolling-singly': {
      const dice = describePick(diceClasses(boardAgainst(board, state.defender), state), stage.dice);
      return dice === '' ? 'no dice' : dice;
    }
    case 'pending-damage':
      return `${stage.hits} hits against ${remainingHealth(board, state, state.defender)} remaining health`;
    case 'triggered-prevention':
    case 'damage-prevention': {
      const pending = stage.pending.filter(({ amount }) => amount > 0);
      const parts = pending.map(
        ({ amount, target }) => `${amount} damage pending on ${unitAt(board, target).input.role}`,
      );
      return parts.length === 0 ? 'no damage pending' : parts.join(' and ');
    }
    case 'unit-discard':
      return 'a unit discarded';
    default:
      return `${unitAt(board, state.defender).input.role} as the defender`;
  }
}
