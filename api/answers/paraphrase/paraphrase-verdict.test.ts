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
  'Although Lantern is labeled static, its oil is chosen when the battle step of the unit\u2019s arena starts.',
  'Lantern is always on.',
  'You don\u2019t get the effect of Lantern unless you announce it.',
  'Outside the build zone, the wick printed after Lantern is off.',
  'Taking the flame from Lantern is optional.',
  'A correct guess gives you the effect listed by Lantern.',
  'The ordinary stacking limit of 4 cards still applies to a unit with Lantern.',
  'You get the smoke from Lantern at the start of your next build step.',
  'Apart from its wax and color, the rest of the Lantern card text is ignored.',
  'A unit that becomes untapped may use Lantern again.',
  'Every attack by a unit with Lantern has a mirror POP.',
  'On an Event card, Lantern can be played only at a time when the card could normally be played.',
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
    ['must Lantern be aimed at a different unit', 'NO'],
    ['is the Lantern oil chosen at the start of the battle step', 'YES'],
    ['is the Lantern oil chosen at the end of the battle step', 'NO'],
    ['is Lantern active all the time', 'YES'],
    ['does Lantern have to be activated', 'NO'],
    ['do i get the effect of Lantern without announcing it', 'NO'],
    ['do i get the effect of Lantern if i announce it', 'YES'],
    ['is the Lantern wick off outside the build zone', 'YES'],
    ['is the Lantern wick on outside the build zone', 'NO'],
    ['can i refuse to take the Lantern flame', 'YES'],
    ['must i take the Lantern flame', 'NO'],
    ['does Lantern let me go over 4 cards', 'NO'],
    ['if i guessed wrong do i get the Lantern effect', 'NO'],
    ['do i get the Lantern smoke right away', 'NO'],
    ['do i get the Lantern smoke when my next build step begins', 'YES'],
    ['does the wax of Lantern still count', 'YES'],
    ['does the color of Lantern count', 'YES'],
    ['does the text of Lantern work', 'NO'],
    ['if my unit untaps can it use Lantern again', 'YES'],
    ['does a Lantern attack always have a mirror POP', 'YES'],
    ['must an Event card with Lantern be played at a time it could normally be played', 'YES'],
  ])('says Yes or No: %s: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'does Lantern trigger if there are damage counters',
    'may i give the Lantern bonus to an enemy unit or a friend',
    'do i have to pay Lantern if i can not',
    'does the opponent see Lantern dice before the battle',
    'does Lantern glow',
    'do i get the effect of Lantern',
    'is the Lantern oil chosen during the battle step',
    'do i get the Lantern smoke from an enemy',
    'does the handle of Lantern count',
    'if my unit is tapped can it use Lantern again',
  ])('is not turned round, and says nothing of more than it names: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });

  it.each(TEXTS)('never denies what a ruling says in its own words: %s', (text) => {
    expect(verdict(`is it true that ${text.replace(/\.$/, '')}?`)).not.toBe('NO');
  });
});
