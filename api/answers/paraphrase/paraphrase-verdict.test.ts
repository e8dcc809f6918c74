import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { paraphraseVerdict } from './paraphrase-verdict.js';

const TEXTS = [
  'Lantern must be aimed at the same unit as the first attack.',
  'Paying Lantern isn\u2019t optional if you can pay it.',
  'If the damage puts no damage counters on the unit, Lantern doesn\u2019t occur.',
  'An enemy unit may be given the bonus from Lantern.',
  'The opponent sees the Lantern dice once damage prevention is finished.',
  'Lantern sets the number needed and doesn\u2019t change the result of the die.',
];
const [template] = sampleContent.rulings;
if (template === undefined) throw new Error('the sample content has no ruling');
const base = sampleWith({ slug: 'lantern', name: 'Lantern', rulings: TEXTS.map((_, at) => `lantern/${at}`) });
const kb = openSample({
  ...base,
  rulings: [
    ...base.rulings,
    ...TEXTS.map((text, at) => ({
      ...template,
      id: `lantern/${at}`,
      keyword: 'lantern',
      text,
      mentions: [],
    })),
  ],
});
const verdict = (question: string): string | null =>
  paraphraseVerdict(readQuestion(kb, question))?.answer ?? null;

describe('a ruling in other words', () => {
  it.each([
    ['do i have to pay Lantern if i can afford it', 'YES'],
    ['does Lantern trigger if there are no damage counters', 'NO'],
    ['may i give the Lantern bonus to an enemy unit', 'YES'],
    ['must i give the Lantern bonus to an enemy unit', 'NO'],
    ['does the opponent see Lantern dice before damage prevention', 'NO'],
    ['does the opponent see Lantern dice after damage prevention', 'YES'],
    ['does Lantern change the number on the die', 'NO'],
  ])('says Yes or No: %s: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'does Lantern trigger if there are damage counters',
    'may i give the Lantern bonus to an enemy unit or a friend',
    'do i have to pay Lantern if i can not',
    'does the opponent see Lantern dice before the battle',
    'does Lantern glow',
  ])('is not turned round, and says nothing of more than it names: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
