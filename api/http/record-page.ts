import { foldText } from '../knowledge-base/fold.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord, RulingRecord } from '../knowledge-base/records.js';
import { escapeHtml } from '../knowledge-base/rendering/escape-html.js';
import { ownerOf } from '../knowledge-base/ruling-owner.js';
import { decodedPath } from './request-url.js';

/** Where a permanent address leads: the page of a keyword or of one ruling. Null when nothing has that address. */
export function recordPage(knowledgeBase: KnowledgeBase, path: string): string | null {
  const [kind, keyword = '', name = ''] = decodedPath(path);
  if (kind === 'keywords') {
    const record = knowledgeBase.keywords.get(foldText(keyword));
    return record === undefined ? null : keywordPage(knowledgeBase, record);
  }
  const ruling =
    kind === 'rulings' ? knowledgeBase.rulings.get(`${foldText(keyword)}/${foldText(name)}`) : undefined;
  return ruling === undefined ? null : rulingPage(knowledgeBase, ruling);
}

function keywordPage(knowledgeBase: KnowledgeBase, keyword: KeywordRecord): string {
  const rulings = keyword.rulings.flatMap((id) => knowledgeBase.rulings.get(id) ?? []);
  return page(
    keyword.name,
    '../',
    [
      `<h1>${escapeHtml(keyword.signature)}</h1>`,
      `<p>${escapeHtml(keyword.summary)}</p>`,
      `<blockquote>${escapeHtml(keyword.text)}</blockquote>`,
      `<p>${escapeHtml(sourceLine(knowledgeBase, keyword.source))}</p>`,
      '<h2>Rulings</h2>',
      `<ul>${rulings.map((ruling) => `<li><a href="../rulings/${ruling.id}">${escapeHtml(ruling.text)}</a></li>`).join('')}</ul>`,
    ],
    knowledgeBase.revision,
  );
}

const STATUS: Readonly<Record<RulingRecord['status'], string>> = {
  CURRENT: 'This ruling is current.',
  SUPERSEDED: 'A newer edition says it in other words; this text is no longer current.',
  WITHDRAWN: 'The newest edition of its entry no longer has this ruling.',
};

function rulingPage(knowledgeBase: KnowledgeBase, ruling: RulingRecord): string {
  const { name, path } = ownerOf(knowledgeBase, ruling);
  const instead = ruling.supersededBy.flatMap((id) => knowledgeBase.rulings.get(id) ?? []);
  const places = ruling.occurrences.map(
    ({ source, line }) => `${sourceLine(knowledgeBase, source)}, line ${line}`,
  );
  return page(
    `${name}: ruling`,
    '../../',
    [
      `<h1><a href="../..${escapeHtml(path)}">${escapeHtml(name)}</a></h1>`,
      `<blockquote>${escapeHtml(ruling.text)}</blockquote>`,
      `<p>${STATUS[ruling.status]}</p>`,
      `<ul>${instead.map(({ id, text }) => `<li><a href="../../rulings/${id}">${escapeHtml(text)}</a></li>`).join('')}</ul>`,
      `<ul>${places.map((place) => `<li>${escapeHtml(place)}</li>`).join('')}</ul>`,
    ],
    knowledgeBase.revision,
  );
}

function sourceLine({ sources }: KnowledgeBase, id: string): string {
  const source = sources.get(id);
  if (source === undefined) return '';
  const edition = source.edition === null ? '' : `, edition ${source.edition}`;
  return source.authority === 'SUMMARY'
    ? `In this project's own words (${source.title})`
    : `Official text: ${source.title}${edition}`;
}

/** `root` leads from the page to the root of the site, whatever prefix it has. */
function page(title: string, root: string, body: readonly string[], revision: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)} - SWTCG rules</title>
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main>
      ${body.filter((part) => part !== '<ul></ul>').join('\n      ')}
    </main>
    <footer><p>Revision ${revision}. <a href="${root}graphiql">Ask with GraphQL</a></p></footer>
  </body>
</html>
`;
}
