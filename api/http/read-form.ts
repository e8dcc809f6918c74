import type { IncomingMessage } from 'node:http';
import { LONGEST_LIST } from '../decks/deck-limits.js';
import { type Failure, failure } from './failure.js';
import { discardRest, readBytes } from './read-body.js';

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** Bytes of one UTF-16 unit in a form: three of UTF-8, each as `%E2`. */
const BYTES_EACH = 9;
/** For names and other fields. */
const BESIDE = 1_024;

const OF_FORMS = {
  bytes: LONGEST_LIST * BYTES_EACH + BESIDE,
  advice: 'Go back, where it still stands in the form, and send it part by part.',
};

/** The fields of a form in the body of a POST. Rejects only when the connection ends before the body does. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams | Failure> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== FORM_TYPE) {
    discardRest(request);
    const message = `The body is ${type.trim() === '' ? 'of no type' : JSON.stringify(type.trim().slice(0, 60))}; expected a form as browsers send it, ${FORM_TYPE}.`;
    return failure(415, 'BAD_USER_INPUT', message);
  }
  const bytes = await readBytes(request, OF_FORMS);
  return Buffer.isBuffer(bytes) ? new URLSearchParams(bytes.toString('utf8')) : bytes;
}
