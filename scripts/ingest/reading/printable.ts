/**
 * What must not stand in a name that is shown: control characters and line separators break a line or steer a terminal, marks of
 * direction show other words than there are, and half a surrogate pair can't be stored.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

export function isPrintable(text: string): boolean {
  return text.search(UNPRINTABLE) === -1;
}

/** The same text with U+FFFD in place of all that can't be shown. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD');
}

/** The same line by line: line feeds stay. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
