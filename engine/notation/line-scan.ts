import type { KeywordNames } from './keyword-names.js';
import type { AbilityContext, AbilityCost, LineProblem, ParsedAbility } from './parsed-line.js';
import type { Span } from './quoted-spans.js';

/** A text on the way to a ParsedLine: what was found in it so far. */
export interface LineScan {
  readonly text: string;
  readonly names: KeywordNames;
  /**
   * LINES: ability lines of a unit, as an attack takes them; the effect of a container is kept as text. CARD: all the text of a card;
   * what stands inside containers is read too, and words that are also English are taken as such before a fault is seen.
   */
  readonly extent: 'LINES' | 'CARD';
  readonly abilities: ParsedAbility[];
  readonly problems: LineProblem[];
  readonly marks: Mark[];
}

export interface Mark extends Span {
  /** Index of the ability; null for what is not recognised. */
  readonly ability: number | null;
}

/** What holds for all abilities of a passage. */
export interface Surroundings extends Omit<AbilityContext, 'raw' | 'start' | 'end'> {
  /** Of those that print none of their own. */
  readonly cost: AbilityCost | null;
}

export const ON_THE_UNIT: Surroundings = {
  switchSlot: null,
  condition: null,
  granted: null,
  given: false,
  container: null,
  cost: null,
};

/** Returns its index. */
export function addAbility(scan: LineScan, ability: ParsedAbility): number {
  return scan.abilities.push(ability) - 1;
}

/** Makes the span the piece of an ability. */
export function markAbility(scan: LineScan, { start, end }: Span, ability: number): void {
  scan.marks.push({ start, end, ability });
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
