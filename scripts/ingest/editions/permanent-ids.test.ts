import { describe, expect, it } from 'vitest';
import type { Built } from '../building/build-content.js';
import { buildInvented, glossaryText, type InventedSource, rulingOf } from '../invented-sources.js';
import { parseLedger, printLedger } from './ledger.js';

const COUNTS = 'Only the first natural five of a roll counts.';
const COUNTS_EDITED = 'Only the first natural four of a roll counts.';
const ARENA = 'A unit in another arena is never chosen.';
const COST = 'Paying for it is optional.';

function gale(id: string, rulings: readonly string[], more: Partial<InventedSource> = {}): InventedSource {
  return { id, text: glossaryText({ name: 'Gale', rulings }), edition: id, ...more };
}

const idsByText = ({ content }: Built): ReadonlyMap<string, string> =>
  new Map(content.rulings.map(({ id, text }) => [text, id]));

describe('an id is given once', () => {
  it('is made of the keyword and the first four words', () => {
    const { content } = buildInvented([gale('old', [COUNTS])]);
    expect(content.rulings.map(({ id }) => id)).toEqual(['gale/only-the-first-natural']);
  });

  it.each([
    ['a sentence of two words', 'It works.', 'gale/it-works'],
    ['punctuation and quotes', '"Pay 1 Force -->" isn\'t a cost.', 'gale/pay-1-force-isnt'],
    ['accents', 'Café noir à volonté counts.', 'gale/cafe-noir-a-volonte'],
    ['words that no slug can hold', 'Ωμέγα wins always here.', 'gale/wins-always-here'],
    ['hyphens inside words', 'Re-roll is a second-chance roll.', 'gale/reroll-is-a-secondchance'],
  ])('of %s', (_what, text, id) => {
    expect(rulingOf(buildInvented([gale('old', [text])]).content, text).id).toBe(id);
  });

  it('gets a suffix where the first words are taken, in the order of the text', () => {
    const { content } = buildInvented([gale('old', [COUNTS, COUNTS_EDITED])]);
    expect(rulingOf(content, COUNTS).id).toBe('gale/only-the-first-natural');
    expect(rulingOf(content, COUNTS_EDITED).id).toBe('gale/only-the-first-natural-2');
  });

  it('gets its suffix in the order of editions, not of files', () => {
    const older = gale('zz-older', [COUNTS], { publishedOn: '2003-01-01' });
    const newer = gale('aa-newer', [COUNTS_EDITED], { publishedOn: '2005-01-01' });
    for (const sources of [
      [older, newer],
      [newer, older],
    ]) {
      expect(rulingOf(buildInvented(sources).content, COUNTS).id).toBe('gale/only-the-first-natural');
    }
  });

  it('never changes by position: sentences may be put before it or change places', () => {
    const first = buildInvented([gale('old', [COUNTS, ARENA])]);
    const second = buildInvented([gale('old', [COUNTS_EDITED, ARENA, COST, COUNTS])], first.ledger);
    const before = idsByText(first);
    for (const text of [COUNTS, ARENA]) expect(rulingOf(second.content, text).id).toBe(before.get(text));
    expect(rulingOf(second.content, COUNTS_EDITED).id).toBe('gale/only-the-first-natural-2');
  });

  it('stays with a sentence that was edited in its own source', () => {
    const first = buildInvented([gale('old', [COUNTS, ARENA])]);
    const second = buildInvented([gale('old', [ARENA, COUNTS_EDITED])], first.ledger);
    expect(rulingOf(second.content, COUNTS_EDITED).id).toBe(rulingOf(first.content, COUNTS).id);
    expect(second.content.rulings).toHaveLength(2);
  });

  it('goes to the best match of its entry when several sentences were edited', () => {
    const [one, two] = ['Each die of a roll counts once.', 'Each die of a roll counts twice here.'] as const;
    const first = buildInvented([gale('old', [one, two])]);
    const [oneNow, twoNow] = [
      'Each die of this roll counts twice here.',
      'Each die of a roll counts just once.',
    ] as const;
    const { content } = buildInvented([gale('old', [oneNow, twoNow])], first.ledger);
    expect(rulingOf(content, oneNow).id).toBe(rulingOf(first.content, two).id);
    expect(rulingOf(content, twoNow).id).toBe(rulingOf(first.content, one).id);
  });

  it('does not pass to a sentence that says something else', () => {
    const first = buildInvented([gale('old', [COUNTS])]);
    const second = buildInvented([gale('old', [ARENA])], first.ledger);
    expect(rulingOf(second.content, ARENA).id).not.toBe(rulingOf(first.content, COUNTS).id);
    expect(rulingOf(second.content, COUNTS).status).toBe('WITHDRAWN');
  });

  it('is not given again to a new sentence with the same first words, though its own is gone', () => {
    const first = buildInvented([gale('old', [COUNTS])]);
    const other = 'Only the first natural order of battle matters to units that were deployed late.';
    const { content } = buildInvented([gale('old', [other])], first.ledger);
    expect(rulingOf(content, other).id).toBe('gale/only-the-first-natural-2');
    expect(rulingOf(content, COUNTS)).toMatchObject({
      id: 'gale/only-the-first-natural',
      status: 'WITHDRAWN',
    });
  });

  it('does not pass to the same sentence under another keyword', () => {
    const first = buildInvented([gale('old', [COUNTS])]);
    const both = glossaryText({ name: 'Gale', rulings: [ARENA] }, { name: 'Mist', rulings: [COUNTS] });
    const { content } = buildInvented([{ id: 'old', text: both, edition: 'old' }], first.ledger);
    expect(content.rulings.filter(({ text }) => text === COUNTS).map(({ id }) => id)).toEqual([
      'gale/only-the-first-natural',
      'mist/only-the-first-natural',
    ]);
  });

  it('is not taken from a sentence that another source still has', () => {
    const first = buildInvented([gale('old', [COUNTS]), gale('same', [COUNTS], { edition: 'old' })]);
    const second = buildInvented(
      [gale('old', [COUNTS_EDITED]), gale('newer', [COUNTS], { publishedOn: '2005-01-01' })],
      first.ledger,
    );
    expect(rulingOf(second.content, COUNTS).id).toBe(rulingOf(first.content, COUNTS).id);
    expect(rulingOf(second.content, COUNTS_EDITED).id).toBe('gale/only-the-first-natural-2');
  });
});

describe('over several editions', () => {
  const OLD = { publishedOn: '2003-01-01' };
  const NEW = { publishedOn: '2005-01-01' };

  it('the same text is the same ruling with one more occurrence', () => {
    const { content } = buildInvented([gale('old', [COUNTS], OLD), gale('new', [COUNTS], NEW)]);
    expect(content.rulings).toHaveLength(1);
    expect(rulingOf(content, COUNTS).occurrences.map(({ source }) => source)).toEqual(['old', 'new']);
    expect(rulingOf(content, COUNTS).status).toBe('CURRENT');
  });

  it('changed text is a new ruling, and the old one is superseded by it', () => {
    const first = buildInvented([gale('old', [COUNTS], OLD)]);
    const { content } = buildInvented(
      [gale('old', [COUNTS], OLD), gale('new', [COUNTS_EDITED], NEW)],
      first.ledger,
    );
    const old = rulingOf(content, COUNTS);
    const now = rulingOf(content, COUNTS_EDITED);
    expect(old.id).toBe(rulingOf(first.content, COUNTS).id);
    expect(old).toMatchObject({ status: 'SUPERSEDED', supersededBy: [now.id] });
    expect(now).toMatchObject({ status: 'CURRENT', supersededBy: [] });
  });

  it('a sentence split in two is superseded by both', () => {
    const whole =
      'Wounded units may leave the arena, and the owner of the unit draws a single card afterwards.';
    const halves = [
      'Wounded units may leave the arena.',
      'The owner of the unit draws a single card afterwards.',
    ];
    const { content } = buildInvented([gale('old', [whole], OLD), gale('new', halves, NEW)]);
    expect(rulingOf(content, whole).supersededBy).toEqual(
      halves.map((half) => rulingOf(content, half).id).sort(),
    );
  });

  it('a sentence gone from the newer edition is withdrawn but still there, with its places', () => {
    const { content } = buildInvented([gale('old', [COUNTS, ARENA], OLD), gale('new', [COUNTS], NEW)]);
    expect(rulingOf(content, ARENA)).toMatchObject({ status: 'WITHDRAWN', supersededBy: [] });
    expect(rulingOf(content, ARENA).occurrences).toHaveLength(1);
    expect(content.keywords[0]?.rulings).toEqual([rulingOf(content, COUNTS).id]);
  });

  it('a wording that comes back in a third edition supersedes the one between', () => {
    const { content } = buildInvented([
      gale('one', [COUNTS], { publishedOn: '2003-01-01' }),
      gale('two', [COUNTS_EDITED], { publishedOn: '2004-01-01' }),
      gale('three', [COUNTS], { publishedOn: '2005-01-01' }),
    ]);
    const back = rulingOf(content, COUNTS);
    expect(back.status).toBe('CURRENT');
    expect(rulingOf(content, COUNTS_EDITED)).toMatchObject({ status: 'SUPERSEDED', supersededBy: [back.id] });
  });

  it('an edition that lacks a keyword says nothing about it', () => {
    const other = { id: 'new', text: glossaryText({ name: 'Mist', rulings: [COST] }), ...NEW };
    const { content } = buildInvented([gale('old', [COUNTS], OLD), other]);
    expect(rulingOf(content, COUNTS).status).toBe('CURRENT');
  });

  it('a newer edition leaves every id as it was', () => {
    const first = buildInvented([gale('old', [COUNTS, ARENA, COST], OLD)]);
    const second = buildInvented(
      [gale('old', [COUNTS, ARENA, COST], OLD), gale('new', [COST, COUNTS_EDITED], NEW)],
      first.ledger,
    );
    const now = idsByText(second);
    for (const [text, id] of idsByText(first)) expect(now.get(text)).toBe(id);
  });
});

describe('a source that is taken away', () => {
  const both = [gale('old', [COUNTS]), gale('new', [ARENA], { publishedOn: '2005-01-01' })];

  it('leaves its rulings withdrawn, without occurrences, and as official as they were', () => {
    const own = gale('own', [COUNTS], { authority: 'SUMMARY' });
    const first = buildInvented([own, gale('new', [ARENA])]);
    const { content } = buildInvented([gale('new', [ARENA])], parseLedger(printLedger(first.ledger)));
    expect(rulingOf(content, COUNTS)).toMatchObject({
      status: 'WITHDRAWN',
      occurrences: [],
      authority: 'SUMMARY',
      id: rulingOf(first.content, COUNTS).id,
    });
  });

  it('gives them back, with their ids, when it comes back', () => {
    const first = buildInvented(both);
    const without = buildInvented(both.slice(0, 1), first.ledger);
    expect(rulingOf(without.content, ARENA)).toMatchObject({ status: 'WITHDRAWN', occurrences: [] });
    const again = buildInvented(both, without.ledger);
    expect(again.content).toEqual(first.content);
    expect(again.ledger).toEqual(first.ledger);
  });

  it('leaves the rulings of a keyword that nothing else has withdrawn, with their ids', () => {
    const mist = { id: 'mist', text: glossaryText({ name: 'Mist', rulings: [COST] }), edition: 'mist' };
    const first = buildInvented([...both, mist]);
    const without = buildInvented(both, first.ledger);
    expect(without.content.keywords.map(({ slug }) => slug)).toEqual(['gale']);
    expect(without.content.rulings.find(({ id }) => id === 'mist/paying-for-it-is')).toMatchObject({
      keyword: 'mist',
      card: null,
      text: COST,
      status: 'WITHDRAWN',
      occurrences: [],
    });
    expect(without.ledger.get('mist/paying-for-it-is')?.withdrawn).toBe(true);
    expect(buildInvented(both, without.ledger).content).toEqual(without.content);
    expect(buildInvented([...both, mist], without.ledger).content).toEqual(first.content);
  });
});
