import type { IncomingMessage } from 'node:http';
import { type Failure, failure } from './failure.js';
import { DISCARDED_BYTES, LIMITS } from './limits.js';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** How large a body may be, and what else to send than a larger one. */
interface BodyLimit {
  readonly bytes: number;
  readonly advice: string;
}

const OF_QUERIES: BodyLimit = {
  bytes: LIMITS.bodyBytes,
  advice: 'Send a published query by its id, or split the request.',
};

function tooLarge({ bytes, advice }: BodyLimit, found: number): Failure {
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

/** The text of a POST body, which must be UTF-8. Rejects only when the connection ends before the body does. */
export async function readBody(request: IncomingMessage): Promise<string | Failure> {
  const bytes = await readBytes(request, OF_QUERIES);
  if (!Buffer.isBuffer(bytes)) return bytes;
  try {
    return decoder.decode(bytes);
  } catch {
    return failure(400, 'BAD_USER_INPUT', 'The request body is not UTF-8; encode the JSON as UTF-8.');
  }
}
