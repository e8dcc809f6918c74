import { describe, expect, it } from 'vitest';
import { openWithUnits } from '../../attacks/sample-units.js';
import { checkInteraction } from '../../interactions/check-interaction.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { sampleCards } from '../../knowledge-base/sample-cards.js';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import { openSample } from '../../knowledge-base/sample-knowledge-base.js';
import { answerQuestion } from '../answer-question.js';

const OWN = 'card-old-guard-a/evade-on-this-card';
const ruled = withRuling('Evade on this card is used once per attack.');
const units = openWithUnits();

/** The sample with an official ruling on Old Guard. */
function withRuling(text: string): KnowledgeBase {
  const [template] = sampleContent.rulings;
  if (template === undefined) throw new Error('the sample has no ruling');
  const ruling = {
    ...template,
    id: OWN,
    keyword: null,
    card: 'old-guard-a',
    text,
    authority: 'OFFICIAL',
    mentions: ['evade'],
  } as const;
  const cards = sampleCards.map((card) => (card.slug === ruling.card ? { ...card, rulings: [OWN] } : card));
  return openSample({ ...sampleContent, cards, rulings: [...sampleContent.rulings, ruling] });
}

function ask(kb: KnowledgeBase, question: string) {
  return answerQuestion(kb, question, { maxLength: null, publicUrl: null, checkInteraction });
}

describe('a question about a keyword of a card', () => {
  it('is answered by the ruling on the card before those of the keyword', () => {
    const { text, citations } = ask(ruled, 'Can Old Guard use Evade twice in one attack?');
    expect(text).toMatch(/^No\. “Evade on this card is used once per attack\.”/);
    expect(citations.map(({ id }) => id)).toEqual([OWN, 'evade/you-can-play-evade']);
  });

  it('has the lines of the card with it behind', () => {
    expect(ask(units, 'When can Old Guard use Evade?').text).toMatch(
      /Old Guard \(A\) has: Pay 2 Force -> Evade 2\.$/,
    );
    expect(ask(units, 'Can Stone Beast Evade twice?').text).toMatch(/No line of Stone Beast has Evade\.$/);
  });

  it.each(["How does Old Guard's Evade work?", 'What are the rulings on Evade of Old Guard?'])(
    'is answered by the rulings of the keyword: %s',
    (question) => {
      const { text, citations, cards } = ask(ruled, question);
      expect(citations.map(({ id }) => id)).toContain('evade/you-can-play-evade');
      expect(text).toContain('Old Guard (A) has: Pay 2 Force -> Evade 2.');
      expect(cards.map(({ slug }) => slug)).toEqual(['old-guard-a']);
    },
  );

  it('says of each version what it has', () => {
    const { text } = ask(units, 'Can Marsh Hunter use Critical Hit twice?');
    expect(text).toContain('Marsh Hunter (A) has: Critical Hit 1.');
    expect(text).toContain('No line of Marsh Hunter (B) has Critical Hit.');
  });
});

describe('a question about a card', () => {
  it('has its own rulings', () => {
    expect(ask(ruled, 'What does Old Guard do?').citations.map(({ id }) => id)).toEqual([OWN]);
  });

  it('about rulings has one of each of its keywords behind its own', () => {
    const ids = ask(ruled, 'What are the rulings on Old Guard?').citations.map(({ id }) => id);
    expect(ids[0]).toBe(OWN);
    expect(ids.slice(1).map((id) => id.split('/')[0])).toEqual(['overkill', 'stun', 'evade']);
  });
});

describe('an attack between cards', () => {
  it('is solved by name, and what takes no part is said', () => {
    const { text, warnings, confidence } = ask(units, 'Pack Leader vs Old Guard in the Character arena');
    expect(text).toMatch(/^The chance that Old Guard \(A\) is discarded is /);
    expect(text).toContain('Pack Leader: "Evade X, where X is the number of your Beasts" is left out');
    expect(warnings.map(({ code }) => code)).toContain('CARD_LINE_LEFT_OUT');
    expect(confidence).toBe('MEDIUM');
  });

  it('takes the options of the one-line notation', () => {
    const { attack } = ask(units, 'odds of Stone Beast, 3 power vs Old Guard; force 0/1');
    expect(attack?.input).toMatchObject({ attacker: { power: 3 }, force: { ATTACKER: 0, DEFENDER: 1 } });
  });

  it('never drops a card before numbers', () => {
    expect(ask(units, 'chance that Stone Beast, 2 power vs 5 health').attack?.input.attacker).toMatchObject({
      power: 2,
      abilities: ['Retaliate 2'],
    });
  });

  it.each([
    ['Marsh Hunter vs Stone Beast', 'SEVERAL_VERSIONS', /Marsh Hunter \(A\), Marsh Hunter \(B\)/],
    ['Old Banner vs Stone Beast', 'NO_UNIT', /^Old Banner is no unit/],
    [
      'Old Guard and 7-TEK vs Stone Beast',
      'SEVERAL_CARDS',
      /^Old Guard \(A\), 7-TEK, Stone Beast.* are named/,
    ],
    ['Zorro vs Stone Beast', 'UNKNOWN_CARD', /^No card is called 'Zorro'/],
  ])('that can not be solved says why: %s', (question, code, says) => {
    const { text, warnings, attack, confidence } = ask(units, question);
    expect(warnings.map((one) => one.code)).toEqual([code]);
    expect(text).toMatch(says);
    expect([attack, confidence]).toEqual([null, 'LOW']);
  });

  it('suggests the question with each version', () => {
    expect(ask(units, 'Marsh Hunter vs Stone Beast').suggestions).toEqual([
      'Marsh Hunter (A) vs Stone Beast',
      'Marsh Hunter (B) vs Stone Beast',
    ]);
  });
});
