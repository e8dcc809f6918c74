import { LICENCE_NOTE } from '../../api/knowledge-base/bulk/licence-note.js';
import type { Content, KeywordRecord, RulingRecord, SourceRecord } from '../../api/knowledge-base/records.js';
import { escapeWikitext } from '../../api/knowledge-base/rendering/escape-wikitext.js';
import { renderKeyword } from '../../api/knowledge-base/rendering/render-keyword.js';

/** A page of a wiki: `text` is its wikitext. */
export interface WikiPage {
  readonly title: string;
  readonly namespace: 'MAIN' | 'TEMPLATE';
  readonly text: string;
}

/** What all pages look things up in. */
export interface WikiKnowledge {
  /** By slug of the keyword. */
  readonly titles: ReadonlyMap<string, string>;
  readonly rulings: ReadonlyMap<string, RulingRecord>;
  readonly sources: ReadonlyMap<string, SourceRecord>;
  /** Names by slug of the window. */
  readonly windows: ReadonlyMap<string, string>;
}

export function wikiKnowledge(content: Content, titles: ReadonlyMap<string, string>): WikiKnowledge {
  return {
    titles,
    rulings: new Map(content.rulings.map((ruling) => [ruling.id, ruling])),
    sources: new Map(content.sources.map((source) => [source.id, source])),
    windows: new Map(content.timingWindows.map(({ slug, name }) => [slug, name])),
  };
}

/** The page of a keyword. It names no revision: it changes when the keyword does. Nothing of the source acts as markup. */
export function wikiPage(keyword: KeywordRecord, known: WikiKnowledge): WikiPage {
  const rulings = keyword.rulings.flatMap((id) => known.rulings.get(id) ?? []);
  const text = [
    ...(keyword.authority === 'OFFICIAL' ? [] : [`''This entry is ${OWN_WORDS}.''`, '']),
    renderKeyword(keyword, 'WIKITEXT', null),
    '',
    ...facts(keyword, known),
    ...section(
      'Rulings',
      rulings.map((ruling) => rulingLine(ruling, keyword)),
    ),
    ...section(
      'See also',
      keyword.mentions.flatMap((slug) => known.titles.get(slug) ?? []).map((title) => `[[${title}]]`),
    ),
    ...section('Source', [sourceLine(known.sources.get(keyword.source))]),
    '',
    `<small>${escapeWikitext(LICENCE_NOTE)}</small>`,
    '',
    '[[Category:SWTCG keywords]]',
    '',
  ];
  return { title: known.titles.get(keyword.slug) ?? keyword.slug, namespace: 'MAIN', text: text.join('\n') };
}

const OWN_WORDS = 'in the own words of the SWTCG Rules project, not official';

/** With its permanent id: behind it for people, and what follows the slash as the place in the page to link to. */
function rulingLine({ id, text, authority }: RulingRecord, keyword: KeywordRecord): string {
  const place = escapeWikitext(id.slice(id.indexOf('/') + 1)).replaceAll('"', '&quot;');
  const own = authority === keyword.authority || authority === 'OFFICIAL' ? '' : ` ''(${OWN_WORDS})''`;
  return `<span id="${place}">${escapeWikitext(text)}</span>${own} <small>${escapeWikitext(id)}</small>`;
}

function facts(keyword: KeywordRecord, { windows }: WikiKnowledge): readonly string[] {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['In short (own words)', [keyword.summary]],
    ['Stacking', [inWords(keyword.stacking)]],
    ['Kind', keyword.activation.map(inWords)],
    ['Timing', [keyword.timing === null ? '' : (windows.get(keyword.timing) ?? '')]],
    ['Former names', keyword.aliases],
  ];
  const cells = rows
    .map(([label, values]) => ({ label, value: values.filter((value) => value !== '').join(', ') }))
    .filter(({ value }) => value !== '');
  const table = cells.flatMap(({ label, value }) => ['|-', `! ${label}`, `| ${escapeWikitext(value)}`]);
  return ['{| class="wikitable"', ...table, '|}'];
}

/** As a person reads it: `CUMULATIVE` is `cumulative`. */
function inWords(value: string): string {
  return value.toLowerCase().replaceAll('_', ' ');
}

function section(heading: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ['', `== ${heading} ==`, ...items.map((item) => `* ${item}`)];
}

function sourceLine(source: SourceRecord | undefined): string {
  if (source === undefined) return 'Source withdrawn';
  const edition = source.edition === null ? '' : `, edition ${source.edition}`;
  const said = escapeWikitext(`${source.title}${edition}`);
  return source.authority === 'OFFICIAL'
    ? `Official text: ${said}`
    : `In the own words of the SWTCG Rules project: ${said}`;
}
