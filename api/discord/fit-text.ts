import { cutAnywhere, cutOnSentence } from '../knowledge-base/rendering/cut-to-fit.js';
import { escapeMarkdown } from '../knowledge-base/rendering/escape-markdown.js';
import { oneLine } from '../knowledge-base/rendering/one-line.js';

/** All lengths here are UTF-16 units: never fewer than the characters that Discord counts. */

/** Text that shows as it is, on one line; cut behind a sentence, or else a word, where it is too long. */
export function shownText(text: string, most: number): string {
  const whole = escapeMarkdown(text);
  if (whole.length <= most) return whole;
  const line = oneLine(text);
  const measure = (cut: string): number => escapeMarkdown(cut).length;
  return escapeMarkdown(cutOnSentence(line, most, measure) ?? cutAnywhere(line, most, measure));
}

/** A line of a message, or several. */
export interface Part {
  readonly text: string;
  /** Stays when the message is too long; together these must fit. */
  readonly kept: boolean;
  /** Goes before the others that are not kept, wherever it stands. */
  readonly first?: true;
}

export function kept(text: string): Part {
  return { text, kept: true };
}

export function ifItFits(text: string): Part {
  return { text, kept: false };
}

/** Like `ifItFits`, for what matters more than the rest: the way to all that was left out. */
export function beforeOthers(text: string): Part {
  return { text, kept: false, first: true };
}

/** The parts one below the other, in their order: those that are kept, and of the others as many as fit, first come first. */
export function fitParts(parts: readonly Part[], most: number): string {
  const chosen = new Set(parts.filter((part) => part.kept));
  const joined = (): string => joinParts(parts.filter((part) => chosen.has(part)));
  const [sooner, later] = [parts.filter(({ first }) => first), parts.filter(({ first }) => !first)];
  for (const part of [...sooner, ...later]) {
    if (chosen.has(part)) continue;
    chosen.add(part);
    if (joined().length > most) chosen.delete(part);
  }
  return joined();
}

function joinParts(parts: readonly Part[]): string {
  return parts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n');
}

/** The first lines that fit together. */
export function fitLines(lines: readonly string[], most: number): readonly string[] {
  let length = -1;
  const over = lines.findIndex((line) => {
    length += line.length + 1;
    return length > most;
  });
  return over < 0 ? lines : lines.slice(0, over);
}
