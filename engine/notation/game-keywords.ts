import { KEYWORDS } from '../keyword-list.js';
import type { KnownKeyword } from './known-keyword.js';

/** Every keyword of the game, as the notation knows them. */
export const GAME_KEYWORDS: readonly KnownKeyword[] = KEYWORDS.map(
  ({ slug, name, formerNames = [], parameter }) => ({ slug, name, formerNames, parameter }),
);
