import fc from 'fast-check';
import { CARD_ARENAS, CARD_SIDES, type CardRecord } from './card-record.js';
import {
  ACTIVATIONS,
  AUTHORITIES,
  CHANGE_KINDS,
  type Content,
  type DiagnosticRecord,
  KEYWORD_NATURES,
  type KeywordEditionRecord,
  type KeywordRecord,
  MODELLING_STATES,
  PARAMETER_KINDS,
  type RevisionRecord,
  RULING_STATUSES,
  RULING_TOPICS,
  type RulingRecord,
  SEVERITIES,
  SOURCE_KINDS,
  type SourceRecord,
  STACKING_CLASSES,
  type TimingWindowRecord,
} from './records.js';

/** Any text that UTF-8 can hold: NUL, controls and astral characters included. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom('\0', "'; DROP TABLE ruling; --", '“quoted” – dash', 'e\u0301', '🙂\u202E'),
);
const maybe = fc.option(text);
const count = fc.integer({ min: 0, max: 2 ** 31 });
const texts = fc.array(text, { maxLength: 3 });

function ids(least: number): fc.Arbitrary<string[]> {
  return fc.uniqueArray(text, { minLength: least, maxLength: 5 });
}

/** Valid contents for tests: every reference names a record that is there, every list is in some order of its own. */
export const generatedContents: fc.Arbitrary<Content> = fc
  .tuple(ids(1), ids(1), ids(1), ids(0), ids(0))
  .chain(([sources, windows, slugs, rulings, cards]) => {
    const known = { sources, windows, slugs, rulings, cards };
    return fc.record<Content>({
      revision: text,
      builtAt: text,
      sources: fc.tuple(...sources.map(sourceOf)),
      timingWindows: fc.tuple(...windows.map(windowOf)),
      keywords: fc.tuple(...slugs.map((slug) => keywordOf(slug, known))),
      rulings: fc.tuple(...rulings.map((id) => rulingOf(id, known))),
      cards: fc.tuple(...cards.map((slug) => cardOf(slug, known))),
      diagnostics: fc.array(diagnostic, { maxLength: 3 }),
      revisions: fc.array(revision, { maxLength: 3 }),
    });
  });

interface Known {
  readonly sources: string[];
  readonly windows: string[];
  readonly slugs: string[];
  readonly rulings: string[];
  readonly cards: string[];
}

const diagnostic: fc.Arbitrary<DiagnosticRecord> = fc.record({
  severity: fc.constantFrom(...SEVERITIES),
  code: text,
  message: text,
  file: maybe,
  line: fc.option(count),
  column: fc.option(count),
});

const revision: fc.Arbitrary<RevisionRecord> = fc.record({
  revision: text,
  previous: maybe,
  on: text,
  keywords: fc.record({ added: texts, changed: texts, withdrawn: texts }),
  cards: fc.record({ added: texts, changed: texts, withdrawn: texts }),
  rulings: fc.record({ added: texts, changed: texts, superseded: texts, withdrawn: texts, restored: texts }),
});

function sourceOf(id: string): fc.Arbitrary<SourceRecord> {
  return fc.record({
    id: fc.constant(id),
    title: text,
    kind: fc.constantFrom(...SOURCE_KINDS),
    edition: maybe,
    authority: fc.constantFrom(...AUTHORITIES),
    publishedOn: maybe,
    url: maybe,
    file: text,
    sha256: text,
    text,
    keywordCount: count,
    rulingCount: count,
  });
}

function windowOf(slug: string): fc.Arbitrary<TimingWindowRecord> {
  return fc.record({
    slug: fc.constant(slug),
    name: text,
    order: count,
    isPop: fc.boolean(),
    phase: text,
    summary: text,
  });
}

function editionOf(sources: readonly string[]): fc.Arbitrary<KeywordEditionRecord> {
  const change = fc.record({ kind: fc.constantFrom(...CHANGE_KINDS), before: maybe, after: maybe });
  return fc.record({
    source: fc.constantFrom(...sources),
    text,
    definitions: texts,
    current: fc.boolean(),
    changes: fc.array(change, { maxLength: 3 }),
  });
}

function keywordOf(slug: string, known: Known): fc.Arbitrary<KeywordRecord> {
  return fc.record({
    slug: fc.constant(slug),
    name: text,
    aliases: texts,
    signature: text,
    parameter: fc.constantFrom(...PARAMETER_KINDS),
    stacking: fc.constantFrom(...STACKING_CLASSES),
    activation: fc.subarray([...ACTIVATIONS]),
    nature: fc.constantFrom(...KEYWORD_NATURES),
    timing: fc.option(fc.constantFrom(...known.windows)),
    timingText: maybe,
    timingInferred: fc.boolean(),
    definitions: texts,
    text,
    summary: text,
    inAttack: fc.option(fc.boolean()),
    authority: fc.constantFrom(...AUTHORITIES),
    source: fc.constantFrom(...known.sources),
    rulings: fc.subarray(known.rulings),
    mentions: fc.subarray(known.slugs),
    mentionedBy: fc.subarray(known.slugs),
    editions: fc.array(editionOf(known.sources), { maxLength: 3 }),
  });
}

function rulingOf(id: string, known: Known): fc.Arbitrary<RulingRecord> {
  return fc
    .oneof(
      fc.record({ keyword: fc.constantFrom(...known.slugs), card: fc.constant(null) }),
      ...(known.cards.length === 0
        ? []
        : [fc.record({ keyword: fc.constant(null), card: fc.constantFrom(...known.cards) })]),
    )
    .chain((owner) => ownedRuling(id, known, owner));
}

function ownedRuling(
  id: string,
  known: Known,
  owner: Pick<RulingRecord, 'keyword' | 'card'>,
): fc.Arbitrary<RulingRecord> {
  const source = fc.constantFrom(...known.sources);
  return fc.record({
    id: fc.constant(id),
    keyword: fc.constant(owner.keyword),
    card: fc.constant(owner.card),
    text,
    parenthetical: fc.boolean(),
    position: count,
    authority: fc.constantFrom(...AUTHORITIES),
    mentions: fc.subarray(known.slugs),
    topics: fc.subarray([...RULING_TOPICS]),
    occurrences: fc.array(fc.record({ source, line: count, start: count, end: count }), { maxLength: 3 }),
    status: fc.constantFrom(...RULING_STATUSES),
    supersededBy: fc.subarray(known.rulings),
    modelling: fc.record({
      state: fc.constantFrom(...MODELLING_STATES),
      rule: maybe,
      scenarios: texts,
      reason: maybe,
    }),
  });
}

function cardOf(slug: string, known: Known): fc.Arbitrary<CardRecord> {
  const number = fc.option(count);
  return fc.record({
    slug: fc.constant(slug),
    name: text,
    version: maybe,
    side: fc.constantFrom(...CARD_SIDES),
    typeLine: text,
    arenas: fc.subarray([...CARD_ARENAS]),
    subtypes: texts,
    buildCost: number,
    costText: maybe,
    speed: number,
    power: number,
    health: number,
    lines: texts,
    keywords: fc.subarray(known.slugs),
    rulings: fc.subarray(known.rulings),
    printings: fc.array(fc.record({ set: text, number: maybe, rarity: maybe, promo: fc.boolean() }), {
      maxLength: 3,
    }),
    source: fc.constantFrom(...known.sources),
  });
}
