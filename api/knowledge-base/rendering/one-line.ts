const LONE_SURROGATE = /\p{Cs}/gu;
const SPACE = /[\s\p{Cc}]+/gu;

/** The text as one line: runs of white space and control characters become one space, lone surrogates U+FFFD. */
export function oneLine(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD').replace(SPACE, ' ').trim();
}
