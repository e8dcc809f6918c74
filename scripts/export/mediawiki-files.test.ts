import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Content, KeywordRecord } from '../../api/knowledge-base/records.js';
import { HOSTILE_PIECES } from '../../api/knowledge-base/rendering/hostile-pieces.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { mediawikiFiles } from './mediawiki-files.js';
import { wikiTitles } from './wiki-title.js';

const hostile = fc
  .array(fc.constantFrom(...HOSTILE_PIECES), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join(''));

/** Every text of the content is the given one. */
function filledWith(text: string): Content {
  const fill = (keyword: KeywordRecord): KeywordRecord => ({
    ...keyword,
    name: text,
    aliases: [text],
    signature: text,
    summary: text,
    text,
  });
  return {
    ...sampleContent,
    keywords: sampleContent.keywords.map(fill),
    rulings: sampleContent.rulings.map((ruling) => ({ ...ruling, text })),
    sources: sampleContent.sources.map((source) => ({ ...source, title: text, edition: text })),
    timingWindows: sampleContent.timingWindows.map((window) => ({ ...window, name: text })),
  };
}

/** What MediaWiki acts on in a text, in its order, links by their brackets alone; and how many lines there are. */
function markupOf(text: string): readonly string[] {
  const found =
    text.match(
      /\{\{\{?|\}\}\}?|\{\||\|\}|\[\[|\]\]|\[|\]|'{2,}|<[^>]*>|<|>|~{3,}|__|^[=*#:;|!-]+|:\/\/|mailto:|\||-\{/gm,
    ) ?? [];
  return [...found, `${text.split('\n').length} lines`];
}

/** The wikitext of the pages in an import; throws when it is no XML. */
function textsOf(xml: string): readonly string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  let isText = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    isText = name === 'text';
    if (isText) texts.push('');
  });
  parser.on('closetag', () => {
    isText = false;
  });
  parser.on('text', (text) => {
    if (isText) texts.push(`${texts.pop() ?? ''}${text}`);
  });
  parser.write(xml).close();
  return texts;
}

describe('pages for a wiki', () => {
  const bodies = (content: Content) =>
    mediawikiFiles(content)
      .filter(({ name }) => name.endsWith('.wiki'))
      .map(({ body }) => body.toString());

  it('are one a keyword, two templates, and a file that imports them all', () => {
    const names = mediawikiFiles(sampleContent).map(({ name }) => name);
    expect(names).toEqual([
      ...sampleContent.keywords.map(({ slug }) => `pages/${slug}.wiki`),
      'templates/keyword-data.wiki',
      'templates/keyword-tooltip.wiki',
      'import.xml',
    ]);
  });

  it('show the entry, every current ruling, and where it stands', () => {
    const page = mediawikiFiles(sampleContent).find(({ name }) => name === 'pages/retaliate.wiki')?.body;
    expect(page).toContain("'''Retaliate X:''' A layered ability");
    expect(page).toContain('>Each Retaliate may be used once per attack.</span>');
    expect(page).toContain('* [[Stun]]');
    expect(page).toContain('* Official text: Hanharr (A), edition 2005');
  });

  it('name each ruling by its permanent id, and have a place for it to link to', () => {
    const page = mediawikiFiles(sampleContent).find(({ name }) => name === 'pages/overkill.wiki')?.body;
    expect(page).toContain(
      '* <span id="both-units-resolve-damage">Both units resolve damage in tandem.</span> <small>overkill/both-units-resolve-damage</small>',
    );
  });

  it('say of what is in our own words that it is not official, and of nothing else', () => {
    const marked = (content: Content) =>
      bodies(content).filter((body) =>
        body.includes("''This entry is in the own words of the SWTCG Rules project"),
      ).length;
    const own = sampleContent.keywords.filter(({ authority }) => authority === 'SUMMARY').length;
    expect(marked(sampleContent)).toBe(own);
    const keywords = sampleContent.keywords.map((keyword) => ({ ...keyword, authority: 'SUMMARY' as const }));
    expect(marked({ ...sampleContent, keywords })).toBe(keywords.length);
    const rulings = sampleContent.rulings.map((ruling) => ({ ...ruling, authority: 'SUMMARY' as const }));
    const page = mediawikiFiles({ ...sampleContent, rulings }).find(
      ({ name }) => name === 'pages/overkill.wiki',
    );
    expect(page?.body).toContain(
      "tandem.</span> ''(in the own words of the SWTCG Rules project, not official)''",
    );
  });

  it('nothing in the texts acts as markup: it is that of a harmless text', () => {
    const harmless = bodies(filledWith('Stun')).map(markupOf);
    fc.assert(
      fc.property(hostile, (text) => {
        const filled = bodies(filledWith(`Stun ${text} Stun`));
        expect(filled.map(markupOf)).toEqual(harmless);
      }),
      { numRuns: 50 },
    );
  });

  it('and the XML around them holds every page to the letter', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const content = filledWith(`Stun ${text}]]></text>`);
        const xml =
          mediawikiFiles(content)
            .find(({ name }) => name === 'import.xml')
            ?.body.toString() ?? '';
        expect(textsOf(xml)).toEqual(bodies(content));
      }),
      { numRuns: 20 },
    );
  });

  it('what no XML can hold is replaced', () => {
    const xml = mediawikiFiles(filledWith('Stun \uFFFE')).find(({ name }) => name === 'import.xml')?.body;
    expect(xml).toContain('Stun \uFFFD');
    expect(xml).not.toContain('\uFFFE');
  });

  it('the template has the facts of each keyword', () => {
    const template = mediawikiFiles(sampleContent).find(({ name }) => name.startsWith('templates/'))?.body;
    expect(template).toContain(
      '|critical-hit|critical hit={{#switch:{{{2|}}}\n|page=Critical Hit\n|slug=critical-hit\n|name=Critical Hit\n',
    );
    expect(template).toContain('|stacking=CUMULATIVE\n');
  });

  it('no slug leads out of the folder', () => {
    const [first, ...others] = sampleContent.keywords;
    if (first === undefined) throw new Error('the sample has no keyword');
    const [page] = mediawikiFiles({ ...sampleContent, keywords: [{ ...first, slug: '../../x' }, ...others] });
    expect(page?.name).toBe('pages/%2E%2E%2F%2E%2E%2Fx.wiki');
  });
});

describe('the title of a page', () => {
  it.each([
    ['Critical Hit', 'Critical Hit'],
    ['stun', 'Stun'],
    ['Template:Stun', 'Template Stun'],
    ['[[Stun|x]] {{y}} #1', 'Stun x y 1'],
    ['../..', 'Keyword'],
  ])('of %j is %j', (name, title) => {
    expect(wikiTitles([name])).toEqual([title]);
  });

  it('is given once', () => {
    expect(wikiTitles(['Stun', 'stun', 'Stun [2]', 'Stun|'])).toEqual([
      'Stun',
      'Stun (2)',
      'Stun 2',
      'Stun (3)',
    ]);
  });

  it('fits, and has no sign that a title must not have', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 300 })), { maxLength: 5 }),
        (names) => {
          const titles = wikiTitles(names);
          expect(new Set(titles).size).toBe(names.length);
          for (const title of titles) {
            expect(title).toMatch(/^[^\s#<>[\]{}|_:/%~\p{Cc}][^#<>[\]{}|_:/%~\p{Cc}]*$/u);
            expect(Buffer.byteLength(title)).toBeLessThanOrEqual(255);
          }
        },
      ),
    );
  });
});
