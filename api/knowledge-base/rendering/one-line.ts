const LONE_SURROGATE = /\p{Cs}/gu;
const SPACE = /[\s\p{Cc}]+/gu;

/** Embeddings, overrides and isolates: one that is left open would turn what stands behind the pasted text around. */
const DIRECTION = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * The text as one line: runs of white space and control characters become one space, lone surrogates U+FFFD, and signs that change the
 * direction of writing are dropped.
 */
export function oneLine(text: string): string {
  return text.replace(DIRECTION, '').replace(LONE_SURROGATE, '\uFFFD').replace(SPACE, ' ').trim();
}
