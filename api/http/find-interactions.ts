import { allPairsPage, interactionPage } from '../../pages/interactions/interactions-page.js';
import { interactionsPath } from '../../pages/paths.js';
import { interactionCost } from '../../schema/interaction-cost.js';
import type { KeywordUse } from '../interactions/check-interaction.js';
import type { InteractionReport, Refusal } from '../interactions/interaction-report.js';
import type { PairMemory } from '../interactions/pair-memory.js';
import type { ServerParts } from './answerer.js';
import { type Failure, isFailure, toldToReaders } from './failure.js';
import { admitted, type FindPage, type PageAsked, type PageFound } from './page-route.js';

/** `k=overkill,armor`, as links have it, or one `k` for each field of the form. */
export function keywordsAsked(parameters: URLSearchParams): readonly string[] {
  const given = parameters.getAll('k');
  const all = given.length === 1 ? (given[0] ?? '').split(',') : given;
  return all.map((name) => name.trim()).filter((name) => name !== '');
}

/** How the keywords of an address meet; without any, how all do. */
export function findInteractionsPage(
  parts: Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>,
  pairs: PairMemory,
): FindPage {
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
  parts: Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>,
  asked: PageAsked,
  keywords: readonly string[],
): Promise<PageFound> {
  const done = await checkInTurn(parts, asked, keywords);
  if (isFailure(done)) {
    const page = interactionPage({ kb: asked.kb, asked: keywords, report: null, fault: toldToReaders(done) });
    return { refused: done, page };
  }
  return { page: interactionPage({ kb: asked.kb, asked: keywords, report: done.result }) };
}

/** How keywords meet, each in its place where `places` names one, worked out when its turn comes. */
export function checkInTurn(
  parts: Pick<ServerParts, 'running' | 'publicUrl' | 'worker'>,
  asked: Pick<PageAsked, 'kb' | 'isAbandoned'>,
  keywords: readonly string[],
  places: readonly KeywordUse['role'][] = [],
): Promise<{ readonly result: InteractionReport | Refusal } | Failure> {
  const uses = keywords.map((keyword, at) => ({ keyword, value: null, role: places[at] ?? null }));
  const { field } = interactionCost({ input: { keywords: uses } });
  return admitted(parts, asked, field, ({ check }) => check(asked.kb, { keywords: uses, scenario: null }));
}

/** The address that records name: `/interactions/overkill+armor`. */
export const findNamedInteraction: FindPage = ({ parts: [, names = ''] }) => ({
  location: `../${interactionsPath(names.split('+').filter((name) => name !== ''))}`,
});
