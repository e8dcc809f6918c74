import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { found, reportOf } from '../testing/sample-report.js';
import { claimVerdict } from './claim-verdict.js';

const names = ['Fury', 'Bombard', 'Armor', 'Accuracy', 'Shields', 'Stealth', 'Riposte', 'Parry', 'Intercept'];
const kb = openSample(
  sampleWith(
    ...names.map((name) => ({
      slug: name.toLowerCase(),
      name,
      parameter: name === 'Accuracy' ? ('SIGNED_NUMBER' as const) : ('NONE' as const),
    })),
  ),
);
const apart = reportOf('INDEPENDENT');

function answerTo(question: string, report = apart): string | null {
  const told = claimVerdict(readQuestion(kb, question), report);
  return told === null || told === 'NOT_SO_PLACED' ? told : told.answer;
}

describe('what a question claims of two keywords', () => {
  it.each([
    ['does Critical Hit work on Fury dice', 'YES'],
    ['do Fury dice trigger Riposte', 'YES'],
    ['does Armor work on Retaliate dice', 'YES'],
    ['does Critical Hit work on Retaliate dice', 'NO'],
    ['do i get Fury on Retaliate', 'NO'],
    ['do Retaliate dice trigger Parry', 'NO'],
    ['does Critical Hit work with Bombard', 'YES'],
    ['does Armor protect the attacker from Retaliate', 'YES'],
    ['does Armor protect the attacker from Riposte', 'NO'],
    ['can the attacker Parry Retaliate', 'NO'],
    ['does Shields help against Retaliate', 'NO'],
    ['can i Intercept Retaliate', 'NO'],
    ['can i Retaliate and Evade in the same attack', 'YES'],
    ['does Retaliate damage get past Parry', 'YES'],
    ['is Parry useless against Retaliate damage', 'YES'],
    ['does Accuracy take away my Critical Hit', 'NO'],
  ])('answers %s: %s', (question, answer) => {
    expect(answerTo(question)).toBe(answer);
  });

  it.each([
    ['one of the attacker’s Fury dice shows a one, can Parry use it', 'YES'],
    ['one of the attacker’s Fury dice shows a two, can Parry use it', 'NO'],
    ['one of my Retaliate dice shows a six, can it trigger Critical Hit', 'NO'],
    ['a Bombard attack from another arena rolls a natural two, does my Riposte work', 'YES'],
  ])('takes what is told first into account, %s: %s', (question, answer) => {
    expect(answerTo(question)).toBe(answer);
  });

  it('keeps attacks from a hidden unit where it is told that the unit is untapped', () => {
    const report = reportOf('INTERACT', found('stealth', 'BLOCKS', 'bombard'));
    expect(answerTo('can Bombard target a Stealth unit that is untapped and undamaged', report)).toBe('NO');
    expect(answerTo('can Bombard target a Stealth unit', report)).toBeNull();
  });

  it('takes what a unit kills with one keyword for what sets off the other, and not what kills the unit itself', () => {
    const report = reportOf('INTERACT', found('overkill', 'TRIGGERS', 'stun'));
    expect(answerTo('if my Overkill kills the second guy does Stun trigger', report)).toBe('YES');
    expect(answerTo('does Stun trigger if the unit with Stun is killed by Overkill', report)).not.toBe('YES');
  });

  it('says Yes where damage of the one is prevented by the other on the unit that takes it', () => {
    const report = reportOf('INTERACT', found('evade', 'PREVENTS', 'retaliate'));
    expect(answerTo('can the attacker Evade the damage from my Retaliate', report)).toBe('YES');
    expect(answerTo('is Evade useless against Retaliate damage', report)).toBe('NO');
  });

  it('knows that a unit takes no damage from its own side’s ability', () => {
    const report = reportOf('INTERACT', found('evade', 'PREVENTS', 'retaliate'));
    expect(answerTo('can my unit Evade the damage from my Retaliate', report)).toBe('NOT_SO_PLACED');
    expect(answerTo('can the defender Evade the damage from Retaliate', report)).toBe('NOT_SO_PLACED');
  });

  it('says Yes where damage reaches a unit that can’t be attacked', () => {
    const report = reportOf('INTERACT', found('stealth', 'NO_EFFECT', 'overkill'));
    expect(answerTo('may the excess Overkill hits go to an untapped Stealth unit', report)).toBe('YES');
    expect(answerTo('can Stealth units be hit by Overkill', report)).toBe('YES');
  });

  it('says No where the attack keeps the keyword from working', () => {
    const report = reportOf('INTERACT', found('bombard', 'BLOCKS', 'retaliate'));
    expect(answerTo('can a unit attacked with Bombard Retaliate', report)).toBe('NO');
  });

  it.each([
    'does Stun work on Retaliate dice',
    'does Critical Hit work on Fury dice if the moon is full',
    'can only Armor stop Retaliate dice',
    'must the attacker Parry Retaliate',
    'does Armor always help against Retaliate',
    'does Critical Hit work with Shields',
  ])('leaves open what it does not know, and what it can’t read whole: %s', (question) => {
    expect(answerTo(question)).toBeNull();
  });
});
