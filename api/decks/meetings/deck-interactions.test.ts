import { describe, expect, it } from 'vitest';
import { RELATIONS } from '../../../engine/interaction/relation.js';
import { checkInteraction } from '../../interactions/check-interaction.js';
import { createPairMemory } from '../../interactions/pair-memory.js';
import { sampleCards } from '../../knowledge-base/sample-cards.js';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import { openSample } from '../../knowledge-base/sample-knowledge-base.js';
import { readDeck } from '../read-deck.js';
import { deckInteractions, MOST_PAIRS } from './deck-interactions.js';
import { openWithMeetings } from './sample-meetings.js';

const kb = openSample();
const invented = openWithMeetings();
const pairs = createPairMemory();

function meetings(list: string, against: string | null = null) {
  const loaded = /Old Guard|Stone Beast/.test(list) ? kb : invented;
  return deckInteractions(loaded, readDeck(list), against, { pairs, turn: async (work) => work() });
}

describe('how the keywords of a deck meet', () => {
  it('is what the interaction check says of each two in their places', async () => {
    const { findings } = await meetings('Crushing Stinger');
    const check = checkInteraction(invented, {
      keywords: ['overkill', 'stun'].map((keyword) => ({ keyword, value: null, role: 'ATTACKER' })),
      scenario: null,
    });
    if ('ok' in check) throw new Error(check.message);
    expect(findings.map(({ finding }) => finding)).toEqual(check.findings);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('is told strongest first', async () => {
    const { findings } = await meetings(
      'Crushing Stinger\nGuardian\nParting Blade\nFierce Quaker\nShieldbearer',
    );
    const ranks = findings.map(({ finding }) => RELATIONS.indexOf(finding.relation));
    expect(ranks.length).toBeGreaterThan(2);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('leaves out pairs that do not touch each other', async () => {
    const { findings } = await meetings('Guardian\nParting Blade\nFierce Quaker');
    expect(findings.filter(({ finding }) => finding.relation === 'PRECEDES')).toEqual([]);
  });

  it('is the same for a card that stands in two sections', async () => {
    const once = await meetings('Guardian\nParting Blade\nStriker');
    const twice = await meetings('Guardian\nParting Blade\nStriker\nSideboard:\nStriker');
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
    const { against, findings, warnings } = await meetings('Crushing Stinger', 'Shield Baerers Boat');
    expect(against).toMatchObject({ suggestions: expect.anything() });
    expect(warnings).toMatchObject([{ code: 'UNKNOWN_CARD' }]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it.each(['Stone Beast (A)', 'Old Guard (C)', 'old guard c'])(
    'is held against no other version for one that there is not: %s',
    async (name) => {
      const { against, againstFindings, warnings } = await meetings('Old Guard', name);
      expect(against).toMatchObject({ suggestions: [{ kind: 'CARD' }] });
      expect(againstFindings).toEqual([]);
      expect(warnings).toMatchObject([{ code: 'UNKNOWN_CARD' }]);
    },
  );
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

  it('works out each in a turn of its own', async () => {
    await met;
    expect(checks).toBe(MOST_PAIRS);
    expect(Math.max(...turns.map((before, index) => (turns[index + 1] ?? checks) - before))).toBe(1);
  });

  it('works out none again', async () => {
    await met;
    const turn = async <Value>(work: () => Value) => work();
    const again = await deckInteractions(large, readDeck('All\n4 Few'), null, { pairs: memory, turn });
    expect([again.pairs, checks]).toEqual([MOST_PAIRS, MOST_PAIRS]);
  });

  it('is given up, with nothing worked out, when no turn comes', async () => {
    const fresh = createPairMemory(() => {
      throw new Error('It is worked out.');
    });
    const turn = () => Promise.reject(new Error('gone'));
    const left = deckInteractions(large, readDeck('All\n4 Few'), null, { pairs: fresh, turn });
    await expect(left).rejects.toThrow('gone');
  });
});
