import type { APIInteractionResponse } from 'discord-api-types/v10';
import type { QueryContext } from '../../schema/context.js';
import { inTurn } from '../../schema/in-turn.js';
import { LOOK_UP } from '../discord/commands/command.js';
import { completeName } from '../discord/complete-name.js';
import { advice, completed, DEFERRED, type Message, PONG, replied } from '../discord/message.js';
import { type PlannedReply, planReply } from '../discord/plan-reply.js';
import { type Interaction, type ReplyPlace, readInteraction } from '../discord/read-interaction.js';
import type { Answered, Answerer, DiscordParts, ServerParts } from './answerer.js';
import { apology, type FollowUps } from './discord-follow-ups.js';
import { readSignedBody } from './discord-signature.js';
import { failure, isFailure } from './failure.js';
import { content, JSON_TYPE } from './plain-routes.js';
import { readJson } from './read-json.js';

/** A reply that costs more is deferred before its work begins. Discord waits 3 seconds; what costs this much is done in a fraction of one. */
const MOST_AT_ONCE = 2_000;
/** A reply that is still waiting for its turn is deferred after so many milliseconds: the work before it may take 2 seconds more. */
const LONGEST_WAIT_MS = 800;

const MALFORMED = failure(
  400,
  'BAD_USER_INPUT',
  'The body is no interaction that is known here: a ping, a command, a completion or a button is expected.',
);

/** `/discord/interactions`: what Discord sends when somebody uses a command. Its signature is checked before anything else. */
export function discordRoute(parts: ServerParts, { publicKey, followUps }: DiscordParts): Answerer {
  warmUp(parts);
  return async (request, requestId) => {
    const body = await readSignedBody(request, publicKey);
    if (isFailure(body)) return { content: body };
    const json = readJson(body.toString(), 'The interaction');
    if (isFailure(json)) return { content: json };
    const interaction = readInteraction(json.value);
    if (interaction === null) return { content: MALFORMED };
    if (interaction.kind === 'PING') return sent(PONG, 'ping');
    const knowledgeBase = parts.store.current();
    if (knowledgeBase === null) return whileEmpty(interaction);
    const context = { knowledgeBase, publicUrl: parts.publicUrl };
    if (interaction.kind === 'AUTOCOMPLETE') {
      const { command, typed } = interaction;
      return sent(completed(completeName(context, command, typed)), 'autocomplete');
    }
    const planned = planReply(context, interaction);
    return answerPlanned({ parts, followUps, context, requestId, place: interaction.place }, planned);
  };
}

/** The first question makes an index of all sentences: better before anybody waits for it. */
function warmUp({ store, publicUrl }: ServerParts): void {
  const knowledgeBase = store.current();
  if (knowledgeBase === null) return;
  const place = { applicationId: '0', token: '-' };
  const options = new Map([['question', 'How does it work when 1 unit attacks?']]);
  const asked = { kind: 'COMMAND', place, command: 'rule', options } as const;
  setImmediate(() => planReply({ knowledgeBase, publicUrl }, asked).make());
}

function sent(reply: APIInteractionResponse, name: string, more: Partial<Answered> = {}): Answered {
  return { content: content(JSON_TYPE, JSON.stringify(reply)), facts: { interaction: name }, ...more };
}

function whileEmpty({ kind }: Interaction): Answered {
  if (kind === 'AUTOCOMPLETE') return sent(completed([]), 'autocomplete');
  return sent(replied(advice('The rules are not loaded yet. Ask again in a moment.')), 'not ready');
}

interface Asked {
  readonly parts: ServerParts;
  readonly followUps: FollowUps;
  readonly context: QueryContext;
  readonly requestId: string;
  readonly place: ReplyPlace;
}

/** At once where that is sure to be in time; else deferred and followed up. */
async function answerPlanned(asked: Asked, planned: PlannedReply): Promise<Answered> {
  const { parts, followUps, requestId, place } = asked;
  const admitted = admit(parts, planned);
  if (typeof admitted === 'string') return sent(replied(advice(admitted)), planned.name);
  const isLarge = planned.cost > MOST_AT_ONCE;
  const isLookUp = planned.cost <= LOOK_UP;
  const made = async (): Promise<Message> => {
    if (isLookUp) return planned.make();
    const solved = isLarge ? await solvedElsewhere(asked, planned) : undefined;
    return inTurn(asked.context, () => planned.make(solved));
  };
  const work = (): Promise<Message> => made().finally(admitted.over);
  const later = (message: () => Promise<Message>): Answered =>
    sent(DEFERRED, planned.name, {
      facts: { interaction: planned.name, deferred: true },
      afterwards: () => followUps.send(place, message(), requestId),
    });
  if (isLarge) return later(work);
  const begun = work().catch((err: unknown) => {
    parts.log.error({ err, requestId }, 'an interaction failed unexpectedly');
    return apology(requestId);
  });
  const message = await Promise.race([begun, waited()]);
  return message === null ? later(() => begun) : sent(replied(message), planned.name);
}

/** A large attack is solved beside the requests, which it would keep waiting otherwise. */
async function solvedElsewhere({ parts: { worker } }: Asked, { attack }: PlannedReply) {
  return attack === null ? undefined : worker.solve(attack.input, attack.options);
}

function waited(): Promise<null> {
  return new Promise((over) => {
    setTimeout(() => over(null), LONGEST_WAIT_MS).unref();
  });
}

/** Interactions and queries share what may run at once. A text: why this one may not. */
function admit({ running }: ServerParts, { cost }: PlannedReply): { readonly over: () => void } | string {
  try {
    return { over: running.admit(cost) };
  } catch {
    return 'Too much is asked just now. Ask again in a few seconds.';
  }
}
