import { expect, test } from 'vitest';
import { readSetFile } from '../../ingest/cards/read-set-file.js';
import { inventCardSets } from './invent-card-sets.js';

const CARDS = 1_500;
const sets = inventCardSets(CARDS, 20);
const read = sets.files.map(({ name, bytes }) => readSetFile({ file: name, bytes }));
const cards = read.flatMap(({ set }) => set?.cards ?? []);
const remarks = read.flatMap(({ diagnostics }) => diagnostics);

test('the same sets are invented every time, and others with another seed', () => {
  expect(inventCardSets(CARDS, 20)).toEqual(sets);
  expect(inventCardSets(CARDS, 20, 1)).not.toEqual(sets);
});

test('there are as many files and cards as asked for', () => {
  expect(sets.files).toHaveLength(20);
  expect(new Set(cards.map(({ name, version }) => `${name} (${version})`)).size).toBe(CARDS);
});

test('every row is read as what it was meant to be', () => {
  expect(cards).toHaveLength(sets.printings);
  expect(read.reduce((sum, { set }) => sum + (set?.reminders ?? 0), 0)).toBe(sets.reminders);
  expect(remarks.map(({ code }) => code)).toEqual(Array(sets.damaged).fill('DAMAGED_ROW'));
  expect(sets.damaged).toBeGreaterThan(0);
});

test('versions, promotional cards, rulings, quotations and cards without numbers occur', () => {
  expect(new Set(cards.map(({ version }) => version))).toEqual(new Set(['A', 'B', 'B2', 'C', 'D', null]));
  for (const occurs of [
    cards.some(({ promo }) => promo),
    cards.some(({ rulings }) => rulings.length > 1),
    cards.some(({ rulings }) => rulings.some(({ text }) => text === 'BANNED')),
    cards.some(({ name }) => name.startsWith('"')),
    cards.some(({ lines }) => lines.some((line) => line.includes('"'))),
    cards.some(({ costText }) => costText === 'X'),
    cards.some(({ power }) => power === null),
  ]) {
    expect(occurs).toBe(true);
  }
});
