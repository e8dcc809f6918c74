import { readCards } from './card-rows.js';
import type { LinkTable } from './database-tables.js';
import { groupPairs } from './group-by.js';
import type { ReadRows } from './json-rows.js';
import type {
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
import { readRevisions } from './revision-rows.js';

/** Every record of a database. The tables' own constraints hold what the types say. */
export function readRows(rows: ReadRows, revision: string, builtAt: string): Content {
  return {
    revision,
    builtAt,
    sources: rows<SourceRecord>(
      `SELECT id, title, kind, edition, authority, published_on AS publishedOn, url, file, sha256, text,
        keyword_count AS keywordCount, ruling_count AS rulingCount FROM source ORDER BY position`,
    ),
    keywords: readKeywords(rows),
    rulings: readRulings(rows),
    timingWindows: rows<TimingWindowRecord>(
      `SELECT slug, name, play_order AS "order", is_pop AS "flag:isPop", phase, summary
        FROM timing_window ORDER BY position`,
    ),
    cards: readCards(rows, {
      keywords: links(rows, 'card_keyword'),
      rulings: links(rows, 'card_ruling'),
    }),
    diagnostics: rows<DiagnosticRecord>(
      'SELECT severity, code, message, file, line, "column" FROM diagnostic ORDER BY position',
    ),
    revisions: readRevisions(rows),
  };
}

type KeywordRow = Omit<KeywordRecord, 'inAttack' | 'rulings' | 'mentions' | 'mentionedBy' | 'editions'> & {
  readonly inAttack: number | null;
};

function readKeywords(rows: ReadRows): readonly KeywordRecord[] {
  const editions = readEditions(rows);
  const rulings = links(rows, 'keyword_ruling');
  const mentions = links(rows, 'keyword_mention');
  const mentionedBy = links(rows, 'keyword_mentioned_by');
  return rows<KeywordRow>(
    `SELECT slug, name, aliases AS "json:aliases", signature, parameter, stacking,
      activation AS "json:activation", nature, timing, timing_text AS timingText,
      timing_inferred AS "flag:timingInferred", definitions AS "json:definitions", text, summary,
      in_attack AS inAttack, authority, source FROM keyword ORDER BY position`,
  ).map((row) => ({
    ...row,
    inAttack: row.inAttack === null ? null : row.inAttack === 1,
    rulings: rulings.get(row.slug) ?? [],
    mentions: mentions.get(row.slug) ?? [],
    mentionedBy: mentionedBy.get(row.slug) ?? [],
    editions: editions.get(row.slug) ?? [],
  }));
}

interface EditionRow extends Omit<KeywordEditionRecord, 'changes'> {
  readonly keyword: string;
  readonly position: number;
}

interface ChangeRow extends TextChangeRecord {
  readonly keyword: string;
  readonly edition: number;
}

function readEditions(rows: ReadRows): ReadonlyMap<string, readonly KeywordEditionRecord[]> {
  const changes = grouped(
    rows<ChangeRow>(
      'SELECT keyword, edition, kind, before, after FROM text_change ORDER BY keyword, edition, position',
    ),
    (row) => `${row.edition} ${row.keyword}`,
    ({ kind, before, after }): TextChangeRecord => ({ kind, before, after }),
  );
  return grouped(
    rows<EditionRow>(
      `SELECT keyword, position, source, text, definitions AS "json:definitions", is_current AS "flag:current"
        FROM keyword_edition ORDER BY keyword, position`,
    ),
    (row) => row.keyword,
    ({ keyword, position, ...edition }): KeywordEditionRecord => ({
      ...edition,
      changes: changes.get(`${position} ${keyword}`) ?? [],
    }),
  );
}

interface RulingRow
  extends Omit<RulingRecord, 'mentions' | 'topics' | 'occurrences' | 'supersededBy' | 'modelling'> {
  readonly state: ModellingState;
  readonly rule: string | null;
  readonly scenarios: readonly string[];
  readonly reason: string | null;
}

function readRulings(rows: ReadRows): readonly RulingRecord[] {
  const topics = links<RulingTopic>(rows, 'ruling_topic');
  const mentions = links(rows, 'ruling_mention');
  const successors = links(rows, 'superseded_by');
  const occurrences = grouped(
    rows<OccurrenceRecord & { readonly owner: string }>(
      'SELECT owner, source, line, start, end FROM occurrence ORDER BY owner, position',
    ),
    (row) => row.owner,
    ({ source, line, start, end }): OccurrenceRecord => ({ source, line, start, end }),
  );
  return rows<RulingRow>(
    `SELECT id, keyword, card, text, parenthetical AS "flag:parenthetical", position, authority, status,
      modelling_state AS state, modelling_rule AS rule, modelling_scenarios AS "json:scenarios",
      modelling_reason AS reason FROM ruling ORDER BY content_position`,
  ).map((row) => ({
    id: row.id,
    keyword: row.keyword,
    card: row.card,
    text: row.text,
    parenthetical: row.parenthetical,
    position: row.position,
    authority: row.authority,
    status: row.status,
    mentions: mentions.get(row.id) ?? [],
    topics: topics.get(row.id) ?? [],
    occurrences: occurrences.get(row.id) ?? [],
    supersededBy: successors.get(row.id) ?? [],
    modelling: { state: row.state, rule: row.rule, scenarios: row.scenarios, reason: row.reason },
  }));
}

function links<Value extends string = string>(
  rows: ReadRows,
  table: LinkTable | 'ruling_topic',
): ReadonlyMap<string, readonly Value[]> {
  const lists = rows<{ readonly owner: string; readonly list: readonly Value[] }>(
    `SELECT owner, json_group_array(value) AS "json:list"
      FROM (SELECT owner, value FROM ${table} ORDER BY owner, position) GROUP BY owner`,
  );
  return new Map(lists.map(({ owner, list }) => [owner, list]));
}

function grouped<Row, Value>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
  toValue: (row: Row) => Value,
): ReadonlyMap<string, readonly Value[]> {
  return groupPairs(all.map((row) => [keyOf(row), toValue(row)] as const));
}
