import type { Authority, KeywordRecord, RulingRecord, RulingStatus, SourceRecord } from '../records.js';
import { entryBody } from './entry-body.js';
import { escapeBibtex } from './escape-bibtex.js';
import { escapeMarkdown } from './escape-markdown.js';
import { escapeWikitext } from './escape-wikitext.js';
import { oneLine } from './one-line.js';

export const CITATION_FORMATS = ['PLAIN', 'MARKDOWN', 'WIKITEXT', 'BIBTEX'] as const;
export type CitationFormat = (typeof CITATION_FORMATS)[number];

/** Where the cited text stands: its source (null when it was withdrawn with it), its permanent page, the revision served. */
export interface CitedPlace {
  readonly source: SourceRecord | null;
  /** Absolute, or from the root of the site. */
  readonly url: string;
  readonly revision: string;
}

interface Citation extends CitedPlace {
  readonly key: string;
  readonly heading: string;
  readonly quotes: readonly string[];
  readonly authority: Authority;
  readonly status: RulingStatus;
}

interface Markup {
  readonly safe: (text: string) => string;
  readonly italic: (markup: string) => string;
  readonly link: (url: string) => string;
}

const OWN_WORDS = "this project's own words, not official text";
const STATUS_NOTES: Readonly<Record<RulingStatus, string>> = {
  CURRENT: '',
  SUPERSEDED: ', superseded by a newer edition',
  WITHDRAWN: ', withdrawn',
};

/** Percent-encodes what could end a link in any of the formats. */
function safeUrl(url: string): string {
  return oneLine(url).replace(
    /[\s<>[\](){}|\\^`"'=~*_]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

const MARKUP: Readonly<Record<Exclude<CitationFormat, 'BIBTEX'>, Markup>> = {
  PLAIN: { safe: oneLine, italic: (text) => text, link: oneLine },
  MARKDOWN: {
    safe: escapeMarkdown,
    italic: (text) => `*${text}*`,
    link: (url) => `[permalink](${safeUrl(url)})`,
  },
  WIKITEXT: {
    safe: escapeWikitext,
    italic: (text) => `''${text}''`,
    link: (url) => (/^https?:\/\//.test(url) ? `[${safeUrl(url)} permalink]` : escapeWikitext(url)),
  },
};

function editionOf(source: SourceRecord): string {
  const edition = source.edition === null ? '' : `, edition ${source.edition}`;
  return source.publishedOn === null ? edition : `${edition}, ${source.publishedOn}`;
}

function citeInLine(citation: Citation, { safe, italic, link }: Markup): string {
  const quote = citation.quotes.map((text) => `\u201C${safe(text)}\u201D`).join(' ');
  const source =
    citation.source === null
      ? 'source withdrawn'
      : `${italic(safe(citation.source.title))}${safe(editionOf(citation.source))}`;
  const own = citation.authority === 'SUMMARY' ? ` (${OWN_WORDS})` : '';
  const status = STATUS_NOTES[citation.status];
  return `${quote}${own} \u2014 ${safe(citation.heading)}${status}; ${source}; ${link(citation.url)}; revision ${safe(citation.revision)}.`;
}

function citeInBibtex(citation: Citation): string {
  const { source } = citation;
  const quote = citation.quotes.join(' ');
  const note = `${citation.authority === 'SUMMARY' ? `${OWN_WORDS}; ` : ''}revision ${citation.revision}${STATUS_NOTES[citation.status]}`;
  const year = source?.publishedOn?.slice(0, 4);
  const fields: readonly (readonly [string, string | null | undefined])[] = [
    ['title', `{${escapeBibtex(citation.heading)}}`],
    ['howpublished', source === null ? 'source withdrawn' : escapeBibtex(source.title)],
    ['edition', source?.edition == null ? null : escapeBibtex(source.edition)],
    ['year', year === undefined ? null : escapeBibtex(year)],
    ['url', safeUrl(citation.url)],
    ['note', escapeBibtex(note)],
    ['annote', escapeBibtex(quote)],
  ];
  const lines = fields.flatMap(([name, value]) => (value == null ? [] : [`  ${name} = {${value}},`]));
  return [`@misc{${citation.key.replace(/[^A-Za-z0-9:/-]/g, '-')},`, ...lines, '}'].join('\n');
}

function cite(citation: Citation, format: CitationFormat): string {
  return format === 'BIBTEX' ? citeInBibtex(citation) : citeInLine(citation, MARKUP[format]);
}

/**
 * A keyword cited: its quoted definitions (the whole entry where it quotes none), source, edition, permalink and revision.
 * One line, but for BIBTEX; nothing of the source acts as markup. Own words say that they are that.
 */
export function citeKeyword(keyword: KeywordRecord, place: CitedPlace, format: CitationFormat): string {
  const quotes = keyword.definitions.length > 0 ? keyword.definitions : [entryBody(keyword)];
  const { authority, name, slug } = keyword;
  return cite({ ...place, key: slug, heading: name, quotes, authority, status: 'CURRENT' }, format);
}

/** A ruling cited under the name of its keyword, as `citeKeyword` does; superseded and withdrawn ones say so. */
export function citeRuling(
  ruling: RulingRecord,
  keywordName: string,
  place: CitedPlace,
  format: CitationFormat,
): string {
  const { id, text, authority, status } = ruling;
  return cite({ ...place, key: id, heading: keywordName, quotes: [text], authority, status }, format);
}
