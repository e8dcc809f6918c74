import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { rulingSentences } from './sentence-index.js';
import { isOtherVoice } from './voice.js';

const kb = openSample(sampleWith({ slug: 'dodge', name: 'Dodge' }));

/** Does a ruling speak of something else than what is done, or done to the unit, in a question? */
function isOther(text: string, question: string): boolean {
  const [template] = kb.content.rulings;
  if (template === undefined) throw new Error('the sample has no ruling');
  const id = 'dodge/a-ruling';
  const rulings = new Map([[id, { ...template, id, text, keyword: 'dodge', mentions: [] }]]);
  const [sentence] = rulingSentences({ ...kb, rulings }, 'dodge', [id]);
  if (sentence === undefined) throw new Error('no sentence was made');
  return isOtherVoice(readQuestion(kb, question).claim.main.words, sentence);
}

const ATTACKED = "A unit with Dodge can't be attacked.";

describe('what is done to a unit', () => {
  it.each([
    [ATTACKED, 'Can a unit with Dodge attack?', true],
    [ATTACKED, 'Can a unit with Dodge attack another unit?', true],
    [ATTACKED, 'Can a unit with Dodge be attacked?', false],
    [ATTACKED, 'Can I attack a unit with Dodge?', false],
    ['A dodging unit opens itself to attacks.', 'Can a unit with Dodge be attacked?', true],
    ["Your own units can't be attacked with Dodge.", 'Can Dodge attack my own units?', false],
    ["Damage from this unit can't be prevented.", 'Can a unit with Dodge prevent damage?', true],
    ["Damage from this unit can't be prevented.", 'Can damage from Dodge be prevented?', false],
    ['Damage prevention works normally.', 'Can Dodge damage be prevented?', false],
    ['Each dodging unit has been attacked.', 'Does a dodging unit count as attacked?', false],
  ])('says nothing of what it does: %s %s', (text, question, other) => {
    expect(isOther(text, question)).toBe(other);
  });
});
