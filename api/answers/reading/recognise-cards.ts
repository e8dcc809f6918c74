import type { CardRecord } from '../../knowledge-base/card-record.js';
import { nearestCards } from '../../knowledge-base/find-card.js';
import { foldName } from '../../knowledge-base/fold.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { isStopWord } from '../../knowledge-base/stop-words.js';
import type { SentenceIndex } from '../sentences/sentence-index.js';
import { anyConceptOf } from './concepts.js';
import { hasMarks } from './marks-of-name.js';
import type { Mention } from './recognise-keywords.js';
import { NOT_MISSPELT } from './slang.js';
import type { Word } from './words.js';

/** A card as a question names it. */
export interface CardMention {
  /** The versions that fit; the first is meant when nothing decides. */
  readonly cards: readonly CardRecord[];
  readonly start: number;
  readonly end: number;
  readonly exact: boolean;
}

const LONGEST_NAME = 10;
/** `(B2)` is one word of a name and four of a question. */
const MARKS_OF_VERSION = 3;
const SHORTEST_MISSPELT = 5;
const MOST_MISSPELT = 3;

/** Cards that the words name, in order; a name of one word that is a keyword is none. */
export function namedCards(
  kb: KnowledgeBase,
  index: SentenceIndex,
  words: readonly Word[],
  mentions: readonly Mention[],
): readonly CardMention[] {
  const found: CardMention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = cardAt(kb, index, words, at, mentions);
    if (mention !== null) found.push(mention);
    at = mention?.end ?? at + 1;
  }
  return found;
}

function cardAt(
  kb: KnowledgeBase,
  index: SentenceIndex,
  words: readonly Word[],
  start: number,
  mentions: readonly Mention[],
): CardMention | null {
  const { byName, mostWords } = kb.cardIndex;
  const most = Math.min(words.length, start + Math.min(mostWords + MARKS_OF_VERSION, LONGEST_NAME));
  for (let end = most; end > start; end--) {
    const span = words.slice(start, end);
    if (span[0]?.kind === 'MARK' || isLoose(span)) continue;
    const name = foldName(span.map(({ text }) => text).join(''));
    const cards = cardsSpelled(byName.get(name) ?? [], span);
    if (cards.length === 0) continue;
    if (span.length === 1 && (isKeyword(mentions, start) || isOrdinary(index, words, start))) continue;
    return { cards, start, end, exact: true };
  }
  return misspelt(kb, words, start, mentions);
}

/** A word of the rules, or of every sentence, names a card only with a capital within a sentence, or alone. */
function isOrdinary(index: SentenceIndex, words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || (!isStopWord(word.text) && !index.isKnown(anyConceptOf(word.text)))) return false;
  const before = words[at - 1];
  const shown = word.capital && before !== undefined && before.kind !== 'MARK';
  return !shown && words.some(({ kind }, other) => kind === 'WORD' && other !== at);
}

/** A span does not end in a mark, but for one that closes a version. */
function isLoose(span: readonly Word[]): boolean {
  const text = span.map((word) => word.text).join('');
  const last = span.at(-1);
  const endsInMark = last?.kind === 'MARK' && last.text !== ')';
  return endsInMark || (text.includes('(') && !text.endsWith(')'));
}

/** Other marks are part of a name only where it is printed with them: `Darth Vader, Dark Lord`. */
function cardsSpelled(cards: readonly CardRecord[], span: readonly Word[]): readonly CardRecord[] {
  const marks = span.flatMap(({ kind, text }) => (kind === 'MARK' && !/[()]/.test(text) ? [text] : []));
  return marks.length === 0 ? cards : cards.filter(({ name }) => hasMarks(name, marks.join('')));
}

/** One to three words that are nothing else, and come near the name of a card. */
function misspelt(
  kb: KnowledgeBase,
  words: readonly Word[],
  start: number,
  mentions: readonly Mention[],
): CardMention | null {
  for (let end = Math.min(words.length, start + MOST_MISSPELT); end > start; end--) {
    const span = words.slice(start, end);
    const name = span.map(({ text }) => text).join('');
    if (name.length < SHORTEST_MISSPELT || span.some(({ kind }) => kind !== 'WORD')) continue;
    if (span.some(({ text }, at) => isStopWord(text) || isKeyword(mentions, start + at))) continue;
    if (!span.some(({ text }) => isStrange(kb, text))) continue;
    const cards = nearestCards(kb.cardIndex, name).filter(
      (card) => foldName(card.name).charAt(0) === name.charAt(0),
    );
    if (cards.length > 0) return { cards, start, end, exact: false };
  }
  return null;
}

function isStrange(kb: KnowledgeBase, word: string): boolean {
  return !NOT_MISSPELT.has(word) && !kb.searchIndex.vocabulary.has(word);
}

function isKeyword(mentions: readonly Mention[], at: number): boolean {
  return mentions.some(({ start, valueEnd }) => at >= start && at < valueEnd);
}
