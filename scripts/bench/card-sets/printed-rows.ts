import type { CardRow } from './invented-cards.js';

/** As set files have them today; old ones lack some at the end. */
export const SET_COLUMNS: readonly string[] = [
  ...['Name', 'Set', 'ImageFile', 'Side', 'Type', 'Subtype', 'Cost', 'Speed', 'Power', 'Health', 'Rarity'],
  ...['Number', 'Usage', 'Text', 'Script', 'Classification', 'DraftRarity'],
];

export function printRow(row: CardRow, columns: readonly string[]): string {
  return columns.map((column) => printField(row[column] ?? '')).join('\t');
}

/** Bare with one quote inside, else quoted as in CSV. */
function printField(value: string): string {
  const quotes = value.split('"').length - 1;
  return quotes === 0 || (quotes === 1 && !value.startsWith('"'))
    ? value
    : `"${value.replaceAll('"', '""')}"`;
}
