import type { KnownKeyword } from './known-keyword.js';

export interface AbilityValue {
  readonly value: number | null;
  readonly valueText: string | null;
  readonly length: number;
}

export type ReadValue = AbilityValue | { readonly fault: string; readonly length: number };

const NUMBER = /^\s*([+\-–—−‒]\s?)?([\d０-９]+)(?![\p{L}\p{N}])/u;
const BROKEN_NUMBER = /^\s*((?:[+\-–—−‒]\s?)?\d+[.,]\d+)(?![\p{L}\p{N}])/u;
const FORMULA = /^\s+(\d*)x((?:\s*[+\-–—−×*]\s*\d+)?)(?![\p{L}\p{N}-])/iu;
/** Cards print digits. */
const IN_WORDS =
  /^\s+[-–—−]?\s?(zero|one|two|three|four|five|six|seven|eight|nine|ten|[iv]{2,4})(?![\p{L}\p{N}'’-])/iu;
const LARGEST = 999;

/** The value that follows a name, or what is wrong with it. A value that is missing is a fault too. */
export function readValue({ name, parameter }: KnownKeyword, rest: string): ReadValue {
  const broken = BROKEN_NUMBER.exec(rest);
  if (broken !== null) {
    const expected = parameter === 'NONE' ? 'no value' : 'a whole number';
    return { length: broken[0].length, fault: `${name} takes ${expected}; found '${broken[1]}'.` };
  }
  const number = NUMBER.exec(rest);
  const formula = number === null ? FORMULA.exec(rest) : null;
  const length = (number ?? formula)?.[0].length ?? 0;
  if (parameter === 'NONE') {
    if (length === 0) return { value: null, valueText: null, length };
    return {
      length,
      fault: `${name} takes no value; found '${rest.slice(0, length).trim()}'. Leave the value out.`,
    };
  }
  if (number !== null) return readNumber(name, parameter, number);
  const inWords = formula === null ? IN_WORDS.exec(rest) : null;
  if (inWords !== null) {
    const [{ length: printed }, word = ''] = inWords;
    return {
      length: printed,
      fault: `${name} takes its value in digits, such as '${name} 2'; found '${word}'.`,
    };
  }
  if (formula === null) return { length, fault: `${name} needs a value, such as '${name} 2'.` };
  const [, factor = '', term = ''] = formula;
  return { value: null, valueText: `${factor}X${plainSigns(term)}`, length };
}

function readNumber(name: string, parameter: KnownKeyword['parameter'], match: RegExpExecArray): ReadValue {
  const [{ length }, printedSign = '', printed = ''] = match;
  const digits = printed.normalize('NFKC');
  const sign = plainSigns(printedSign);
  if (sign !== '' && parameter !== 'SIGNED_NUMBER') {
    return {
      length,
      fault: `${name} takes a value with no sign; found '${sign}${digits}', expected '${digits}'.`,
    };
  }
  const size = Number(digits);
  if (size > LARGEST) return { length, fault: `${name} takes at most ${LARGEST}; found '${digits}'.` };
  const value = sign === '-' && size > 0 ? -size : size;
  return { value, valueText: `${sign}${size}`, length };
}

/** Typographic dashes as `-`, no spaces. */
function plainSigns(text: string): string {
  return text.replace(/[–—−‒]/g, '-').replace(/\s+/g, '');
}

const EQUAL_TO = /^\s+equal\s+to\b[^.;|"“”]*/i;

/** `Fury equal to its power`: a value that is no number and no formula. */
export function valueInWords(
  { name, parameter }: KnownKeyword,
  text: string,
): { readonly length: number; readonly message: string } | null {
  const found = /NUMBER$/.test(parameter) ? EQUAL_TO.exec(text)?.[0] : undefined;
  if (found === undefined) return null;
  const message = `${name} needs a number or a formula; found '${found.trim()}'.`;
  return { length: found.length, message };
}
