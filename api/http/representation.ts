import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, EncodingChoice } from './accepted.js';
import { CROSS_ORIGIN_HEADERS } from './cross-origin.js';
import { entityTag, matchesTag } from './entity-tag.js';

/** An answer before it is put into an encoding. */
export interface Content {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly cacheControl: string;
  /** Request headers that choose between answers of this address. */
  readonly vary: string;
  /** With a tag it can be asked for again by `If-None-Match`. */
  readonly tagged: boolean;
  /** Of the knowledge base it was made from; null when it was made from none. */
  readonly revision: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** An answer as it goes over the wire; the same for every request that accepts the same. Heads are flat lists of names and values. */
export interface Representation {
  readonly status: number;
  readonly head: readonly string[];
  /** For 304: null when the content has no tag. */
  readonly unchangedHead: readonly string[] | null;
  readonly tag: string | null;
  readonly body: Buffer;
  /** Of the knowledge base it was made from; null when it was made from none. */
  readonly revision: string | null;
}

/** What differs from request to request. */
export interface Asked {
  readonly ifNoneMatch: string | undefined;
  readonly requestId: string;
  /** Of the knowledge base that is served; null before one is loaded. */
  readonly revision: string | null;
}

/** What was sent, for the log. */
export interface Sent {
  readonly status: number;
  /** Of the body. */
  readonly bytes: number;
}

/** Below this many bytes compression saves no packet. */
const SMALLEST_COMPRESSED = 1_024;
const BROTLI_QUALITY = 5;
const BODILESS = new Set([204, 304]);

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: async (body: Buffer) => body,
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

function encodingOf(body: Buffer, choice: EncodingChoice): Encoding {
  return body.length < SMALLEST_COMPRESSED && choice.plain ? 'identity' : choice.best;
}

function sharedHead(content: Content, tag: string | null): string[] {
  const head = [
    ...CROSS_ORIGIN_HEADERS,
    'X-Content-Type-Options',
    'nosniff',
    'Cache-Control',
    content.cacheControl,
  ];
  if (content.vary !== '') head.push('Vary', content.vary);
  if (tag !== null) head.push('ETag', tag);
  for (const [name, value] of Object.entries(content.headers)) head.push(name, value);
  return head;
}

/** Encodes, tags and heads an answer. This is the only place that compresses. */
export async function represent(content: Content, choice: EncodingChoice): Promise<Representation> {
  const plain = typeof content.body === 'string' ? Buffer.from(content.body) : content.body;
  const encoding = encodingOf(plain, choice);
  const tag = content.tagged ? entityTag(content.contentType, plain, encoding) : null;
  const unchangedHead = sharedHead(content, tag);
  const facts = { status: content.status, revision: content.revision };
  if (BODILESS.has(content.status)) {
    return { ...facts, head: unchangedHead, unchangedHead: null, tag, body: Buffer.alloc(0) };
  }
  const body = await compressors[encoding](plain);
  const head = [...unchangedHead, 'Content-Type', content.contentType, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  return { ...facts, head, unchangedHead: tag === null ? null : unchangedHead, tag, body };
}

/** The head of one response: X-Data-Revision on every one once there is a revision, X-Request-Id on all. */
function headFor(head: readonly string[], answer: Representation, asked: Asked): string[] {
  const revision = answer.revision ?? asked.revision;
  const own = revision === null ? [] : ['X-Data-Revision', revision];
  return [...head, ...own, 'X-Request-Id', asked.requestId];
}

/** Sends it, or 304 when the caller has it already. HEAD gets the head of GET. */
export function sendRepresentation(response: ServerResponse, answer: Representation, asked: Asked): Sent {
  if (answer.tag !== null && answer.unchangedHead !== null && matchesTag(asked.ifNoneMatch, answer.tag)) {
    response.writeHead(304, headFor(answer.unchangedHead, answer, asked));
    response.end();
    return { status: 304, bytes: 0 };
  }
  response.writeHead(answer.status, headFor(answer.head, answer, asked));
  const withBody = response.req.method !== 'HEAD' && answer.body.length > 0;
  response.end(withBody ? answer.body : undefined);
  return { status: answer.status, bytes: withBody ? answer.body.length : 0 };
}
