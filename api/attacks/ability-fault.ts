import { parseAbilityLines } from '../../engine/notation/ability-line.js';
import type { AttackLineTree } from '../../engine/notation/attack-line-tree.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { suggestedKeywords } from '../knowledge-base/suggested-keywords.js';
import { type AttackRefusal, refusedAttack } from './attack-refusal.js';

/** The first ability line of an attack that can't be read, with its place in the line; null when all can be. */
export function abilityFault(
  kb: KnowledgeBase,
  { attacker, defender, others }: AttackLineTree,
): AttackRefusal | null {
  for (const fact of [attacker, defender, ...others].flatMap(({ facts }) => facts)) {
    if (fact.kind !== 'ability') continue;
    const [problem] = parseAbilityLines(fact.value, GAME_KEYWORDS).problems;
    if (problem === undefined) continue;
    const column = fact.at + problem.start + (fact.quoted === true ? 2 : 1);
    return refusedAttack('INVALID_ABILITY', `Column ${column}: ${problem.message}`, {
      column,
      suggestions: suggestedKeywords(kb, problem.suggestions),
    });
  }
  return null;
}
