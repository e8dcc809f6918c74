import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildInvented, glossaryText, type InventedSource, readInvented } from '../invented-sources.js';
import { buildContent } from './build-content.js';

const ENTRY = { name: 'Gale', rulings: ['Only one natural five of a roll counts.', 'It is optional.'] };
const SOURCES: readonly InventedSource[] = [
  { id: 'a', text: glossaryText(ENTRY), edition: 'First' },
  { id: 'b', text: glossaryText(ENTRY), edition: 'First' },
  {
    id: 'c',
    text: glossaryText({ ...ENTRY, rulings: ['Gale gives way to Mist.'] }),
    publishedOn: '2005-01-01',
  },
  { id: 'd', text: glossaryText({ name: 'Mist', rulings: ['Mist ends Gale.'] }), authority: 'SUMMARY' },
];
const revisionOf = (sources: readonly InventedSource[]): string => buildInvented(sources).content.revision;

describe('the revision', () => {
  it('is sixteen hex digits', () => expect(revisionOf(SOURCES)).toMatch(/^[0-9a-f]{16}$/));

  it('is the same for any order of files', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...SOURCES], { minLength: SOURCES.length }), (order) => {
        expect(buildInvented(order)).toEqual(buildInvented(SOURCES));
      }),
      { numRuns: 24 },
    );
  });

  it('is the same at any time and in any folder', () => {
    const read = SOURCES.map(readInvented);
    const moved = read.map((one) => ({ ...one, file: { ...one.file, path: `/elsewhere/${one.file.file}` } }));
    const build = (sources: typeof read, builtAt: string) =>
      buildContent({
        sources,
        facts: { keywords: new Map(), windows: [], phrases: [] },
        ledger: new Map(),
        keepAllKnown: true,
        diagnostics: [],
        builtAt,
      }).content.revision;
    expect(build(moved, '2031-05-05T05:05:05.000Z')).toBe(build(read, '2030-01-01T00:00:00.000Z'));
  });

  it.each<readonly [string, Partial<InventedSource>]>([
    ['its text', { text: glossaryText({ ...ENTRY, rulings: ['It is not optional.'] }), edition: 'Second' }],
    ['the label of its edition', { edition: 'Second' }],
    ['its date', { publishedOn: '2004-01-01' }],
    ['its authority', { authority: 'SUMMARY' }],
  ])('changes when a source changes %s', (_what, change) => {
    expect(revisionOf(SOURCES.map((one) => (one.id === 'a' ? { ...one, ...change } : one)))).not.toBe(
      revisionOf(SOURCES),
    );
  });

  it('changes when a ruling is judged, and the others stay unreviewed', () => {
    const [first] = buildInvented(SOURCES).content.rulings;
    const judged = { state: 'DEFINITIONAL', rule: null, scenarios: [], reason: 'A word.' } as const;
    const { content } = buildContent({
      sources: SOURCES.map(readInvented),
      facts: { keywords: new Map(), windows: [], phrases: [] },
      ledger: new Map(),
      modelling: new Map([[first?.id ?? '', judged]]),
      keepAllKnown: true,
      diagnostics: [],
      builtAt: '2030-01-01T00:00:00.000Z',
    });
    expect(content.revision).not.toBe(revisionOf(SOURCES));
    expect(content.rulings.filter(({ modelling }) => modelling.state !== 'UNREVIEWED')).toEqual([
      { ...first, modelling: judged },
    ]);
  });

  it('changes when the ledger has other ids', () => {
    const { content, ledger } = buildInvented(SOURCES);
    const [first] = [...ledger];
    expect(first).toBeDefined();
    const renamed = new Map([...ledger].map(([id, entry]) => [id === first?.[0] ? `${id}-7` : id, entry]));
    expect(buildInvented(SOURCES, renamed).content.revision).not.toBe(content.revision);
  });
});

describe('the content', () => {
  it('lists keywords by slug, rulings by keyword and position, sources from new to old', () => {
    const { content } = buildInvented(SOURCES);
    expect(content.keywords.map(({ slug }) => slug)).toEqual(['gale', 'mist']);
    const places = content.rulings.map(({ keyword, position, id }) => [keyword, position, id] as const);
    expect(places).toEqual(
      [...places].sort(
        ([a, nth, one], [b, mth, other]) =>
          (a ?? '').localeCompare(b ?? '') || nth - mth || (one < other ? -1 : 1),
      ),
    );
    expect(content.sources.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
  });

  it('knows mentions in both directions', () => {
    const { keywords } = buildInvented(SOURCES).content;
    expect(keywords.map(({ mentions, mentionedBy }) => [mentions, mentionedBy])).toEqual([
      [['mist'], ['mist']],
      [['gale'], ['gale']],
    ]);
  });

  it('counts keywords and rulings of each source', () => {
    const counts = buildInvented(SOURCES).content.sources.map((one) => [one.keywordCount, one.rulingCount]);
    expect(counts).toEqual([
      [1, 1],
      [1, 2],
      [1, 2],
      [1, 1],
    ]);
  });

  it('takes a long first line for no title', () => {
    const [source] = buildInvented([{ id: 'a', text: `${'Long '.repeat(60)}\n\n${glossaryText(ENTRY)}` }])
      .content.sources;
    expect(source?.title).toBe('a.txt');
  });

  it('tells apart what is official and what is in own words', () => {
    const { keywords, rulings } = buildInvented(SOURCES).content;
    expect(keywords.map(({ authority }) => authority)).toEqual(['OFFICIAL', 'SUMMARY']);
    expect(rulings.find(({ keyword }) => keyword === 'mist')?.authority).toBe('SUMMARY');
  });
});
