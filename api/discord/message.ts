import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIEmbed,
  APIInteractionResponse,
  APIInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { MESSAGE } from './limits.js';

export type Buttons = APIActionRowComponent<APIButtonComponentWithCustomId>;

/** A message as Discord takes it, as reply and as edit; nobody is mentioned by it, whatever its text. */
export interface Message extends APIInteractionResponseCallbackData {
  readonly allowed_mentions: { readonly parse: [] };
}

const ONLY_FOR_THE_ASKER = 64;

interface MessageParts {
  readonly content?: string;
  readonly embed?: APIEmbed;
  readonly buttons?: Buttons | null;
  /** Only the person who asked sees it: what is of no use to the channel. */
  readonly onlyForTheAsker?: boolean;
}

export function message({ content, embed, buttons = null, onlyForTheAsker = false }: MessageParts): Message {
  return {
    ...(content === undefined ? {} : { content: content.slice(0, MESSAGE.content) }),
    ...(embed === undefined ? {} : { embeds: [embed] }),
    ...(buttons === null ? {} : { components: [buttons] }),
    ...(onlyForTheAsker ? { flags: ONLY_FOR_THE_ASKER } : {}),
    allowed_mentions: { parse: [] },
  };
}

/** What the person who asked should do otherwise. */
export function advice(content: string): Message {
  return message({ content, onlyForTheAsker: true });
}

export const PONG: APIInteractionResponse = { type: 1 };

export function replied(data: Message): APIInteractionResponse {
  return { type: 4, data };
}

/** It is seen that it is being worked on; the message follows. */
export const DEFERRED: APIInteractionResponse = { type: 5 };

export function completed(
  choices: readonly { readonly name: string; readonly value: string }[],
): APIInteractionResponse {
  return { type: 8, data: { choices: [...choices] } };
}
