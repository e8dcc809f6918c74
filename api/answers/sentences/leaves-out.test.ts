import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { leavesOut } from './leaves-out.js';
import { ownSentences } from './sentence-index.js';

const kb = openWithEntries({
  slug: 'sweep',
  name: 'Sweep',
  says: [
    'Sweep triggers when damage from its unit causes another unit to be discarded.',
    'The unit with Sweep gets +1 power and +10 speed for each face-down card under it.',
    'Once in each build step, a card with Sweep may be moved onto or off a suitable unit.',
    'The payment for Sweep takes the place of the printed cost.',
    "An attack made with Sweep doesn't require tapping.",
  ],
});

function isLeftOut(question: string, says: RegExp, answer: 'YES' | 'NO' = 'YES'): boolean | null {
  const asked = readQuestion(kb, question);
  const [keyword] = asked.keywords;
  const own = keyword === undefined ? [] : ownSentences(asked.index, keyword);
  const by = own.find(({ text }) => says.test(text));
  return by === undefined ? null : leavesOut(asked, { answer, by });
}

describe('what a question adds to what a sentence says', () => {
  it.each([
    ['Does Sweep trigger when my other unit kills something?', /triggers/],
    ['Does Sweep give +1 speed?', /\+10/],
    ['Does a unit with Sweep and a face-up card get +1 power?', /\+10/],
    ['Does a unit with Sweep and two face-down cards get +1 power?', /\+10/],
    ['Can any unit get a card with Sweep?', /suitable/],
    ['Can a card with Sweep be moved onto and off a unit in one build step?', /suitable/],
    ['Is the printed cost paid in addition to the Sweep payment?', /payment/],
  ])('is left out by it: %s', (question, says) => {
    expect(isLeftOut(question, says)).toBe(true);
  });

  it.each([
    ['Does Sweep trigger when its unit kills another unit?', /triggers/],
    ['Does Sweep give +10 speed?', /\+10/],
    ['Does a unit with Sweep and a face-down card get +1 power?', /\+10/],
    ['Can a card with Sweep be moved onto a suitable unit?', /suitable/],
    ['Is the Sweep payment made in place of the printed cost?', /payment/],
  ])('is told by it: %s', (question, says) => {
    expect(isLeftOut(question, says)).toBe(false);
  });

  it('makes no No of what is not needed', () => {
    expect(isLeftOut('Can I use Sweep if my unit tapped?', /require/, 'NO')).toBe(true);
    expect(isLeftOut('Must a unit with Sweep tap?', /require/, 'NO')).toBe(false);
  });
});
