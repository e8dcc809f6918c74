const QUOTED_CELL = /"((?:[^"]|"")*)"/g;
/** Stands for a sign inside quotes while a line is cut. */
const KEPT = '\u0001';

export type Divider = '|' | '\t' | ';' | ',';

/** The cells of a line between such signs; quotes keep what stands in them together. */
export function cutAt(line: string, divider: Divider): readonly string[] {
  if (divider === '|') return cutAtBars(line, line.includes('||', 1) ? '||' : '|');
  const kept = line.includes('"')
    ? line.replace(QUOTED_CELL, (_, cell: string) => cell.replaceAll('""', '"').replaceAll(divider, KEPT))
    : line;
  return kept.split(divider).map((cell) => cell.replaceAll(KEPT, divider).trim());
}

/** Of a table with bars, where an empty cell looks like a double one: `|Name||2|`. */
export function cutAtBars(line: string, bar: '|' | '||'): readonly string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split(bar)
    .map((cell) => cell.replace(/^\||\|$/g, '').trim());
}
