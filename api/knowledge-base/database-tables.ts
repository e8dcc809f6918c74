import { CARD_TABLES } from './card-rows.js';
import {
  AUTHORITIES,
  CHANGE_KINDS,
  KEYWORD_NATURES,
  MODELLING_STATES,
  PARAMETER_KINDS,
  RULING_STATUSES,
  RULING_TOPICS,
  SEVERITIES,
  SOURCE_KINDS,
  STACKING_CLASSES,
} from './records.js';
import { REVISION_TABLE } from './revision-rows.js';

function oneOf(column: string, values: readonly string[]): string {
  return `TEXT NOT NULL CHECK (${column} IN (${values.map((value) => `'${value}'`).join(', ')}))`;
}

const FLAG = 'INTEGER NOT NULL CHECK';

/**
 * The tables of a database. `position` counts from 0 and keeps the canonical order of a list. Lists of plain strings that nothing
 * refers to (aliases, activation, definitions, scenarios) are JSON. References are checked when the transaction ends, so order does not matter.
 */
export const TABLES = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE source (
  id TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  title TEXT NOT NULL,
  kind ${oneOf('kind', SOURCE_KINDS)},
  edition TEXT,
  authority ${oneOf('authority', AUTHORITIES)},
  published_on TEXT,
  url TEXT,
  file TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  text TEXT NOT NULL,
  keyword_count INTEGER NOT NULL,
  ruling_count INTEGER NOT NULL
) STRICT;

CREATE TABLE timing_window (
  slug TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  play_order INTEGER NOT NULL,
  is_pop ${FLAG} (is_pop IN (0, 1)),
  phase TEXT NOT NULL,
  summary TEXT NOT NULL
) STRICT;

CREATE TABLE keyword (
  slug TEXT PRIMARY KEY,
  position INTEGER NOT NULL UNIQUE,
  name TEXT NOT NULL,
  aliases TEXT NOT NULL,
  signature TEXT NOT NULL,
  parameter ${oneOf('parameter', PARAMETER_KINDS)},
  stacking ${oneOf('stacking', STACKING_CLASSES)},
  activation TEXT NOT NULL,
  nature ${oneOf('nature', KEYWORD_NATURES)},
  timing TEXT REFERENCES timing_window (slug) DEFERRABLE INITIALLY DEFERRED,
  timing_text TEXT,
  timing_inferred ${FLAG} (timing_inferred IN (0, 1)),
  definitions TEXT NOT NULL,
  text TEXT NOT NULL,
  summary TEXT NOT NULL,
  in_attack INTEGER CHECK (in_attack IN (0, 1)),
  authority ${oneOf('authority', AUTHORITIES)},
  source TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE keyword_edition (
  keyword TEXT NOT NULL REFERENCES keyword (slug) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED,
  text TEXT NOT NULL,
  definitions TEXT NOT NULL,
  is_current ${FLAG} (is_current IN (0, 1)),
  PRIMARY KEY (keyword, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE text_change (
  keyword TEXT NOT NULL,
  edition INTEGER NOT NULL,
  position INTEGER NOT NULL,
  kind ${oneOf('kind', CHANGE_KINDS)},
  before TEXT,
  after TEXT,
  PRIMARY KEY (keyword, edition, position),
  FOREIGN KEY (keyword, edition) REFERENCES keyword_edition (keyword, position) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The owner of a ruling that is withdrawn may be gone with its source.
CREATE TABLE ruling (
  id TEXT PRIMARY KEY,
  content_position INTEGER NOT NULL UNIQUE,
  keyword TEXT,
  card TEXT,
  text TEXT NOT NULL,
  parenthetical ${FLAG} (parenthetical IN (0, 1)),
  position INTEGER NOT NULL,
  authority ${oneOf('authority', AUTHORITIES)},
  status ${oneOf('status', RULING_STATUSES)},
  modelling_state ${oneOf('modelling_state', MODELLING_STATES)},
  modelling_rule TEXT,
  modelling_scenarios TEXT NOT NULL,
  modelling_reason TEXT,
  -- A ruling that was withdrawn may outlive its owner; any other has one.
  standing_keyword TEXT AS (CASE status WHEN 'WITHDRAWN' THEN NULL ELSE keyword END)
    REFERENCES keyword (slug) DEFERRABLE INITIALLY DEFERRED,
  standing_card TEXT AS (CASE status WHEN 'WITHDRAWN' THEN NULL ELSE card END)
    REFERENCES card (slug) DEFERRABLE INITIALLY DEFERRED,
  CHECK ((keyword IS NULL) <> (card IS NULL))
) STRICT;

CREATE TABLE ruling_topic (
  owner TEXT NOT NULL REFERENCES ruling (id) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  value ${oneOf('value', RULING_TOPICS)},
  PRIMARY KEY (owner, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE occurrence (
  owner TEXT NOT NULL REFERENCES ruling (id) DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  source TEXT NOT NULL REFERENCES source (id) DEFERRABLE INITIALLY DEFERRED,
  line INTEGER NOT NULL,
  start INTEGER NOT NULL,
  end INTEGER NOT NULL,
  PRIMARY KEY (owner, position)
) STRICT, WITHOUT ROWID;

${linkTable('ruling_mention', 'ruling (id)', 'keyword (slug)')}
${linkTable('superseded_by', 'ruling (id)', 'ruling (id)')}
${linkTable('keyword_ruling', 'keyword (slug)', 'ruling (id)')}
${linkTable('keyword_mention', 'keyword (slug)', 'keyword (slug)')}
${linkTable('keyword_mentioned_by', 'keyword (slug)', 'keyword (slug)')}
${linkTable('card_keyword', 'card (slug)', 'keyword (slug)')}
${linkTable('card_ruling', 'card (slug)', 'ruling (id)')}

${CARD_TABLES}
CREATE TABLE diagnostic (
  position INTEGER PRIMARY KEY,
  severity ${oneOf('severity', SEVERITIES)},
  code TEXT NOT NULL,
  message TEXT NOT NULL,
  file TEXT,
  line INTEGER,
  "column" INTEGER
) STRICT;

${REVISION_TABLE}
CREATE TABLE search_index (id INTEGER PRIMARY KEY CHECK (id = 1), body TEXT NOT NULL) STRICT;
`;

/** An ordered list of references from one record to others. */
export type LinkTable =
  | 'ruling_mention'
  | 'superseded_by'
  | 'keyword_ruling'
  | 'keyword_mention'
  | 'keyword_mentioned_by'
  | 'card_keyword'
  | 'card_ruling';

function linkTable(name: LinkTable, owner: string, value: string): string {
  return `CREATE TABLE ${name} (
  owner TEXT NOT NULL REFERENCES ${owner} DEFERRABLE INITIALLY DEFERRED,
  position INTEGER NOT NULL,
  value TEXT NOT NULL REFERENCES ${value} DEFERRABLE INITIALLY DEFERRED,
  PRIMARY KEY (owner, position)
) STRICT, WITHOUT ROWID;`;
}
