import type Database from 'better-sqlite3';
import type { CardRecord } from './card-record.js';
import { writeCards } from './card-rows.js';
import type { LinkTable } from './database-tables.js';
import type { Content, KeywordRecord, RulingRecord } from './records.js';
import { writeRevisions } from './revision-rows.js';

type Cell = string | number | null;

/**
 * Puts every record of a content into the (empty) tables. Records come before what refers to them: SQLite searches all that refers to
 * a table for each row it gains while a reference is open, which takes time by the square.
 */
export function writeRows(database: Database.Database, content: Content): void {
  writeSources(database, content);
  writeWindows(database, content);
  writeKeywords(database, content.keywords);
  writeEditions(database, content.keywords);
  writeCards(database, content.cards);
  writeRulings(database, content.rulings);
  writeKeywordLinks(database, content.keywords);
  writeRulingLinks(database, content.rulings);
  writeCardLinks(database, content.cards);
  writeRevisions(database, content.revisions);
  const insert = inserter(database, 'diagnostic', 7);
  for (const [position, one] of content.diagnostics.entries()) {
    insert(position, one.severity, one.code, one.message, one.file, one.line, one.column);
  }
}

/** Values in the order of the table's columns. */
function inserter(database: Database.Database, table: string, columns: number): (...row: Cell[]) => void {
  const statement = database.prepare(`INSERT INTO ${table} VALUES (${Array(columns).fill('?').join(', ')})`);
  return (...row) => {
    statement.run(row);
  };
}

function linker(database: Database.Database, table: LinkTable | 'ruling_topic') {
  const insert = inserter(database, table, 3);
  return (owner: string, values: readonly string[]): void => {
    for (const [position, value] of values.entries()) insert(owner, position, value);
  };
}

function writeSources(database: Database.Database, { sources }: Content): void {
  const insert = inserter(database, 'source', 13);
  for (const [position, one] of sources.entries()) {
    insert(
      one.id,
      position,
      one.title,
      one.kind,
      one.edition,
      one.authority,
      one.publishedOn,
      one.url,
      one.file,
      one.sha256,
      one.text,
      one.keywordCount,
      one.rulingCount,
    );
  }
}

function writeWindows(database: Database.Database, { timingWindows }: Content): void {
  const insert = inserter(database, 'timing_window', 7);
  for (const [position, one] of timingWindows.entries()) {
    insert(one.slug, position, one.name, one.order, Number(one.isPop), one.phase, one.summary);
  }
}

function writeKeywords(database: Database.Database, keywords: readonly KeywordRecord[]): void {
  const insert = inserter(database, 'keyword', 18);
  for (const [position, one] of keywords.entries()) {
    insert(
      one.slug,
      position,
      one.name,
      JSON.stringify(one.aliases),
      one.signature,
      one.parameter,
      one.stacking,
      JSON.stringify(one.activation),
      one.nature,
      one.timing,
      one.timingText,
      Number(one.timingInferred),
      JSON.stringify(one.definitions),
      one.text,
      one.summary,
      one.inAttack === null ? null : Number(one.inAttack),
      one.authority,
      one.source,
    );
  }
}

function writeKeywordLinks(database: Database.Database, keywords: readonly KeywordRecord[]): void {
  const linkRulings = linker(database, 'keyword_ruling');
  const linkMentions = linker(database, 'keyword_mention');
  const linkMentionedBy = linker(database, 'keyword_mentioned_by');
  for (const { slug, rulings, mentions, mentionedBy } of keywords) {
    linkRulings(slug, rulings);
    linkMentions(slug, mentions);
    linkMentionedBy(slug, mentionedBy);
  }
}

function writeCardLinks(database: Database.Database, cards: readonly CardRecord[]): void {
  const linkKeywords = linker(database, 'card_keyword');
  const linkRulings = linker(database, 'card_ruling');
  for (const { slug, keywords, rulings } of cards) {
    linkKeywords(slug, keywords);
    linkRulings(slug, rulings);
  }
}

function writeEditions(database: Database.Database, keywords: readonly KeywordRecord[]): void {
  const insertEdition = inserter(database, 'keyword_edition', 6);
  const insertChange = inserter(database, 'text_change', 6);
  for (const { slug, editions } of keywords) {
    for (const [edition, one] of editions.entries()) {
      insertEdition(
        slug,
        edition,
        one.source,
        one.text,
        JSON.stringify(one.definitions),
        Number(one.current),
      );
      for (const [position, { kind, before, after }] of one.changes.entries()) {
        insertChange(slug, edition, position, kind, before, after);
      }
    }
  }
}

function writeRulings(database: Database.Database, rulings: readonly RulingRecord[]): void {
  const insert = inserter(database, 'ruling', 13);
  for (const [position, one] of rulings.entries()) {
    insert(
      one.id,
      position,
      one.keyword,
      one.card,
      one.text,
      Number(one.parenthetical),
      one.position,
      one.authority,
      one.status,
      one.modelling.state,
      one.modelling.rule,
      JSON.stringify(one.modelling.scenarios),
      one.modelling.reason,
    );
  }
}

function writeRulingLinks(database: Database.Database, rulings: readonly RulingRecord[]): void {
  const insertOccurrence = inserter(database, 'occurrence', 6);
  const linkTopics = linker(database, 'ruling_topic');
  const linkMentions = linker(database, 'ruling_mention');
  const linkSuccessors = linker(database, 'superseded_by');
  for (const one of rulings) {
    linkTopics(one.id, one.topics);
    linkMentions(one.id, one.mentions);
    linkSuccessors(one.id, one.supersededBy);
    for (const [at, { source, line, start, end }] of one.occurrences.entries()) {
      insertOccurrence(one.id, at, source, line, start, end);
    }
  }
}
