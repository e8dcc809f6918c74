import { editMapped, type MappedText, mappedTextBuilder } from './mapped-text.js';

/**
 * Plain text to its normalised form: LF, no Markdown emphasis, no invisible characters. All other characters stay as they are,
 * typographic quotes and dashes included: rulings are quoted letter for letter.
 */
export function normalisePlainText(decoded: string): MappedText {
  return withoutEmphasis(withoutInvisible(withoutFieldQuotes(cutAll(withLineFeeds(decoded), LINE_MARKS))));
}

function withLineFeeds(decoded: string): MappedText {
  const builder = mappedTextBuilder(decoded);
  let done = 0;
  for (const match of decoded.matchAll(/\r\n?|[\u0085\u2028\u2029\f]/g)) {
    builder.append(decoded.slice(done, match.index), done);
    builder.append('\n', match.index);
    done = match.index + match[0].length;
  }
  builder.append(decoded.slice(done), done);
  return builder.build();
}

/** Marks of quoted mail and of Markdown headings at the start of a line. */
const LINE_MARKS = /^(?:>[> ]*(?=[ \n]|$)[ ]?|#{1,6} +(?=\S))/gm;
export const INVISIBLE =
  /(?:\u200B|\u200C|\u200D|\u200E|\u200F|[\u202A-\u202E]|\u2060|[\u2066-\u2069]|\uFEFF|\u00AD)+/g;

/** A field behind a tab as spreadsheets save it: in quotes, with each quote in it doubled. */
const QUOTED_FIELD = /(?<=\t)"(?=[^"\n\t]*"")(?:[^"\n\t]|"")*"(?=\t|\n|$)/g;

function withoutFieldQuotes(mapped: MappedText): MappedText {
  const edits = [...mapped.text.matchAll(QUOTED_FIELD)].flatMap(({ index, 0: field }) => [
    { start: index, end: index + 1, text: '' },
    ...[...field.slice(1, -1).matchAll(/""/g)].map((pair) => ({
      start: index + 1 + pair.index,
      end: index + 2 + pair.index,
      text: '',
    })),
    { start: index + field.length - 1, end: index + field.length, text: '' },
  ]);
  return edits.length === 0 ? mapped : editMapped(mapped, edits);
}

/** Removes what no reader sees: soft hyphens, zero-width spaces, marks of direction, byte order marks. */
export function withoutInvisible(mapped: MappedText): MappedText {
  return cutAll(mapped, INVISIBLE);
}

/** `*italic*`, `**bold**`, `***both***` and the same with `_`, on one line. A lone `*` (a bullet) or `_` is text. */
const EMPHASIS = [
  /(?<![\p{L}\p{N}*\\])(\*)(?=[^\s*])[^*\n]{0,4000}?(?<=[^\s*\\])\1(?![\p{L}\p{N}*])/gu,
  /(?<![*\\])(\*{2,3})(?=[^\s*])[^*\n]{0,4000}?(?<=[^\s*\\])\1(?!\*)/gu,
  /(?<![\p{L}\p{N}_\\])(_{1,3})(?=[^\s_])[^_\n]{0,4000}?(?<=[^\s_\\])\1(?![\p{L}\p{N}_])/gu,
];

/** Removes Markdown emphasis, also nested (`**_Stun X:_**`), and the backslash of an escaped star or underscore. */
export function withoutEmphasis(mapped: MappedText): MappedText {
  let current = cutAll(mapped, INLINE_TAGS);
  for (let depth = 0; depth < 3; depth += 1) {
    const before = current;
    for (const pattern of EMPHASIS) current = removeMarkers(current, pattern);
    if (current === before) break;
  }
  return cutAll(current, ESCAPES);
}

/** Emphasis written as tags in what is otherwise plain text. */
const INLINE_TAGS = /<\/?(?:b|i|u|em|strong)>/gi;
const ESCAPES = /\\(?=[*_~`[\]()#>])/g;

function cutAll(mapped: MappedText, pattern: RegExp): MappedText {
  const edits = [...mapped.text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: '',
  }));
  return edits.length === 0 ? mapped : editMapped(mapped, edits);
}

function removeMarkers(mapped: MappedText, pattern: RegExp): MappedText {
  const edits = [...mapped.text.matchAll(pattern)].flatMap((match) => {
    const width = match[1]?.length ?? 0;
    const end = match.index + match[0].length;
    return [
      { start: match.index, end: match.index + width, text: '' },
      { start: end - width, end, text: '' },
    ];
  });
  return edits.length === 0 ? mapped : editMapped(mapped, edits);
}
