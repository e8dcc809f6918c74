import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { reportOf } from '../testing/sample-report.js';
import { pairVerdict } from './pair-verdict.js';

const kb = openSample(
  sampleWith(
    { slug: 'armor', name: 'Armor', parameter: 'NONE' },
    { slug: 'accuracy', name: 'Accuracy', parameter: 'SIGNED_NUMBER' },
  ),
);
const apart = reportOf('INDEPENDENT');

describe('what a die must show against one keyword with another', () => {
  it.each([
    ['do 4s hit Armor with Accuracy 1', 'YES'],
    ['do 3s hit Armor with Accuracy 1', 'NO'],
  ])('answers %s: %s', (question, answer) => {
    expect(pairVerdict(readQuestion(kb, question), apart)?.answer ?? null).toBe(answer);
  });

  it('leaves open what no report was made for', () => {
    expect(pairVerdict(readQuestion(kb, 'do 4s hit Armor with Accuracy 1'), null)).toBeNull();
  });
});
