import { foldedWords } from './fold.js';
import { firstCodePoints } from './rendering/code-points.js';
import { isStopWord } from './stop-words.js';

const MOST_WORDS = 40;
const MOST_CODE_POINTS = 1000;

/** What is looked for, after the caps on work. */
export interface QueryWords {
  /** All folded words in order. */
  readonly all: readonly string[];
  /** Distinct words that say what is looked for; all of them when every word is a stop word. */
  readonly content: readonly string[];
  readonly onlyStopWords: boolean;
  readonly truncated: boolean;
  /** What was read of the query. */
  readonly text: string;
}

export const QUERY_LIMITS = `${MOST_WORDS} words and ${MOST_CODE_POINTS} characters`;

export function queryWords(query: string): QueryWords {
  // Counted anew when normalised: one sign can stand for eighteen letters.
  const typed = firstCodePoints(query, MOST_CODE_POINTS);
  const normalised = typed.normalize('NFKC');
  const text = firstCodePoints(normalised, MOST_CODE_POINTS);
  const words = foldedWords(text);
  const all = words.slice(0, MOST_WORDS);
  const telling = all.filter((word) => !isStopWord(word));
  return {
    all,
    content: [...new Set(telling.length > 0 ? telling : all)],
    onlyStopWords: telling.length === 0,
    truncated: typed.length < query.length || text.length < normalised.length || words.length > MOST_WORDS,
    text,
  };
}
