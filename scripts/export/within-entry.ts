import type { Content, OccurrenceRecord, RulingRecord } from '../../api/knowledge-base/records.js';

/**
 * A place in an entry of a source: for a keyword `entry.slice(entryStart, entryEnd)` is the ruling, where `entry` is the text of its edition of that
 * source; for a card it is its line there. UTF-16 offsets from 0.
 */
export interface PlaceInEntry {
  readonly source: string;
  readonly entryStart: number;
  readonly entryEnd: number;
}

type ExportedRuling = Omit<RulingRecord, 'occurrences'> & {
  readonly occurrences: readonly PlaceInEntry[];
};

/** The rulings with their places in entries: in a whole source one word more moves all that stands behind it. */
export function rulingsInEntries({
  rulings,
  keywords,
  sources,
}: Pick<Content, 'rulings' | 'keywords' | 'sources'>): readonly ExportedRuling[] {
  const texts = new Map(sources.map(({ id, text }) => [id, text]));
  const editions = new Map(
    keywords.flatMap(({ slug, editions: all }) =>
      all.map(({ source, text }) => [`${slug} ${source}`, text] as const),
    ),
  );
  return rulings.map((ruling) => ({
    ...ruling,
    occurrences: ruling.occurrences.map((place) => {
      const text = texts.get(place.source) ?? '';
      return inEntry(place, startOfEntry(text, editions.get(`${ruling.keyword} ${place.source}`), place));
    }),
  }));
}

function startOfEntry(text: string, entry: string | undefined, { start }: OccurrenceRecord): number {
  const at = entry === undefined ? -1 : text.lastIndexOf(entry, start);
  return at < 0 ? text.lastIndexOf('\n', start - 1) + 1 : at;
}

function inEntry({ source, start, end }: OccurrenceRecord, from: number): PlaceInEntry {
  return { source, entryStart: start - from, entryEnd: end - from };
}
