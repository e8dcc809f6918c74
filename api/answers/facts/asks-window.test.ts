import { describe, expect, it } from 'vitest';
import type { YesNo } from '../judged.js';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { factVerdict } from './fact-verdict.js';

const kb = openWithEntries(
  {
    slug: 'recoil',
    name: 'Recoil',
    activation: ['ACTIVATED'],
    timing: 'attack-pop',
    timingInferred: false,
    definitions: ['This unit does X dice of damage to the attacker when the attack ends.'],
    says: ['A unit can activate Recoil during the attack POP.'],
  },
  {
    slug: 'payday',
    name: 'Payday',
    activation: ['TRIGGERED'],
    timing: 'unit-discard',
    timingInferred: false,
    definitions: ['When it discards another unit, you get a bonus.'],
  },
);
const told = (question: string) => factVerdict(readQuestion(kb, question));

describe('a question whether a keyword is of a moment', () => {
  it.each<[string, YesNo]>([
    ['is Recoil activated during the attack POP?', 'YES'],
    ['do I pay for Recoil when the attack ends?', 'NO'],
    ['is Recoil used before the roll?', 'YES'],
    ['is Recoil declared after the rerolls?', 'NO'],
  ])('is about its use where the verb is: %s', (question, answer) => {
    expect(told(question)?.answer).toBe(answer);
  });

  it.each<[string, YesNo]>([
    ['is Recoil damage done when the attack ends?', 'YES'],
    ['is Recoil resolved in the attack POP?', 'NO'],
    ['is Recoil damage dealt right after the roll?', 'NO'],
  ])('is about what waits for the end of the attack where that is named: %s', (question, answer) => {
    expect(told(question)?.answer).toBe(answer);
  });

  it('shows the ruling that names the moment of its use', () => {
    expect(told('is Recoil used when the attack ends?')?.by.text).toMatch(/during the attack POP/);
  });

  it.each(['is Recoil triggered when the attack ends?', 'is Payday paid when the unit is discarded?'])(
    'is open where the verb is of another kind of ability: %s',
    (question) => {
      expect(told(question)).toBeNull();
    },
  );

  it('is open where the discard of its own unit may be meant', () => {
    expect(told('does Payday trigger when the unit is discarded?')).toBeNull();
  });
});
