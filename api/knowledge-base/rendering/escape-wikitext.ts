import { oneLine } from './one-line.js';

const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/**
 * What MediaWiki would act on, one character a match:
 * brackets, braces, bars, tags, entities, `=` (names a template's argument), signatures and double underscores (ASCII and full width);
 * apostrophes in pairs or at an end, where a pair could come about; `!!` (table cells);
 * what starts a list, an indent, a heading cell or a rule at the start of a line; a colon that may belong to a URL;
 * the first letter of the words that link by themselves before a number.
 */
const ACTIVE = [
  /[&<>[\]{}|=~_\uFF3F]/u,
  /'(?=')|(?<=')'|^'|'$/u,
  /!(?=!)|(?<=!)!|^!|!$/u,
  /^[*#:;+-]/u,
  /:(?!\s)/u,
  /R(?=FC)|P(?=MID)|I(?=SBN)/u,
];
const ACTIVE_CHARACTER = new RegExp(ACTIVE.map((rule) => rule.source).join('|'), 'gu');

/** One line of wikitext that shows exactly the given text, also as the argument of a template or in a table cell. */
export function escapeWikitext(text: string): string {
  return oneLine(text).replace(
    ACTIVE_CHARACTER,
    (character) => NAMED[character] ?? `&#${character.codePointAt(0)};`,
  );
}
