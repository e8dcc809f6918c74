import { apiPage } from '../../pages/api/api-page.js';
import { homePage } from '../../pages/home/home-page.js';
import { keywordPage } from '../../pages/keyword/keyword-page.js';
import { keywordPath } from '../../pages/paths.js';
import { rulingPage } from '../../pages/rulings/ruling-page.js';
import type { PairMemory } from '../interactions/pair-memory.js';
import { foldText } from '../knowledge-base/fold.js';
import { keywordByName } from '../knowledge-base/keyword-by-name.js';
import { suggestKeyword } from '../knowledge-base/suggestion.js';
import { withdrawnInWords } from '../knowledge-base/withdrawn-ruling.js';
import type { ServerParts } from './answerer.js';
import { failure } from './failure.js';
import { GRAPHIQL_EXAMPLES } from './graphiql-examples.js';
import type { FindPage } from './page-route.js';

/** UTF-16 units of an address that are told. */
const LONGEST_SHOWN = 100;
/** How long a reader waits for the pairs of a keyword that are not known yet, in milliseconds; the rest is worked out behind him. */
const PAIRS_WAIT_MS = 200;

export const findHomePage: FindPage = ({ kb }) => ({ page: homePage({ kb }) });

export const findApiPage: FindPage = ({ kb }) => ({ page: apiPage(GRAPHIQL_EXAMPLES, kb.revision) });

/** The page of a keyword. Former names and other spellings lead to it. */
export function findKeywordPage(pairs: PairMemory, { publicUrl }: Pick<ServerParts, 'publicUrl'>): FindPage {
  return async ({ kb, parts: [, name = ''], isAbandoned }) => {
    const keyword = kb.keywords.get(name);
    if (keyword !== undefined) {
      const started = performance.now();
      const isEnough = () => isAbandoned() || performance.now() - started > PAIRS_WAIT_MS;
      const met = await pairs.ofKeyword(kb, keyword.slug, isEnough);
      const kept = met.length === kb.keywords.size;
      if (!kept) void pairs.ofKeyword(kb, keyword.slug, () => false);
      return { page: keywordPage({ kb, keyword }, met, publicUrl), kept };
    }
    const folded = kb.keywords.get(foldText(name));
    if (folded !== undefined) return { location: folded.slug };
    const found = keywordByName(kb, name);
    if ('keyword' in found) {
      if (found.matchedBy === 'EXACT' || found.matchedBy === 'ALIAS') return { location: found.keyword.slug };
      const message = `No keyword has the address '${name.slice(0, LONGEST_SHOWN)}'. Did you mean ${found.keyword.name}?`;
      return failure(404, 'BAD_USER_INPUT', message, { suggestions: [suggestKeyword(found.keyword)] });
    }
    const suggestions = 'candidates' in found ? found.candidates : found.suggestions;
    const message = `No keyword has the address '${name.slice(0, LONGEST_SHOWN)}'. All of them stand on the first page.`;
    return failure(404, 'BAD_USER_INPUT', message, { suggestions });
  };
}

/** Who cuts the address of a ruling short means the rulings of its keyword. */
export const findRulingsOf: FindPage = ({ parts: [, owner = ''] }) => ({
  location: `../${keywordPath(owner)}#rulings`,
});

/** The page of a ruling, whatever became of it. */
export const findRulingPage: FindPage = ({ kb, parts: [, owner = '', name = ''] }) => {
  const ruling = kb.rulings.get(`${owner}/${name}`);
  if (ruling !== undefined) return { page: rulingPage({ kb, ruling }) };
  const folded = kb.rulings.get(`${foldText(owner)}/${foldText(name)}`);
  if (folded !== undefined) return { location: `../${folded.id}` };
  const keyword = kb.keywords.get(foldText(owner));
  const suggestions = keyword === undefined ? [] : [suggestKeyword(keyword)];
  const asked = `${owner}/${name}`.slice(0, LONGEST_SHOWN);
  const message =
    withdrawnInWords(kb, `${foldText(owner)}/${foldText(name)}`) ??
    `No ruling has the id '${asked}'. Look for it on the page of its keyword.`;
  return failure(404, 'BAD_USER_INPUT', message, { suggestions });
};
