/** A text as a part of a regular expression that matches the text itself, with and without the flags `u` and `v`. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
