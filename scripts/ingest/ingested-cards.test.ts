import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changesSince } from '../../api/knowledge-base/changes-since.js';
import { readDatabase } from '../../api/knowledge-base/database.js';
import { openKnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { Content } from '../../api/knowledge-base/records.js';
import { type SampleRow, sampleRow, sampleSet } from './cards/sample-set.js';
import { type InventedProject, inventedProject } from './invented-project.js';
import { glossaryText } from './invented-sources.js';
import type { IngestReport } from './publishing/report.js';
import type { IngestRequest } from './run-ingest.js';

let project: InventedProject;
let folder: string;

beforeEach(() => {
  project = inventedProject({ 'base.txt': glossaryText({ name: 'Gale', rulings: ['Mind the gale.'] }) });
  folder = `${project.folder}/sets`;
});
afterEach(() => project.remove());

const write = (file: string, rows: readonly (SampleRow | string)[]): void => {
  project.write(`sets/${file}`, sampleSet(rows));
};
const ingest = (changes: Partial<IngestRequest> = {}): Promise<IngestReport> =>
  project.ingest({ cardPaths: [folder], ...changes });
const content = (): Content => readDatabase(project.database).content;
const rulingsOn = (card: string) => content().rulings.filter((one) => one.card === card);

describe('a folder of card sets', () => {
  it('becomes cards with their keywords, printings and rulings', async () => {
    write('one.txt', [
      {
        Name: 'Ranger (A)',
        Text: 'Gale 2 | Pay 1 Force -> Gale 3',
        Usage: 'It ranges. It may gale.',
        Set: 'ONE',
      },
    ]);
    expect(await ingest()).toMatchObject({
      outcome: 'PUBLISHED',
      totals: { cards: 1, errors: 0, warnings: 0 },
    });
    expect(content().cards).toMatchObject([
      {
        slug: 'ranger-a',
        name: 'Ranger',
        version: 'A',
        side: 'LIGHT',
        arenas: ['GROUND', 'CHARACTER'],
        lines: ['Gale 2', 'Pay 1 Force -> Gale 3'],
        keywords: ['gale'],
        rulings: ['card-ranger-a/it-ranges', 'card-ranger-a/it-may-gale'],
        printings: [{ set: 'ONE', number: '1', rarity: 'C', promo: false }],
        source: 'one',
      },
    ]);
    expect(rulingsOn('ranger-a')).toMatchObject([
      {
        keyword: null,
        text: 'It ranges.',
        position: 1,
        authority: 'OFFICIAL',
        mentions: [],
        status: 'CURRENT',
      },
      { keyword: null, text: 'It may gale.', position: 2 },
    ]);
    const source = content().sources.find(({ id }) => id === 'one');
    expect(source).toMatchObject({ title: 'Card set one', kind: 'CARD_SET', rulingCount: 2 });
  });

  it('quotes each ruling from its place, the line of its row', async () => {
    write('one.txt', ['', { Usage: '"It says ""gale"" once."' }]);
    await ingest();
    const [ruling] = rulingsOn('made-up-ranger-a');
    expect(ruling?.text).toBe('It says "gale" once.');
    expect(ruling?.occurrences).toMatchObject([{ source: 'one', line: 3 }]);
  });

  it('goes in without its damaged rows and the files that are no sets; each is told', async () => {
    write('one.txt', [{ Text: 'Gale 1' }, sampleRow({ Side: '?' }), { Name: 'Last (A)', Text: 'Gaale 2' }]);
    project.write('sets/notes.txt', 'Thanks to all who helped.\n');
    const { outcome, diagnostics } = await ingest();
    expect(outcome).toBe('PUBLISHED');
    expect(content().cards.map(({ slug }) => slug)).toEqual(['last-a', 'made-up-ranger-a']);
    expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
      'NO_CARD_SET notes.txt:1',
      'DAMAGED_ROW one.txt:3',
      'UNREAD_ABILITY one.txt:4',
    ]);
  });

  it('without any card is refused, and so is one that does not exist', async () => {
    project.write('sets/notes.txt', 'Thanks to all who helped.\n');
    for (const cardPaths of [[folder], [`${folder}/nowhere`]]) {
      const { outcome, diagnostics } = await ingest({ cardPaths });
      expect(outcome).toBe('REFUSED');
      expect(diagnostics.map(({ code }) => code)).toContain('NO_CARDS');
    }
  });

  it('is read again by the next ingest, and left out only when that is said and meant', async () => {
    write('one.txt', [{}]);
    await ingest();
    expect(await ingest({ cardPaths: null })).toMatchObject({ outcome: 'UNCHANGED', totals: { cards: 1 } });
    expect((await ingest({ cardPaths: [] })).notes[0]).toContain('Only 0 cards where revision');
    expect(await ingest({ cardPaths: [], allowShrink: true })).toMatchObject({ totals: { cards: 0 } });
    expect(await ingest({ cardPaths: null })).toMatchObject({ outcome: 'UNCHANGED', totals: { cards: 0 } });
  });

  it('leaves the rest of the content as it is', async () => {
    await ingest({ cardPaths: null });
    const before = content();
    write('one.txt', [{ Name: 'Gale', Usage: 'Mind the gale.' }]);
    await ingest();
    const { keywords, rulings, cards } = content();
    expect(keywords).toEqual(before.keywords);
    expect(rulings.filter(({ keyword }) => keyword !== null)).toEqual(before.rulings);
    expect(cards.map(({ slug }) => slug)).toEqual(['gale']);
    expect(rulingsOn('gale').map(({ id }) => id)).toEqual(['card-gale/mind-the-gale']);
  });
});

it('a value with a sign is read where the game has one, whatever the text of the keyword says', async () => {
  project.write('data/sources/base.txt', glossaryText({ name: 'Resilience', rulings: ['Mind it.'] }));
  write('one.txt', [{ Text: 'Resilience –1' }]);
  const { diagnostics } = await ingest();
  expect(diagnostics.map(({ code }) => code)).not.toContain('UNREAD_ABILITY');
  expect(content().cards[0]?.keywords).toEqual(['resilience']);
});

it('what cards print is in the log: new, changed and gone cards since a revision', async () => {
  const since = async (revision: string) => {
    const { content: now, searchIndex } = readDatabase(project.database);
    return changesSince(openKnowledgeBase(now, searchIndex), revision)?.cards.map(
      ({ slug, change }) => `${slug} ${change}`,
    );
  };
  const rows = (...cards: readonly Readonly<Record<string, string>>[]) => write('one.txt', cards);
  await project.ingest();
  const without = content().revision;
  rows({}, { Name: 'Made Up Scout' });
  await ingest();
  const first = content().revision;
  expect(await since(without)).toEqual(['made-up-ranger-a ADDED', 'made-up-scout ADDED']);
  rows({ Power: '9' }, { Name: 'Made Up Scout' });
  await ingest();
  const second = content().revision;
  expect(await since(first)).toEqual(['made-up-ranger-a CHANGED']);
  rows({ Power: '9' });
  await ingest({ allowShrink: true });
  expect(await since(second)).toEqual(['made-up-scout WITHDRAWN']);
  expect(await since(without)).toEqual(['made-up-ranger-a ADDED']);
});

describe('the rulings on a card', () => {
  const idsOn = (card: string) => rulingsOn(card).map(({ id, text, status }) => `${id} ${status}: ${text}`);

  it('keep their ids when they are edited, and are withdrawn when they are gone', async () => {
    write('one.txt', [{ Usage: 'It ranges over two hills. It may gale.' }]);
    await ingest();
    write('one.txt', [{ Usage: 'It ranges over three hills.' }]);
    await ingest({ allowShrink: true });
    expect(idsOn('made-up-ranger-a')).toEqual([
      'card-made-up-ranger-a/it-ranges-over-two CURRENT: It ranges over three hills.',
      'card-made-up-ranger-a/it-may-gale WITHDRAWN: It may gale.',
    ]);
    expect(content().cards[0]?.rulings).toEqual(['card-made-up-ranger-a/it-ranges-over-two']);
  });

  it('are in the log: what is new, edited, gone and back since a revision', async () => {
    const since = async (revision: string) => {
      const { content: now, searchIndex } = readDatabase(project.database);
      const changes = changesSince(openKnowledgeBase(now, searchIndex), revision);
      return changes?.rulings.map(
        ({ id, change }) => `${id.replace('card-made-up-ranger-a/', '')} ${change}`,
      );
    };
    await project.ingest();
    const without = content().revision;
    write('one.txt', [{ Usage: 'It ranges over two hills. It may gale.' }]);
    await ingest();
    const first = content().revision;
    expect(await since(without)).toEqual(['it-may-gale ADDED', 'it-ranges-over-two ADDED']);
    write('one.txt', [{ Usage: 'It ranges over three hills.' }]);
    await ingest({ allowShrink: true });
    const second = content().revision;
    expect(await since(first)).toEqual(['it-may-gale WITHDRAWN', 'it-ranges-over-two CHANGED']);
    write('one.txt', [{ Usage: 'It ranges over three hills. It may gale.' }]);
    await ingest();
    expect(await since(second)).toEqual(['it-may-gale RESTORED']);
    expect(await since(first)).toEqual(['it-ranges-over-two CHANGED']);
  });

  it('are served as withdrawn when their sets are taken away, and get their ids back with them', async () => {
    write('one.txt', [{ Usage: 'It ranges over two hills.' }]);
    await ingest();
    await ingest({ cardPaths: [], allowShrink: true });
    expect(content().cards).toEqual([]);
    expect(idsOn('made-up-ranger-a')).toEqual([
      'card-made-up-ranger-a/it-ranges-over-two WITHDRAWN: It ranges over two hills.',
    ]);
    expect(rulingsOn('made-up-ranger-a')).toMatchObject([
      { keyword: null, occurrences: [], supersededBy: [] },
    ]);
    expect(content().revisions.at(-1)?.rulings.withdrawn).toEqual([
      'card-made-up-ranger-a/it-ranges-over-two',
    ]);
    const { outcome } = await ingest({ cardPaths: null });
    expect(outcome).toBe('UNCHANGED');
    write('one.txt', [{ Usage: 'It ranges over two hills.' }]);
    await ingest();
    expect(idsOn('made-up-ranger-a')).toEqual([
      'card-made-up-ranger-a/it-ranges-over-two CURRENT: It ranges over two hills.',
    ]);
  });

  it('that stand in several sets are one ruling with several occurrences', async () => {
    write('one.txt', [{ Usage: 'It ranges. | BANNED' }]);
    write('two.txt', [{ Name: 'Made Up Ranger (A) (Promo)', Usage: 'It ranges.', Set: 'TWO' }]);
    await ingest();
    expect(content().cards[0]?.printings.map(({ set, promo }) => [set, promo])).toEqual([
      ['INV', false],
      ['TWO', true],
    ]);
    expect(
      rulingsOn('made-up-ranger-a').map(({ text, occurrences }) => [
        text,
        occurrences.map(({ source }) => source),
      ]),
    ).toEqual([
      ['It ranges.', ['one', 'two']],
      ['BANNED', ['one']],
    ]);
  });
});

describe('a card of the project itself', () => {
  const OWN = `- name: Made Up Ranger
  version: A
  side: dark
  type_line: Ground
  subtypes: [Ranger]
  cost: 9
  lines: [Gale 7]
  printings: [{set: INV, number: "99", rarity: common}, {set: OWN, number: "1", rarity: rare}]
- name: Made Up Lantern
  side: neutral
  type_line: Equipment
  subtypes: []
  cost: 1
  lines: []
  printings: [{set: OWN, number: "2", rarity: rare}]
`;

  it('gives way to what a set prints; its printings in other sets are added', async () => {
    project.write('data/cards.yaml', OWN);
    write('one.txt', [{ Text: 'Gale 2' }]);
    await ingest();
    expect(content().cards).toMatchObject([
      { slug: 'made-up-lantern', source: 'card-facts' },
      { slug: 'made-up-ranger-a', side: 'LIGHT', lines: ['Gale 2'], source: 'one' },
    ]);
    expect(content().cards[1]?.printings.map(({ set, number }) => `${set} ${number}`)).toEqual([
      'INV 1',
      'OWN 1',
    ]);
  });
});
