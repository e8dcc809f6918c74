import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RulingRecord, SourceRecord } from '../records.js';
import { sampleContent } from '../sample-content.js';
import { CITATION_FORMATS, citeKeyword, citeRuling } from './cite.js';
import { HOSTILE_PIECES } from './hostile-pieces.js';

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_PIECES), fc.string({ unit: 'binary' })), { maxLength: 30 })
  .map((pieces) => pieces.join(''));

function rulingOf(id: string): RulingRecord {
  const ruling = sampleContent.rulings.find((one) => one.id === id);
  if (ruling === undefined) throw new Error(`the sample has no ruling ${id}`);
  return ruling;
}
function sourceOf(id: string): SourceRecord {
  const source = sampleContent.sources.find((one) => one.id === id);
  if (source === undefined) throw new Error(`the sample has no source ${id}`);
  return source;
}

const tandem = rulingOf('overkill/both-units-resolve-damage');
const place = {
  source: sourceOf('hanharr-a'),
  url: 'https://rules.example/rulings/overkill/both-units-resolve-damage',
  revision: '0123456789abcdef',
};
const ownPlace = { ...place, source: sourceOf('own-words') };

describe('a cited ruling', () => {
  it.each([
    [
      'PLAIN',
      '“Both units resolve damage in tandem.” — Overkill; Hanharr (A), edition 2005, 2005-03-01; https://rules.example/rulings/overkill/both-units-resolve-damage; revision 0123456789abcdef.',
    ],
    [
      'MARKDOWN',
      '“Both units resolve damage in tandem.” — Overkill; *Hanharr (A)*, edition 2005, 2005-03-01; [permalink](https://rules.example/rulings/overkill/both-units-resolve-damage); revision 0123456789abcdef.',
    ],
    [
      'WIKITEXT',
      "“Both units resolve damage in tandem.” — Overkill; ''Hanharr (A)'', edition 2005, 2005-03-01; [https://rules.example/rulings/overkill/both-units-resolve-damage permalink]; revision 0123456789abcdef.",
    ],
    [
      'BIBTEX',
      [
        '@misc{overkill/both-units-resolve-damage,',
        '  title = {{Overkill}},',
        '  howpublished = {Hanharr (A)},',
        '  edition = {2005},',
        '  year = {2005},',
        '  url = {https://rules.example/rulings/overkill/both-units-resolve-damage},',
        '  note = {revision 0123456789abcdef},',
        '  annote = {Both units resolve damage in tandem.},',
        '}',
      ].join('\n'),
    ],
  ] as const)('has quote, source, edition, permalink and revision: %s', (format, text) => {
    expect(citeRuling(tandem, 'Overkill', place, format)).toBe(text);
  });

  it.each(CITATION_FORMATS)("says so when it is this project's own words: %s", (format) => {
    const own = rulingOf('precision/no-intercept-changes-the');
    expect(citeRuling(own, 'Precision', ownPlace, format)).toContain("this project's own words");
    expect(citeRuling(tandem, 'Overkill', place, format)).not.toContain('own words');
  });

  it.each(CITATION_FORMATS)('says so when it is superseded or withdrawn: %s', (format) => {
    const superseded = rulingOf('overkill/both-units-take-the');
    const withdrawn = rulingOf('overkill/extra-hits-may-go');
    expect(citeRuling(superseded, 'Overkill', ownPlace, format)).toContain('superseded by a newer edition');
    expect(citeRuling(withdrawn, 'Overkill', { ...place, source: null }, format)).toContain('withdrawn');
  });

  it('links relative pages as text in wikitext, where a link needs a full address', () => {
    const text = citeRuling(tandem, 'Overkill', { ...place, url: '/rulings/overkill/x' }, 'WIKITEXT');
    expect(text).toContain('; /rulings/overkill/x;');
  });

  it('lets nothing of the source act as markup', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (text, title) => {
        const hostile = { ...tandem, text };
        const at = { ...place, source: { ...place.source, title, edition: text } };
        const bibtex = citeRuling(hostile, title, at, 'BIBTEX');
        const bare = bibtex.replace(/\\(?:text[a-z]+\{\}|[$%#&_])/g, '');
        expect(bare.match(/\{/g)?.length).toBe(bare.match(/\}/g)?.length);
        expect(bibtex.split('\n')).toHaveLength(9);
        const wikitext = citeRuling(hostile, title, at, 'WIKITEXT').replace(
          /&(?:#\d+|amp|lt|gt);/g,
          '\u0001',
        );
        expect(wikitext.match(/\[|\]|''/g)).toEqual(["''", "''", '[', ']']);
        const markdown = citeRuling(hostile, title, at, 'MARKDOWN').replace(/\\[^\p{L}\p{N}\s]/gu, '');
        expect(markdown.match(/[[\]*<>`|]/g)).toEqual(['*', '*', '[', ']']);
      }),
    );
  });
});

describe('a cited keyword', () => {
  it('quotes its definitions, or the whole entry where it quotes none', () => {
    const [, , overkill, precision] = sampleContent.keywords;
    if (overkill === undefined || precision === undefined) throw new Error('the sample lacks keywords');
    expect(citeKeyword(overkill, place, 'PLAIN')).toMatch(/^“When this unit attacks, you may divide hits/);
    expect(citeKeyword(precision, ownPlace, 'PLAIN')).toMatch(
      /^“The attack of this unit keeps its defender\. .*” \(this project's own words, not official text\) — Precision;/,
    );
  });
});
