import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import type { Store } from '../knowledge-base/store.js';
import type { Log } from '../log.js';
import { acceptedEncoding, acceptedType, type EncodingChoice } from './accepted.js';
import type { FollowUps } from './discord-follow-ups.js';
import { type Failure, failure, failureBody, isFailure } from './failure.js';
import type { HotAnswers } from './hot-answers.js';
import { LOGGED_LENGTH } from './limits.js';
import type { PublishedQueries } from './published-queries.js';
import {
  type Content,
  type Representation,
  represent,
  type Sent,
  sendRepresentation,
} from './representation.js';
import type { RequestIds } from './request-id.js';
import { splitUrl } from './request-url.js';
import type { RulesWorker } from './rules-worker.js';
import type { RunningQueries } from './running-queries.js';
import type { StartTimer } from './timer.js';
import { plainCode } from './v1/error-codes.js';

/** What all routes of one server share. */
export interface ServerParts {
  readonly schema: GraphQLSchema;
  readonly store: Store;
  readonly log: Log;
  /** Without a trailing slash; null when addresses are relative. */
  readonly publicUrl: string | null;
  readonly requestIds: RequestIds;
  readonly hotAnswers: HotAnswers;
  readonly documents: PublishedQueries;
  /** Of a form for reports; null when there is none. */
  readonly reportUrl: string | null;
  /** What runs or waits, of pages too. */
  readonly running: RunningQueries;
  /** How a failure is told to who reads HTML. */
  readonly failurePage: (failed: Failure, url: string, requestId: string) => Promise<Content>;
  /** For attacks and checks that take long. */
  readonly worker: RulesWorker;
  /** Null when no interactions of Discord are taken. */
  readonly discord: DiscordParts | null;
}

/** What a server that takes interactions of Discord has more than others. */
export interface DiscordParts {
  /** 64 hex digits. */
  readonly publicKey: string;
  readonly followUps: FollowUps;
  readonly startTimer: StartTimer;
}

/** An answer, and what its route wants done with it beside sending it. */
export interface Answered {
  readonly content: Content | Failure;
  /** Type of a failure; `application/json` otherwise. */
  readonly failureType?: string;
  /** Key to keep it under in `hotAnswers`; only for what may be sent again as it is. */
  readonly hotKey?: string | null;
  /** Where its encoded forms are kept, for what never changes while the server runs. */
  readonly encoded?: Map<string, Representation>;
  /** Facts for the access log. Never values a caller sent in his address: they may be secrets. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** What is left to do once the answer is sent. */
  readonly afterwards?: () => void;
}

/** `isAbandoned` tells whether the caller has gone: nobody will read the answer. */
export type Answerer = (
  request: IncomingMessage,
  requestId: string,
  isAbandoned: () => boolean,
) => Promise<Answered> | Answered;

const PLAIN: EncodingChoice = { best: 'identity', plain: true };

function failureContent(failed: Failure, requestId: string, type: string, url: string): Content {
  const { status, code } = failed;
  return {
    status,
    contentType: `${type}; charset=utf-8`,
    body: failureBody(failed, requestId, PLAIN_DATA.test(url) ? plainCode(status, code) : code),
    cacheControl: 'no-store',
    vary: 'Accept, Accept-Encoding',
    tagged: false,
    revision: null,
    headers: failed.headers,
  };
}

const PLAIN_DATA = /^\/v1(?:[/?]|$)/;

/** Addresses of programs: who opens one in a browser gets what programs get. */
const FOR_PROGRAMS =
  /^\/(?:graphql|v1|mcp|discord|oembed|embed|embed\.js|embed\.json|documents\.json|schema\.graphql|healthz|readyz)(?:[/?]|$)/;

/** Does a person with a browser ask for a page? */
export function isForReaders({
  accept,
  url,
}: {
  readonly accept: string | undefined;
  readonly url: string;
}): boolean {
  return acceptedType(accept) === 'text/html' && !FOR_PROGRAMS.test(splitUrl(url).path);
}

const noEncoding = failure(
  406,
  'BAD_USER_INPUT',
  'None of our encodings (br, gzip, identity) is acceptable; send Accept-Encoding: gzip, or leave it out.',
);

async function encode(
  content: Content,
  choice: EncodingChoice,
  kept?: Map<string, Representation>,
): Promise<Representation> {
  const key = `${choice.best} ${choice.plain}`;
  const answer = kept?.get(key) ?? (await represent(content, choice));
  kept?.set(key, answer);
  return answer;
}

async function finish(
  parts: ServerParts,
  answered: Answered,
  request: IncomingMessage,
  requestId: string,
): Promise<Representation> {
  const { failureType = 'application/json', hotKey = null } = answered;
  const choice = acceptedEncoding(request.headers['accept-encoding']);
  const content = choice === null ? noEncoding : answered.content;
  if (isFailure(content)) {
    const { headers, url = '' } = request;
    const told = isForReaders({ accept: headers.accept, url })
      ? await parts.failurePage(content, url, requestId).catch(() => null)
      : null;
    return represent(told ?? failureContent(content, requestId, failureType, url), choice ?? PLAIN);
  }
  const answer = await encode(content, choice ?? PLAIN, answered.encoded);
  if (hotKey !== null && content.revision !== null) parts.hotAnswers.keep(content.revision, hotKey, answer);
  return answer;
}

const unexpected = failure(
  500,
  'INTERNAL_SERVER_ERROR',
  'Something unexpected went wrong here. The request id finds it in the log of this server; quote it when you report this.',
);

/** Names and sizes only: neither query nor values of an address are logged. */
export function accessFacts(
  request: IncomingMessage,
  sent: Sent,
  requestId: string,
  started: number,
): Record<string, unknown> {
  const client = request.headers['x-client-name'];
  return {
    method: request.method,
    path: splitUrl(request.url ?? '').path.slice(0, 200),
    status: sent.status,
    ms: Math.round((performance.now() - started) * 1_000) / 1_000,
    bytes: sent.bytes,
    requestId,
    ...(typeof client === 'string' ? { client: client.slice(0, LOGGED_LENGTH) } : {}),
  };
}

/**
 * The ordinary way of a request: asks a route for its answer, encodes and sends it, and writes one access line (level info).
 * The hot way (`hot-path.ts`) sends what this one made. What nobody foresaw is logged whole and told masked; a caller that went
 * away gets nothing and is no error.
 */
export function answerWith(parts: ServerParts, answerer: Answerer) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now();
    const requestId = parts.requestIds(request.headers['x-request-id']);
    const reply = async (answered: Answered): Promise<void> => {
      const answer = await finish(parts, answered, request, requestId);
      if (response.destroyed) return;
      const revision = parts.store.current()?.revision ?? null;
      const asked = { ifNoneMatch: request.headers['if-none-match'], requestId, revision };
      const sent = sendRepresentation(response, answer, asked);
      parts.log.info({ ...accessFacts(request, sent, requestId, started), ...answered.facts }, 'request');
      answered.afterwards?.();
    };
    try {
      await reply(await answerer(request, requestId, () => response.destroyed));
    } catch (err) {
      if (response.destroyed || request.errored) return;
      parts.log.error({ err, requestId }, 'a request failed unexpectedly');
      if (response.headersSent) response.destroy();
      else await reply({ content: unexpected });
    }
  };
}
