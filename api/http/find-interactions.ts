import { allPairsPage, interactionPage } from '../../pages/interactions/interactions-page.js';
import { interactionsPath } from '../../pages/paths.js';
import { interactionCost } from '../../schema/interaction-cost.js';
import { knownChecks } from '../answers/known-checks.js';
import type { PairMemory } from '../interactions/pair-memory.js';
import type { ServerParts } from './answerer.js';
import { isFailure } from './failure.js';
import { admitted, type FindPage, type PageAsked, type PageFound } from './page-route.js';

/** `k=overkill,armor`, as links have it, or one `k` for each field of the form. */
function keywordsAsked(parameters: URLSearchParams): readonly string[] {
  const given = parameters.getAll('k');
  const all = given.length === 1 ? (given[0] ?? '').split(',') : given;
  return all.map((name) => name.trim()).filter((name) => name !== '');
}

/** How the keywords of an address meet; without any, how all do. */
export function findInteractionsPage(parts: Pick<ServerParts, 'running'>, pairs: PairMemory): FindPage {
  return (asked) => {
    const { kb, parameters } = asked;
    const keywords = keywordsAsked(parameters);
    if (keywords.length > 0) {
      const path = interactionsPath(keywords);
      const isForm = parameters.getAll('k').length > 1 && !parameters.has('live');
      return isForm && !keywords.some((name) => name.includes(','))
        ? { location: path }
        : checkedPage(parts, asked, keywords);
    }
    const filter = { keyword: parameters.get('with') ?? '', relation: parameters.get('relation') ?? '' };
    const known = pairs.known(kb);
    const total = pairs.total(kb);
    return { page: allPairsPage(kb, known, total, filter), kept: known.length === total };
  };
}

async function checkedPage(
  parts: Pick<ServerParts, 'running'>,
  asked: PageAsked,
  keywords: readonly string[],
): Promise<PageFound> {
  const uses = keywords.map((keyword) => ({ keyword, value: null, role: null }));
  const { field } = interactionCost({ input: { keywords: uses } });
  const done = await admitted(parts, asked, field, () =>
    knownChecks(asked.kb, { keywords: uses, scenario: null }),
  );
  if (isFailure(done)) return done;
  return { page: interactionPage({ kb: asked.kb, asked: keywords, report: done.result }) };
}

/** The address that records name: `/interactions/overkill+armor`. */
export const findNamedInteraction: FindPage = ({ parts: [, names = ''] }) => ({
  location: `../${interactionsPath(names.split('+').filter((name) => name !== ''))}`,
});
