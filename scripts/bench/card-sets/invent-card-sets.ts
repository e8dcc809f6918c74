import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENCODINGS, encodeText } from '../glossary/encoded-text.js';
import { type Random, randomFrom } from '../glossary/random.js';
import { damageRow } from './damaged-rows.js';
import { type CardRow, inventCards } from './invented-cards.js';
import { printRow, SET_COLUMNS } from './printed-rows.js';

/** A folder of card sets, and what a reader has to find in it. */
export interface InventedSets {
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** Cards of different name or version. */
  readonly cards: number;
  /** Rows that print a card. */
  readonly printings: number;
  readonly reminders: number;
  readonly damaged: number;
}

const SEED = 20_050_401;
const CARDS = 10_000;
const FILES = 85;
/** Shares of cards that are printed in another set too, of promotional printings among these, and of damaged rows. */
const REPRINTED = 0.03;
const PROMOTIONAL = 0.5;
const DAMAGED = 0.003;

/**
 * Card sets in the form of LackeyCCG, invented from names to rulings and the same on every machine: old and new headers, all
 * encodings, reprints and promotional cards, reminders, and rows that are damaged in every way.
 */
export function inventCardSets(cards = CARDS, files = FILES, seed = SEED): InventedSets {
  const random = randomFrom(seed);
  const all = inventCards(random, cards);
  const perFile = Math.ceil(cards / files);
  const sets = Array.from({ length: Math.ceil(cards / perFile) }, (_, at) => {
    const own = all.slice(at * perFile, (at + 1) * perFile);
    const earlier = all.slice(0, at * perFile);
    const reprints = earlier.length === 0 ? [] : own.filter(() => random.chance(REPRINTED));
    return setFile(random, at, [...own, ...reprints.map(() => reprint(random, earlier))]);
  });
  const total = (count: (set: SetFile) => number): number => sets.reduce((sum, set) => sum + count(set), 0);
  return {
    files: sets,
    cards,
    printings: total(({ printings }) => printings),
    reminders: sets.length,
    damaged: total(({ damaged }) => damaged),
  };
}

/** Writes the files into a folder, which is made when it is missing. */
export function writeCardSets(folder: string, { files }: InventedSets): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}

function reprint(random: Random, earlier: readonly CardRow[]): CardRow {
  const card = earlier[random.below(earlier.length)] ?? {};
  return random.chance(PROMOTIONAL) ? { ...card, Name: `${card['Name'] ?? ''} (Promo)` } : card;
}

interface SetFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly printings: number;
  readonly damaged: number;
}

function setFile(random: Random, at: number, cards: readonly CardRow[]): SetFile {
  const set = `INV${String(at + 1).padStart(2, '0')}`;
  const columns = SET_COLUMNS.slice(0, SET_COLUMNS.length - (at % 4));
  const rows = cards.map((card, index) =>
    printRow({ ...card, Set: set, ImageFile: `${set}-${index + 1}`, Number: String(index + 1) }, columns),
  );
  const damaged = rows.filter(() => random.chance(DAMAGED)).map((row) => damageRow(random, row, columns));
  const reminder = printRow({ Name: `{Remember ${set}}`, Set: set, Side: 'N', Type: 'Reminder' }, columns);
  const lines = [columns.join('\t'), ...rows, reminder];
  for (const row of damaged) lines.splice(1 + random.below(lines.length), 0, row);
  const ends = at % 3 === 1 ? '\r\n' : '\n';
  const text = lines.join(ends) + (at % 2 === 0 ? ends : '');
  const bytes = encodeText(text, ENCODINGS[at % ENCODINGS.length] ?? 'utf-8');
  return { name: `${set}.txt`, bytes, printings: rows.length, damaged: damaged.length };
}
