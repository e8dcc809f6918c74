import type { DiagnosticRecord, KeywordRecord, RulingRecord } from '../../../api/knowledge-base/records.js';
import { diagnostic } from '../diagnostics.js';
import type { CollectedKeyword } from '../editions/collect-keywords.js';
import type { SourceEntry } from '../editions/source.js';
import { textChanges } from '../editions/text-changes.js';
import type { MentionFinder } from '../parsing/mentions.js';
import type { Entry } from '../parsing/read-entry.js';
import { timingOf } from '../parsing/timing.js';
import type { TypePhrase } from '../parsing/type-phrase.js';
import type { KeywordFacts, ProjectFacts } from '../reading/project-data.js';

/** What the current edition says of a keyword, what is judged about it, and all its editions. */
export function keywordRecord(
  keyword: CollectedKeyword,
  rulings: readonly RulingRecord[],
  { keywords, phrases }: ProjectFacts,
  mentions: MentionFinder,
): { readonly record: KeywordRecord; readonly diagnostics: readonly DiagnosticRecord[] } {
  const current = (keyword.editions.at(-1) ?? keyword.editions[0]).entries[0];
  const { entry, source } = current;
  const facts = keywords.get(keyword.slug);
  const timing = windowOf(entry, facts, phrases);
  const parameterUnprinted = entry.parameter === 'NONE' && facts !== undefined && facts.parameter !== 'NONE';
  const text = textOf(current);
  const record: KeywordRecord = {
    slug: keyword.slug,
    name: keyword.name,
    aliases: keyword.aliases,
    signature: entry.signature,
    parameter: parameterUnprinted ? facts.parameter : entry.parameter,
    ...statedBy(entry.phrase),
    timing: timing.window,
    timingInferred: timing.inferred,
    definitions: entry.definitions,
    text,
    summary: facts?.summary ?? composedSummary(keyword.name, entry.phrase),
    inAttack: facts?.inAttack ?? null,
    authority: source.description.authority,
    source: source.id,
    rulings: rulings.filter(({ status }) => status === 'CURRENT').map(({ id }) => id),
    mentions: mentions(text.slice(entry.bodyStart - entry.start)).filter((slug) => slug !== keyword.slug),
    mentionedBy: [],
    editions: editionRecords(keyword, current),
  };
  return {
    record,
    diagnostics: remarks(current, { parameterUnprinted, unknownTiming: timing.unknownPhrase, facts }),
  };
}

/** What the type phrase states, or that it does not. */
function statedBy(
  phrase: TypePhrase | null,
): Pick<KeywordRecord, 'stacking' | 'activation' | 'nature' | 'timingText'> {
  return {
    stacking: phrase?.stacking ?? 'UNSTATED',
    activation: phrase?.activation ?? [],
    nature: phrase?.nature ?? 'UNSTATED',
    timingText: phrase?.timingText ?? null,
  };
}

function windowOf(
  { phrase, definitions }: Entry,
  facts: KeywordFacts | undefined,
  phrases: ProjectFacts['phrases'],
): ReturnType<typeof timingOf> {
  return timingOf(
    {
      timingText: phrase?.timingText ?? null,
      isStatic: phrase?.activation.includes('STATIC') ?? false,
      definitions,
      reviewed: facts?.timing,
    },
    phrases,
  );
}

function remarks(
  { entry, source }: SourceEntry,
  found: {
    readonly parameterUnprinted: boolean;
    readonly unknownTiming: boolean;
    readonly facts: KeywordFacts | undefined;
  },
): readonly DiagnosticRecord[] {
  const { report } = source.document;
  const { name, bodyStart, start } = entry;
  return [
    ...(found.parameterUnprinted
      ? [
          report(
            'PARAMETER_NOT_IN_HEADING',
            `${name}: the heading prints no parameter; the reviewed kind is used.`,
            start,
          ),
        ]
      : []),
    ...(found.unknownTiming
      ? [
          report(
            'UNKNOWN_TIMING_PHRASE',
            `${name}: "${entry.phrase?.timingText ?? ''}" names no known timing window.`,
            bodyStart,
          ),
        ]
      : []),
    ...(found.facts?.newerEdition != null &&
    source.file.origin === 'project' &&
    source.description.authority === 'OFFICIAL'
      ? [
          diagnostic('NEWER_EDITION_DIFFERS', `${name}: ${found.facts.newerEdition}`, {
            file: source.file.file,
          }),
        ]
      : []),
  ];
}

/** A tooltip for a keyword nobody has summarised: only what its type phrase says. */
function composedSummary(name: string, phrase: TypePhrase | null): string {
  const { stacking = 'UNSTATED', activation = [], timingText = null } = phrase ?? {};
  const kind = [stacking === 'UNSTATED' ? undefined : stacking, ...(timingText === null ? activation : [])]
    .filter((word) => word !== undefined)
    .map((word) => word.toLowerCase())
    .join(', ');
  const article = /^[aeiou]/.test(kind) ? 'an' : 'a';
  const what = kind === '' ? 'a keyword' : `${article} ${kind} keyword`;
  return `${name} is ${what}${timingText === null ? '' : ` ${timingText}`}; its entry says what it does.`;
}

function editionRecords(keyword: CollectedKeyword, current: SourceEntry): KeywordRecord['editions'] {
  return keyword.editions.toReversed().flatMap(({ entries }) =>
    entries.filter(isFirstOfItsSource).map((one) => ({
      source: one.source.id,
      text: textOf(one),
      definitions: one.entry.definitions,
      current: one === current,
      changes: one === current ? [] : textChanges(one, current),
    })),
  );
}

function isFirstOfItsSource(one: SourceEntry, index: number, all: readonly SourceEntry[]): boolean {
  return all.findIndex(({ source }) => source === one.source) === index;
}

function textOf({ source, entry }: SourceEntry): string {
  return source.document.text.slice(entry.start, entry.end);
}
