import type { CardArena, CardRecord, CardSide } from './card-record.js';
import { resolveKeyword, shortened, unknownKeyword } from './filter-names.js';
import { foldedWords, foldName } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { Warning } from './search.js';

/** What is absent or null does not filter. */
export interface CardCriteria {
  /** Each of its words begins a word of the name, or is the version. */
  readonly name?: string | null | undefined;
  /** Abbreviation of a set that prints it. */
  readonly set?: string | null | undefined;
  readonly side?: CardSide | null | undefined;
  /** Slug or name of a keyword in its text. */
  readonly keyword?: string | null | undefined;
  readonly arena?: CardArena | null | undefined;
  readonly minPower?: number | null | undefined;
  /** Every word must occur in its text; case, accents, hyphens and order do not matter. */
  readonly text?: string | null | undefined;
}

export interface FilteredCards {
  /** By slug. */
  readonly cards: readonly CardRecord[];
  readonly warnings: readonly Warning[];
}

type Test = (card: CardRecord) => boolean;

/** Cards that meet every criterion. A set or keyword that is unknown is a warning and matches nothing. */
export function filterCards(kb: KnowledgeBase, criteria: CardCriteria): FilteredCards {
  const warnings: Warning[] = [];
  const { side = null, arena = null, minPower = null } = criteria;
  const tests: readonly (Test | null)[] = [
    side === null ? null : (card) => card.side === side,
    arena === null ? null : ({ arenas }) => arenas.includes(arena),
    minPower === null ? null : ({ power }) => power !== null && power >= minPower,
    inSet(kb, criteria.set ?? null, warnings),
    withKeyword(kb, criteria.keyword ?? null, warnings),
    named(criteria.name ?? ''),
    saying(criteria.text ?? ''),
  ];
  const given = tests.flatMap((test) => test ?? []);
  return { cards: kb.content.cards.filter((card) => given.every((test) => test(card))), warnings };
}

function inSet({ content }: KnowledgeBase, set: string | null, warnings: Warning[]): Test | null {
  if (set === null) return null;
  const folded = foldName(set);
  const test: Test = ({ printings }) => printings.some((one) => foldName(one.set) === folded);
  if (!content.cards.some(test)) {
    const message = `No card is of a set called ${JSON.stringify(shortened(set))}, so it matches nothing.`;
    warnings.push({ code: 'UNKNOWN_SET', message });
  }
  return test;
}

function withKeyword(kb: KnowledgeBase, name: string | null, warnings: Warning[]): Test | null {
  if (name === null) return null;
  const keyword = resolveKeyword(kb, name);
  if (keyword === null) warnings.push(unknownKeyword(kb, name));
  return ({ keywords }) => keyword !== null && keywords.includes(keyword.slug);
}

function named(asked: string): Test | null {
  if (asked.trim() === '') return null;
  const words = foldedWords(asked);
  return (card) => {
    const { name } = wordsOf(card);
    return words.length > 0 && words.every((word) => name.includes(` ${word}`));
  };
}

function saying(asked: string): Test | null {
  if (asked.trim() === '') return null;
  const words = foldedWords(asked);
  return (card) => {
    const { text } = wordsOf(card);
    return words.length > 0 && words.every((word) => text.includes(` ${word} `));
  };
}

interface CardWords {
  /** Between single spaces, with a space at either end. */
  readonly name: string;
  readonly text: string;
}

/** Made when a filter asks for words first: most servers are never asked. */
const known = new WeakMap<CardRecord, CardWords>();

function wordsOf(card: CardRecord): CardWords {
  const found = known.get(card);
  if (found !== undefined) return found;
  const spaced = (text: string): string => ` ${foldedWords(text).join(' ')} `;
  const words = { name: spaced(`${card.name} ${card.version ?? ''}`), text: spaced(card.lines.join(' ')) };
  known.set(card, words);
  return words;
}
