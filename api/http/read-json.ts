import { type Failure, failure } from './failure.js';
import { LIMITS } from './limits.js';
import { parseWellFormed } from './well-formed.js';

/** Nesting of objects and lists in a JSON text, without parsing it; brackets in strings don't count. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at++;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth);
    else if (sign === '}' || sign === ']') depth--;
  }
  return deepest;
}

/**
 * `what` names the text in the refusal: 'The request body'. Of a key that is given twice the last one counts, as everywhere in JSON.
 * Half a pair of surrogates is taken for U+FFFD: no answer, which may say what was asked, could hold it.
 */
export function readJson(text: string, what: string): { readonly value: unknown } | Failure {
  const found = jsonDepth(text);
  if (found > LIMITS.jsonDepth) {
    return failure(
      400,
      'QUERY_TOO_DEEP',
      `${what} nests objects and lists ${found} deep; the limit is ${LIMITS.jsonDepth}. Send flatter values.`,
      { limit: LIMITS.jsonDepth, found },
    );
  }
  try {
    return { value: parseWellFormed(text) };
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message.slice(0, 120) : 'unreadable';
    return failure(
      400,
      'BAD_USER_INPUT',
      `${what} is not JSON (${reason}). Correct it there: names and texts stand in double quotes, and no comma stands before a closing bracket.`,
    );
  }
}
