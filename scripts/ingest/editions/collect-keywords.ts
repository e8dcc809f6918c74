import { foldName, foldText, slugOf } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import type { Entry } from '../parsing/read-entry.js';
import type { KeywordFacts } from '../reading/project-data.js';
import { compareEditions, compareSources, editionKey, namesItsEdition, type Source } from './source.js';

/** The entry of a keyword in one source. */
export interface SourceEntry {
  readonly source: Source;
  readonly entry: Entry;
}

/** The entries of a keyword in all sources of one edition; all say the same. */
export interface EditionEntries {
  /** In canonical order; the first is quoted. */
  readonly entries: readonly [SourceEntry, ...SourceEntry[]];
}

export interface CollectedKeyword {
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Oldest first; the last is current. */
  readonly editions: readonly [EditionEntries, ...EditionEntries[]];
  /** Entries under a former name: their sentences are further occurrences where they are the same. */
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
  const formerNames = new Map(
    [...facts].flatMap(([slug, { formerNames: names }]) => names.map((name) => [slugOf(name), slug])),
  );
  const bySlug = new Map<string, SourceEntry[]>();
  const former = new Map<string, { readonly name: string; readonly from: SourceEntry }[]>();
  for (const source of sources.toSorted(compareSources)) {
    const present = new Set(source.document.entries.map(({ slug }) => slug));
    for (const entry of source.document.entries) {
      const now = formerNames.get(entry.slug) ?? statedPresentName(source, entry, present);
      if (now === undefined) append(bySlug, entry.slug, { source, entry });
      else append(former, now, { name: entry.name, from: { source, entry } });
    }
  }
  for (const [now, entries] of former) {
    if (bySlug.has(now)) continue;
    for (const { from } of entries) append(bySlug, now, from);
  }
  const keywords = [...bySlug]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slug, entries]) => {
      const renamed = former.get(slug) ?? [];
      const known = facts.get(slug);
      const aliases = [...(known?.formerNames ?? []), ...renamed.map(({ name }) => name)];
      return {
        slug,
        name: known?.name ?? entries[0]?.entry.name ?? slug,
        aliases: uniqueNames(aliases),
        editions: editionsOf(entries, diagnostics),
        formerEntries: renamed.map(({ from }) => from),
      };
    });
  return { keywords, diagnostics: [...diagnostics, ...keywords.flatMap(reportFormerNames)] };
}

/** What an entry under a former name says beyond the present entry is told, not served: it is no text of that entry. */
function reportFormerNames({ name, editions, formerEntries }: CollectedKeyword): readonly DiagnosticRecord[] {
  const current = (editions.at(-1) ?? editions[0]).entries[0];
  const said = new Set(
    current.entry.sentences.map(({ start, end }) => current.source.document.text.slice(start, end)),
  );
  return formerEntries.map((one) => {
    const more = one.entry.sentences
      .map(({ start, end }) => one.source.document.text.slice(start, end))
      .filter((text) => !said.has(text));
    const only =
      more.length === 0 ? '' : ` Only there: ${more.map((text) => JSON.stringify(text)).join(', ')}`;
    return report(one, 'FORMER_NAME', `${one.entry.name} is a former name of ${name}.${only}`);
  });
}

const PRESENT_NAME =
  /^(?:see(?: also)?|now(?: called| known as)?|renamed(?: to)?|(?:this is )?(?:the |a )?(?:former|old|earlier|previous) name (?:of|for))\s*:?\s*["'\u201C\u2018]?([\p{L}\p{N}' -]{2,60}?)["'\u201D\u2019]?\s*[.,;)]/iu;
const FORMER_NAME_OF =
  /\b(?:former|old|earlier|previous) name (?:of|for) ["'\u201C\u2018]?([\p{L}\p{N}' -]{2,60}?)["'\u201D\u2019]?\s*[.,;)]/iu;

/** An entry that says of itself that it is a former name: `Elude: See Precision.` The present name must have an entry beside it. */
function statedPresentName(source: Source, entry: Entry, present: ReadonlySet<string>): string | undefined {
  const body = `${source.document.text.slice(entry.bodyStart, entry.end)}.`;
  const name = PRESENT_NAME.exec(body)?.[1] ?? FORMER_NAME_OF.exec(body)?.[1];
  const slug = name === undefined ? undefined : slugOf(name);
  return slug !== undefined && slug !== entry.slug && present.has(slug) ? slug : undefined;
}

function append<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

function uniqueNames(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [foldName(name), name])).values()];
}

function editionsOf(
  entries: readonly SourceEntry[],
  diagnostics: DiagnosticRecord[],
): CollectedKeyword['editions'] {
  const groups = new Map<string, SourceEntry[]>();
  for (const one of entries) append(groups, editionKey(one.source), one);
  const editions = [...groups.values()].map((group) => agreed(group, diagnostics));
  editions.sort((a, b) => compareEditions(a.entries[0].source, b.entries[0].source));
  reportUnnamedEditions(editions, diagnostics);
  return editions as unknown as CollectedKeyword['editions'];
}

/** The entries of one edition that are the same letter for letter; what differs is reported and left out. */
function agreed(group: readonly SourceEntry[], diagnostics: DiagnosticRecord[]): EditionEntries {
  const [first, ...others] = group as [SourceEntry, ...SourceEntry[]];
  const entries: [SourceEntry, ...SourceEntry[]] = [first];
  for (const other of others) {
    if (foldedBody(other) !== foldedBody(first)) {
      diagnostics.push(conflict(other, first));
      continue;
    }
    if (other.source === first.source) {
      diagnostics.push(
        report(other, 'REPEATED_ENTRY', `${other.entry.name} stands in this source more than once.`),
      );
    } else if (!sameLetters(other, first)) {
      diagnostics.push(
        report(
          other,
          'SPELLING_VARIANT',
          `${other.entry.name}: other quotes, dashes or spaces than in ${place(first)}; that text is quoted.`,
        ),
      );
    }
    entries.push(other);
  }
  return { entries };
}

/** A source that does not say which edition it is may repeat what another says, and nothing else. */
function reportUnnamedEditions(editions: readonly EditionEntries[], diagnostics: DiagnosticRecord[]): void {
  const official = editions.filter(({ entries }) => entries[0].source.description.authority === 'OFFICIAL');
  for (const unnamed of official.filter(({ entries }) => !namesItsEdition(entries[0].source))) {
    const other = official.find(
      (one) => one !== unnamed && foldedBody(one.entries[0]) !== foldedBody(unnamed.entries[0]),
    );
    if (other !== undefined) diagnostics.push(conflict(unnamed.entries[0], other.entries[0]));
  }
}

function conflict(one: SourceEntry, other: SourceEntry): DiagnosticRecord {
  return report(
    one,
    'CONFLICTING_TEXT',
    `${one.entry.name} has another text than in ${place(other)}, and nothing says that they are different editions. ` +
      'Remove the wrong one, or name the edition with --edition or --published.',
  );
}

function place({ source, entry }: SourceEntry): string {
  return `${source.file.file}:${source.document.lineAt(entry.at)}`;
}

function report(
  one: SourceEntry,
  code: Parameters<Source['document']['report']>[0],
  message: string,
): DiagnosticRecord {
  return one.source.document.report(code, message, one.entry.at);
}

function body({ source, entry }: SourceEntry): string {
  return source.document.text.slice(entry.bodyStart, entry.end);
}

function foldedBody(one: SourceEntry): string {
  return foldText(body(one));
}

function sameLetters(a: SourceEntry, b: SourceEntry): boolean {
  return body(a) === body(b);
}
