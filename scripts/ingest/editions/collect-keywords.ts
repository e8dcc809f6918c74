import { foldName } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import type { KeywordFacts } from '../reading/project-data.js';
import {
  reportFormerName,
  reportStandIn,
  reviewedFormerNames,
  standsIn,
  statedPresentName,
} from './former-names.js';
import { type Editions, groupEditions } from './group-editions.js';
import { compareSources, type Source, type SourceEntry } from './source.js';

export interface CollectedKeyword {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Oldest first; the last is current. */
  readonly editions: Editions;
  /** Entries under a former name beside one under the present name: their sentences are further occurrences where they are the same. */
  readonly formerEntries: readonly SourceEntry[];
}

export interface KeywordsCollected {
  /** By slug. */
  readonly keywords: readonly CollectedKeyword[];
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** Brings together what all sources say about each keyword, and reports where those of one edition disagree. */
export function collectKeywords(
  sources: readonly Source[],
  facts: ReadonlyMap<string, KeywordFacts>,
): KeywordsCollected {
  const diagnostics: DiagnosticRecord[] = [];
  const { present, former } = entriesBySlug(sources, reviewedFormerNames(facts));
  const slugs = [...new Set([...present.keys(), ...former.keys()])].sort();
  const keywords = slugs.map((slug) =>
    collectKeyword(
      slug,
      { present: present.get(slug) ?? [], former: former.get(slug) ?? [] },
      facts.get(slug),
      diagnostics,
    ),
  );
  return { keywords, diagnostics };
}

interface EntriesOfKeyword {
  readonly present: readonly SourceEntry[];
  /** Under former names. */
  readonly former: readonly SourceEntry[];
}

/** All entries in the canonical order of their sources, each under the slug of its present name. */
function entriesBySlug(
  sources: readonly Source[],
  reviewed: ReadonlyMap<string, string>,
): Readonly<Record<keyof EntriesOfKeyword, ReadonlyMap<string, readonly SourceEntry[]>>> {
  const present = new Map<string, SourceEntry[]>();
  const former = new Map<string, SourceEntry[]>();
  for (const source of sources.toSorted(compareSources)) {
    const here = new Set(source.document.entries.map(({ slug }) => slug));
    for (const entry of source.document.entries) {
      const now = reviewed.get(entry.slug) ?? statedPresentName(source, entry, here);
      append(now === undefined ? present : former, now ?? entry.slug, { source, entry });
    }
  }
  return { present, former };
}

function collectKeyword(
  slug: string,
  { present, former }: EntriesOfKeyword,
  facts: KeywordFacts | undefined,
  diagnostics: DiagnosticRecord[],
): CollectedKeyword {
  const standIns = former.filter((one) => standsIn(one, present));
  const beside = former.filter((one) => !standIns.includes(one));
  const editions = groupEditions([...present, ...standIns], diagnostics);
  const current = (editions.at(-1) ?? editions[0]).entries[0];
  const name = facts?.name ?? current.entry.name;
  diagnostics.push(
    ...beside.map((one) => reportFormerName(one, name, current)),
    ...standIns.map((one) => reportStandIn(one, name)),
  );
  return {
    slug,
    name,
    aliases: uniqueNames([...(facts?.formerNames ?? []), ...former.map(({ entry }) => entry.name)]),
    editions,
    formerEntries: beside,
  };
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** Of one name in several spellings the first counts. */
function uniqueNames(names: readonly string[]): readonly string[] {
  return names.filter((name, index) => names.findIndex((one) => foldName(one) === foldName(name)) === index);
}
