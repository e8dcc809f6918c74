import { refuse } from '../../schema/error-codes.js';

/** Cost of all queries that run or wait at once: some ten attacks of the largest kind, each about a second of work. */
export const MOST_RUNNING = 100_000;
/** Half of it is kept free for queries up to this cost: a crowd that waits for large answers must not keep out a look-up. */
const SMALL = 1_000;
/** Cost that is done in a second, at least. */
const PER_SECOND = 10_000;

/** The queries that run or wait, by their cost. */
export interface RunningQueries {
  /** Counts a query in, and gives what counts it out. Refuses (RATE_LIMITED) when too much is running; a query alone is never refused. */
  admit(cost: number): () => void;
}

export function createRunningQueries(most: number = MOST_RUNNING): RunningQueries {
  let running = 0;
  return {
    admit(cost) {
      const limit = cost > SMALL ? most / 2 : most;
      if (running > 0 && running + cost > limit) {
        const retryAfter = Math.max(1, Math.ceil(running / PER_SECOND));
        throw refuse(
          'RATE_LIMITED',
          `Queries of a cost of ${running} are running, and one of ${cost} more is over the limit of ${limit}. Ask again in ${retryAfter} s.`,
          { limit, found: running + cost, retryAfter },
        );
      }
      running += cost;
      return () => {
        running -= cost;
      };
    },
  };
}
