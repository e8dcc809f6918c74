import { KEYWORDS } from '../keyword-list.js';
import type { KnownKeyword } from './known-keyword.js';
import { knownKeywords } from './known-keywords.js';

/** Every keyword of the game, as the notation knows them. */
export const GAME_KEYWORDS: readonly KnownKeyword[] = knownKeywords(KEYWORDS);
