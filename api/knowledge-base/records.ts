/**
 * What a build of the knowledge base knows, as plain values. The ingest makes them, the database stores them, the server reads
 * them; nothing else crosses that line. Ids are bare here (`overkill`, `overkill/both-units-resolve-damage`); the schema adds the type.
 */
import type { CardRecord } from './card-record.js';

export const STACKING_CLASSES = ['CUMULATIVE', 'LAYERED', 'ISOLATED', 'SELECTIVE', 'UNSTATED'] as const;
/** How several instances on one unit combine; UNSTATED where the text does not say. */
export type StackingClass = (typeof STACKING_CLASSES)[number];

export const ACTIVATIONS = ['STATIC', 'TRIGGERED', 'ACTIVATED'] as const;
export type Activation = (typeof ACTIVATIONS)[number];

export const KEYWORD_NATURES = ['ABILITY', 'EFFECT', 'UNSTATED'] as const;
export type KeywordNature = (typeof KEYWORD_NATURES)[number];

export const PARAMETER_KINDS = [
  'NONE',
  'NUMBER',
  'SIGNED_NUMBER',
  'EFFECT',
  'COST',
  'LIST',
  'CONDITION',
] as const;
export type ParameterKind = (typeof PARAMETER_KINDS)[number];

export const AUTHORITIES = ['OFFICIAL', 'SUMMARY'] as const;
/** OFFICIAL: from a source document. SUMMARY: this project's own words. */
export type Authority = (typeof AUTHORITIES)[number];

export const SOURCE_KINDS = ['CARD_PAGE', 'KEYWORD_LIST', 'GLOSSARY', 'SUMMARY', 'CARD_SET'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const RULING_STATUSES = ['CURRENT', 'SUPERSEDED', 'WITHDRAWN'] as const;
export type RulingStatus = (typeof RULING_STATUSES)[number];

export const RULING_TOPICS = [
  'TIMING',
  'STACKING',
  'COST',
  'DICE',
  'DAMAGE',
  'PREVENTION',
  'TARGET',
  'ARENA',
  'LIMIT',
  'DEFINITION',
  'OTHER',
] as const;
export type RulingTopic = (typeof RULING_TOPICS)[number];

export const MODELLING_STATES = ['MODELLED', 'NOT_IN_ATTACK', 'DEFINITIONAL', 'UNREVIEWED'] as const;
/** How the rules engine takes a ruling; UNREVIEWED: nobody has judged it (an operator's own ruling). */
export type ModellingState = (typeof MODELLING_STATES)[number];

export const CHANGE_KINDS = ['ADDED', 'REMOVED', 'CHANGED'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const SEVERITIES = ['ERROR', 'WARNING', 'INFO'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A document that was read. `text` is normalised: decoded, markup and emphasis removed, LF. */
export interface SourceRecord {
  readonly id: string;
  readonly title: string;
  readonly kind: SourceKind;
  readonly edition: string | null;
  readonly authority: Authority;
  /** ISO 8601 calendar date. */
  readonly publishedOn: string | null;
  readonly url: string | null;
  /** Name of the file, relative to the folder it was found in; never an absolute path. */
  readonly file: string;
  /** Of the file as read, lower-case hex. */
  readonly sha256: string;
  readonly text: string;
  readonly keywordCount: number;
  readonly rulingCount: number;
}

export interface TextChangeRecord {
  readonly kind: ChangeKind;
  readonly before: string | null;
  readonly after: string | null;
}

/** The entry of one keyword in one source, letter for letter. */
export interface KeywordEditionRecord {
  readonly source: string;
  readonly text: string;
  readonly definitions: readonly string[];
  /** Exactly one edition of a keyword is current. */
  readonly current: boolean;
  /** Sentence by sentence against the current edition: `before` is this edition's, `after` the current one's. */
  readonly changes: readonly TextChangeRecord[];
}

/** A keyword ability; everything printed is that of its current edition. */
export interface KeywordRecord {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** How it is printed with its parameter: 'Critical Hit X'. */
  readonly signature: string;
  readonly parameter: ParameterKind;
  readonly stacking: StackingClass;
  readonly activation: readonly Activation[];
  readonly nature: KeywordNature;
  /** Slug of a timing window. */
  readonly timing: string | null;
  /** As printed: 'triggered during the pending damage POP'. */
  readonly timingText: string | null;
  /** False only when the type phrase itself names the window. */
  readonly timingInferred: boolean;
  readonly definitions: readonly string[];
  readonly text: string;
  /** One short sentence in this project's own words. */
  readonly summary: string;
  /** Does it matter while one attack resolves? Null: nobody has judged it (an operator's own keyword). */
  readonly inAttack: boolean | null;
  readonly authority: Authority;
  /** Source of the current edition. */
  readonly source: string;
  /** Ids of the current rulings, in the order of the entry. */
  readonly rulings: readonly string[];
  /** Slugs of other keywords that the current entry names, in alphabetical order. */
  readonly mentions: readonly string[];
  readonly mentionedBy: readonly string[];
  /** The current one first, then newest to oldest. */
  readonly editions: readonly KeywordEditionRecord[];
}

/** A place in a source: `source.text.slice(start, end)` is the ruling. UTF-16 offsets from 0, line from 1. */
export interface OccurrenceRecord {
  readonly source: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** How the rules engine takes a ruling, and why. */
export interface RulingModelling {
  readonly state: ModellingState;
  /** `evade/up-to`: the rule that follows it; null unless MODELLED. */
  readonly rule: string | null;
  /** Names of the scenarios that show it, in alphabetical order. */
  readonly scenarios: readonly string[];
  /** In this project's own words; null when UNREVIEWED. */
  readonly reason: string | null;
}

/** One sentence of an entry, or of the usage of a card, letter for letter, with its permanent id. */
export interface RulingRecord {
  /** `overkill/both-units-resolve-damage`, `card-hanharr-a/it-may-be-played`. */
  readonly id: string;
  /** Slug; null for a ruling on a card. */
  readonly keyword: string | null;
  /** Slug; null for a ruling on a keyword. */
  readonly card: string | null;
  readonly text: string;
  readonly parenthetical: boolean;
  /** Order in its entry, from 1. */
  readonly position: number;
  readonly authority: Authority;
  /** Slugs of other keywords it names, in alphabetical order. */
  readonly mentions: readonly string[];
  /** At least one. */
  readonly topics: readonly RulingTopic[];
  readonly occurrences: readonly OccurrenceRecord[];
  readonly status: RulingStatus;
  /** Ids of what took its place; empty unless SUPERSEDED. */
  readonly supersededBy: readonly string[];
  readonly modelling: RulingModelling;
}

export interface TimingWindowRecord {
  readonly slug: string;
  readonly name: string;
  /** Order of play, from 1. */
  readonly order: number;
  readonly isPop: boolean;
  readonly phase: string;
  readonly summary: string;
}

/** What the ingest has to say about its input. Line and column count from 1 in the file as read. */
export interface DiagnosticRecord {
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
}

/** What a revision changed: keywords and cards by slug, rulings by bare id, each list in its canonical order. */
export interface RevisionRecord {
  readonly revision: string;
  /** The one before it; null for the first of the log. */
  readonly previous: string | null;
  /** ISO 8601 calendar date. */
  readonly on: string;
  /** A keyword is changed when its record, or one of its current rulings, says something else. */
  readonly keywords: {
    readonly added: readonly string[];
    readonly changed: readonly string[];
    readonly withdrawn: readonly string[];
  };
  /** The same of cards. */
  readonly cards: RevisionRecord['keywords'];
  readonly rulings: {
    readonly added: readonly string[];
    /** Other words under the same id. */
    readonly changed: readonly string[];
    readonly superseded: readonly string[];
    readonly withdrawn: readonly string[];
    /** Current again after they had been superseded or withdrawn. */
    readonly restored: readonly string[];
  };
}

/** Everything one build publishes. All lists are in their canonical order: the same input gives the same value on any machine. */
export interface Content {
  /** Hash of sources, ledger and options; never of times or absolute paths. */
  readonly revision: string;
  /** ISO 8601 instant; not part of the revision. */
  readonly builtAt: string;
  /** Newest edition first, then by id. */
  readonly sources: readonly SourceRecord[];
  /** By slug. */
  readonly keywords: readonly KeywordRecord[];
  /** By keyword, then position, then id; those on cards behind them by card; superseded and withdrawn ones included. */
  readonly rulings: readonly RulingRecord[];
  /** In the order of play. */
  readonly timingWindows: readonly TimingWindowRecord[];
  /** By slug. */
  readonly cards: readonly CardRecord[];
  readonly diagnostics: readonly DiagnosticRecord[];
  /** How it came to be, oldest first; the last one is this revision. Not part of the revision. */
  readonly revisions: readonly RevisionRecord[];
}
