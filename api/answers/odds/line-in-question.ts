import type { UnitInput } from '../../../engine/attack-input.js';
import { parseAbilityLines } from '../../../engine/notation/ability-line.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import { printAttackLine } from '../../../engine/notation/print-attack-line.js';
import { type LineRead, readLine } from '../../attacks/attack-by-line.js';
import type { AttackRefusal } from '../../attacks/attack-refusal.js';
import { cardPart } from '../../attacks/named-card.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { ReadAttack } from './read-attack.js';
import { keywordsOf } from './unit-keywords.js';

const VERSUS = /\s(?:vs\.?|versus)\s/i;
const OPENING = /^(?:what(?:'s| is| are) the )?(?:chances?|odds|probability)(?: (?:for|of|that|in))?:?\s+/i;
/** What is asked, behind the attack. */
const CLOSING = /,\s*(?:what(?:'s| is| are)? (?:the|my) )?(?:chances?|odds|probability)$/i;

/**
 * An attack in one line of notation, if the question is one or ends in one: with cards by their exact names (`Hanharr, 2 power vs Mudhorn;
 * force 3/0`), or in numbers alone. Words with which something else is asked are no notation; `read`: what they come to. Null: it is none.
 */
export function lineInQuestion(
  { kb, question, cards }: Pick<AskedQuestion, 'kb' | 'question' | 'cards'>,
  read: ReadAttack | undefined,
): LineRead | null {
  if (!VERSUS.test(question) || read === undefined) return null;
  const asks = read.fates.length + read.measures.length + read.thresholds.length > 0;
  if (asks && !NOTATION.test(question)) return null;
  if (cards.length > 0) {
    // What words leave open the places of the notation decide: the numbers behind a name are that unit's.
    const isRead = read.unread.length === 0 && !read.several;
    return isRead || NOTATION.test(question) ? exactly(readLine(kb, attackIn(question))) : null;
  }
  // A keyword that has no entry here is one of the game all the same: the notation knows it.
  const namesMore = read.unread.length > 0 && read.unplaced.length === 0;
  if (!NOTATION.test(question) && !namesMore) return null;
  const numbers = readLine(kb, attackIn(question));
  if (!numbers.ok || numbers.cards.length > 0) return null;
  const { input } = numbers;
  const units = [input.attacker, input.defender, ...input.others];
  if (units.some(isOfMore)) return null;
  return { ok: true, input, notation: printAttackLine(input), cards: [], warnings: [] };
}

/** What only the notation has. */
const NOTATION = /[;+"]/;

/** Of some words of its lines no keyword is made, or one that works only at times. */
function isOfMore(unit: UnitInput): boolean {
  const pieces = unit.abilities.flatMap((line) => parseAbilityLines(line, GAME_KEYWORDS).pieces);
  const isWhole = pieces.every(({ kind, text }) => kind === 'ABILITY' || /^[\s.,;]*$/.test(text));
  return !isWhole || keywordsOf(unit).some(({ isPlain }) => !isPlain);
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
