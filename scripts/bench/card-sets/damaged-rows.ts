import type { Random } from '../glossary/random.js';

/** The row as one that no card can be read from: too short, too long, cut off, with a NUL, or without what a card needs. */
export function damageRow(random: Random, row: string, columns: readonly string[]): string {
  const fields = row.split('\t');
  const without = (column: string): string =>
    fields.map((field, at) => (at === columns.indexOf(column) ? '' : field)).join('\t');
  const ways = [
    () => fields.slice(0, 2).join('\t'),
    () => fields.slice(0, columns.indexOf('Text')).join('\t'),
    () => `${row}${'\tmore'.repeat(columns.length - fields.length + 1)}`,
    () => row.replace('\t', '\0\t'),
    () => without('Name'),
    () => without('Side'),
    () => row.slice(0, 1 + random.below(Math.max(1, fields.slice(0, 3).join('\t').length))),
  ] as const;
  return random.pick(ways)();
}
