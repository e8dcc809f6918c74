import fc from 'fast-check';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { Content } from '../../api/knowledge-base/records.js';
import { HOSTILE_PIECES } from '../../api/knowledge-base/rendering/hostile-pieces.js';
import { tooltipText } from '../../api/knowledge-base/rendering/tooltip-text.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { mediawikiFiles } from './mediawiki-files.js';
import { expandWikitext, type Templates } from './testing/expand-wikitext.js';

type Element = DefaultTreeAdapterMap['element'];

/** The templates of an export, as a wiki has them after the import. */
function templatesOf(content: Content): Templates {
  const text = (name: string) =>
    mediawikiFiles(content)
      .find((file) => file.name === `templates/${name}.wiki`)
      ?.body.toString() ?? '';
  return new Map([
    ['Keyword data', text('keyword-data')],
    ['Keyword tooltip', text('keyword-tooltip')],
  ]);
}

interface Shown {
  readonly tooltip: string | undefined;
  readonly keyword: string | undefined;
  /** Title of the page that is linked. */
  readonly page: string | undefined;
  readonly text: string;
  readonly elements: readonly string[];
}

/** What a reader of the wiki gets to see of a piece of wikitext: links of MediaWiki are made links of HTML. */
function shown(wikitext: string, templates: Templates): Shown {
  const expanded = expandWikitext(wikitext, templates);
  const html = expanded.replace(/\[\[([^\]|]*)\|([^\]]*)\]\]/g, '<a title="$1">$2</a>');
  const elements: Element[] = [];
  let text = '';
  const visit = (node: DefaultTreeAdapterMap['node']): void => {
    if (node.nodeName === '#text' && 'value' in node) text += node.value;
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parseFragment(html));
  const attribute = (tag: string, name: string) =>
    elements.find(({ tagName }) => tagName === tag)?.attrs.find((one) => one.name === name)?.value;
  return {
    tooltip: attribute('span', 'title'),
    keyword: attribute('span', 'data-keyword'),
    page: attribute('a', 'title'),
    text,
    elements: elements.map(({ tagName }) => tagName),
  };
}

describe('a wiki that has imported the templates', () => {
  const templates = templatesOf(sampleContent);

  it.each(sampleContent.keywords)('shows what $name does, with nothing but HTML', (keyword) => {
    expect(shown(`{{Keyword tooltip|${keyword.slug}}}`, templates)).toEqual({
      tooltip: tooltipText(keyword).text,
      keyword: keyword.slug,
      page: keyword.name,
      text: keyword.name,
      elements: ['a', 'span'],
    });
  });

  it.each(['critical-hit', 'Critical Hit', 'critical hit', ' critical-hit '])(
    'knows a keyword by %j',
    (name) => {
      expect(shown(`{{Keyword tooltip|${name}}}`, templates).keyword).toBe('critical-hit');
    },
  );

  it('shows other words for it', () => {
    const { text, page } = shown('{{Keyword tooltip|critical-hit|Critical Hit 2}}', templates);
    expect([text, page]).toEqual(['Critical Hit 2', 'Critical Hit']);
  });

  it('shows what was written where there is no such keyword', () => {
    expect(shown('{{Keyword tooltip|no-such|None}}', templates)).toMatchObject({
      text: 'None',
      elements: [],
    });
    expect(shown('{{Keyword tooltip|no-such}}', templates)).toMatchObject({ text: 'no-such', elements: [] });
  });

  it('gets single facts, and the revision', () => {
    expect(shown('{{Keyword data|overkill|stacking}}', templates).text).toBe('ISOLATED');
    expect(shown('{{Keyword data|revision}}', templates).text).toBe(sampleContent.revision);
  });

  it('shows every text to the letter, whatever stands in it, and no element more', () => {
    const hostile = fc
      .array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 1, maxLength: 8 })
      .map((pieces) => `Stun ${pieces.join('')} Stun`);
    fc.assert(
      fc.property(hostile, (text) => {
        const keywords = sampleContent.keywords.map((one) => ({ ...one, name: text, summary: text }));
        const [first] = keywords;
        if (first === undefined) throw new Error('the sample has no keyword');
        const seen = shown(`{{Keyword tooltip|${first.slug}}}`, templatesOf({ ...sampleContent, keywords }));
        const line = tooltipText(first).text;
        expect([seen.tooltip, seen.text, seen.elements]).toEqual([line, line, ['a', 'span']]);
      }),
      { numRuns: 30 },
    );
  });
});
