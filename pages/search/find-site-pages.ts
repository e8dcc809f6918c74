import { foldedWords } from '../../api/knowledge-base/fold.js';
import { queryWords } from '../../api/knowledge-base/query-words.js';
import { stemOf } from '../../api/knowledge-base/search-index.js';
import { isStopWord } from '../../api/knowledge-base/stop-words.js';
import { SITE_PAGES, type SitePage } from './site-pages.js';

const MOST_SHOWN = 3;
/** One page that is meant outweighs all words that fit another. */
const MEANT = 100;

/** Pages of the site that a query is about, those first that are most surely meant. */
interface SitePagesFound {
  readonly pages: readonly SitePage[];
  /** Does one of them account for every word? Then nothing else was meant by any. */
  readonly isWhole: boolean;
}

export function sitePagesFor(query: string, hasCards: boolean): SitePagesFound {
  const asked = new Set(queryWords(query).content.map(stemOf));
  if (asked.size === 0) return { pages: [], isWhole: false };
  const found = PREPARED.map(({ page, meant, words }) => {
    const named = meant.filter((topic) => topic.every((word) => asked.has(word))).length;
    const fits = [...asked].filter((word) => words.has(word)).length;
    const isWhole = fits === asked.size;
    return { page, isWhole, rank: named > 0 || isWhole ? MEANT * named + fits : 0 };
  })
    .filter(({ page, rank }) => rank > 0 && (hasCards || page.path !== 'cards'))
    .sort((one, other) => other.rank - one.rank)
    .slice(0, MOST_SHOWN);
  return { pages: found.map(({ page }) => page), isWhole: found.some(({ isWhole }) => isWhole) };
}

const PREPARED = SITE_PAGES.map((page) => {
  const meant = page.meantBy.map(stems);
  return { page, meant, words: new Set([...meant.flat(), ...stems(`${page.name} ${page.alsoBy}`)]) };
});

function stems(text: string): readonly string[] {
  return foldedWords(text)
    .filter((word) => !isStopWord(word))
    .map(stemOf);
}
