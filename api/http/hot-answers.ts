import { LRUCache } from 'lru-cache';
import type { EncodingChoice, MediaType } from './accepted.js';
import type { Representation } from './representation.js';

/** Finished answers of one revision, ready to be sent again. A new revision empties it, so nothing stale is ever found. */
export interface HotAnswers {
  find(revision: string, key: string): Representation | undefined;
  /** Ignored when another revision has come since the answer was made. */
  keep(revision: string, key: string, answer: Representation): void;
}

/** How the address of an answer that may be kept begins. */
export const HOT_ADDRESS = '/graphql?';

const MOST_ANSWERS = 5_000;
const MOST_BYTES = 32 * 1024 * 1024;
/** A single answer of more bytes would push out too many others. */
const LARGEST_ANSWER = 512 * 1024;
/** Heads and bookkeeping of one answer. */
const OVERHEAD = 2_048;

/** One request in all that an answer depends on. Its form: type and encoding, then the address as it was sent. */
export function hotKey(url: string, type: MediaType, choice: EncodingChoice): string {
  const encoding = choice.plain ? choice.best : `${choice.best}!`;
  return `${type === 'application/json' ? 'j' : 'g'} ${encoding} ${url}`;
}

/** Bounded by number and by bytes. */
export function createHotAnswers(): HotAnswers {
  const answers = new LRUCache<string, Representation>({
    max: MOST_ANSWERS,
    maxSize: MOST_BYTES,
    maxEntrySize: LARGEST_ANSWER,
    sizeCalculation: (answer, key) => answer.body.length + 2 * key.length + OVERHEAD,
  });
  let kept = '';
  const turnTo = (revision: string): void => {
    if (kept === revision) return;
    answers.clear();
    kept = revision;
  };
  return {
    find(revision, key) {
      turnTo(revision);
      return answers.get(key);
    },
    keep(revision, key, answer) {
      if (kept === revision) answers.set(key, answer);
    },
  };
}
