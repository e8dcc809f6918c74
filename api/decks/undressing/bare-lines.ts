import { isTitleRow } from '../tables/table-columns.js';
import { BLOCK_BEGINS, BLOCK_ENDS, blockDivider, PART_END } from './blocks.js';
import { END_OF_FORUM_ROW, hasForumTable, withPageTags } from './forum-table.js';
import { END_OF_LINE, isHtml, shownText } from './html-line.js';
import { withHtmlRows } from './html-rows.js';
import { plainNumbers } from './plain-numbers.js';
import { withRowSpans } from './row-spans.js';
import {
  isStruckOut,
  strokesOfTags,
  struckIn,
  withoutMarks,
  withoutStruck,
  withStrokes,
} from './struck-out.js';
import { withTableRows } from './wiki-table.js';
import { withoutTemplates } from './wiki-template.js';
import { withoutComments } from './without-comments.js';

/** A line of a list without what only dresses it; where a block begins or ends the mark of that. */
export interface BareLine {
  /** From 1. */
  readonly line: number;
  /** As it stands there, white space and a comment apart. */
  readonly text: string;
  /** The same without the marks of forums, wikis and pages. */
  readonly bare: string;
  /** Cells of a row that are empty ahead of the first text. */
  readonly tabsAhead: number;
  /** The same behind the last one. */
  readonly tabsBehind: number;
  /** What of it is struck through, and left out of `bare`. */
  readonly struck: readonly string[];
}

const LINE_END = /\r\n|\r|\n/;
const COMMENT = /^(?:#|\/\/)+\s*/;
/** Behind a card: with white space on both sides, for names may have such a sign in them. */
const COMMENT_BEHIND = /\s(?:#|\/\/)\s/;
const BULLET = /^(?:[*•·●▪◦‣+]|[-–—](?=\s))\s*(?=\S)/;
/** Under a heading, around a block, between the rows of a table. */
const RULE = /^(?:[\s|:+*_=~#-]{3,}|`{3,}\w*|\[\*\])$/;
/** Beginning and end of a table of a wiki, its rows and its heads. */
const WIKI_TABLE = /^(?:\{\|.*|\|[-}+].*|!.*!!.*)$/;
/** The box of a task in Markdown. */
const TASK = /^\[[ xX]\]\s+/;
/** `[[Name]]`, `[[Card:Name|other words]]`, `[https://… Name]`. */
const WIKI_LINK = /\[\[:?(?:cards?\s*:)?([^\][|]{1,200})(?:\|[^\][]{0,200})?\]\]/gi;
const ADDRESSED = /\[(?:https?:)?\/\/[^\s\][]{1,300}\s+([^\][]{1,200})\]/g;
/** `[1]: https://…`: where the links of a text lead. */
const REFERENCE = /^\[[^\][]{1,40}\]:\s+\S+(?:\s+["'(].*)?$/;
const INVISIBLE = /\u200C|\u200D|\u2060|\uFEFF/g;
/** It divides words, as a page is wrapped. */
const INVISIBLE_SPACE = /\u200B/g;

/** `4 Name (A)`, as most lines are: without any sign of what may dress it. */
const PLAIN = /^ *\d{1,3}x? [a-z"](?:'?[a-z .,()"-])*$/i;

/** Lines that may be cards or headings; a comment is none, unless `isHeading` says so of what it says. */
export function bareLines(whole: string, isHeading: (text: string) => boolean): readonly BareLine[] {
  const list = withoutComments(whole);
  const undress = undresserOf(list);
  const divided = blockDivider(isHeading);
  const stroked = strokesOfTags(list);
  const rows = withRowSpans(withHtmlRows(withTableRows(withStrokes(list).split(LINE_END))));
  return rows.flatMap(({ line, text: raw }) => {
    if (stroked === null && PLAIN.test(raw)) {
      const text = raw.trim();
      return [{ line, text, bare: text, tabsAhead: 0, tabsBehind: 0, struck: [] }];
    }
    return undress
      .split(divided(raw.replace(INVISIBLE, '').replace(INVISIBLE_SPACE, ' ')))
      .flatMap((part) => bareLine(line, stroked?.(part) ?? part, undress, isHeading));
  });
}

function bareLine(
  line: number,
  whole: string,
  undress: ReturnType<typeof undresserOf>,
  isHeading: (text: string) => boolean,
): readonly BareLine[] {
  const part = whole.trim();
  const tabs = undress.tabsAround(whole);
  if (part === BLOCK_BEGINS || part === BLOCK_ENDS)
    return [{ line, text: part, bare: part, ...tabs, struck: [] }];
  const text = withoutComment(part, isHeading);
  const isDress = RULE.test(text) || WIKI_TABLE.test(text) || REFERENCE.test(text);
  const left = isDress ? '' : withoutStruck(text);
  const bare = left === '' || isStruckOut(left) ? left : undress.bare(left);
  const plain = withoutMarks(text);
  const struck = isStruckOut(bare) ? [plain] : struckIn(text);
  return bare === '' || plain.trim() === '' ? [] : [{ line, text: plain, bare, ...tabs, struck }];
}

function withoutComment(line: string, isHeading: (text: string) => boolean): string {
  if (line.includes('#') && isTitleRow(line)) return line;
  if (COMMENT.test(line)) {
    const said = line.replace(COMMENT, '');
    return isHeading(said) ? said : '';
  }
  // In a row of a table such a sign is the title of a column.
  const at = line.startsWith('|') ? -1 : line.search(COMMENT_BEHIND);
  return at < 0 ? line : line.slice(0, at).trimEnd();
}

/** A tag of a forum counts where the list closes one of that name: `[B]` alone is a version. */
const CLOSING_TAG = /\[\/([a-z]{1,10}\d?|[A-Z]{1,10}\d?)\]/g;
const LINK =
  /\[([^\][]{1,200})\](?:\((?:https?:|\/)[^()\s]{0,300}(?:\([^()\s]{0,100}\))?[^()\s]{0,100}(?:\s+"[^"]{0,200}")?\)|\[\d{0,3}\])/g;
/** `[*]` begins an entry of a forum's list, which may stand on one line. */
const ENTRY = /(?!^)(?=\[\*\])/g;
const EMPHASIS = /\*\*|__|~~|`|'{2,}/g;
/** Of some words: `*Hanharr (A)*`; a lone one is part of a name. */
const EMPHASIZED = /(^|\s)([*_])(?=\S)([^*_]{1,100})(?<=\S)\2(?=\s|$)/g;
const QUOTED = /^(?:>\s*)+/;
/** Most lines have none of the marks. */
const DRESSED = /[[{<&>*_~`|:@]|''|[^\t -~]/;
/** What stands ahead of a card: pictures, `:star:`, `<:light:1234>`, `<@1234>`, `@everyone`, `[14:33] Bob:`, `a)` before a count. */
const AHEAD =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?\]\s*(?:[^\s:]{1,32}:\s+)?|(?:\p{So}|\p{Extended_Pictographic}|\p{Emoji_Modifier})\uFE0F?\s*|:\w{2,32}:\s*|<(?:a?:\w{1,32}:|[@#][!&]?)\d{1,20}>\s*|@\w{1,32}\s+)+(?=\S)/u;
const NO_TABS = { tabsAhead: 0, tabsBehind: 0 };
const LETTER_OF_PLACE = /^[a-z][.)]\s+(?=\d)/;

function undresserOf(list: string) {
  const tags = [...new Set(Array.from(list.matchAll(CLOSING_TAG), ([, name = '']) => name))].slice(0, 20);
  const bbcode =
    tags.length === 0 ? null : new RegExp(`\\[/?(?:${tags.join('|')})(?:=[^\\]]{0,200})?\\]`, 'g');
  const isForumTable = hasForumTable(list);
  const html = isForumTable || isHtml(list);
  const tagged = isForumTable ? withPageTags : (line: string): string => line;
  return {
    split: (line: string): readonly string[] =>
      line
        .replace(ENTRY, PART_END)
        .split(PART_END)
        .flatMap((part) => (html ? part.split(END_OF_LINE) : [part]))
        .flatMap((part) => (isForumTable ? part.split(END_OF_FORUM_ROW) : [part])),
    tabsAround: (part: string): Pick<BareLine, 'tabsAhead' | 'tabsBehind'> => {
      const shown = html ? shownText(tagged(part), html) : part;
      const [start, end] = [shown.trimStart().length, shown.trimEnd().length];
      return start === 0
        ? NO_TABS
        : {
            tabsAhead: tabsIn(shown.slice(0, shown.length - start)),
            tabsBehind: tabsIn(shown.slice(end)),
          };
    },
    bare: (line: string): string => {
      if (!DRESSED.test(line)) return line.replace(BULLET, '').replace(LETTER_OF_PLACE, '').trim();
      const unlinked = [WIKI_LINK, ADDRESSED, LINK].reduce(
        (text, link) => text.replace(link, '$1'),
        withoutTemplates(tagged(line)),
      );
      const untagged = bbcode === null ? unlinked : unlinked.replace(bbcode, '');
      const bare = withoutSpoilerBars(plainNumbers(shownText(untagged, html)))
        .replace('[*]', '')
        .replace(QUOTED, '')
        .replace(EMPHASIS, '')
        .trim()
        .replace(EMPHASIZED, '$1$3')
        .replace(BULLET, '')
        .replace(TASK, '')
        .replace(AHEAD, '')
        .replace(LETTER_OF_PLACE, '');
      return bare.trim();
    },
  };
}

/** `||4 Name||`, which may be over several lines; other bars divide cells. */
function withoutSpoilerBars(line: string): string {
  const inside = line.trim().replace(/^\|\||\|\|$/g, '');
  return inside.includes('|') ? line : inside;
}

function tabsIn(gap: string): number {
  return gap.split('\t').length - 1;
}
