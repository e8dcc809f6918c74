import { EVERYDAY_NAMES } from './everyday-names.js';
import { fold, type KeywordNames, nearestNames } from './keyword-names.js';

/** Words that are said beside a name in place of its value or its cost. */
const BESIDE = new Set(
  'x one two three four five six seven eight nine ten once twice thrice pay force for cost costs tap'.split(
    ' ',
  ),
);
const STATS = new Set(['power', 'health', 'speed']);
const MARKS_AT_ENDS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * What is wrong with a text that is the name of a keyword with numbers and marks, and no ability as it is written: `2x Evade`, `[Armor]`,
 * `Evade two`, `+1.5 power`. Null for all other texts. `isCard`: bonuses and numbers are text, and so is an everyday word.
 */
export function nameAmongMarks(names: KeywordNames, text: string, isCard = false): string | null {
  const words = text
    .split(/[\s:=]+/)
    .map((word) => fold(word.replace(MARKS_AT_ENDS, '')))
    .filter((word) => word !== '' && !/\p{N}/u.test(word));
  const said = (all: readonly string[]): string => all.join(' ');
  const others = words.filter((word) => !BESIDE.has(word));
  if (words.length === 0 && /\p{N}/u.test(text) && !isCard)
    return `What '${text}' says can't be told; expected the name of a keyword before a number, or 'power' behind it.`;
  if (others.length === 0 || others.length > names.mostWords) return null;
  const keyword = names.byName.get(said(others));
  if (keyword !== undefined) {
    if (isCard && EVERYDAY_NAMES.has(keyword.slug) && !keyword.parameter.endsWith('NUMBER')) return null;
    const value = /NUMBER$/.test(keyword.parameter) ? ' 1' : '';
    const written = `${keyword.name}${value}`;
    return `'${text}' is not how ${keyword.name} is written; expected it like '${written}', a cost before it: 'Pay 1 Force -> ${written}'.`;
  }
  if (isCard || !STATS.has(said(others))) return null;
  return `'${text}' is no bonus; expected a sign and a whole number up to 999, such as '+1 ${said(others)}'.`;
}

const NAME_AND_VALUE = /([\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2})\s+[+-]?\d+\s*/gu;

/**
 * A name that is none, where one is surely meant: in a row of names and values, `crti 2 lucky 1`, or with a value at the beginning and
 * hardly misspelt, `Evad 2 in Space`. Null for all other texts.
 */
export function strangeName(names: KeywordNames, text: string): string | null {
  const row = [...text.matchAll(NAME_AND_VALUE)];
  const said = row.map(([, name = '']) => name);
  const isRow = row.length > 1 && row.map(([part]) => part).join('') === text;
  const [first] = said;
  if (isRow) return said.find((name) => !names.byName.has(fold(name))) ?? null;
  const isFirst = first !== undefined && row[0]?.index === 0;
  return isFirst && !names.byName.has(fold(first)) && nearestNames(names, first, true).length > 0
    ? first
    : null;
}
