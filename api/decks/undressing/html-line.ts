const ELEMENTS =
  'b|i|u|s|del|ins|strike|p|a|ul|ol|li|dl|dt|dd|div|span|strong|em|small|font|center|h[1-6]|pre|code|blockquote|details|summary|section|table|caption|thead|tbody|tr|td|th';
const CLOSED = new RegExp(String.raw`</(?:${ELEMENTS})\s*>|<br\s*/?>`, 'i');
const BEGINNING = new RegExp(String.raw`^\s*<(?:(?:${ELEMENTS}|br|html|body)(?=[\s/>])|!--)`, 'i');

/** What ends a line for whoever reads the page, behind the tag that does; a list's entry may do without. */
export const END_OF_LINE =
  /<br\s*\/?>|(?<=<\/(?:p|li|dt|dd|tr|div|summary|caption|h[1-6])\s{0,9}>)|(?<=\S)(?=<li[\s>])/i;

/** Is a list copied from the source of a page? */
export function isHtml(list: string): boolean {
  return CLOSED.test(list);
}

/** Does a text that begins with a tag begin with one of a page? */
export function beginsAsPage(text: string): boolean {
  return BEGINNING.test(text);
}

const TAG = /<\/?[a-z!][^<>]{0,300}>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
/** Of names of cards; a parser of whole pages would make the server start later for them. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ...([
    ['amp', '&'],
    ['lt', '<'],
    ['gt', '>'],
    ['quot', '"'],
    ['apos', "'"],
    ['nbsp', ' '],
  ] as const),
  ...([
    ['rsquo', '’'],
    ['lsquo', '‘'],
    ['rdquo', '”'],
    ['ldquo', '“'],
    ['ndash', '–'],
    ['mdash', '—'],
  ] as const),
  ...([
    ['eacute', 'é'],
    ['times', '×'],
    ['bull', '•'],
  ] as const),
]);

/** A line as a page shows it, with a tab behind each cell; entities are resolved in any line, tags if it is of a page. */
export function shownText(line: string, hasTags: boolean): string {
  const plain = hasTags ? cellsKept(line).replace(TAG, '') : line;
  return plain.includes('&') ? plain.replace(ENTITY, resolved) : plain;
}

/** What it does not know stays as it stands. */
function resolved(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** What divides two cells of a row. */
function cellsKept(line: string): string {
  return line.replace(/<\/t[dh]\s*>(?=\s*<t[dh]\b)/gi, '\t');
}
