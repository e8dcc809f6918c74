import type Database from 'better-sqlite3';
import { CARD_SIDES, type CardRecord, type PrintingRecord } from './card-record.js';
import { groupPairs } from './group-by.js';
import type { ReadRows } from './json-rows.js';

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

type CardRow = Omit<CardRecord, 'keywords' | 'rulings' | 'printings'>;

interface PrintingRow extends PrintingRecord {
  readonly card: string;
}

/** Slugs and ids to which records refer, by slug of the card. */
export type LinksOfCards = ReadonlyMap<string, readonly string[]>;

export function readCards(
  rows: ReadRows,
  links: { readonly keywords: LinksOfCards; readonly rulings: LinksOfCards },
): readonly CardRecord[] {
  const printings = readPrintings(rows);
  return rows<CardRow>(
    `SELECT slug, name, version, side, type_line AS typeLine, arenas AS "json:arenas",
      subtypes AS "json:subtypes", build_cost AS buildCost, cost_text AS costText, speed, power, health,
      lines AS "json:lines", source FROM card ORDER BY position`,
  ).map((row) => ({
    slug: row.slug,
    name: row.name,
    version: row.version,
    side: row.side,
    typeLine: row.typeLine,
    arenas: row.arenas,
    subtypes: row.subtypes,
    buildCost: row.buildCost,
    costText: row.costText,
    speed: row.speed,
    power: row.power,
    health: row.health,
    lines: row.lines,
    keywords: links.keywords.get(row.slug) ?? [],
    rulings: links.rulings.get(row.slug) ?? [],
    printings: printings.get(row.slug) ?? [],
    source: row.source,
  }));
}

function readPrintings(rows: ReadRows): ReadonlyMap<string, readonly PrintingRecord[]> {
  const all = rows<PrintingRow>(
    `SELECT card, set_name AS "set", number, rarity, promo AS "flag:promo"
      FROM printing ORDER BY card, position`,
  );
  return groupPairs(
    all.map(({ card, set, number, rarity, promo }) => [card, { set, number, rarity, promo }] as const),
  );
}
