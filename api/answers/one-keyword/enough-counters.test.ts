import { describe, expect, it } from 'vitest';
import type { YesNo } from '../judged.js';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { enoughCounters } from './enough-counters.js';

const kb = openWithEntries({
  slug: 'slow-start',
  name: 'Slow Start',
  parameter: 'NUMBER',
  says: [
    "The build counters needed for Slow Start are X or the card's current build cost, whichever is lower.",
  ],
});
const verdict = (question: string): YesNo | null =>
  enoughCounters(readQuestion(kb, question))?.answer ?? null;

describe('counters that a card has, against those that its keyword takes', () => {
  it.each<[string, YesNo]>([
    ['Slow Start 3 with 3 build counters on a card that costs 6, ok?', 'YES'],
    ['Slow Start 3 and 5 build counters: may I use it?', 'YES'],
    ['Slow Start 4, build cost 9, three counters, can I complete it?', 'NO'],
  ])('are enough from its value on: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it('are enough below its value where the card costs less', () => {
    expect(verdict('Slow Start 5, the card costs 2 and has 2 counters, can I complete it?')).toBe('YES');
  });

  it.each([
    'Slow Start 3 with 2 build counters, can I use it?',
    'Slow Start 3 with 3 build counters, do I pay Force?',
    'Slow Start 3 with 3 build counters and an enemy unit, can I use it?',
    'Slow Start 3 with 3 build counters, can I not use it?',
  ])('say nothing where the cost is not told, or more is asked: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
