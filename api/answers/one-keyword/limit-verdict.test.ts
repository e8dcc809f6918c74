import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { limitVerdict } from './limit-verdict.js';

const kb = openSample(
  sampleWith(
    {
      slug: 'dodge',
      name: 'Dodge',
      authority: 'OFFICIAL',
      definitions: ['You may divide hits between this unit and another unit in the same arena.'],
    },
    {
      slug: 'fasten',
      name: 'Fasten',
      definitions: ['Attach this card to a unit. Play only during your build step.'],
    },
  ),
);
const verdict = (question: string): string | null => limitVerdict(readQuestion(kb, question))?.answer ?? null;

describe('the limits that a text sets', () => {
  it.each([
    ['Can Dodge hit a unit in another arena?', 'NO'],
    ['can dodge spill over to a different arena', 'NO'],
    ['Does Dodge work across arenas?', 'NO'],
    ['Can Dodge damage go to another unit in the same arena?', 'YES'],
    ['Must the second Dodge unit be in the same arena?', 'YES'],
    ['Can I Fasten during the battle phase?', 'NO'],
    ["can i fasten in my opponent's build step", 'NO'],
  ])('decide what keeps to them or steps over them: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'Does Dodge work when a unit in another arena attacks?',
    'Can Dodge be used against an attack from another arena?',
    'Can Dodge not hit a unit in another arena?',
    'Can Dodge flip a table in another arena?',
    "Can I Fasten during my opponent's turn?",
    'Can I Fasten during my build step?',
    'Which units in another arena can Dodge hit?',
  ])('leave open what is asked beside them: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
