import { END_OF_LINE, isHtml, shownText } from './html-line.js';
import { withTableRows } from './wiki-table.js';

/** A line of a list without what only dresses it. */
interface BareLine {
  /** From 1. */
  readonly line: number;
  /** As it stands there, white space and a comment apart. */
  readonly text: string;
  /** The same without the marks of forums, wikis and pages. */
  readonly bare: string;
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
/** `[[Name]]`, `[[Card:Name|other words]]`, `{{Card|Name}}`, `{{Card|name=Name|set=INV}}`, `[https://… Name]`. */
const WIKI_LINK = /\[\[:?(?:cards?\s*:)?([^\][|]{1,200})(?:\|[^\][]{0,200})?\]\]/gi;
const TEMPLATE =
  /\{\{(?:[^{}|]{1,40}\|)?(?:\s*(?:1|name|card|title)\s*=)?\s*([^{}|]{1,200}?)\s*(?:\|[^{}]{0,200})?\}\}/gi;
const ADDRESSED = /\[(?:https?:)?\/\/[^\s\][]{1,300}\s+([^\][]{1,200})\]/g;
/** `[1]: https://…`: where the links of a text lead. */
const REFERENCE = /^\[[^\][]{1,40}\]:\s+\S+(?:\s+["'(].*)?$/;
const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/** Lines that may be cards or headings; a comment is none, unless `isHeading` says so of what it says. */
export function bareLines(list: string, isHeading: (text: string) => boolean): readonly BareLine[] {
  const undress = undresserOf(list);
  return withTableRows(list.split(LINE_END)).flatMap(({ line, text: raw }) =>
    undress.split(titledBlocks(raw.replace(INVISIBLE, ''), isHeading)).flatMap((part) => {
      const text = withoutComment(part.trim(), isHeading);
      const bare = undress.bare(text);
      const isDress = RULE.test(text) || WIKI_TABLE.test(text) || REFERENCE.test(text);
      return text === '' || isDress || bare === '' ? [] : [{ line, text, bare }];
    }),
  );
}

/** `[spoiler=Sideboard]`, `[hide="Supply (3)"]`: a heading stands in the tag. */
const TITLED = /\[[a-z]{2,10}\s*[=:]\s*(["']?)([^\]"']{1,60})\1\]/gi;

/** Divides such a tag from what stands around it. */
function titledBlocks(line: string, isHeading: (text: string) => boolean): string {
  return line.replace(TITLED, (tag, _quote: string, title: string) =>
    isHeading(title.trim()) ? `${PART_END}${title.trim()}${PART_END}` : tag,
  );
}

function withoutComment(line: string, isHeading: (text: string) => boolean): string {
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
/** Stands for the end of a part of a line. */
const PART_END = '\u0001';
/** `[*]` begins an entry of a forum's list, which may stand on one line. */
const ENTRY = /(?!^)(?=\[\*\])/g;
const EMPHASIS = /\*\*|__|~~|`|'{2,}/g;
/** Of some words: `*Hanharr (A)*`; a lone one is part of a name. */
const EMPHASIZED = /(^|\s)([*_])(?=\S)([^*_]{1,100})(?<=\S)\2(?=\s|$)/g;
const QUOTED = /^(?:>\s*)+/;
/** Most lines have none of the marks. */
const DRESSED = /[[{<&>*_~`|]|''/;

function undresserOf(list: string) {
  const tags = [...new Set(Array.from(list.matchAll(CLOSING_TAG), ([, name = '']) => name))].slice(0, 20);
  const bbcode =
    tags.length === 0 ? null : new RegExp(`\\[/?(?:${tags.join('|')})(?:=[^\\]]{0,200})?\\]`, 'g');
  const html = isHtml(list);
  return {
    split: (line: string): readonly string[] =>
      line
        .replace(ENTRY, PART_END)
        .split(PART_END)
        .flatMap((part) => (html ? part.split(END_OF_LINE) : [part])),
    bare: (line: string): string => {
      if (!DRESSED.test(line)) return line.replace(BULLET, '').trim();
      const unlinked = [WIKI_LINK, TEMPLATE, ADDRESSED, LINK].reduce(
        (text, link) => text.replace(link, '$1'),
        line,
      );
      const untagged = bbcode === null ? unlinked : unlinked.replace(bbcode, '');
      return shownText(untagged, html)
        .replace('[*]', '')
        .replace(QUOTED, '')
        .replace(EMPHASIS, '')
        .trim()
        .replace(EMPHASIZED, '$1$3')
        .replace(BULLET, '')
        .replace(TASK, '')
        .trim();
    },
  };
}
