import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import { type AnswerDraft, draft } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { linesWith } from './card-and-keyword.js';
import { cardForm } from './card-form.js';
import { alwaysHeld } from './card-holding.js';

const MOST_LISTED = 10;
const MOST_SUGGESTED = 3;
const LISTS =
  /^(?:please )?(?:(?:can you |could you )?(?:which|what|list|show|show me|find|find me|give me|name|tell me|search|are there|are there any|is there|how many|do any|any) )?(?:some |all |any |of |known )*(cards?|units?) (?:that |which |are there )?(?:do )?(?:have|has|had|with|get|gets|got|having|use|uses) keyword$/;
const WHO = /^(?:who|whos|which|what) (?:else )?(?:all )?(?:has|have|got) keyword$/;

/** `Which cards have Overkill?`: some that have it in their text, and how many there are; null for other questions. */
export function cardsWithKeyword(asked: AskedQuestion): AnswerDraft | null {
  const { kb, keywords, cards: named, mentions } = asked;
  const [keyword, ...others] = keywords;
  if (keyword === undefined || others.length > 0 || named.length > 0 || mentions.length > 1) return null;
  const form = cardForm(asked, 0);
  const kind = LISTS.exec(form)?.[1] ?? (WHO.test(form) ? 'card' : null);
  if (kind === null) return null;
  const value = mentions[0]?.value ?? null;
  const title = value === null ? keyword.name : `${keyword.name} ${value}`;
  const cards = (kb.cardIndex.byKeyword.get(keyword.slug) ?? []).filter(
    (card) =>
      (kind.startsWith('card') || card.arenas.length > 0) &&
      (value === null || hasInText(linesWith(card, keyword), title)),
  );
  const shown = cards.slice(0, MOST_LISTED);
  return draft({
    intent: 'CARD',
    pieces: [{ kind: 'SAID', text: listed(cards, keyword, title) }],
    keywords: [keyword],
    cards: shown.map(({ slug }) => slug),
    confidence: mentions.some(({ match }) => match === 'FUZZY') ? 'LOW' : 'MEDIUM',
    suggestions: shown.slice(0, MOST_SUGGESTED).map((card) => `What does ${fullName(card)} do?`),
  });
}

function hasInText(lines: readonly string[], title: string): boolean {
  const whole = new RegExp(`\\b${title}(?!\\d)`, 'i');
  return lines.some((line) => whole.test(line));
}

function listed(cards: readonly CardRecord[], { slug }: KeywordRecord, title: string): string {
  if (cards.length === 0) return `No card that is known has ${title} in its text.`;
  const count =
    cards.length === 1 ? 'One card that is known has' : `${cards.length} cards that are known have`;
  const shown = cards.slice(0, MOST_LISTED);
  const [always, otherwise] = [true, false].map((isHeld) =>
    shown
      .filter((card) => alwaysHeld(card).includes(slug) === isHeld)
      .map(fullName)
      .join(', '),
  );
  const lists = [
    ...(always === undefined || always === '' ? [] : [always]),
    ...(otherwise === undefined || otherwise === '' ? [] : [`for others or not always ${otherwise}`]),
  ];
  const more = cards.length > MOST_LISTED ? `; and ${cards.length - MOST_LISTED} more` : '';
  return `${count} ${title} in the text: ${lists.join('; ')}${more}.`;
}
