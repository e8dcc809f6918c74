import { styleText } from 'node:util';
import type { Terminal } from './terminal.js';

/** How parts of a text are set off. */
export interface Style {
  readonly width: number;
  readonly hasColours: boolean;
  strong(text: string): string;
  faint(text: string): string;
  good(text: string): string;
  bad(text: string): string;
}

type Format = Parameters<typeof styleText>[0];

export function styleOf({ width, hasColours }: Pick<Terminal, 'width' | 'hasColours'>): Style {
  const set =
    (format: Format) =>
    (text: string): string =>
      hasColours ? styleText(format, text, { validateStream: false }) : text;
  return {
    width,
    hasColours,
    strong: set('bold'),
    faint: set('dim'),
    good: set(['bold', 'green']),
    bad: set(['bold', 'yellow']),
  };
}
