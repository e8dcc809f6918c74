/** For comparing quotations: straight apostrophes, single spaces, lower case. */
export function squash(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}
