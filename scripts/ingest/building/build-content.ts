import { createHash } from 'node:crypto';
import type {
  Content,
  DiagnosticRecord,
  KeywordRecord,
  RulingModelling,
  RulingRecord,
} from '../../../api/knowledge-base/records.js';
import { cardOfGroup } from '../cards/card-rulings.js';
import type { CardSet } from '../cards/card-set.js';
import { compareDiagnostics } from '../diagnostics.js';
import { type CollectedKeyword, collectKeywords } from '../editions/collect-keywords.js';
import type { Ledger, LedgerEntry } from '../editions/ledger.js';
import { compareSources, compareText, type Source } from '../editions/source.js';
import { type MentionFinder, mentionFinder } from '../parsing/mentions.js';
import type { CardFile } from '../reading/card-facts.js';
import type { KeywordFacts, ProjectFacts } from '../reading/project-data.js';
import { buildCards } from './build-cards.js';
import { keywordRecord } from './keyword-record.js';
import {
  type RecordedRulings,
  type RulingGroup,
  type RulingOwner,
  rulingRecords,
  rulingsOfKeyword,
} from './ruling-records.js';
import { sourceRecords } from './source-records.js';

export interface BuildRequest {
  readonly sources: readonly Source[];
  readonly facts: ProjectFacts;
  readonly ledger: Ledger;
  /** The project's own cards; null or absent: none. */
  readonly cards?: CardFile | null;
  /** In their canonical order; absent: none. */
  readonly cardSets?: readonly CardSet[];
  /** Told how many of the cards of sets are built. */
  onCards?(done: number, total: number): void;
  /** How the rules engine takes the rulings that were judged, by id; none when absent. */
  readonly modelling?: ReadonlyMap<string, RulingModelling>;
  /** Also publish, as withdrawn, what the ledger knows of sources that are not here. */
  readonly keepAllKnown: boolean;
  /** Of the reading so far. */
  readonly diagnostics: readonly DiagnosticRecord[];
  readonly builtAt: string;
}

export interface Built {
  readonly content: Content;
  readonly ledger: Ledger;
}

/** Changes when the same input is to give another content. */
const CONTENT_VERSION = 1;

/** Sources to content: pure, and the same for the same input in whatever order. Its log of revisions is empty: what is built knows no past. */
export function buildContent(request: BuildRequest): Built {
  const sources = request.sources.toSorted(compareSources);
  const collected = collectKeywords(sources, request.facts.keywords);
  const mentions = mentionsOf(collected.keywords, request.facts);
  const knownBySlug = groupLedger(request.ledger);
  const ledger = new Map(request.ledger);
  const cardSets = request.cardSets ?? [];
  const present = new Set([...sources, ...cardSets].map(({ id }) => id));
  const isToBeKept = (entry: LedgerEntry): boolean =>
    request.keepAllKnown || entry.sources.some((id) => present.has(id));
  const knownOf = (group: string): Ledger => knownBySlug.get(group) ?? new Map<string, LedgerEntry>();
  const rulings: RulingRecord[] = [];
  const keywords: KeywordRecord[] = [];
  const diagnostics = [...request.diagnostics, ...collected.diagnostics];
  for (const keyword of collected.keywords) {
    const own = rulingRecords(rulingsOfKeyword(keyword), knownOf(keyword.slug), mentions, isToBeKept);
    for (const [id, entry] of own.ledger) ledger.set(id, entry);
    rulings.push(...own.rulings);
    const read = keywordRecord(keyword, own.rulings, request.facts, mentions);
    keywords.push(read.record);
    diagnostics.push(...read.diagnostics);
  }
  const built = buildCards({
    ...{ sets: cardSets, own: request.cards ?? null, keywords, mentions, knownOf, isToBeKept },
    onBuilt: request.onCards ?? (() => {}),
  });
  for (const [id, entry] of built.ledger) ledger.set(id, entry);
  const groups = new Set([...keywords.map(({ slug }) => slug), ...built.groups]);
  const gone = rulingsOfGone(knownBySlug, groups, mentions, isToBeKept);
  for (const [id, entry] of gone.ledger) ledger.set(id, entry);
  const content = {
    sources: [...sourceRecords(sources, rulings), ...built.sources],
    keywords: withMentionedBy(keywords),
    rulings: [...rulings, ...built.rulings, ...gone.rulings]
      .toSorted(compareOwners)
      .map((ruling) => judged(ruling, request.modelling)),
    timingWindows: request.facts.windows,
    cards: built.cards,
    diagnostics: [...diagnostics, ...built.diagnostics].toSorted(compareDiagnostics),
  };
  const revision = revisionOf(content);
  return { content: { revision, builtAt: request.builtAt, ...content, revisions: [] }, ledger };
}

function judged(ruling: RulingRecord, modelling: BuildRequest['modelling']): RulingRecord {
  const known = modelling?.get(ruling.id);
  return known === undefined ? ruling : { ...ruling, modelling: known };
}

function mentionsOf(keywords: readonly CollectedKeyword[], facts: ProjectFacts): MentionFinder {
  return mentionFinder(
    keywords.flatMap(({ slug, name, aliases }) =>
      [name, ...aliases].map((one) => ({
        slug,
        name: one,
        everyday: isEveryday(name, facts.keywords.get(slug)),
      })),
    ),
  );
}

/** An unknown single word may be any English word: only its use as a name counts. */
function isEveryday(name: string, facts: KeywordFacts | undefined): boolean {
  return facts?.everyday ?? !name.includes(' ');
}

/**
 * What the ledger knows of keywords and cards that no text has any more: withdrawn, and served by their ids all the same. The ids stay
 * theirs for when they come back.
 */
function rulingsOfGone(
  known: ReadonlyMap<string, Ledger>,
  groups: ReadonlySet<string>,
  mentions: MentionFinder,
  isToBeKept: (entry: LedgerEntry) => boolean,
): RecordedRulings {
  const gone = [...known]
    .filter(([group]) => !groups.has(group))
    .map(([group, ledger]) => rulingRecords(goneGroup(ownerOfGroup(group)), ledger, mentions, isToBeKept));
  return {
    rulings: gone.flatMap(({ rulings }) => rulings),
    ledger: new Map(gone.flatMap(({ ledger }) => [...ledger])),
  };
}

function goneGroup(owner: RulingOwner): RulingGroup {
  return { owner, drafts: [], newest: 0, authorityIn: () => 'OFFICIAL' };
}

function ownerOfGroup(group: string): RulingOwner {
  const card = cardOfGroup(group);
  return card === null ? { keyword: group, card } : { keyword: null, card };
}

/** By keyword; those on cards behind them, by card. Others of one owner stay as they are. */
function compareOwners(a: RulingRecord, b: RulingRecord): number {
  return (
    Number(a.card !== null) - Number(b.card !== null) ||
    compareText(a.keyword ?? a.card ?? '', b.keyword ?? b.card ?? '')
  );
}

function groupOf(rulingId: string): string {
  return rulingId.slice(0, rulingId.indexOf('/'));
}

function groupLedger(ledger: Ledger): ReadonlyMap<string, ReadonlyMap<string, LedgerEntry>> {
  const groups = new Map<string, Map<string, LedgerEntry>>();
  for (const [id, entry] of ledger) {
    const name = groupOf(id);
    const group = groups.get(name) ?? new Map<string, LedgerEntry>();
    groups.set(name, group.set(id, entry));
  }
  return groups;
}

function withMentionedBy(keywords: readonly KeywordRecord[]): readonly KeywordRecord[] {
  const mentionedBy = new Map<string, string[]>(keywords.map(({ slug }) => [slug, []]));
  for (const { slug, mentions } of keywords) for (const other of mentions) mentionedBy.get(other)?.push(slug);
  return keywords.map((keyword) => ({ ...keyword, mentionedBy: mentionedBy.get(keyword.slug) ?? [] }));
}

/** Sixteen hex digits of the hash of all that is served. */
function revisionOf(content: Omit<Content, 'revision' | 'builtAt' | 'revisions'>): string {
  return createHash('sha256')
    .update(JSON.stringify([CONTENT_VERSION, content]))
    .digest('hex')
    .slice(0, 16);
}
