import type Database from 'better-sqlite3';
import { CARD_SIDES, type CardArena, type CardRecord, type PrintingRecord } from './card-record.js';

const SIDES = CARD_SIDES.map((side) => `'${side}'`).join(', ');

/** The tables of cards; lists of plain strings are JSON. */
export const CARD_TABLES = `
CREATE TABLE card (
  slug TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  version TEXT,
  side TEXT NOT NULL CHECK (side IN (${SIDES})),
  type_line TEXT NOT NULL,
  arenas TEXT NOT NULL,
  subtypes TEXT NOT NULL,
  build_cost INTEGER,
  cost_text TEXT,
  speed INTEGER,
  power INTEGER,
  health INTEGER,
  lines TEXT NOT NULL,
  source TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE printing (
  card TEXT NOT NULL REFERENCES card (slug) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  set_name TEXT NOT NULL,
  number TEXT,
  rarity TEXT,
  promo INTEGER NOT NULL CHECK (promo IN (0, 1)),
  PRIMARY KEY (card, position)
) STRICT, WITHOUT ROWID;
`;

/** The cards themselves; what they refer to is written as links. */
export function writeCards(database: Database.Database, cards: readonly CardRecord[]): void {
  const insertCard = database.prepare(`INSERT INTO card VALUES (${Array(15).fill('?').join(', ')})`);
  const insertPrinting = database.prepare('INSERT INTO printing VALUES (?, ?, ?, ?, ?, ?)');
  for (const [position, card] of cards.entries()) {
    insertCard.run(
      card.slug,
      position,
      card.name,
      card.version,
      card.side,
      card.typeLine,
      JSON.stringify(card.arenas),
      JSON.stringify(card.subtypes),
      card.buildCost,
      card.costText,
      card.speed,
      card.power,
      card.health,
      JSON.stringify(card.lines),
      card.source,
    );
    for (const [at, { set, number, rarity, promo }] of card.printings.entries()) {
      insertPrinting.run(card.slug, at, set, number, rarity, Number(promo));
    }
  }
}

interface CardRow
  extends Omit<CardRecord, 'arenas' | 'subtypes' | 'lines' | 'keywords' | 'rulings' | 'printings'> {
  readonly arenas: string;
  readonly subtypes: string;
  readonly lines: string;
}

interface PrintingRow extends Omit<PrintingRecord, 'promo'> {
  readonly card: string;
  readonly promo: number;
}

/** Slugs and ids to which records refer, by slug of the card. */
export type LinksOfCards = ReadonlyMap<string, readonly string[]>;

export function readCards(
  database: Database.Database,
  links: { readonly keywords: LinksOfCards; readonly rulings: LinksOfCards },
): readonly CardRecord[] {
  const printings = readPrintings(database);
  const rows = database
    .prepare<[], CardRow>(
      `SELECT slug, name, version, side, type_line AS typeLine, arenas, subtypes, build_cost AS buildCost,
        cost_text AS costText, speed, power, health, lines, source FROM card ORDER BY position`,
    )
    .all();
  return rows.map((row) => ({
    slug: row.slug,
    name: row.name,
    version: row.version,
    side: row.side,
    typeLine: row.typeLine,
    arenas: listOf<CardArena>(row.arenas),
    subtypes: listOf<string>(row.subtypes),
    buildCost: row.buildCost,
    costText: row.costText,
    speed: row.speed,
    power: row.power,
    health: row.health,
    lines: listOf<string>(row.lines),
    keywords: links.keywords.get(row.slug) ?? [],
    rulings: links.rulings.get(row.slug) ?? [],
    printings: printings.get(row.slug) ?? [],
    source: row.source,
  }));
}

function readPrintings(database: Database.Database): ReadonlyMap<string, readonly PrintingRecord[]> {
  const printings = new Map<string, PrintingRecord[]>();
  const rows = database.prepare<[], PrintingRow>(
    'SELECT card, set_name AS "set", number, rarity, promo FROM printing ORDER BY card, position',
  );
  for (const { card, set, number, rarity, promo } of rows.iterate()) {
    const one = { set, number, rarity, promo: promo === 1 };
    const known = printings.get(card);
    if (known === undefined) printings.set(card, [one]);
    else known.push(one);
  }
  return printings;
}

function listOf<Value extends string>(json: string): readonly Value[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error(`a list was expected, found ${json.slice(0, 60)}`);
  return list;
}
