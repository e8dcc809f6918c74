import Table from 'cli-table3';
import type { Style } from './style.js';

/** Rows under a head. The last column takes what is left of the width, its texts broken into lines. */
export function table(style: Style, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const drawn = new Table({
    head: head.map((title) => style.strong(title)),
    chars: RULES,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 2 },
    colWidths: widths(style.width, head, rows),
    wordWrap: true,
  });
  drawn.push(...rows.map((row) => [...row]));
  return drawn
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

const GAP = 2;
const NARROWEST_TEXT = 20;

function widths(width: number, head: readonly string[], rows: readonly (readonly string[])[]): number[] {
  const needed = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(longestLine)),
  );
  const others = needed.slice(0, -1).reduce((sum, one) => sum + one + GAP, 0);
  const last = Math.max(NARROWEST_TEXT, Math.min(needed.at(-1) ?? 0, width - others - GAP));
  return [...needed.slice(0, -1), last].map((one) => one + GAP);
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...line].length));
}

const NONE = '';
/** No boxes: they are noise in a mail and in a log. */
const RULES = {
  top: NONE,
  'top-mid': NONE,
  'top-left': NONE,
  'top-right': NONE,
  bottom: NONE,
  'bottom-mid': NONE,
  'bottom-left': NONE,
  'bottom-right': NONE,
  left: NONE,
  'left-mid': NONE,
  mid: NONE,
  'mid-mid': NONE,
  right: NONE,
  'right-mid': NONE,
  middle: NONE,
};
