import type { KeywordNames } from './keyword-names.js';
import type { AbilityContext, LineProblem, ParsedAbility } from './parsed-line.js';
import type { Span } from './quoted-spans.js';

/** A text on the way to a ParsedLine: what was found in it so far. */
export interface LineScan {
  readonly text: string;
  readonly names: KeywordNames;
  readonly abilities: ParsedAbility[];
  readonly problems: LineProblem[];
  readonly marks: Mark[];
}

export interface Mark extends Span {
  /** Index of the ability; null for what is not recognised. */
  readonly ability: number | null;
}

/** What holds for all abilities of a passage. */
export type Surroundings = Pick<AbilityContext, 'switchSlot' | 'condition' | 'granted'>;

export function addAbility(scan: LineScan, ability: ParsedAbility, marked: Span): void {
  scan.marks.push({ start: marked.start, end: marked.end, ability: scan.abilities.length });
  scan.abilities.push(ability);
}

export function addProblem(
  scan: LineScan,
  { start, end }: Span,
  message: string,
  suggestions: readonly string[] = [],
): void {
  scan.marks.push({ start, end, ability: null });
  scan.problems.push({ start, end, text: scan.text.slice(start, end), message, suggestions });
}

/** The span without white space at its ends. */
export function trimmed(text: string, { start, end }: Span): Span {
  const passage = text.slice(start, end);
  const from = start + (passage.length - passage.trimStart().length);
  return { start: from, end: Math.max(from, start + passage.trimEnd().length) };
}
