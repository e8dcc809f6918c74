import { setMaxListeners } from 'node:events';
import type { DiscordClient } from '../discord/discord-client.js';
import type { Message } from '../discord/message.js';
import { advice } from '../discord/message.js';
import type { ReplyPlace } from '../discord/read-interaction.js';
import type { Log } from '../log.js';

/** Messages that take the place of deferred replies, once they are made. */
export interface FollowUps {
  /** Sends what `work` gives. Whatever goes wrong is logged, and the asker is told if he can be. */
  send(place: ReplyPlace, work: Promise<Message>, requestId: string): void;
  /** Waits for those that are under way, so long; then ends them. */
  close(ms: number): Promise<void>;
}

export function createFollowUps(createClient: (signal: AbortSignal) => DiscordClient, log: Log): FollowUps {
  const ending = new AbortController();
  // Each that waits for its next try listens for the end; how many there may be is limited elsewhere.
  setMaxListeners(0, ending.signal);
  const client = createClient(ending.signal);
  const underWay = new Set<Promise<void>>();
  const sendOne = async (place: ReplyPlace, work: Promise<Message>, requestId: string): Promise<void> => {
    const message = await work.catch((err: unknown) => {
      log.error({ err, requestId }, 'an interaction failed unexpectedly');
      return apology(requestId);
    });
    await client.editReply(place, message);
    log.debug({ requestId }, 'a deferred reply was followed up');
  };
  return {
    send(place, work, requestId) {
      const one = sendOne(place, work, requestId)
        .catch((err: unknown) => {
          const problem = err instanceof Error ? err.message : String(err);
          log.error({ problem, requestId }, 'a deferred reply was not followed up');
        })
        .finally(() => underWay.delete(one));
      underWay.add(one);
    },
    async close(ms) {
      const timer = setTimeout(() => ending.abort(), ms);
      await Promise.all(underWay);
      clearTimeout(timer);
      ending.abort();
    },
  };
}

/** What the asker of something that failed is told. */
export function apology(requestId: string): Message {
  return advice(`Something unexpected went wrong here. Quote this when you report it: ${requestId}`);
}
