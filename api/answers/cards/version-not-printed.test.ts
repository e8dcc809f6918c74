import { describe, expect, it } from 'vitest';
import { askOf, openWithPrinted } from '../testing/sample-cards-asked.js';

const kb = openWithPrinted(
  { name: 'Old Sage', version: 'A', lines: ['Evade 2'] },
  { name: 'Old Sage', version: 'B2', lines: ['Stun 2'] },
  { name: 'Grey Wolf', lines: ['Overkill'] },
);

describe('a question about a version that a card does not have', () => {
  it.each([
    ['What does Old Sage (C) do?', 'Old Sage (A)'],
    ['Old Sage [z]', 'Old Sage (A)'],
    ['does old sage q2 have Evade?', 'Old Sage (A)'],
    ['Can Old Sage C attack Grey Wolf?', 'Old Sage (A)'],
    ['Old Sage (B) vs Grey Wolf in the Ground arena', 'Old Sage (A)'],
    ['Grey Wolf vs Old Sage (D)', 'Old Sage (A)'],
    ['Which keywords has Grey Wolf (A)?', 'Grey Wolf'],
  ])('is not answered of another one: %s', (question, offered) => {
    const answer = askOf(kb, question);
    expect(answer).toMatchObject({ confidence: 'LOW', cards: [], citations: [] });
    expect(answer.warnings).toMatchObject([
      { code: 'UNKNOWN_CARD', message: expect.stringContaining('there is no version') },
    ]);
    expect(answer.suggestions).toContain(`What does ${offered} do?`);
  });

  it.each([
    ['What does Old Sage (B2) do?', 'old-sage-b2'],
    ['does old sage a have Evade?', 'old-sage-a'],
    ['Can Grey Wolf I control attack?', 'grey-wolf'],
    ['What does a Grey Wolf do?', 'grey-wolf'],
  ])('is told apart from one about a card: %s', (question, slug) => {
    expect(askOf(kb, question).cards.map((card) => card.slug)).toContain(slug);
  });
});
