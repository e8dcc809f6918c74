import { rulesOf } from '../../interactions/rules-of.js';
import { maskedLine } from '../facts/masked-line.js';
import type { AskedQuestion } from '../reading/asked-question.js';

/**
 * Does a question ask about damage that is done to a unit whose own damage can't be prevented? `Damage from a unit with Ferocity can't be prevented` says
 * nothing of damage to that unit.
 */
export function asksOfDamageToIt(asked: AskedQuestion): boolean {
  const line = ` ${maskedLine(asked)} `;
  return asked.keywords.some(({ slug }, at) => {
    const parts = rulesOf(slug)?.parts;
    const letter = 'KLM'[at];
    return parts?.unpreventable === true && letter !== undefined && asksOfDamageTo(letter).test(line);
  });
}

function asksOfDamageTo(letter: string): RegExp {
  const unit = `(?:own |opponents? |enemy )?(?:units? (?:with |that has |has )?)?${letter}`;
  const asks = [
    `damage (?:done |dealt )?to ${unit}`,
    `(?:protect|save|shield|protects|saves|help) ${unit}`,
    `unit with ${letter} (?:be|get) (?:protected|saved|shielded)`,
    `${letter} (?:units? )?(?:be|get) (?:protected|saved|shielded)`,
  ];
  return new RegExp(` (?:${asks.join('|')}) `);
}
