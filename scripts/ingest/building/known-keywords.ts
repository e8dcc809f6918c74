import type { KeywordRecord } from '../../../api/knowledge-base/records.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import type { KnownKeyword } from '../../../engine/notation/known-keyword.js';

/**
 * The keywords of the content, as card texts are read: what follows a name is as the game has it, for cards print more than one edition
 * of a keyword says: `Resilience -1` beside `Resilience X`.
 */
export function knownKeywords(keywords: readonly KeywordRecord[]): readonly KnownKeyword[] {
  const ofGame = new Map(GAME_KEYWORDS.map(({ slug, parameter }) => [slug, parameter]));
  return keywords.map(({ slug, name, aliases, parameter }) => ({
    slug,
    name,
    formerNames: aliases,
    parameter: ofGame.get(slug) ?? parameter,
  }));
}
