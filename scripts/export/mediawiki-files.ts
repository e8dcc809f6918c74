import type { BulkFile } from '../../api/knowledge-base/bulk/bulk-file.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { type WikiPage, wikiKnowledge, wikiPage } from './wiki-page.js';
import { wikiTemplate } from './wiki-template.js';
import { wikiTitles } from './wiki-title.js';
import { tooltipTemplate } from './wiki-tooltip.js';

/**
 * A file of wikitext a page, in `pages/` under the slugs of the keywords and in `templates/`, and all of them in `import.xml` for
 * Special:Import.
 */
export function mediawikiFiles(content: Content): readonly BulkFile[] {
  const { keywords, revision } = content;
  const titles = wikiTitles(keywords.map(({ name }) => name));
  const known = wikiKnowledge(
    content,
    new Map(keywords.map(({ slug }, index) => [slug, titles[index] ?? slug])),
  );
  const pages = keywords.map((keyword) => ({
    name: `pages/${fileName(keyword.slug)}.wiki`,
    page: wikiPage(keyword, known),
  }));
  const template = wikiTemplate(keywords, known, revision);
  const all = [
    ...pages,
    { name: 'templates/keyword-data.wiki', page: template },
    { name: 'templates/keyword-tooltip.wiki', page: tooltipTemplate() },
  ];
  return [
    ...all.map(({ name, page }) => ({ name, records: 1, body: page.text })),
    { name: 'import.xml', records: all.length, body: importXml(all.map(({ page }) => page)) },
  ];
}

/** Letters, digits and hyphens; all else in percent form, so that no slug leads out of the folder. */
function fileName(slug: string): string {
  return Array.from(Buffer.from(slug))
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[a-z0-9-]/.test(sign) ? sign : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

const NAMESPACES: Readonly<
  Record<WikiPage['namespace'], { readonly number: number; readonly prefix: string }>
> = {
  MAIN: { number: 0, prefix: '' },
  TEMPLATE: { number: 10, prefix: 'Template:' },
};

/** Without times, so that two exports differ only where the rules do: MediaWiki then takes the moment of the import. */
function importXml(pages: readonly WikiPage[]): string {
  const body = pages.map(({ title, namespace, text }) => {
    const { number, prefix } = NAMESPACES[namespace];
    return [
      '  <page>',
      `    <title>${xmlText(prefix + title)}</title>`,
      `    <ns>${number}</ns>`,
      '    <revision>',
      '      <contributor><username>SWTCG Rules</username></contributor>',
      '      <model>wikitext</model>',
      '      <format>text/x-wiki</format>',
      `      <text xml:space="preserve">${xmlText(text)}</text>`,
      '    </revision>',
      '  </page>',
    ].join('\n');
  });
  const head = '<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" version="0.11" xml:lang="en">';
  return `${[head, ...body, '</mediawiki>'].join('\n')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Lines stay lines; what XML 1.0 can't hold at all becomes U+FFFD. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
