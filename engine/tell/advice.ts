import { type Board, boardAgainst, unitAt } from '../board.js';
import type { Reached } from '../choice/distribution.js';
import type { Chosen, Solved } from '../choice/solved.js';
import { remainingHealth } from '../derived.js';
import { diceClasses } from '../dice/dice-classes.js';
import { add, compareRationals, type Rational, ZERO } from '../rational.js';
import type { ChoiceAdvice } from '../report.js';
import type { State } from '../state.js';
import { describePick } from '../windows/reroll-pop.js';

/** More lines on one kind of choice are no advice any more. */
const MOST_LINES = 6;

interface Decision {
  readonly chosen: Chosen;
  readonly situation: string;
  readonly chance: Rational;
}

/** What each player should do: for each window and player one line where it is always the same, else the likeliest situations, those that call for the same put together. */
export function adviceOf(board: Board, reached: Reached): readonly ChoiceAdvice[] {
  const decisions = reached.flatMap(({ solved, chance }) => decisionOf(board, solved, chance));
  const groups = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const key = `${decision.chosen.window} ${decision.chosen.player}`;
    groups.set(key, [...(groups.get(key) ?? []), decision]);
  }
  return [...groups.values()].flatMap(linesOf);
}

function decisionOf(board: Board, { move, state }: Solved, chance: Rational): readonly Decision[] {
  if (move.kind !== 'ONE' || move.chosen === null || chance.numerator === 0n) return [];
  return [{ chosen: move.chosen, situation: situationOf(board, state), chance }];
}

function linesOf(decisions: readonly Decision[]): readonly ChoiceAdvice[] {
  const byChoice = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const { does } = decision.chosen;
    byChoice.set(does, [...(byChoice.get(does) ?? []), decision]);
  }
  const lines = [...byChoice.values()].map((same) => {
    const chance = same.reduce((total, one) => add(total, one.chance), ZERO);
    return { chance, advice: lineOf(same, byChoice.size === 1) };
  });
  return lines
    .sort((a, b) => compareRationals(b.chance, a.chance))
    .slice(0, MOST_LINES)
    .map(({ advice }) => advice);
}

function lineOf(same: readonly Decision[], always: boolean): ChoiceAdvice {
  const likeliest = [...same].sort((a, b) => compareRationals(b.chance, a.chance));
  const [first] = likeliest;
  const situations = [...new Set(likeliest.map(({ situation }) => situation))];
  const shown = situations.slice(0, 3).join('; or ');
  const more = situations.length > 3 ? `; and in ${situations.length - 3} rarer situations` : '';
  const chosen = first?.chosen;
  return {
    window: chosen?.window ?? 'other',
    player: chosen?.player ?? 'ATTACKER',
    situation: always ? 'always' : `with ${shown}${more}`,
    choice: chosen?.does ?? 'pass',
    keyword: chosen?.keyword ?? null,
  };
}

/** What the player who chooses looks at. */
function situationOf(board: Board, state: State): string {
  const { stage } = state;
  switch (stage.at) {
    case 'reroll-pop': {
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
