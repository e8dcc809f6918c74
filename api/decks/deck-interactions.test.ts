import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../../engine/interaction/relation.js';
import { checkInteraction } from '../interactions/check-interaction.js';
import { createPairMemory } from '../interactions/pair-memory.js';
import { sampleCards } from '../knowledge-base/sample-cards.js';
import { sampleContent } from '../knowledge-base/sample-content.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { deckInteractions, MOST_PAIRS } from './deck-interactions.js';
import { readDeck } from './read-deck.js';

const kb = openSample();
const pairs = createPairMemory();

function meetings(list: string, against: string | null = null) {
  return deckInteractions(kb, readDeck(list), against, { pairs, turn: async (work) => work() });
}

describe('how the keywords of a deck meet', () => {
  it('is what the interaction check says of each two, with the cards that bring them', async () => {
    const { findings, pairs: looked, leftOut } = await meetings('2 Old Guard (A)\n1 Stone Beast');
    const check = checkInteraction(kb, {
      keywords: ['evade', 'overkill'].map((keyword) => ({ keyword, value: null, role: null })),
      scenario: null,
    });
    if ('ok' in check) throw new Error(check.message);
    const ofThese = findings.filter(({ finding: { from, to } }) => `${from} ${to}` === 'evade overkill');
    expect(ofThese.map(({ finding }) => finding)).toEqual(
      check.findings.filter(({ from }) => from === 'evade'),
    );
    const retaliate = findings.find(({ finding }) => finding.from === 'retaliate');
    expect(retaliate?.fromCards.map(({ slug }) => slug)).toEqual(['stone-beast']);
    expect(retaliate?.toCards.map(({ slug }) => slug)).toEqual(['old-guard-a']);
    // evade, overkill, retaliate, stun: each with each other
    expect([looked, leftOut]).toEqual([6, 0]);
  });

  it('is told strongest first', async () => {
    const { findings } = await meetings('Old Guard\nStone Beast');
    const ranks = findings.map(({ finding }) => RELATIONS.indexOf(finding.relation));
    expect(ranks.length).toBeGreaterThan(2);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('leaves out pairs that do not touch each other', async () => {
    const { findings } = await meetings('Old Guard\nStone Beast');
    expect(findings.filter(({ finding }) => finding.relation === 'PRECEDES')).toEqual([]);
  });

  it('is the same for a card that stands in two sections', async () => {
    const once = await meetings('Old Guard\nStone Beast');
    const twice = await meetings('Old Guard\nStone Beast\nSideboard:\nStone Beast');
    expect(twice.findings).toEqual(once.findings);
  });

  it('says what of the list was not recognised', async () => {
    const { deck } = await meetings('Old Guard\n3 Stony Boat');
    expect(deck.unrecognised).toMatchObject([{ line: 2, suggestions: [{ id: 'stone-beast' }] }]);
  });
});

describe('a deck against a card', () => {
  it('has what the keywords of the two do to each other, both ways', async () => {
    const { against, againstFindings, findings } = await meetings('Old Guard', 'stone beast');
    expect(against).toMatchObject({ slug: 'stone-beast' });
    expect(againstFindings.length).toBeGreaterThan(0);
    for (const { finding, fromCards, toCards } of againstFindings) {
      const isTheirs = finding.from === 'retaliate';
      const [beast, guard] = isTheirs ? [fromCards, toCards] : [toCards, fromCards];
      expect([beast, guard]).toMatchObject([[{ slug: 'stone-beast' }], [{ slug: 'old-guard-a' }]]);
    }
    expect(findings.flatMap(({ finding }) => [finding.from, finding.to])).not.toContain('retaliate');
  });

  it('has no pair of a keyword and itself', async () => {
    const { againstFindings, pairs: looked } = await meetings('Stone Beast', 'Stone Beast');
    expect([againstFindings.length, looked]).toEqual([0, 0]);
  });

  it('that is not known is said, with what comes near, and the deck is served', async () => {
    const { against, findings, warnings } = await meetings('Old Guard', 'Stony Boat');
    expect(against).toMatchObject({ suggestions: [{ id: 'stone-beast' }] });
    expect(warnings).toMatchObject([{ code: 'UNKNOWN_CARD' }]);
    expect(findings.length).toBeGreaterThan(0);
  });
});

describe('a deck with more pairs than are looked at', () => {
  const many = Array.from({ length: 40 }, (_, index) => `k${index}`);
  const [template] = sampleContent.keywords;
  const [card] = sampleCards;
  if (template === undefined || card === undefined) throw new Error('the sample is empty');
  const keywords = many.map((slug) => ({
    ...template,
    slug,
    name: slug.toUpperCase(),
    rulings: [],
    mentions: [],
  }));
  const large = openSample({
    ...sampleContent,
    keywords: [...sampleContent.keywords, ...keywords].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    cards: [
      { ...card, slug: 'all', name: 'All', version: null, keywords: many },
      { ...card, slug: 'few', name: 'Few', version: null, keywords: ['k38', 'k39'] },
    ],
  });
  let checks = 0;
  const memory = createPairMemory(() => {
    checks += 1;
    const message = 'Nothing is known of these.';
    return { ok: false, code: 'TOO_COMPLEX', message, rule: null, limit: null, suggestions: [] };
  });
  const turns: number[] = [];
  const met = deckInteractions(large, readDeck('All\n4 Few'), null, {
    pairs: memory,
    turn: async (work) => {
      turns.push(checks);
      return work();
    },
  });

  it('counts those that are left out, and says so', async () => {
    const { pairs: looked, leftOut, warnings } = await met;
    expect([looked, leftOut]).toEqual([MOST_PAIRS, (40 * 39) / 2 - MOST_PAIRS]);
    expect(warnings[0]).toMatchObject({
      code: 'PAIRS_LEFT_OUT',
      message: expect.stringContaining(`${leftOut}`),
    });
  });

  it('looks at those with the most copies', async () => {
    await met;
    expect(memory.recall(large, 'k38', 'k39')).not.toBeNull();
    expect(memory.recall(large, 'k36', 'k37')).toBeNull();
  });

  it('works out each in a turn of its own, and again none', async () => {
    await met;
    expect(turns).toHaveLength(MOST_PAIRS);
    const again = { pairs: memory, turn: () => Promise.reject(new Error('it is known')) };
    expect((await deckInteractions(large, readDeck('All\n4 Few'), null, again)).pairs).toBe(MOST_PAIRS);
  });
});
