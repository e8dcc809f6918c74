import type { KeywordRecord, TimingWindowRecord } from './records.js';

export type SearchKind = 'KEYWORD' | 'RULING' | 'TIMING_WINDOW' | 'CARD';

/** A name to offer: `id` is the bare id of the record, `label` what a person reads. */
export interface Suggestion {
  readonly label: string;
  readonly kind: SearchKind;
  readonly id: string;
}

/** With a former name the label says what it is called now: `Elude (now Precision)`. */
export function suggestKeyword(keyword: KeywordRecord, alias: string | null = null): Suggestion {
  const label = alias === null ? keyword.name : `${alias} (now ${keyword.name})`;
  return { label, kind: 'KEYWORD', id: keyword.slug };
}

export function suggestWindow(window: TimingWindowRecord): Suggestion {
  return { label: window.name, kind: 'TIMING_WINDOW', id: window.slug };
}

/** The first `most`, each record once. */
export function distinctSuggestions(suggestions: Iterable<Suggestion>, most: number): readonly Suggestion[] {
  const byRecord = new Map<string, Suggestion>();
  for (const suggestion of suggestions) {
    const record = `${suggestion.kind} ${suggestion.id}`;
    if (!byRecord.has(record)) byRecord.set(record, suggestion);
    if (byRecord.size === most) break;
  }
  return [...byRecord.values()];
}
