import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../../api/knowledge-base/records.js';
import type { Built } from '../building/build-content.js';
import { buildInvented, glossaryText, type InventedSource } from '../invented-sources.js';
import { type Ledger, parseLedger, printLedger } from './ledger.js';
import { similarity, wordPairs } from './similarity.js';

const WORDS = ['amber', 'basalt', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'harbor', 'island', 'kelp'];

type Sentences = readonly string[];
interface Book {
  readonly present: boolean;
  readonly entries: Readonly<Record<'Gale' | 'Mist', Sentences>>;
}

/** Many start with the same words, so that their ids compete. */
const sentence = fc
  .tuple(fc.boolean(), fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 8 }))
  .map(([competes, words]) => `${capital([...(competes ? WORDS.slice(0, 4) : []), ...words].join(' '))}.`);
const step = fc.record({
  book: fc.nat(2),
  keyword: fc.constantFrom('Gale' as const, 'Mist' as const),
  kind: fc.constantFrom('insert', 'delete', 'turn', 'edit', 'copy', 'toggle'),
  at: fc.nat(9),
  word: fc.nat(7),
  text: sentence,
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function edited(old: string, at: number, word: string): string {
  const words = old.replace('.', '').toLowerCase().split(' ');
  words[at % words.length] = word;
  return `${capital(words.join(' '))}.`;
}

function changed(sentences: Sentences, { kind, at, word, text }: Step, other: Sentences): Sentences {
  const place = sentences.length === 0 ? 0 : at % sentences.length;
  if (kind === 'insert') return sentences.toSpliced(place, 0, text);
  if (kind === 'delete') return sentences.toSpliced(place, 1);
  if (kind === 'turn') return [...sentences.slice(place), ...sentences.slice(0, place).toReversed()];
  if (kind === 'copy') return other[at] === undefined ? sentences : [...sentences, other[at]];
  const old = sentences[place];
  return old === undefined ? sentences : sentences.with(place, edited(old, word, WORDS[at] ?? 'amber'));
}

function after(books: readonly Book[], one: Step): readonly Book[] {
  return books.map((book, index) => {
    if (index !== one.book) return book;
    if (one.kind === 'toggle') return { ...book, present: !book.present };
    const other = books[(index + 1) % books.length]?.entries[one.keyword] ?? [];
    return {
      ...book,
      entries: { ...book.entries, [one.keyword]: changed(book.entries[one.keyword], one, other) },
    };
  });
}

function sourcesOf(books: readonly Book[]): readonly InventedSource[] {
  return books.flatMap(({ present, entries }, index) =>
    present
      ? [
          {
            id: `book-${index}`,
            publishedOn: `200${index}-01-01`,
            text: glossaryText(
              { name: 'Gale', rulings: entries.Gale },
              ...(entries.Mist.length > 0 ? [{ name: 'Mist', rulings: entries.Mist }] : []),
            ),
          },
        ]
      : [],
  );
}

function checkContent(content: Content): void {
  const ids = content.rulings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const texts = new Map(content.sources.map(({ id, text }) => [id, text]));
  for (const ruling of content.rulings) {
    expect(ruling.supersededBy.length > 0).toBe(ruling.status === 'SUPERSEDED');
    for (const next of ruling.supersededBy) expect(ids).toContain(next);
    if (ruling.status === 'CURRENT') expect(ruling.occurrences).not.toHaveLength(0);
    for (const { source, start, end } of ruling.occurrences)
      expect(texts.get(source)?.slice(start, end)).toBe(ruling.text);
  }
  for (const { slug, editions, source, rulings } of content.keywords) {
    expect(editions.filter(({ current }) => current)).toHaveLength(1);
    expect(editions[0]).toMatchObject({ current: true, source });
    const current = content.rulings.filter((one) => one.keyword === slug && one.status === 'CURRENT');
    expect(current.map(({ id }) => id)).toEqual(rulings);
    for (const { occurrences } of current) expect(occurrences.map((one) => one.source)).toContain(source);
  }
}

/** An id means the same text as before, or that text edited; a text that is known keeps its id. */
function checkIds(before: Ledger, { content, ledger }: Built): void {
  const slugs = new Set(content.keywords.map(({ slug }) => slug));
  const served = new Map(content.rulings.map(({ id, text }) => [id, text]));
  for (const [id, { text }] of before) {
    const now = ledger.get(id)?.text ?? '';
    if (now !== text) expect(similarity(wordPairs(now), wordPairs(text))).toBeGreaterThanOrEqual(0.5);
    if (slugs.has(id.split('/')[0] ?? '')) expect(served.get(id)).toBe(now);
    const holder = content.rulings.find((one) => one.text === text && one.keyword === id.split('/')[0]);
    if (holder !== undefined) expect(holder.id).toBe(id);
  }
}

describe('whatever is done to invented glossaries, step by step', () => {
  it('no id changes hands, all are unique, and every occurrence is its ruling', () => {
    const book = fc.record({
      present: fc.constant(true),
      entries: fc.record({
        Gale: fc.array(sentence, { maxLength: 4 }),
        Mist: fc.array(sentence, { maxLength: 3 }),
      }),
    });
    fc.assert(
      fc.property(
        fc.array(book, { minLength: 3, maxLength: 3 }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        (start, steps) => {
          let books: readonly Book[] = start;
          let ledger: Ledger = new Map();
          for (const one of [null, ...steps]) {
            if (one !== null) books = after(books, one);
            const built = buildInvented(sourcesOf(books), ledger);
            checkContent(built.content);
            checkIds(ledger, built);
            ledger = parseLedger(printLedger(built.ledger));
            expect(buildInvented(sourcesOf(books), ledger)).toEqual(built);
          }
        },
      ),
      { numRuns: 80 },
    );
  });
});
