import type Database from 'better-sqlite3';
import { readCards } from './card-rows.js';
import type { LinkTable } from './database-tables.js';
import { groupPairs } from './group-by.js';
import type {
  Activation,
  Content,
  DiagnosticRecord,
  KeywordEditionRecord,
  KeywordRecord,
  ModellingState,
  OccurrenceRecord,
  RulingRecord,
  RulingTopic,
  SourceRecord,
  TextChangeRecord,
  TimingWindowRecord,
} from './records.js';

/** Every record of a database. The tables' own constraints hold what the types say. */
export function readRows(database: Database.Database, revision: string, builtAt: string): Content {
  return {
    revision,
    builtAt,
    sources: rows<SourceRecord>(
      database,
      `SELECT id, title, kind, edition, authority, published_on AS publishedOn, url, file, sha256, text,
        keyword_count AS keywordCount, ruling_count AS rulingCount FROM source ORDER BY position`,
    ),
    keywords: readKeywords(database),
    rulings: readRulings(database),
    timingWindows: readWindows(database),
    cards: readCards(database, {
      keywords: links(database, 'card_keyword'),
      rulings: links(database, 'card_ruling'),
    }),
    diagnostics: rows<DiagnosticRecord>(
      database,
      'SELECT severity, code, message, file, line, "column" FROM diagnostic ORDER BY position',
    ),
  };
}

function rows<Row>(database: Database.Database, query: string): readonly Row[] {
  return database.prepare<[], Row>(query).all();
}

/** A column that holds true and false as 1 and 0. */
type Flags<Row, Names extends keyof Row> = Omit<Row, Names> & Readonly<Record<Names, number>>;

function readWindows(database: Database.Database): readonly TimingWindowRecord[] {
  return rows<Flags<TimingWindowRecord, 'isPop'>>(
    database,
    'SELECT slug, name, play_order AS "order", is_pop AS isPop, phase, summary FROM timing_window ORDER BY position',
  ).map((row) => ({ ...row, isPop: row.isPop === 1 }));
}

interface KeywordRow
  extends Omit<
    KeywordRecord,
    | 'aliases'
    | 'activation'
    | 'definitions'
    | 'timingInferred'
    | 'inAttack'
    | 'rulings'
    | 'mentions'
    | 'mentionedBy'
    | 'editions'
  > {
  readonly aliases: string;
  readonly activation: string;
  readonly definitions: string;
  readonly timingInferred: number;
  readonly inAttack: number | null;
}

function readKeywords(database: Database.Database): readonly KeywordRecord[] {
  const editions = readEditions(database);
  const rulings = links(database, 'keyword_ruling');
  const mentions = links(database, 'keyword_mention');
  const mentionedBy = links(database, 'keyword_mentioned_by');
  return rows<KeywordRow>(
    database,
    `SELECT slug, name, aliases, signature, parameter, stacking, activation, nature, timing, timing_text AS timingText,
      timing_inferred AS timingInferred, definitions, text, summary, in_attack AS inAttack, authority, source
      FROM keyword ORDER BY position`,
  ).map((row) => ({
    ...row,
    aliases: listOf<string>(row.aliases),
    activation: listOf<Activation>(row.activation),
    definitions: listOf<string>(row.definitions),
    timingInferred: row.timingInferred === 1,
    inAttack: row.inAttack === null ? null : row.inAttack === 1,
    rulings: rulings.get(row.slug) ?? [],
    mentions: mentions.get(row.slug) ?? [],
    mentionedBy: mentionedBy.get(row.slug) ?? [],
    editions: editions.get(row.slug) ?? [],
  }));
}

interface EditionRow extends Omit<KeywordEditionRecord, 'definitions' | 'current' | 'changes'> {
  readonly keyword: string;
  readonly position: number;
  readonly definitions: string;
  readonly current: number;
}

interface ChangeRow extends TextChangeRecord {
  readonly keyword: string;
  readonly edition: number;
}

function readEditions(database: Database.Database): ReadonlyMap<string, readonly KeywordEditionRecord[]> {
  const changes = grouped(
    rows<ChangeRow>(
      database,
      'SELECT keyword, edition, kind, before, after FROM text_change ORDER BY keyword, edition, position',
    ),
    (row) => `${row.edition} ${row.keyword}`,
    ({ kind, before, after }): TextChangeRecord => ({ kind, before, after }),
  );
  return grouped(
    rows<EditionRow>(
      database,
      `SELECT keyword, position, source, text, definitions, is_current AS current
        FROM keyword_edition ORDER BY keyword, position`,
    ),
    (row) => row.keyword,
    ({ keyword, position, source, text, definitions, current }): KeywordEditionRecord => ({
      source,
      text,
      definitions: listOf<string>(definitions),
      current: current === 1,
      changes: changes.get(`${position} ${keyword}`) ?? [],
    }),
  );
}

interface RulingRow
  extends Flags<
    Omit<RulingRecord, 'mentions' | 'topics' | 'occurrences' | 'supersededBy' | 'modelling'>,
    'parenthetical'
  > {
  readonly state: ModellingState;
  readonly rule: string | null;
  readonly scenarios: string;
  readonly reason: string | null;
}

function readRulings(database: Database.Database): readonly RulingRecord[] {
  const topics = links<RulingTopic>(database, 'ruling_topic');
  const mentions = links(database, 'ruling_mention');
  const successors = links(database, 'superseded_by');
  const occurrences = grouped(
    rows<OccurrenceRecord & { readonly owner: string }>(
      database,
      'SELECT owner, source, line, start, end FROM occurrence ORDER BY owner, position',
    ),
    (row) => row.owner,
    ({ source, line, start, end }): OccurrenceRecord => ({ source, line, start, end }),
  );
  return rows<RulingRow>(
    database,
    `SELECT id, keyword, card, text, parenthetical, position, authority, status, modelling_state AS state,
      modelling_rule AS rule, modelling_scenarios AS scenarios, modelling_reason AS reason
      FROM ruling ORDER BY content_position`,
  ).map(({ state, rule, scenarios, reason, ...row }) => ({
    ...row,
    parenthetical: row.parenthetical === 1,
    mentions: mentions.get(row.id) ?? [],
    topics: topics.get(row.id) ?? [],
    occurrences: occurrences.get(row.id) ?? [],
    supersededBy: successors.get(row.id) ?? [],
    modelling: { state, rule, scenarios: listOf<string>(scenarios), reason },
  }));
}

function links<Value extends string = string>(
  database: Database.Database,
  table: LinkTable | 'ruling_topic',
): ReadonlyMap<string, readonly Value[]> {
  return grouped(
    rows<{ readonly owner: string; readonly value: Value }>(
      database,
      `SELECT owner, value FROM ${table} ORDER BY owner, position`,
    ),
    (row) => row.owner,
    (row) => row.value,
  );
}

function grouped<Row, Value>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
  toValue: (row: Row) => Value,
): ReadonlyMap<string, readonly Value[]> {
  return groupPairs(all.map((row) => [keyOf(row), toValue(row)] as const));
}

function listOf<Value extends string>(json: string): readonly Value[] {
  const list: unknown = JSON.parse(json);
  if (!Array.isArray(list)) throw new Error(`a list was expected, found ${json.slice(0, 60)}`);
  return list;
}
