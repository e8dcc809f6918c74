import type { TextChangeRecord } from '../../../api/knowledge-base/records.js';
import { similarity, wordPairs } from './similarity.js';
import type { SourceEntry } from './source.js';

const SAME_RULE = 0.5;

/** What the current edition says differently, definitions included: first in the order of the older text, then what is new. */
export function textChanges(older: SourceEntry, current: SourceEntry): readonly TextChangeRecord[] {
  const before = statements(older);
  const after = statements(current);
  const gone = before.filter((text) => !after.includes(text));
  const come = after.filter((text) => !before.includes(text));
  const pairs = pairUp(gone, come);
  const paired = new Set(pairs.values());
  return [
    ...gone.map((text): TextChangeRecord => {
      const now = pairs.get(text);
      return now === undefined
        ? { kind: 'REMOVED', before: text, after: null }
        : { kind: 'CHANGED', before: text, after: now };
    }),
    ...come
      .filter((text) => !paired.has(text))
      .map((text) => ({ kind: 'ADDED' as const, before: null, after: text })),
  ];
}

function statements({ source, entry }: SourceEntry): readonly string[] {
  return [
    ...entry.definitions,
    ...entry.sentences.map(({ start, end }) => source.document.text.slice(start, end)),
  ];
}

/** Pairs the statements that are most alike, each used once. */
function pairUp(gone: readonly string[], come: readonly string[]): ReadonlyMap<string, string> {
  const comePairs = come.map((text) => ({ text, pairs: wordPairs(text) }));
  const candidates = gone.flatMap((before) => {
    const pairs = wordPairs(before);
    return comePairs
      .map(({ text, pairs: others }) => ({ before, after: text, alike: similarity(pairs, others) }))
      .filter(({ alike }) => alike >= SAME_RULE);
  });
  const paired = new Map<string, string>();
  const used = new Set<string>();
  for (const { before, after } of candidates.sort((a, b) => b.alike - a.alike)) {
    if (paired.has(before) || used.has(after)) continue;
    paired.set(before, after);
    used.add(after);
  }
  return paired;
}
