import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { ENCODINGS, encodeText, type GlossaryEncoding } from './encoded-text.js';
import { type InventedEntry, inventEntry, olderEntry } from './invented-entry.js';
import { inventNames } from './invented-names.js';
import { botGlossary, cardPage, keywordList, savedCardPage } from './printed-forms.js';
import { type Random, randomFrom } from './random.js';

export interface GlossaryFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Document {
  readonly file: string;
  readonly text: string;
  readonly encoding: GlossaryEncoding;
  readonly windowsLines: boolean;
  readonly older: boolean;
}

const SEED = 20_050_301;
const BOT_SHARE = 0.4;
const LIST_SHARE = 0.3;
const ENTRIES_OF_A_PAGE = 20;
/** Shares of entries that stand twice, in an older edition too, or under a former name beside the present one. */
const REPEATED = 0.03;
const REVISED = 0.05;
const RENAMED = 0.01;

/**
 * A glossary of so many keywords, invented from names to rulings and the same on every machine: a bot glossary, a keyword list and
 * card pages, plain and saved, in all encodings, with the oddities of real ones, entries that stand twice and an older edition.
 */
export function inventGlossary(keywords: number, seed = SEED): readonly GlossaryFile[] {
  const random = randomFrom(seed);
  const names = inventNames(random, keywords);
  const entries = names.map((name) => inventEntry(random, name, names));
  const bot = Math.round(keywords * BOT_SHARE);
  const list = bot + Math.round(keywords * LIST_SHARE);
  const documents: readonly Document[] = [
    document(
      'bot-glossary.txt',
      botGlossary(withFormerNames(random, entries.slice(0, bot))),
      'utf-8 with mark',
    ),
    {
      ...document('keyword-list.txt', keywordList(entries.slice(bot, list)), 'windows-1252'),
      windowsLines: true,
    },
    ...cardPages('page', [...entries.slice(list), ...some(random, entries.slice(0, list), REPEATED)]),
    ...cardPages('older-page', some(random, entries, REVISED).map(olderEntry)).map((one) => ({
      ...one,
      older: true,
    })),
  ];
  return [...documents.map(fileOf), manifestOf(documents)];
}

/** Writes the files into a folder, which is made when it is missing. */
export function writeGlossary(folder: string, files: readonly GlossaryFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of files) writeFileSync(join(folder, name), bytes);
}

function some(random: Random, entries: readonly InventedEntry[], share: number): readonly InventedEntry[] {
  return entries.filter(() => random.chance(share));
}

function withFormerNames(random: Random, entries: readonly InventedEntry[]): readonly InventedEntry[] {
  return entries.flatMap((entry) => {
    if (!random.chance(RENAMED)) return [entry];
    const name = `Old ${entry.name}`;
    return [
      entry,
      {
        ...entry,
        name,
        heading: `${name}:`,
        body: `${entry.body} ${name} is the former name of ${entry.name}.`,
      },
    ];
  });
}

function cardPages(name: string, entries: readonly InventedEntry[]): readonly Document[] {
  const pages = Math.ceil(entries.length / ENTRIES_OF_A_PAGE);
  return Array.from({ length: pages }, (_, at) => {
    const own = entries.slice(at * ENTRIES_OF_A_PAGE, (at + 1) * ENTRIES_OF_A_PAGE);
    const card = `Made Up Ranger ${at + 1} (A)`;
    if (at % 3 === 2) return document(`${name}-${at + 1}.html`, savedCardPage(card, own), 'utf-8');
    const text = cardPage(card, own, { long: at % 2 === 1, bareNames: at % 5 !== 4 });
    const encoding = ENCODINGS[at % ENCODINGS.length] ?? 'utf-8';
    return { ...document(`${name}-${at + 1}.txt`, text, encoding), windowsLines: at % 4 === 1 };
  });
}

function document(file: string, text: string, encoding: GlossaryEncoding): Document {
  return { file, text, encoding, windowsLines: false, older: false };
}

function fileOf({ file, text, encoding, windowsLines }: Document): GlossaryFile {
  return { name: file, bytes: encodeText(windowsLines ? text.replaceAll('\n', '\r\n') : text, encoding) };
}

function manifestOf(documents: readonly Document[]): GlossaryFile {
  const sources = documents.map(({ file, older }) => ({
    file,
    edition: older ? 'First' : 'Second',
    published: older ? '2004-05-01' : '2019-07-04',
  }));
  return { name: 'manifest.yaml', bytes: Buffer.from(stringify({ sources })) };
}
