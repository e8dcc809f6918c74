import { describe, expect, it } from 'vitest';
import type { KeywordRecord } from '../../../api/knowledge-base/records.js';
import {
  buildInvented,
  codesOf,
  factsOf,
  glossaryText,
  type InventedSource,
  rulingOf,
} from '../invented-sources.js';

const A = 'Only one natural five of a roll counts.';
const B = 'Every natural five of a roll counts.';

function gale(id: string, ruling: string, more: Partial<InventedSource> = {}): InventedSource {
  return { id, text: glossaryText({ name: 'Gale', rulings: [ruling] }), ...more };
}

function onlyKeyword(sources: readonly InventedSource[]): KeywordRecord {
  const { keywords } = buildInvented(sources).content;
  expect(keywords).toHaveLength(1);
  return keywords[0] as KeywordRecord;
}

describe('the current edition', () => {
  const official = (id: string, publishedOn?: string, edition?: string): InventedSource =>
    gale(id, `${A} It is said by ${id}.`, {
      ...(publishedOn === undefined ? {} : { publishedOn }),
      ...(edition === undefined ? {} : { edition }),
    });

  it.each<readonly [string, readonly InventedSource[], string]>([
    ['is the newest by date', [official('a', '2005-01-01'), official('b', '2003-01-01')], 'a'],
    [
      'is a dated one where the other has no date',
      [official('a', undefined, 'Z'), official('b', '1999-01-01')],
      'b',
    ],
    [
      'is official even if a summary is newer',
      [gale('a', B, { authority: 'SUMMARY', publishedOn: '2030-01-01' }), official('b', undefined, 'Old')],
      'b',
    ],
    ['is a summary where nothing official exists', [gale('a', B, { authority: 'SUMMARY' })], 'a'],
    [
      "is an operator's where neither has a date",
      [
        { ...official('a', undefined, 'Second'), origin: 'project' },
        { ...official('b', undefined, 'First'), origin: 'added' },
      ],
      'b',
    ],
    [
      'is the one with the higher number in its label where nothing else tells',
      [official('a', undefined, 'Edition 10'), official('b', undefined, 'Edition 9')],
      'a',
    ],
  ])('%s', (_rule, sources, current) => {
    for (const order of [sources, sources.toReversed()]) {
      const keyword = onlyKeyword(order);
      expect(keyword.source).toBe(current);
      expect(keyword.editions.filter((one) => one.current).map((one) => one.source)).toEqual([current]);
      expect(keyword.editions).toHaveLength(sources.length);
    }
  });

  it('stands first, then the others from new to old', () => {
    const years = ['2004', '2001', '2003', '2002'];
    const keyword = onlyKeyword(years.map((year) => official(`y${year}`, `${year}-01-01`)));
    expect(keyword.editions.map(({ source }) => source)).toEqual(['y2004', 'y2003', 'y2002', 'y2001']);
  });

  it('gives the keyword its printed name', () => {
    const capitals = {
      id: 'old',
      publishedOn: '2003-01-01',
      text: 'GALE\n\nGALE X: A cumulative, static ability that means, "It works."',
    };
    expect(onlyKeyword([capitals, gale('new', A, { publishedOn: '2005-01-01' })]).name).toBe('Gale');
  });

  it('says how an older one differs from it, and nothing of itself', () => {
    const old = glossaryText({ name: 'Gale', rulings: [A, 'It is gone later.'] });
    const now = glossaryText({
      name: 'Gale',
      definition: 'This unit gets +X speed.',
      rulings: ['It came later.', B],
    });
    const keyword = onlyKeyword([
      { id: 'old', text: old, publishedOn: '2003-01-01' },
      { id: 'new', text: now, publishedOn: '2005-01-01' },
    ]);
    expect(keyword.editions.map(({ changes }) => changes)).toEqual([
      [],
      [
        { kind: 'CHANGED', before: 'This unit gets +X power.', after: 'This unit gets +X speed.' },
        { kind: 'CHANGED', before: A, after: B },
        { kind: 'REMOVED', before: 'It is gone later.', after: null },
        { kind: 'ADDED', before: null, after: 'It came later.' },
      ],
    ]);
  });
});

describe('texts of one edition must agree', () => {
  const EDITION = { edition: 'First' };

  it('merges the same text of several sources into one record', () => {
    const { content } = buildInvented([gale('a', A, EDITION), gale('b', A, EDITION)]);
    expect(codesOf(content)).toEqual([]);
    expect(rulingOf(content, A).occurrences.map(({ source }) => source)).toEqual(['a', 'b']);
    expect(content.keywords[0]?.editions.map(({ changes }) => changes)).toEqual([[], []]);
  });

  it.each<readonly [string, readonly InventedSource[]]>([
    ['in two sources', [gale('a', A, EDITION), gale('b', B, EDITION)]],
    [
      'in one source',
      [{ id: 'a', text: glossaryText({ name: 'Gale', rulings: [A] }, { name: 'Gale', rulings: [B] }) }],
    ],
    ['in two sources that say no edition', [gale('a', A), gale('b', B)]],
    [
      'in two summaries of one edition',
      [gale('a', A, { authority: 'SUMMARY' }), gale('b', B, { authority: 'SUMMARY' })],
    ],
  ])('another text %s is an error', (_where, sources) => {
    for (const order of [sources, sources.toReversed()]) {
      const { content } = buildInvented(order);
      expect(content.diagnostics).toMatchObject([{ code: 'CONFLICTING_TEXT', severity: 'ERROR' }]);
    }
  });

  it('takes another text whose source says no edition for an undated edition, and says so', () => {
    const sources = [gale('a', A, EDITION), gale('b', B)];
    for (const order of [sources, sources.toReversed()]) {
      expect(buildInvented(order).content.diagnostics).toMatchObject([
        { code: 'UNNAMED_EDITION', severity: 'WARNING', file: expect.stringContaining('b') },
      ]);
    }
  });

  it('names file, line, column and the other place of a conflict', () => {
    const [conflict] = buildInvented([gale('a', A, EDITION), gale('b', B, EDITION)]).content.diagnostics;
    expect(conflict).toMatchObject({ file: 'b.txt', line: 1, column: 1 });
    expect(conflict?.message).toContain('a.txt:1');
  });

  it('another text is an edition where the source says so', () => {
    const { content } = buildInvented([gale('a', A, EDITION), gale('b', B, { edition: 'Second' })]);
    expect(codesOf(content)).toEqual([]);
  });

  it('a source that says no edition belongs to the one it repeats, also beside a third that differs', () => {
    const { content } = buildInvented([
      gale('old', B, { publishedOn: '2003-01-01' }),
      gale('new', A, { publishedOn: '2005-01-01' }),
      gale('copy', A),
    ]);
    expect(codesOf(content)).toEqual([]);
    expect(content.keywords[0]).toMatchObject({ source: 'new' });
    expect(rulingOf(content, A).occurrences.map(({ source }) => source)).toEqual(['new', 'copy']);
  });

  it.each(['First', undefined])(
    'other quotes alone are a spelling variant (edition of the copy: %s)',
    (edition) => {
      const curly = gale('b', 'A unit’s “five” counts once.', edition === undefined ? {} : { edition });
      const { content } = buildInvented([gale('a', 'A unit\'s "five" counts once.', EDITION), curly]);
      expect(content.diagnostics).toMatchObject([
        { code: 'SPELLING_VARIANT', severity: 'WARNING', file: 'b.txt' },
      ]);
      expect(content.rulings).toMatchObject([
        { text: 'A unit\'s "five" counts once.', status: 'CURRENT', occurrences: [{ source: 'a' }] },
      ]);
    },
  );

  it('the same entry twice in one source is a remark', () => {
    const twice = glossaryText({ name: 'Gale', rulings: [A] }, { name: 'Gale', rulings: [A] });
    const { content } = buildInvented([{ id: 'a', text: twice }]);
    expect(content.diagnostics).toMatchObject([{ code: 'REPEATED_ENTRY', severity: 'INFO' }]);
    expect(content.keywords[0]?.editions).toHaveLength(1);
    expect(rulingOf(content, A).occurrences).toHaveLength(2);
  });
});

describe('a former name', () => {
  const facts = factsOf({ Gale: ['Wind'] });
  const entry = (name: string, ...rulings: string[]) => ({ name, rulings });

  it('that was reviewed is an alias, and its repeated text more occurrences', () => {
    const text = glossaryText(entry('Wind', A), entry('Gale', A));
    const { content } = buildInvented([{ id: 'a', text }], new Map(), facts);
    expect(content.keywords).toMatchObject([{ slug: 'gale', name: 'Gale', aliases: ['Wind'] }]);
    expect(content.rulings).toMatchObject([{ id: 'gale/only-one-natural-five' }]);
    expect(content.rulings[0]?.occurrences).toHaveLength(2);
    expect(codesOf(content)).toEqual(['FORMER_NAME']);
  });

  it('says in a remark what only stands there', () => {
    const text = glossaryText(entry('Wind', A, 'Wind is stronger.'), entry('Gale', A));
    const { content } = buildInvented([{ id: 'a', text }], new Map(), facts);
    expect(content.diagnostics[0]?.message).toContain('Wind is stronger.');
    expect(content.rulings).toHaveLength(1);
  });

  it.each(['See Gale.', 'See "Gale".', 'Now Gale.', 'Renamed to Gale.', 'Former name of Gale.'])(
    'that says so itself is an alias without review: "Wind: %s"',
    (body) => {
      const text = `${glossaryText(entry('Gale', A))}\n\nWind\n\nWind: ${body}`;
      const { content } = buildInvented([{ id: 'a', text }]);
      expect(content.keywords).toMatchObject([{ slug: 'gale', aliases: ['Wind'] }]);
      expect(codesOf(content)).toContain('FORMER_NAME');
    },
  );

  it('in a bot glossary is an alias as well', () => {
    const text = `Wind\t**Wind:** See Gale.\nGale\t**Gale X:** A cumulative, static ability that means, "It works." ${A}`;
    const { content } = buildInvented([{ id: 'a', text }]);
    expect(content.keywords).toMatchObject([{ slug: 'gale', aliases: ['Wind'] }]);
  });

  it('alone in its source gives the keyword its text, once', () => {
    const { content } = buildInvented([{ id: 'a', text: glossaryText(entry('Wind', A)) }], new Map(), facts);
    expect(content.keywords).toMatchObject([{ slug: 'gale', name: 'Gale', aliases: ['Wind'] }]);
    expect(rulingOf(content, A).occurrences).toHaveLength(1);
  });

  it('alone in an older edition is that edition of the keyword, and its rulings keep their ids', () => {
    const old = { id: 'old', publishedOn: '2003-01-01', text: glossaryText(entry('Wind', A)) };
    const first = buildInvented([old], new Map(), facts);
    const { content } = buildInvented(
      [old, gale('new', B, { publishedOn: '2005-01-01' })],
      first.ledger,
      facts,
    );
    expect(rulingOf(content, A)).toMatchObject({
      id: rulingOf(first.content, A).id,
      status: 'SUPERSEDED',
      supersededBy: [rulingOf(content, B).id],
      occurrences: [{ source: 'old' }],
    });
    expect(content.keywords[0]?.editions.map(({ source }) => source)).toEqual(['new', 'old']);
  });

  it('in another source of the same edition is no conflict', () => {
    const edition = 'First';
    const other = { id: 'b', edition, text: glossaryText(entry('Wind', 'Wind is stronger.')) };
    const { content } = buildInvented([gale('a', A, { edition }), other], new Map(), facts);
    expect(codesOf(content)).toEqual(['FORMER_NAME']);
    expect(content.keywords[0]?.source).toBe('a');
  });

  it('is spelled as it was reviewed', () => {
    const text = glossaryText(entry('WIND', A), entry('Gale', A));
    expect(buildInvented([{ id: 'a', text }], new Map(), facts).content.keywords[0]?.aliases).toEqual([
      'Wind',
    ]);
  });
});
