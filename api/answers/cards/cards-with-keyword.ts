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
  /^(?:please )?(?:(?:can you |could you )?(?:which|what|list|show|show me|find|find me|give me|name|tell me|search|are there|are there any|is there|how many|do any|any) )?(?:some |all |any |of |known )*(cards?|units?) (?:that |which |are there )?(?:do )?(not )?(have no|has no|with no|without|lack|lacks|have|has|had|with|get|gets|got|having|use|uses) (?:both )?keyword(?: and keyword)?$/;
const WHO =
  /^(?:who|whos|which|what) (?:else )?(?:all )?(?:has|have|got) (?:both )?keyword(?: and keyword)?$/;
const LACKS = /^(?:have no|has no|with no|without|lacks?)$/;

/** `Which cards have Overkill?`, `Which units have no Armor?`: some of them, and how many there are; null for other questions. */
export function cardsWithKeyword(asked: AskedQuestion): AnswerDraft | null {
  const { kb, keywords, cards: named, mentions } = asked;
  const [keyword, another, ...others] = keywords;
  if (keyword === undefined || others.length > 0 || named.length > 0 || mentions.length > keywords.length)
    return null;
  const listed = listAsked(cardForm(asked, 0));
  // Of two denied it is not said whether both are to be missing.
  if (listed === null || (listed.lacking && another !== undefined)) return null;
  const uses = mentions.map((mention) => ({ keyword: mention.keyword, value: mention.value }));
  const cards = [...kb.cards.values()].filter(
    (card) =>
      (listed.kind.startsWith('card') || card.arenas.length > 0) &&
      uses.every((use) => hasIt(card, use) !== listed.lacking),
  );
  const shown = cards.slice(0, MOST_LISTED);
  return draft({
    intent: 'CARD',
    pieces: [{ kind: 'SAID', text: textOf(cards, uses, listed) }],
    keywords,
    cards: shown.map(({ slug }) => slug),
    confidence: mentions.some(({ match }) => match === 'FUZZY') ? 'LOW' : 'MEDIUM',
    suggestions: shown.slice(0, MOST_SUGGESTED).map((card) => `What does ${fullName(card)} do?`),
  });
}

interface Use {
  readonly keyword: KeywordRecord;
  /** Printed behind it; null where any is meant. */
  readonly value: number | null;
}

interface ListAsked {
  readonly kind: string;
  /** Those that have it not. */
  readonly lacking: boolean;
}

function listAsked(form: string): ListAsked | null {
  const [, kind, denied, has = ''] = LISTS.exec(form) ?? [];
  if (kind === undefined) return WHO.test(form) ? { kind: 'card', lacking: false } : null;
  const isTwice = denied !== undefined && LACKS.test(has);
  return isTwice ? null : { kind, lacking: denied !== undefined || LACKS.test(has) };
}

function hasIt(card: CardRecord, { keyword, value }: Use): boolean {
  if (!card.keywords.includes(keyword.slug)) return false;
  return value === null || hasInText(linesWith(card, keyword), `${keyword.name} ${value}`);
}

function hasInText(lines: readonly string[], title: string): boolean {
  const whole = new RegExp(`\\b${title}(?!\\d)`, 'i');
  return lines.some((line) => whole.test(line));
}

function textOf(cards: readonly CardRecord[], uses: readonly Use[], { lacking }: ListAsked): string {
  const title = uses
    .map(({ keyword, value }) => (value === null ? keyword.name : `${keyword.name} ${value}`))
    .join(' and ');
  const [one, several] = lacking ? ['does not have', 'do not have'] : ['has', 'have'];
  if (cards.length === 0) return `No card that is known ${lacking ? 'lacks' : 'has'} ${title} in its text.`;
  const count =
    cards.length === 1 ? `One card that is known ${one}` : `${cards.length} cards that are known ${several}`;
  const shown = cards.slice(0, MOST_LISTED);
  const more = cards.length > MOST_LISTED ? `; and ${cards.length - MOST_LISTED} more` : '';
  const lists = lacking ? [shown.map(fullName).join(', ')] : byHolding(shown, uses);
  return `${count} ${title} in the text: ${lists.join('; ')}${more}.`;
}

/** Those that always have it, then the others. */
function byHolding(cards: readonly CardRecord[], uses: readonly Use[]): readonly string[] {
  const [always = '', otherwise = ''] = [true, false].map((isHeld) =>
    cards
      .filter((card) => uses.every(({ keyword }) => alwaysHeld(card).includes(keyword.slug)) === isHeld)
      .map(fullName)
      .join(', '),
  );
  return [
    ...(always === '' ? [] : [always]),
    ...(otherwise === '' ? [] : [`for others or not always ${otherwise}`]),
  ];
}
