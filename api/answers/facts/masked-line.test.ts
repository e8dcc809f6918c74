import { describe, expect, it } from 'vitest';
import { openSample } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { maskedLine, maskedMain } from './masked-line.js';

const kb = openSample();

describe('a masked question', () => {
  it.each([
    ['Does my guy really need the Evade?', 'does unit need K'],
    ['can u Evade 2 Overkill damage', 'can i K L damage'],
    ['Can an Evade unit use Overkill, and then Evade?', 'can K use L , and K'],
    ['do 4s hit it', 'do 4 hit unit'],
  ])('is short: %s -> %s', (question, line) => {
    expect(maskedLine(readQuestion(kb, question))).toBe(line);
  });

  it.each([
    ['my unit has Stun 2. does it lower their health?', 'does K lower their health'],
    ['i have Evade on my guy, must i use it?', 'must i use K'],
  ])('takes the keyword of a story that says who has it: %s -> %s', (question, line) => {
    expect(maskedMain(readQuestion(kb, question))).toBe(line);
  });

  it.each([
    'does it lower health?',
    'my unit has no Stun. does it lower health?',
    'my Stun unit was discarded. does it lower health?',
  ])('takes none of a story that says more, or nothing: %s', (question) => {
    expect(maskedMain(readQuestion(kb, question))).toBeNull();
  });
});
