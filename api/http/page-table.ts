import { knownPairs } from '../interactions/known-pairs.js';
import type { Answerer, ServerParts } from './answerer.js';
import { findSearchPage } from './find-answers.js';
import { findAttackPage } from './find-attacks.js';
import { findCardPage, findDeckPage } from './find-cards.js';
import { findInteractionsPage, findNamedInteraction } from './find-interactions.js';
import { findApiPage, findHomePage, findKeywordPage, findRulingPage } from './find-pages.js';
import { assetRoute } from './page-content.js';
import { type FindPage, pageRoute } from './page-route.js';

/** The pages for people, by their addresses. */
export function pageRoutes(parts: ServerParts): readonly (readonly [path: string, answerer: Answerer])[] {
  const pages: readonly (readonly [path: string, find: FindPage])[] = [
    ['/', findHomePage],
    ['/keywords/:keyword', findKeywordPage(knownPairs, parts)],
    ['/rulings/:keyword/:ruling', findRulingPage],
    ['/search', findSearchPage(parts, false)],
    ['/answer', findSearchPage(parts, true)],
    ['/attack', findAttackPage(parts)],
    ['/interactions', findInteractionsPage(parts, knownPairs)],
    ['/interactions/:keywords', findNamedInteraction],
    ['/cards/:card', findCardPage],
    ['/deck', findDeckPage(parts, knownPairs)],
    ['/api', findApiPage],
  ];
  return [
    ['/assets/:name', assetRoute()],
    ...pages.map(([path, find]) => [path, pageRoute(parts, readingAhead(parts, find))] as const),
  ];
}

/** Who opens one page will open more: all pairs of keywords are worked out behind him, as long as the build is served. */
function readingAhead({ store }: Pick<ServerParts, 'store'>, find: FindPage): FindPage {
  return (asked) => {
    void knownPairs.fill(asked.kb, () => store.current() === asked.kb);
    return find(asked);
  };
}
