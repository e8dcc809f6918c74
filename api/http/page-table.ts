import { knownPairs } from '../interactions/known-pairs.js';
import type { Answerer, ServerParts } from './answerer.js';
import { findSearchPage } from './find-answers.js';
import { findAttackPage } from './find-attacks.js';
import { findCardPage, findCardsPage, findDeckPage } from './find-cards.js';
import { findInteractionsPage, findNamedInteraction } from './find-interactions.js';
import { findApiPage, findHomePage, findKeywordPage, findRulingPage, findRulingsOf } from './find-pages.js';
import { findReportPage } from './find-report.js';
import { assetRoute } from './page-content.js';
import { type FindPage, pageRoute } from './page-route.js';

const READ = ['GET', 'HEAD', 'OPTIONS'];
/** What can be too long for an address is posted. */
const POSTED: ReadonlySet<string> = new Set(['/deck', '/attack']);

type PageRoute = readonly [path: string, answerer: Answerer, methods: readonly string[]];

/** The pages for people, by their addresses. */
export function pageRoutes(parts: ServerParts): readonly PageRoute[] {
  const pages: readonly (readonly [path: string, find: FindPage])[] = [
    ['/', findHomePage],
    ['/keywords', () => ({ location: './#keywords' })],
    ['/keywords/:keyword', findKeywordPage(knownPairs, parts)],
    ['/rulings/:keyword', findRulingsOf],
    ['/rulings/:keyword/:ruling', findRulingPage],
    ['/search', findSearchPage(parts, false)],
    ['/answer', findSearchPage(parts, true)],
    ['/attack', findAttackPage(parts)],
    ['/interactions', findInteractionsPage(parts, knownPairs)],
    ['/interactions/:keywords', findNamedInteraction],
    ['/report', findReportPage(parts)],
    ['/cards', findCardsPage],
    ['/cards/:card', findCardPage],
    ['/deck', findDeckPage(parts, knownPairs)],
    ['/api', findApiPage],
  ];
  return [
    ['/assets/:name', assetRoute(), READ],
    ...pages.map(([path, find]): PageRoute => {
      const methods = POSTED.has(path) ? [...READ, 'POST'] : READ;
      return [path, pageRoute(parts, readingAhead(parts, find)), methods];
    }),
  ];
}

/** Who opens one page will open more: all pairs of keywords are worked out behind him, as long as the build is served. */
function readingAhead({ store, log }: Pick<ServerParts, 'store' | 'log'>, find: FindPage): FindPage {
  return (asked) => {
    knownPairs
      .fill(asked.kb, () => store.current() === asked.kb)
      .catch((err: unknown) => log.error({ err }, 'pairs of keywords could not be worked out ahead'));
    return find(asked);
  };
}
