import { parseAttackLine } from '../../../engine/notation/attack-line.js';
import { printAttackLine } from '../../../engine/notation/print-attack-line.js';
import { type LineRead, readLine } from '../../attacks/attack-by-line.js';
import type { AttackRefusal } from '../../attacks/attack-refusal.js';
import { cardPart } from '../../attacks/named-card.js';
import type { AskedQuestion } from '../reading/asked-question.js';

const VERSUS = /\s(?:vs\.?|versus)\s/i;
const OPENING = /^(?:what(?:'s| is| are) the )?(?:chances?|odds|probability)(?: (?:for|of|that|in))?:?\s+/i;
/** What is asked, behind the attack. */
const CLOSING = /,\s*(?:what(?:'s| is| are)? (?:the|my) )?(?:chances?|odds|probability)$/i;

/**
 * An attack in one line of notation, if the question is one or ends in one: with cards by their exact names (`Hanharr, 2 power vs Mudhorn;
 * force 3/0`), or in numbers alone.
 */
export function lineInQuestion({
  kb,
  question,
  cards,
}: Pick<AskedQuestion, 'kb' | 'question' | 'cards'>): LineRead | null {
  if (!VERSUS.test(question)) return null;
  if (cards.length > 0) return exactly(readLine(kb, attackIn(question)));
  const line = withoutEnd(question);
  const start = /\b\d+ power\b/i.exec(line)?.index;
  if (start === undefined) return null;
  const numbers = parseAttackLine(line.slice(start));
  if (!numbers.ok) return null;
  const { input } = numbers;
  return { ok: true, input, notation: printAttackLine(input), cards: [], warnings: [] };
}

/** Of an attack with the name of one card that is known, why the other is not; null when the question is no such attack. */
export function unknownInLine({
  kb,
  question,
  cards,
}: Pick<AskedQuestion, 'kb' | 'question' | 'cards'>): Pick<AttackRefusal, 'message' | 'suggestions'> | null {
  const line = attackIn(question);
  const sides = line.split(VERSUS);
  const isAttack = sides.length === 2 && sides.some((side) => cardPart(kb, side, false)?.found === true);
  if (cards.length === 0 || !isAttack) return null;
  const read = readLine(kb, line);
  if (read.ok || read.code !== 'UNKNOWN_CARD') return null;
  return { ...read, message: read.message.replace(/^Column \d+: /, '') };
}

function attackIn(question: string): string {
  return withoutEnd(question).replace(OPENING, '');
}

function withoutEnd(question: string): string {
  return question
    .trim()
    .replace(/[?!.\s]+$/, '')
    .replace(CLOSING, '');
}

/** A name that is not exact is left to the reading of the question, which knows what else its words may be. */
function exactly(read: ReturnType<typeof readLine>): LineRead | null {
  return read.ok && !read.warnings.some(({ code }) => code === 'CARD_NAME_NOT_EXACT') ? read : null;
}
