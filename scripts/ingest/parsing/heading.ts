import { foldName } from '../../../api/knowledge-base/fold.js';
import type { ParameterKind } from '../../../api/knowledge-base/records.js';

export interface Heading {
  readonly name: string;
  /** As printed with its parameter, without the closing colon: `Accuracy X/-X`. */
  readonly signature: string;
  readonly parameter: ParameterKind;
  /** Where the text behind the heading starts in the line. */
  readonly end: number;
}

const NAME = /^\p{Lu}[\p{L}\p{N}'\u2019-]*(?: (?:of|the|and|to|in|for|a|\p{Lu}[\p{L}\p{N}'\u2019-]*))*?/u;
const SIGNED = String.raw`(?:\+\s?\/\s?[-\u2013\u2212]|X\s?\/\s?[-\u2013\u2212]|[+\u00B1]|[-\u2013\u2212](?=['"\u2018\u2019\u201C\u201D]?[XN]))\s?['"\u2018\u2019\u201C\u201D]?[XN]['"\u2018\u2019\u201C\u201D]?`;
const NUMBER = String.raw`['"\u2018\u201C]?[XN]['"\u2019\u201D]?`;
const BRACKET = String.raw`\[[^\]\n]{1,200}\]`;
const PARENTHESES = String.raw`\((?:[^()\n]|\([^()\n]*\)){1,200}\)`;

const HEADING = new RegExp(
  `(${NAME.source})(?:\\s+(${SIGNED}|${NUMBER}))?\\s*(?:(:)?\\s*(${BRACKET}|${PARENTHESES})\\s*(:)?|(:))\\s*`,
  'u',
);

/**
 * Reads the heading of an entry (`Stun X:`, `Accuracy X/-X:`, `Switch: [1st/2nd/3rd type effect]:`, `Resilience +/- 'X':`).
 * Null when the line does not open like one: a heading has a colon or a bracket right behind the name or its parameter.
 */
export function readHeading(line: string): Heading | null {
  const match = HEADING.exec(line);
  if (match === null) return null;
  const [whole, name = '', number, colonBefore, bracket, colonAfter] = match;
  if (bracket?.startsWith('(') === true && colonAfter === undefined && colonBefore === undefined) return null;
  const signature = whole.replace(/\s*:?\s*$/, '');
  return { name, signature, parameter: parameterKind(number, bracket), end: whole.length };
}

/** Does this heading stand for that name, printed with or without its parameter? Case and punctuation aside. */
export function headingIsFor(heading: Heading, name: string): boolean {
  return [heading.name, heading.signature].some((one) => foldName(one) === foldName(name));
}

/** The bare name of a name line, which may print the parameter too: `Stun X` -> `Stun`. */
export function bareName(line: string): string {
  return readSignature(line)?.name ?? line.replace(/\s*:\s*$/, '');
}

/** The kind of parameter a printed signature shows, for forms that print it apart (`Template: Stun X`). */
export function readSignature(signature: string): Heading | null {
  return readHeading(`${signature.replace(/\s*:\s*$/, '')}:`);
}

function parameterKind(number: string | undefined, bracket: string | undefined): ParameterKind {
  if (bracket !== undefined) {
    const inside = bracket.toLowerCase();
    if (/\bcosts?\b/.test(inside)) return 'COST';
    if (/\b(?:list|cards?)\b/.test(inside)) return 'LIST';
    if (/\b(?:condition|if)\b/.test(inside)) return 'CONDITION';
    return 'EFFECT';
  }
  if (number === undefined) return 'NONE';
  return new RegExp(`^${SIGNED}$`, 'u').test(number) ? 'SIGNED_NUMBER' : 'NUMBER';
}
