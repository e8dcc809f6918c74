import type { KnowledgeBase } from './knowledge-base.js';
import type { RevisionRecord, RulingRecord } from './records.js';

/** Of keywords and cards. */
export const RECORD_CHANGES = ['ADDED', 'CHANGED', 'WITHDRAWN'] as const;
export type RecordChange = (typeof RECORD_CHANGES)[number];

export const RULING_CHANGES = ['ADDED', 'CHANGED', 'SUPERSEDED', 'WITHDRAWN', 'RESTORED'] as const;
export type RulingChange = (typeof RULING_CHANGES)[number];

/** A keyword or a card, and what happened to it. */
interface ChangedRecord {
  readonly slug: string;
  readonly change: RecordChange;
}

/** What differs between two revisions; what was changed and changed back is left out. */
export interface ChangesSince {
  /** The steps from one to the other, oldest first; none when they are the same. */
  readonly revisions: readonly RevisionRecord[];
  /** By slug. */
  readonly keywords: readonly ChangedRecord[];
  /** By slug. */
  readonly cards: readonly ChangedRecord[];
  /** By id. `ruling` is what is served of it, also when it is withdrawn; null in a database that no longer has its text. */
  readonly rulings: readonly {
    readonly id: string;
    readonly change: RulingChange;
    readonly ruling: RulingRecord | null;
  }[];
}

/** What is new in the revision that is served, for who holds the revision `since`; null when the log does not know that one. */
export function changesSince(
  { content, revision, rulings }: KnowledgeBase,
  since: string,
): ChangesSince | null {
  const { revisions } = content;
  const at = revisions.findLastIndex((one) => one.revision === since);
  if (at < 0 && since !== revision) return null;
  const steps = since === revision ? [] : revisions.slice(at + 1);
  return {
    revisions: steps,
    keywords: changedRecords(steps, ({ keywords }) => keywords),
    cards: changedRecords(steps, ({ cards }) => cards),
    rulings: inOrder(eventsOf(steps, rulingEvents), netOfRuling).map(([id, change]) => ({
      id,
      change,
      ruling: rulings.get(id) ?? null,
    })),
  };
}

/** What happened to one record in one revision. */
export type ChangeEvent<Change> = readonly [name: string, change: Change];

type RecordEvents = RevisionRecord['keywords'];

function changedRecords(
  steps: readonly RevisionRecord[],
  eventsIn: (step: RevisionRecord) => RecordEvents,
): readonly ChangedRecord[] {
  const events = eventsOf(steps, (step) => recordEvents(eventsIn(step)));
  return inOrder(events, netOfRecord).map(([slug, change]) => ({ slug, change }));
}

function recordEvents({ added, changed, withdrawn }: RecordEvents): readonly ChangeEvent<RecordChange>[] {
  return [
    ...named<RecordChange>('ADDED', added),
    ...named<RecordChange>('CHANGED', changed),
    ...named<RecordChange>('WITHDRAWN', withdrawn),
  ];
}

/** Those of a status come after a change of words in the same revision. */
export function rulingEvents({ rulings }: RevisionRecord): readonly ChangeEvent<RulingChange>[] {
  return [
    ...named<RulingChange>('ADDED', rulings.added),
    ...named<RulingChange>('CHANGED', rulings.changed),
    ...named<RulingChange>('SUPERSEDED', rulings.superseded),
    ...named<RulingChange>('WITHDRAWN', rulings.withdrawn),
    ...named<RulingChange>('RESTORED', rulings.restored),
  ];
}

function named<Change>(change: Change, names: readonly string[]): readonly ChangeEvent<Change>[] {
  return names.map((name) => [name, change] as const);
}

function eventsOf<Change>(
  steps: readonly RevisionRecord[],
  eventsIn: (step: RevisionRecord) => readonly ChangeEvent<Change>[],
): ReadonlyMap<string, readonly Change[]> {
  const events = new Map<string, Change[]>();
  for (const [name, change] of steps.flatMap(eventsIn)) {
    const known = events.get(name);
    if (known === undefined) events.set(name, [change]);
    else known.push(change);
  }
  return events;
}

/** By name, in the order of code units; those for which nothing remains are left out. */
function inOrder<Change>(
  events: ReadonlyMap<string, readonly Change[]>,
  netOf: (events: readonly Change[]) => Change | null,
): readonly ChangeEvent<Change>[] {
  return [...events]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, all]) => {
      const change = netOf(all);
      return change === null ? [] : [[name, change] as const];
    });
}

/** Null for a keyword or card that came and went. */
function netOfRecord(events: readonly RecordChange[]): RecordChange | null {
  const isThere = events.at(-1) !== 'WITHDRAWN';
  if (events[0] === 'ADDED') return isThere ? 'ADDED' : null;
  return isThere ? 'CHANGED' : 'WITHDRAWN';
}

/** A ruling stays fetchable whatever happens to it, so one that came and went is ADDED. */
function netOfRuling(events: readonly RulingChange[]): RulingChange | null {
  if (events[0] === 'ADDED') return 'ADDED';
  const statuses = events.filter((change) => change !== 'CHANGED');
  const [first, last] = [statuses[0], statuses.at(-1)];
  const left = last === 'SUPERSEDED' || last === 'WITHDRAWN';
  if (left) return last;
  if (first === 'RESTORED') return 'RESTORED';
  return events.includes('CHANGED') ? 'CHANGED' : null;
}
