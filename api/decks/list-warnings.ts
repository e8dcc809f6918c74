import type { Warning } from '../knowledge-base/search.js';
import type { Unnumbered } from './lines/numbered-lines.js';
import type { BareLine } from './undressing/bare-lines.js';

/** Signs that are told of what is struck through. */
const MOST_STRUCK = 100;

const MOST_WARNINGS = 5;

/** Adds a warning to others, each once, as long as there are few. */
export function tellerOf(warnings: Warning[]): (warning: Warning) => void {
  return (warning) => {
    const isKnown = warnings.some(({ message }) => message === warning.message);
    if (warnings.length < MOST_WARNINGS && !isKnown) warnings.push(warning);
  };
}

/** What was made of the numbers ahead of lines, if that is not the only way to read them. */
export function numberWarnings(dropped: number, beside: Unnumbered['beside']): readonly Warning[] {
  return [
    ...(dropped > 0 ? [numbered(dropped)] : []),
    ...(beside === null ? [] : [placed(beside.first, beside.count)]),
  ];
}

function numbered(lines: number): Warning {
  return {
    code: 'LINES_NUMBERED',
    message: `The lines count up from 1, so the numbers of ${lines} of them were taken for places in the list, not for copies. Write '2x Name' for two copies.`,
  };
}

function placed(first: string, lines: number): Warning {
  const more = lines === 1 ? 'A line begins' : `${lines} lines begin`;
  return {
    code: 'LINES_NUMBERED',
    message: `${more} with a number such as '${first}', and another one behind it; the first was taken for a place in the list, the second for copies. Write '2x Name' for two copies.`,
  };
}

/** Numbers on lines of their own. */
export function countsAlone(lines: readonly BareLine[]): readonly Warning[] {
  const [first] = lines;
  if (first === undefined) return [];
  const more = lines.length === 1 ? '' : ` (and ${lines.length - 1} more)`;
  return [
    {
      code: 'COUNT_ALONE',
      message: `Line ${first.line}${more}: '${first.text}' is only a number, and it can't be told of which card; it was not used. Write it on the line of its card, such as '4 Name (A)'.`,
    },
  ];
}

/** What is struck through. */
export function struckOut(lines: readonly BareLine[]): readonly Warning[] {
  const [first, ...others] = lines.filter(({ struck }) => struck.length > 0);
  if (first === undefined) return [];
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const what = [...first.struck.join(' ')].slice(0, MOST_STRUCK).join('');
  return [
    {
      code: 'STRUCK_OUT',
      message: `Line ${first.line}${more}: '${what}' is struck through, so it was not read. Take off the strokes if it belongs to the deck.`,
    },
  ];
}
