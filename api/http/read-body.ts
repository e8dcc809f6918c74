import type { IncomingMessage } from 'node:http';
import { BODY_WITH_DECK, bodyTooLarge } from './deck-in-body.js';
import { type Failure, failure } from './failure.js';
import { DISCARDED_BYTES } from './limits.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** How large a body may be. */
interface BodyLimit {
  readonly bytes: number;
  /** What else to send than a larger one, or what is told of one with so many bytes. */
  readonly advice: string | ((found: number) => Failure);
}

const OF_QUERIES: BodyLimit = { bytes: BODY_WITH_DECK, advice: bodyTooLarge };

function tooLarge({ bytes, advice }: BodyLimit, found: number): Failure {
  if (typeof advice === 'function') return advice(found);
  return failure(
    413,
    'QUERY_TOO_LARGE',
    `The request body is larger than ${bytes} bytes (at least ${found}). ${advice}`,
    { limit: bytes, found },
  );
}

/** What still comes of a refused body is thrown away, so that its sender gets to read the answer; one that goes on is cut off. */
export function discardRest(request: IncomingMessage): void {
  let discarded = 0;
  request.on('data', (chunk: Buffer) => {
    discarded += chunk.length;
    if (discarded > DISCARDED_BYTES) request.destroy();
  });
  request.on('error', () => {});
  request.resume();
}

/** Bytes of a POST body. Refused as soon as it is known to be too large: by its stated length, or while it is read. */
export function readBytes(request: IncomingMessage, limit: BodyLimit): Promise<Buffer | Failure> {
  const stated = Number(request.headers['content-length'] ?? 0);
  if (stated > limit.bytes) {
    discardRest(request);
    return Promise.resolve(tooLarge(limit, stated));
  }
  return new Promise((settle, fail) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer): void => {
      length += chunk.length;
      if (length <= limit.bytes) {
        chunks.push(chunk);
        return;
      }
      request.off('data', take);
      discardRest(request);
      settle(tooLarge(limit, length));
    };
    request.on('data', take);
    request.once('end', () => settle(Buffer.concat(chunks)));
    request.once('error', fail);
  });
}

/** The text of a POST body, which must be UTF-8; what is larger than a body without a deck list is left to `refuseLargeBody`. Rejects only when the connection ends before the body does. */
export async function readBody(request: IncomingMessage): Promise<string | Failure> {
  const bytes = await readBytes(request, OF_QUERIES);
  if (!Buffer.isBuffer(bytes)) return bytes;
  try {
    return decoder.decode(bytes);
  } catch {
    return failure(400, 'BAD_USER_INPUT', 'The request body is not UTF-8; encode the JSON as UTF-8.');
  }
}
