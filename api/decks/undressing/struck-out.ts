/** Around what is struck through, while a list is read; no text has these signs. */
const BEGIN = '\uFDD0';
const END = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

const STRUCK = /\uFDD0([^\uFDD0\uFDD1]*)\uFDD1?/g;
const TAG = /\[(\/?)(s|strike|del)\]|<(\/?)([a-z]\w{0,20})(\s[^<>]{0,300})?>/gi;
const STRIKE = /^\[?(?:s|strike|del)\]?$/;
/** Of an element of a page: `style="text-decoration: line-through"`, `class="strike"`. */
const STRIKING =
  /\sstyle\s*=[^<>]{0,200}line-through|\sclass\s*=\s*["']?[^"'<>]{0,200}(?:strike|struck|line-through)/i;
/** Elements that may be left open, for the next one of their name ends them. */
const ENDED_BY_NEXT: ReadonlySet<string> = new Set(['p', 'li', 'dt', 'dd', 'tr', 'td', 'th']);

const CELL = /^t[dh]$/;

interface Tag {
  readonly name: string;
  readonly isEnd: boolean;
  readonly strikes: boolean;
}

/** Over several lines of one paragraph, too. */
const TILDES = /~~(?=\S)((?:(?!~~|\n[ \t>]*\n)[\s\S]){1,2000})~~/g;
/** Signs that strike the letter before them. */
const OVERLAID = /(?:\S(?:\u0335|\u0336)+[ \t]?)+/g;
/** The number of a line, which counts on though the line is struck out. */
const NUMBER_AHEAD = /^\s*\d{1,3}[.)]\s/;
/** Tags of pages and forums. */
const DRESS = /<[^<>]{0,200}>|\[\/?[a-z*]{1,10}\]/gi;
/** A word, and no box of a task. */
const WORD = /\p{L}{2}/u;

/** A list with marks around what `~~` and overlaid letters strike through, line by line. */
export function withStrokes(list: string): string {
  const plain = list.replace(MARKS, '');
  const overlaid = /\u0335|\u0336/.test(plain)
    ? plain.replace(OVERLAID, (struck) => `${BEGIN}${struck.replace(/\u0335|\u0336/g, '').trimEnd()}${END} `)
    : plain;
  if (!overlaid.includes('~~')) return overlaid;
  return overlaid.replace(TILDES, (_, struck: string) =>
    struck.replace(/[^\r\n]+/g, (line) => `${BEGIN}${line}${END}`),
  );
}

/** An element of a page that is open and strikes through, and how many of its name are open in it. */
interface Open {
  readonly name: string;
  readonly depth: number;
}

/** The same around what tags strike through, line after line of one list; a tag of a forum counts if the list closes one. Null where nothing is. */
export function strokesOfTags(list: string): ((line: string) => string) | null {
  if (!/[[<]\/(?:s|strike|del)\s*[\]>]/i.test(list) && !STRIKING.test(list)) return null;
  const closed = new Set(
    Array.from(list.matchAll(/\[\/(s|strike|del)\]/gi), ([, name = '']) => name.toLowerCase()),
  );
  let open: Open | null = null;
  return (line) => {
    const begun = open === null ? '' : BEGIN;
    const marked = line.replace(TAG, (tag: string, ...groups: readonly (string | undefined)[]) => {
      const [slash, ofForum, slashOfPage, ofPage = '', attributes = ''] = groups;
      if (ofForum !== undefined && !closed.has(ofForum.toLowerCase())) return tag;
      const name = ofForum === undefined ? ofPage.toLowerCase() : `[${ofForum.toLowerCase()}]`;
      const isEnd = (slash || slashOfPage) === '/';
      const strikes = !isEnd && (STRIKE.test(name) || STRIKING.test(attributes));
      const wasOpen: boolean = open !== null;
      open = openBehind(open, { name, isEnd, strikes });
      // Cells stay divided.
      const kept = CELL.test(name) || !(isEnd || strikes) ? tag : '';
      if (wasOpen && open === null) return END + kept;
      return wasOpen || open === null ? tag : kept + BEGIN;
    });
    return begun + marked;
  };
}

function openBehind(open: Open | null, { name, isEnd, strikes }: Tag): Open | null {
  if (open === null) return strikes ? { name, depth: 1 } : null;
  if (name !== open.name) return open;
  if (!isEnd && ENDED_BY_NEXT.has(name)) return strikes ? open : null;
  const depth = open.depth + (isEnd ? -1 : 1);
  return depth === 0 ? null : { name, depth };
}

/** What of a text is struck through; empty where nothing is. */
export function struckIn(text: string): readonly string[] {
  return text.includes(BEGIN)
    ? Array.from(text.matchAll(STRUCK), ([, struck = '']) => struck.trim()).filter((struck) => struck !== '')
    : [];
}

/** The text as it is written, without the marks. */
export function withoutMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Of a line that has no word beside what is struck through only this and its number stay. */
const OUT = END;

/** Nothing of such a line is left. */
export function isStruckOut(bare: string): boolean {
  return bare.includes(OUT);
}

/** The same text without what is struck through. */
export function withoutStruck(text: string): string {
  if (!text.includes(BEGIN)) return text;
  const rest = text.replace(STRUCK, ' ').replace(/ {2,}/g, ' ').trim();
  if (WORD.test(rest.replace(DRESS, ''))) return rest;
  return (NUMBER_AHEAD.exec(withoutMarks(text))?.[0] ?? '') + OUT;
}
