import type { Tool } from '../tool.js';
import { answerQuestion } from './answer-question.js';
import { cardTool } from './card.js';
import { checkInteraction } from './check-interaction.js';
import { deckRulingsTool } from './deck-rulings.js';
import { lookupKeyword } from './lookup-keyword.js';
import { searchRules } from './search-rules.js';
import { solveAttack } from './solve-attack.js';
import { verifyCitation } from './verify-citation.js';

/** In the order in which an assistant should think of them. */
export const TOOLS: readonly Tool[] = [
  answerQuestion,
  lookupKeyword,
  checkInteraction,
  solveAttack,
  searchRules,
  verifyCitation,
  cardTool,
  deckRulingsTool,
];
