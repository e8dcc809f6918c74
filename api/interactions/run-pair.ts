import type { Budget } from '../../engine/choice/budget.js';
import { CANONICAL, type PairEffects, pairEffects } from '../../engine/interaction/pair-effects.js';
import { placesOf } from '../../engine/interaction/places.js';
import type { KeywordRules } from '../../engine/keyword.js';
import type { AskedUse, PairQuestion } from './pair-question.js';
import type { GivenBoard } from './scenario-setting.js';

const NOTHING: PairEffects = { effects: [], experiment: null, refusal: null };

/** Runs two keywords in the engine; nothing comes of those that play no part in an attack. */
export function runPair(
  { one, other }: PairQuestion,
  keywords: readonly KeywordRules[],
  board: GivenBoard | null,
  budget: Budget,
): PairEffects {
  const [a, b] = [one, other].map((use) => asked(use, board));
  if (a === undefined || b === undefined || a === null || b === null) return NOTHING;
  return pairEffects(a, b, keywords, budget, board?.setting ?? CANONICAL);
}

function asked(use: AskedUse, board: GivenBoard | null) {
  const { rules, traits } = use.facts;
  if (rules === null || traits === null) return null;
  const place = board?.placeOf(use) ?? use.place;
  const places =
    place !== null ? [place] : board === null ? null : placesOf(rules).filter((one) => board.has(one));
  return { rules, value: use.value, line: board?.lineOf(use) ?? use.line, places };
}
