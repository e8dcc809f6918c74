import { slugOf } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord } from '../../../api/knowledge-base/records.js';
import type { Entry } from '../parsing/read-entry.js';
import type { KeywordFacts } from '../reading/project-data.js';
import { editionKey, namesItsEdition, type Source, type SourceEntry } from './source.js';

/** Slugs of former names that people have reviewed, with the slug of the present name. */
export function reviewedFormerNames(facts: ReadonlyMap<string, KeywordFacts>): ReadonlyMap<string, string> {
  return new Map(
    [...facts].flatMap(([slug, { formerNames }]) => formerNames.map((name) => [slugOf(name), slug])),
  );
}

const PRESENT_NAME =
  /^(?:see(?: also)?|now(?: called| known as)?|renamed(?: to)?|(?:this is )?(?:the |a )?(?:former|old|earlier|previous) name (?:of|for))\s*:?\s*["'\u201C\u2018]?([\p{L}\p{N}' -]{2,60}?)["'\u201D\u2019]?\s*[.,;)]/iu;
const FORMER_NAME_OF =
  /\b(?:former|old|earlier|previous) name (?:of|for) ["'\u201C\u2018]?([\p{L}\p{N}' -]{2,60}?)["'\u201D\u2019]?\s*[.,;)]/iu;

/** An entry that says of itself that it is a former name: `Elude: See Precision.` The present name must have an entry beside it. */
export function statedPresentName(
  source: Source,
  entry: Entry,
  present: ReadonlySet<string>,
): string | undefined {
  const body = `${source.document.text.slice(entry.bodyStart, entry.end)}.`;
  const name = PRESENT_NAME.exec(body)?.[1] ?? FORMER_NAME_OF.exec(body)?.[1];
  const slug = name === undefined ? undefined : slugOf(name);
  return slug !== undefined && slug !== entry.slug && present.has(slug) ? slug : undefined;
}

/**
 * Is this entry under a former name what its edition says of the keyword? It is where the edition has no entry under the present name,
 * as in documents older than the new name; a mere pointer never is.
 */
export function standsIn({ source, entry }: SourceEntry, presentEntries: readonly SourceEntry[]): boolean {
  if (presentEntries.length === 0) return true;
  if (entry.phrase === null && entry.definitions.length === 0) return false;
  const rivals = namesItsEdition(source)
    ? presentEntries.filter((one) => editionKey(one.source) === editionKey(source))
    : presentEntries.filter((one) => one.source.description.authority === source.description.authority);
  return rivals.length === 0;
}

/** What an entry under a former name says beyond the present entry is told, not served: it is no text of that entry. */
export function reportFormerName(
  { source, entry }: SourceEntry,
  name: string,
  current: SourceEntry,
): DiagnosticRecord {
  const said = new Set(sentencesOf(current));
  const more = sentencesOf({ source, entry }).filter((text) => !said.has(text));
  const only = more.length === 0 ? '' : ` Only there: ${more.map((text) => JSON.stringify(text)).join(', ')}`;
  return source.document.report('FORMER_NAME', `${entry.name} is a former name of ${name}.${only}`, entry.at);
}

/** An entry under a former name that is served as its edition's text of the keyword. */
export function reportStandIn({ source, entry }: SourceEntry, name: string): DiagnosticRecord {
  return source.document.report(
    'FORMER_NAME',
    `${entry.name} is a former name of ${name}: its entry is that of ${name} in this edition.`,
    entry.at,
  );
}

function sentencesOf({ source, entry }: SourceEntry): readonly string[] {
  return entry.sentences.map(({ start, end }) => source.document.text.slice(start, end));
}
