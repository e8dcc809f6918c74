/** A missing value is an empty cell. */
export type CellValue = string | number | boolean | null | readonly string[];

/** Between the members of a list. */
const BETWEEN = ' | ';

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, also behind spaces, quotes or in full width; and behind what
 * begins a new cell or row for a spreadsheet that takes another separator than the comma.
 */
const FORMULA = /(?<=^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s"])*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r])/g;

/** A cell that no spreadsheet runs as a formula: text that could be one gets an apostrophe before it. Always in quotes, but for numbers. */
export function csvCell(value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value : value.join(BETWEEN);
  const safe = text.replaceAll('\0', '\uFFFD').replace(FORMULA, "'");
  return `"${safe.replaceAll('"', '""')}"`;
}
