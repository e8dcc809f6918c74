import type { Budget } from '../../engine/choice/budget.js';
import { effectsAmong } from '../../engine/interaction/among-others.js';
import { CANONICAL, type PairEffects } from '../../engine/interaction/pair-effects.js';
import type { PlacedKeyword } from '../../engine/interaction/placed-keyword.js';
import { type Place, placesOf } from '../../engine/interaction/places.js';
import type { KeywordRules } from '../../engine/keyword.js';
import type { AskedUse, PairQuestion } from './pair-question.js';
import type { GivenBoard } from './scenario-setting.js';

/** Keywords that are asked about together with the two. */
export interface Among {
  /** Where they stand. */
  readonly others: readonly PlacedKeyword[];
  /** Where one of the two stands beside them; null: where it usually does. */
  readonly placeOf: (use: AskedUse) => Place | null;
}

/** Two keywords by themselves. */
export const ALONE: Among = { others: [], placeOf: ({ place }) => place };

interface RunContext extends Among {
  readonly keywords: readonly KeywordRules[];
  readonly board: GivenBoard | null;
  readonly budget: Budget;
}

const NOTHING: PairEffects = {
  effects: [],
  experiment: null,
  shownOn: new Map(),
  refusal: null,
  switchedOff: [],
};

/** Runs two keywords in the engine; nothing comes of those that play no part in an attack. */
export function runPair({ one, other }: PairQuestion, context: RunContext): PairEffects {
  const [a, b] = [one, other].map((use) => asked(use, context.board));
  if (a === undefined || b === undefined || a === null || b === null) return NOTHING;
  const { others, keywords, budget, board, placeOf } = context;
  const places = [placeOf(one) ?? a.usual, placeOf(other) ?? b.usual] as const;
  return effectsAmong(a, b, { places, others }, keywords, budget, board?.setting ?? CANONICAL);
}

function asked(use: AskedUse, board: GivenBoard | null) {
  const { rules, traits } = use.facts;
  if (rules === null || traits === null) return null;
  const place = board?.placeOf(use) ?? use.place;
  const usual: Place = placesOf(rules)[0] ?? 'ATTACKER';
  const places =
    place !== null ? [place] : board === null ? null : placesOf(rules).filter((one) => board.has(one));
  return { rules, value: use.value, line: board?.lineOf(use) ?? use.line, places, usual };
}
