import { describe, expect, it } from 'vitest';
import { createPairMemory } from '../../interactions/pair-memory.js';
import { readDeck } from '../read-deck.js';
import { type DeckFinding, deckInteractions } from './deck-interactions.js';
import { openWithMeetings } from './sample-meetings.js';

const kb = openWithMeetings();
const pairs = createPairMemory();

function meetings(list: readonly string[], against: string | null = null) {
  return deckInteractions(kb, readDeck(list.join('\n')), against, { pairs, turn: async (work) => work() });
}

/** `evade PREVENTS overkill`, of what does something. */
function told(findings: readonly DeckFinding[]): readonly string[] {
  return findings
    .filter(({ finding }) => finding.relation !== 'NO_EFFECT')
    .map(({ finding: { from, relation, to } }) => `${from} ${relation} ${to}`)
    .toSorted();
}

describe('within a deck', () => {
  it.each<[string, readonly string[], readonly string[]]>([
    [
      'what needs both keywords on one unit is told of a card that has both',
      ['Crushing Stinger'],
      ['overkill TRIGGERS stun'],
    ],
    ['and not of two cards', ['Crusher', 'Stinger'], []],
    [
      'a card that gives a keyword to such a unit counts as one that has it',
      ['Crusher', 'Stinging Whip'],
      ['overkill TRIGGERS stun'],
    ],
    ['and to other units it gives nothing', ['Crusher', 'Clone Whip'], []],
    ['a Pilot gives it to a unit that it can pilot', ['Crusher', 'Beast Rider'], ['overkill TRIGGERS stun']],
    ['and to no other', ['Clone Crusher', 'Beast Rider'], []],
    ['nor to itself', ['Beast Rider'], []],
    ['of several kinds one is enough', ['Ship Crusher', 'Ship Rider'], ['overkill TRIGGERS stun']],
    ['and one is needed', ['Clone Crusher', 'Ship Rider'], []],
    ['a Droid is never piloted', ['Droid Crusher', 'Droid Rider'], []],
    [
      'a kind that is named in words counts as well',
      ['Ship Crusher', 'Rousing Words'],
      ['overkill TRIGGERS stun'],
    ],
    ['and other units do not', ['Crusher', 'Rousing Words'], []],
    [
      'what prevents damage to its own unit does nothing for the unit beside it',
      ['Soothing Dancer', 'Rising Beast'],
      [],
    ],
    [
      'what a natural prevents comes before what is prevented by choice',
      ['Nimble Fencer'],
      ['parry MODIFIES evade'],
    ],
    ['the parts of a Switch are never on at once', ['Changing Crusher'], []],
    ['units of one side do each other no harm', ['Dodger', 'Crusher'], []],
    [
      'a unit does something for another beside it',
      ['Guardian', 'Parting Blade'],
      ['intercept REDIRECTS riposte'],
    ],
    ['and not for itself, of which there is one', ['Guardian'], []],
  ])('%s', async (_, list, expected) => {
    const { findings, againstFindings } = await meetings(list);
    expect([told(findings), againstFindings]).toEqual([expected, []]);
  });

  it('a unit that protects others does so once another is the defender, never for itself', async () => {
    const { findings } = await meetings(['Guardian', 'Shieldbearer']);
    expect(findings.map(({ finding }) => finding.statement)).toEqual([
      'Intercept makes another unit than the one with Protect the defender, so Protect can come into play for it.',
    ]);
  });

  it('names the card that gives the keyword', async () => {
    const { findings } = await meetings(['Crusher', 'Stinging Whip']);
    const [found] = findings.filter(({ finding }) => finding.relation === 'TRIGGERS');
    expect(found?.fromCards.map(({ name }) => name)).toEqual(['Crusher']);
    expect(found?.toCards.map(({ name }) => name)).toEqual(['Stinging Whip']);
  });

  it('names no card whose partner is missing', async () => {
    const { findings } = await meetings(['Crushing Stinger', 'Crusher', 'Stinger']);
    const [found] = findings.filter(({ finding }) => finding.relation === 'TRIGGERS');
    expect(found?.fromCards.map(({ name }) => name)).toEqual(['Crushing Stinger']);
    expect(found?.toCards.map(({ name }) => name)).toEqual(['Crushing Stinger']);
  });
});

describe('between enemies', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'what one unit prevents of the damage of the other is told',
      'Dodger',
      'Quaker',
      ['evade PREVENTS area-damage'],
    ],
    [
      'but not when the other unit has what makes it impossible',
      'Dodger',
      'Fierce Quaker',
      ['ferocity OVERRIDES evade'],
    ],
    ['what needs both keywords on one unit is not', 'Stinger', 'Crusher', []],
    ['nor what a unit does for another of its side', 'Guardian', 'Parting Blade', []],
    ['Switch gives a keyword in its own arena only', 'Dodger', 'Grazer', []],
    ['there it does', 'Ground Dodger', 'Grazer', ['evade PREVENTS area-damage']],
    ['units of other arenas do not meet', 'Ground Dodger', 'Space Crusher', []],
    ['unless an attack reaches there', 'Ground Dodger', 'Bomber', ['evade PREVENTS overkill']],
    ['whoever attacks', 'Bomber', 'Ground Dodger', ['evade PREVENTS overkill']],
  ])('%s: %s, %s', async (_, card, enemy, expected) => {
    const { findings, againstFindings } = await meetings([card], enemy);
    expect([told(findings), told(againstFindings)]).toEqual([[], expected]);
  });

  it.each([
    ['Space Dodger', 'Bomber'],
    ['Bomber', 'Space Dodger'],
  ])('what reaches another arena has nothing to do in its own: %s, %s', async (card, enemy) => {
    const { pairs: met, againstFindings } = await meetings([card], enemy);
    expect([met, told(againstFindings)]).toEqual([card === 'Bomber' ? 2 : 1, ['evade PREVENTS overkill']]);
  });

  it('a keyword with a condition on the defender strikes a unit that stands beside such a one', async () => {
    const { againstFindings } = await meetings(['Hunter'], 'Dodger');
    expect(told(againstFindings)).toEqual(['evade PREVENTS overkill']);
  });

  it.each([
    ['Lurker', 'Shielded Walker', 0],
    ['Lurker', 'Walker in Shields', 1],
    ['Shielded Walker', 'Lurker', 0],
    ['Walker in Shields', 'Lurker', 1],
  ])(
    'the part of a Switch is looked at in the arena of the two outside of attacks too: %s, %s',
    async (card, enemy, met) => {
      const [alone, both] = [await meetings([card]), await meetings([card], enemy)];
      expect(both.pairs - alone.pairs).toBe(met);
    },
  );

  it.each([
    ['with its own number', 'Marksman', 'Accuracy raises the chance that Evade happens.'],
    ['below 0 as well', 'Bungler', 'Accuracy lowers the chance that Evade happens.'],
  ])('what a keyword does is told %s: %s', async (_, card, statement) => {
    const { againstFindings } = await meetings([card], 'Dodger');
    expect(againstFindings.map(({ finding }) => finding.statement)).toEqual([statement]);
  });

  it('numbers above and below 0 are told apart, each with its card', async () => {
    const { againstFindings } = await meetings(['Marksman', 'Bungler'], 'Dodger');
    expect(againstFindings.map(({ fromCards }) => fromCards.map(({ name }) => name))).toEqual([
      ['Marksman'],
      ['Bungler'],
    ]);
  });

  it.each([
    ['Hunter', 'Guardian', []],
    ['Guardian', 'Hunter', []],
    ['Hunter', 'Copied Guardian', ['intercept REDIRECTS overkill']],
    ['Copied Guardian', 'Hunter', ['intercept REDIRECTS overkill']],
    ['Crusher', 'Guardian', ['intercept REDIRECTS overkill']],
  ])('a condition that whoever steps in does not fulfil ends with that: %s, %s', async (card, enemy, met) => {
    const { againstFindings } = await meetings([card], enemy);
    expect(told(againstFindings)).toEqual(met);
  });

  it('each finding has the card of the deck on one side and the enemy on the other', async () => {
    const { againstFindings } = await meetings(['Dodger', 'Quaker'], 'Quaker');
    const [found, ...more] = againstFindings.filter(({ finding }) => finding.relation !== 'NO_EFFECT');
    expect(found?.fromCards.map(({ name }) => name)).toEqual(['Dodger']);
    expect(found?.toCards.map(({ name }) => name)).toEqual(['Quaker']);
    expect(more).toEqual([]);
  });
});

describe('the name of the card that a deck is held against', () => {
  it('is taken for one that comes near, which is said', async () => {
    const { against, warnings } = await meetings(['Dodger'], 'Quakers');
    expect(against).toMatchObject({ slug: 'quaker' });
    expect(warnings).toEqual([
      { code: 'CARD_GUESSED', message: expect.stringMatching(/'Quakers'.*Quaker\./) },
    ]);
  });

  it.each(['Quaker', 'quaker'])('in its own letters brings no warning: %s', async (name) => {
    expect((await meetings(['Dodger'], name)).warnings).toEqual([]);
  });
});
