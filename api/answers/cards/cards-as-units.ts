import { type AskedQuestion, readQuestion } from '../reading/asked-question.js';
import type { CardMention } from '../reading/recognise-cards.js';
import { ARTICLE, asTyped, isSameKeywords, POSSESSIVE, STRIKES_ONE, type Typed } from './card-as-unit.js';

const STRIKES = /\b(an? unit) (?:attacks|attacked|is attacking) my unit(?=[\s,.;]|$)/i;
const ATTACKED = /\bmy unit is attacked by a unit\b/i;

/** The question with `my unit` for the card that is asked about and `a unit` for the other one; null where a name is not found as typed. */
export function askedOfUnits(asked: AskedQuestion, subject: string): AskedQuestion | null {
  let line = '';
  let from = 0;
  for (const mention of asked.cards) {
    const typed = asTyped(asked, mention, from);
    if (typed === null) return null;
    const before = asked.question.slice(from, typed.start).replace(ARTICLE, '');
    line += `${before}${unitFor(asked, mention, typed, subject)}`;
    from = typed.end;
  }
  const said = `${line}${asked.question.slice(from)}`
    .replace(STRIKES, 'my unit is attacked')
    .replace(ATTACKED, 'my unit is attacked')
    .replace(STRIKES_ONE, '$1');
  const read = readQuestion(asked.kb, said);
  return read.cards.length === 0 && isSameKeywords(read, asked) ? read : null;
}

function unitFor(asked: AskedQuestion, mention: CardMention, { name }: Typed, subject: string): string {
  const isSubject = mention.cards[0]?.slug === subject;
  const unit = isSubject ? 'my unit' : 'a unit';
  const isKeywordNext = asked.mentions.some(({ start }) => start === mention.end);
  if (!POSSESSIVE.test(name)) return unit;
  return isKeywordNext && !isSubject ? '' : `${unit}'s`;
}
