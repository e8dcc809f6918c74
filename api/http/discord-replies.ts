import { GraphQLError } from 'graphql';
import type { QueryContext } from '../../schema/context.js';
import { inTurn } from '../../schema/in-turn.js';
import { workInSteps } from '../../schema/work-in-steps.js';
import { AT_ONCE } from '../answers/long-work.js';
import { advice, type Message } from '../discord/message.js';
import type { PlannedReply } from '../discord/plan-reply.js';
import type { ServerParts } from './answerer.js';
import { apology } from './discord-follow-ups.js';

/** Messages that are made for Discord, of which only so many may wait. */
export interface ReplyQueue {
  /** Look-ups wait for nobody. Never rejects: what went wrong is a message too, and logged. */
  make(context: QueryContext, planned: PlannedReply, requestId: string): Promise<Message>;
  /** So many wait that one more is hardly made in time. */
  isCrowded(): boolean;
}

/** Replies that may wait; each of them holds an open request, or a place to follow it up. */
const MOST_WAITING = 500;
/** As many are made in a second or two. */
const CROWD = 50;

const BUSY = advice('This bot is busy just now. Try again in a few seconds.');

export function createReplyQueue(
  { running, log }: Pick<ServerParts, 'running' | 'log'>,
  mostWaiting: number = MOST_WAITING,
): ReplyQueue {
  let waiting = 0;
  const inTime = async (context: QueryContext, { cost, make }: PlannedReply): Promise<Message> => {
    if (cost === null) return make(AT_ONCE);
    if (waiting >= mostWaiting) return BUSY;
    waiting += 1;
    try {
      // Also what it costs takes some milliseconds to tell.
      const over = running.admit(await inTurn(context, cost));
      return await workInSteps(context, make).finally(over);
    } finally {
      waiting -= 1;
    }
  };
  return {
    isCrowded: () => waiting > Math.min(CROWD, mostWaiting),
    make: (context, planned, requestId) =>
      inTime(context, planned).catch((err: unknown) => {
        // Too much of others' work is running.
        if (err instanceof GraphQLError) return BUSY;
        log.error({ err, requestId }, 'an interaction failed unexpectedly');
        return apology(requestId);
      }),
  };
}
