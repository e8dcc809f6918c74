import type { RulingRecord, SourceRecord } from '../../../api/knowledge-base/records.js';
import { compareEditions, compareText, type Source } from '../editions/source.js';

/** Newest edition first, as readers want them. */
export function sourceRecords(
  sources: readonly Source[],
  rulings: readonly RulingRecord[],
): readonly SourceRecord[] {
  const rulingCount = new Map<string, number>();
  for (const { occurrences } of rulings) {
    for (const id of new Set(occurrences.map(({ source }) => source)))
      rulingCount.set(id, (rulingCount.get(id) ?? 0) + 1);
  }
  return sources
    .toSorted((a, b) => compareEditions(b, a) || compareText(a.id, b.id))
    .map(({ id, file, document, description }) => ({
      id,
      title: description.title ?? statedTitle(document.title) ?? file.file,
      kind: description.kind ?? (description.authority === 'SUMMARY' ? 'SUMMARY' : document.kind),
      edition: description.edition,
      authority: description.authority,
      publishedOn: description.publishedOn,
      url: description.url,
      file: file.file,
      sha256: document.sha256,
      text: document.text,
      keywordCount: new Set(document.entries.map(({ slug }) => slug)).size,
      rulingCount: rulingCount.get(id) ?? 0,
    }));
}

/** As long as a manifest may make it: a longer first line is no title. */
const LONGEST_TITLE = 200;

function statedTitle(title: string | null): string | null {
  return title !== null && title.length <= LONGEST_TITLE ? title : null;
}
