import type { APIInteractionResponse } from 'discord-api-types/v10';
import type { QueryContext } from '../../schema/context.js';
import { workInSteps } from '../../schema/work-in-steps.js';
import { completeName } from '../discord/complete-name.js';
import { advice, completed, DEFERRED, PONG, replied } from '../discord/message.js';
import { planReply } from '../discord/plan-reply.js';
import { type Interaction, type ReplyPlace, readInteraction } from '../discord/read-interaction.js';
import type { Answered, Answerer, DiscordParts, ServerParts } from './answerer.js';
import { callerOf } from './caller.js';
import { createReplyQueue, type ReplyQueue } from './discord-replies.js';
import { readSignedBody } from './discord-signature.js';
import { failure, isFailure } from './failure.js';
import { content, JSON_TYPE } from './plain-routes.js';
import { readJson } from './read-json.js';
import type { Timer } from './timer.js';

/**
 * What is not done so long after its request came is deferred: Discord waits 3 seconds, of which the way to it and back takes some. In a
 * crowd it is deferred at once, so that not all these replies have to be sent at the same moment.
 */
const FIRST_REPLY_MS = 1_500;

const MALFORMED = failure(
  400,
  'BAD_USER_INPUT',
  'The body is no interaction that is known here: a ping, a command, a completion or a button is expected.',
);

/**
 * `/discord/interactions`: what Discord sends when somebody uses a command. Its signature is checked before anything else. Completions and
 * look-ups are answered there and then; other commands wait for their turn, and what of them takes long is done in other threads, so that
 * the first reply can always be sent.
 */
export function discordRoute(
  parts: ServerParts,
  { publicKey, followUps, startTimer }: DiscordParts,
): Answerer {
  const queue = createReplyQueue(parts);
  warmUp(parts);
  return async (request, requestId) => {
    const arrived = performance.now();
    const body = await readSignedBody(request, publicKey);
    if (isFailure(body)) return { content: body };
    const json = readJson(body.toString(), 'The interaction');
    if (isFailure(json)) return { content: json };
    const interaction = readInteraction(json.value);
    if (interaction === null) return { content: MALFORMED };
    if (interaction.kind === 'PING') return sent(PONG, 'ping');
    const knowledgeBase = parts.store.current();
    if (knowledgeBase === null) return whileEmpty(interaction);
    const context = callerOf(parts, knowledgeBase, () => false);
    if (interaction.kind === 'AUTOCOMPLETE') {
      const { command, typed } = interaction;
      return sent(completed(completeName(context, command, typed)), 'autocomplete');
    }
    const follow = followWith(followUps, interaction.place, requestId);
    const left = queue.isCrowded() ? 0 : FIRST_REPLY_MS - (performance.now() - arrived);
    const late = startTimer(left);
    return answerInTime({ queue, context, requestId, late, follow }, interaction);
  };
}

/** The first question makes an index of all sentences, and the threads have to begin: better before anybody waits for it. */
function warmUp({ store, publicUrl, worker }: ServerParts): void {
  const knowledgeBase = store.current();
  if (knowledgeBase === null) return;
  const context = callerOf({ publicUrl, worker }, knowledgeBase, () => false);
  const place = { applicationId: '0', token: '-' };
  for (const question of ['How does it work when 1 unit attacks?', 'Does Armor stop Overkill?']) {
    const options = new Map([['question', question]]);
    const asked = { kind: 'COMMAND', place, command: 'rule', options } as const;
    // What fails here fails again where somebody asks.
    void workInSteps(context, planReply(context, asked).make).catch(() => undefined);
  }
}

function sent(reply: APIInteractionResponse, name: string, more: Partial<Answered> = {}): Answered {
  return { content: content(JSON_TYPE, JSON.stringify(reply)), facts: { interaction: name }, ...more };
}

function whileEmpty({ kind }: Interaction): Answered {
  if (kind === 'AUTOCOMPLETE') return sent(completed([]), 'autocomplete');
  return sent(replied(advice('The rules are not loaded yet. Ask again in a moment.')), 'not ready');
}

type Follow = (message: ReturnType<ReplyQueue['make']>) => void;

function followWith({ send }: DiscordParts['followUps'], place: ReplyPlace, requestId: string): Follow {
  return (message) => send(place, message, requestId);
}

interface Asked {
  readonly queue: ReplyQueue;
  readonly context: QueryContext;
  readonly requestId: string;
  /** Until it has to be deferred. */
  readonly late: Timer;
  readonly follow: Follow;
}

/** At once where that is done in time; else deferred and followed up. */
async function answerInTime(
  { queue, context, requestId, late, follow }: Asked,
  interaction: Extract<Interaction, { readonly kind: 'COMMAND' | 'BUTTON' }>,
): Promise<Answered> {
  const planned = planReply(context, interaction);
  const { name } = planned;
  const making = queue.make(context, planned, requestId);
  const message = await Promise.race([making, late.over]);
  late.stop();
  if (message !== null) return sent(replied(message), name);
  return sent(DEFERRED, name, {
    facts: { interaction: name, deferred: true },
    afterwards: () => follow(making),
  });
}
