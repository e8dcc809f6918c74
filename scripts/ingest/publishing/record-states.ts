import { compareText } from '../editions/source.js';
import { hashOf } from './inputs.js';

/** By slug: a hash of what is served of a record, or null when it is withdrawn. */
export type RecordStates = Readonly<Record<string, string | null>>;

/** Enough to tell two states of one record apart, short enough for a line of a log. */
const HASH_LENGTH = 12;

export function stateHash(served: unknown): string {
  return hashOf(JSON.stringify(served)).slice(0, HASH_LENGTH);
}

/**
 * What is new, changed or withdrawn against all that was logged before, oldest first. `formerly`: the same states as earlier versions
 * hashed them, which may stand in the log.
 */
export function changedStates(
  now: ReadonlyMap<string, string>,
  logged: readonly RecordStates[],
  formerly: ReadonlyMap<string, string> = new Map(),
): Record<string, string | null> {
  const before = statesAfter(logged);
  const changed = [...now].filter(([slug, state]) => {
    const known = before.get(slug);
    return known !== state && (known === undefined || known !== formerly.get(slug));
  });
  const withdrawn = [...before.keys()].filter((slug) => !now.has(slug)).map((slug) => [slug, null] as const);
  return Object.fromEntries([...changed, ...withdrawn].sort(([a], [b]) => compareText(a, b)));
}

/** By slug; withdrawn records are not there. */
function statesAfter(logged: readonly RecordStates[]): ReadonlyMap<string, string> {
  const states = new Map<string, string>();
  for (const changes of logged) {
    for (const [slug, state] of Object.entries(changes)) {
      if (state === null) states.delete(slug);
      else states.set(slug, state);
    }
  }
  return states;
}
