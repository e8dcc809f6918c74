import type { BulkFile } from '../../api/knowledge-base/bulk/bulk-file.js';
import type { CardRecord } from '../../api/knowledge-base/card-record.js';
import type {
  Content,
  KeywordRecord,
  RulingRecord,
  SourceRecord,
  TimingWindowRecord,
} from '../../api/knowledge-base/records.js';
import { type CellValue, csvCell } from './csv-cell.js';
import { type PlaceInEntry, rulingsInEntries } from './within-entry.js';

type Columns<Row> = Readonly<Record<string, (row: Row) => CellValue>>;

const KEYWORD_COLUMNS: Columns<KeywordRecord> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  aliases: ({ aliases }) => aliases,
  signature: ({ signature }) => signature,
  parameter: ({ parameter }) => parameter,
  stacking: ({ stacking }) => stacking,
  activation: ({ activation }) => activation,
  nature: ({ nature }) => nature,
  timing: ({ timing }) => timing,
  timing_text: ({ timingText }) => timingText,
  timing_inferred: ({ timingInferred }) => timingInferred,
  in_attack: ({ inAttack }) => inAttack,
  summary: ({ summary }) => summary,
  definitions: ({ definitions }) => definitions,
  text: ({ text }) => text,
  authority: ({ authority }) => authority,
  source: ({ source }) => source,
  rulings: ({ rulings }) => rulings,
  mentions: ({ mentions }) => mentions,
};

const RULING_COLUMNS: Columns<RulingRecord> = {
  id: ({ id }) => id,
  keyword: ({ keyword }) => keyword,
  card: ({ card }) => card,
  position: ({ position }) => position,
  status: ({ status }) => status,
  authority: ({ authority }) => authority,
  parenthetical: ({ parenthetical }) => parenthetical,
  text: ({ text }) => text,
  topics: ({ topics }) => topics,
  mentions: ({ mentions }) => mentions,
  superseded_by: ({ supersededBy }) => supersededBy,
  modelling: ({ modelling }) => modelling.state,
  modelling_rule: ({ modelling }) => modelling.rule,
  modelling_scenarios: ({ modelling }) => modelling.scenarios,
  modelling_reason: ({ modelling }) => modelling.reason,
};

const OCCURRENCE_COLUMNS: Columns<{ readonly id: string } & PlaceInEntry> = {
  ruling: ({ id }) => id,
  source: ({ source }) => source,
  entry_start: ({ entryStart }) => entryStart,
  entry_end: ({ entryEnd }) => entryEnd,
};

const CARD_COLUMNS: Columns<CardRecord> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  version: ({ version }) => version,
  side: ({ side }) => side,
  type_line: ({ typeLine }) => typeLine,
  arenas: ({ arenas }) => arenas,
  subtypes: ({ subtypes }) => subtypes,
  build_cost: ({ buildCost }) => buildCost,
  cost_text: ({ costText }) => costText,
  speed: ({ speed }) => speed,
  power: ({ power }) => power,
  health: ({ health }) => health,
  lines: ({ lines }) => lines,
  keywords: ({ keywords }) => keywords,
  rulings: ({ rulings }) => rulings,
  source: ({ source }) => source,
};

const PRINTING_COLUMNS: Columns<{ readonly slug: string } & CardRecord['printings'][number]> = {
  card: ({ slug }) => slug,
  set: ({ set }) => set,
  number: ({ number }) => number,
  rarity: ({ rarity }) => rarity,
  promo: ({ promo }) => promo,
};

/** Whole documents are no cells: their text is in the other formats. */
const SOURCE_COLUMNS: Columns<SourceRecord> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  kind: ({ kind }) => kind,
  edition: ({ edition }) => edition,
  authority: ({ authority }) => authority,
  published_on: ({ publishedOn }) => publishedOn,
  url: ({ url }) => url,
  file: ({ file }) => file,
  sha256: ({ sha256 }) => sha256,
};

const WINDOW_COLUMNS: Columns<TimingWindowRecord> = {
  slug: ({ slug }) => slug,
  name: ({ name }) => name,
  order: ({ order }) => order,
  is_pop: ({ isPop }) => isPop,
  phase: ({ phase }) => phase,
  summary: ({ summary }) => summary,
};

/** A table a file (RFC 4180, UTF-8): a header, then a row a record. */
export function csvFiles(content: Content): readonly BulkFile[] {
  const occurrences = rulingsInEntries(content).flatMap(({ id, occurrences }) =>
    occurrences.map((place) => ({ id, ...place })),
  );
  const printings = content.cards.flatMap(({ slug, printings }) =>
    printings.map((printing) => ({ slug, ...printing })),
  );
  return [
    table('sources.csv', content.sources, SOURCE_COLUMNS),
    table('timing-windows.csv', content.timingWindows, WINDOW_COLUMNS),
    table('keywords.csv', content.keywords, KEYWORD_COLUMNS),
    table('rulings.csv', content.rulings, RULING_COLUMNS),
    table('occurrences.csv', occurrences, OCCURRENCE_COLUMNS),
    table('cards.csv', content.cards, CARD_COLUMNS),
    table('printings.csv', printings, PRINTING_COLUMNS),
  ];
}

function table<Row>(name: string, rows: readonly Row[], columns: Columns<Row>): BulkFile {
  const cells = Object.values(columns);
  const lines = rows.map((row) => cells.map((cell) => csvCell(cell(row))).join(','));
  const body = [Object.keys(columns).join(','), ...lines].map((line) => `${line}\r\n`).join('');
  return { name, records: rows.length, body };
}
