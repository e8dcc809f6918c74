import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { formVerdict } from './form-verdict.js';

/** What a keyword with this text says to a question. */
function verdict(text: string, question: string): string | null {
  const kb = openSample(sampleWith({ slug: 'dodge', name: 'Dodge', definitions: [text] }));
  return formVerdict(readQuestion(kb, question))?.answer ?? null;
}

describe('who and how much, as rulings give it', () => {
  it.each([
    ['The new attack must be made against the same unit.', 'Can Dodge attack a different unit?', 'NO'],
    [
      'You may choose any number of dice up to the Dodge value.',
      'Do I need to use all of the Dodge dice?',
      'NO',
    ],
    [
      "A unit with Dodge can't be attacked while it is untapped.",
      'Can a tapped unit with Dodge be attacked?',
      'YES',
    ],
    [
      'It attacks the other unit of yours that you chose.',
      'Can Dodge move an attack to an enemy unit?',
      'NO',
    ],
    ['Dodge was formerly called Duck.', 'Is Dodge the same as Duck?', 'YES'],
    ['When the unit with Dodge is attacked, you may re-roll dice.', 'Does Dodge work on defense?', 'YES'],
    [
      "The cost is all or nothing, so it can't be done if it can't be paid.",
      'Can Dodge cost be partly paid?',
      'NO',
    ],
  ])('decides: %s %s', (text, question, answer) => {
    expect(verdict(text, question)).toBe(answer);
  });

  it.each([
    [
      'The new attack must be made against the same unit.',
      'Can the first attack of Dodge hit a different unit?',
    ],
    [
      "A unit with Dodge can't be attacked while it is untapped.",
      'Can an untapped unit with Dodge be attacked?',
    ],
    ['It attacks the other unit of yours that you chose.', 'Can Dodge be used against an enemy unit?'],
    ['Dodge was formerly called Duck.', 'Is Dodge the same as Leap?'],
    [
      'When the unit with Dodge is attacked, you may re-roll dice.',
      'Does Dodge work on dice of damage on defense?',
    ],
  ])('leaves open what is asked beside it: %s %s', (text, question) => {
    expect(verdict(text, question)).toBeNull();
  });
});
