import { foldName } from '../../../api/knowledge-base/fold.js';
import type { ParameterKind } from '../../../api/knowledge-base/records.js';

export interface Heading {
  readonly name: string;
  /** As printed with its parameter, without the closing colon: `Accuracy X/-X`. */
  readonly signature: string;
  readonly parameter: ParameterKind;
  /** A colon marks it as a heading. */
  readonly colon: boolean;
  /** Where the text behind the heading starts in the line. */
  readonly end: number;
}

const SPACE = '[ \\u00A0]';
const WORD = String.raw`\p{Lu}[\p{L}\p{N}'\u2019-]*`;
const NAME = `${WORD}(?:${SPACE}(?:of|the|and|&|to|in|for|a|${WORD}))*?`;
const QUOTED = (inside: string) => String.raw`['"\u2018\u201C]?${inside}['"\u2019\u201D\u2018\u201C]?`;
const MINUS = '[-\\u2013\\u2212]';
const SIGNED = [
  String.raw`(?:\(\s?\+\s?\/\s?${MINUS}\s?\)|\+\s?\/\s?${MINUS}|\+?X\s?(?:\/|or)\s?${MINUS}|[+\u00B1]|${MINUS}(?=['"\u2018\u2019\u201C\u201D]?[XN]))\s?`,
  QUOTED('[XN]'),
].join('');
const NUMBER = `${QUOTED('[XNx#]')}|\\([XN]\\)|\\[[XN]\\]`;
const BRACKET = String.raw`\[[^\]\n]{1,200}\]|\{[^}\n]{1,200}\}|<[^<>\n]{1,200}>`;
const PARENTHESES = String.raw`\((?:[^()\n]|\([^()\n]*\)){1,200}\)`;
/** Where another mark or none stands for the colon, only a type phrase proves that a heading ends here. */
const TYPE_PHRASE_FOLLOWS = String.raw`\s*[.;=\u2013\u2014-]?\s*(?=An?\s+(?:\p{L}+,?\s+){0,2}?(?:cumulative|layered|isolated|selective|static|triggered|activated)\b)`;

const HEADING = new RegExp(
  `^(${NAME})(?:\\s+(${SIGNED}|${NUMBER}))?(?:\\s*(?:(:)?\\s*(${BRACKET}|${PARENTHESES})\\s*(:)?|(:))\\s*|(${TYPE_PHRASE_FOLLOWS}))`,
  'u',
);
const SIGNED_ALONE = new RegExp(`^${SIGNED}$`, 'u');
/** `Precision (formerly Elude):` shows no parameter. */
const REMARK = /^\((?:formerly|previously|once|was|aka|a\.k\.a\.|also|now|see)\b/i;

/**
 * Reads the heading of an entry (`Stun X:`, `Accuracy X/-X:`, `Switch: [1st/2nd/3rd type effect]:`, `Resilience +/- 'X':`).
 * Null when the line does not open like one: a heading has a colon or a bracket right behind the name or its parameter.
 */
export function readHeading(line: string): Heading | null {
  const match = HEADING.exec(line);
  if (match === null) return null;
  const [whole, name = '', number, colonBefore, bracket, colonAfter, colonAlone] = match;
  const colon = [colonBefore, colonAfter, colonAlone].some((one) => one !== undefined);
  if (bracket?.startsWith('(') === true && !colon) return null;
  const remark = bracket !== undefined && REMARK.test(bracket);
  const printed = remark ? [name, number].filter((part) => part !== undefined).join(' ') : whole;
  return {
    name: name.replaceAll('\u00A0', ' '),
    signature: printed.replace(/[\s:.;=\u2013\u2014-]+$/, '').replace(/\s+/g, ' '),
    parameter: parameterKind(number, remark ? undefined : bracket),
    colon,
    end: whole.length,
  };
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
    if (/\bcondition\b|^.\s*if\b/.test(inside)) return 'CONDITION';
    return 'EFFECT';
  }
  if (number === undefined) return 'NONE';
  return SIGNED_ALONE.test(number) ? 'SIGNED_NUMBER' : 'NUMBER';
}
