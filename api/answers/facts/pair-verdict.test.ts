import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { found, reportOf } from '../testing/sample-report.js';
import { pairVerdict } from './pair-verdict.js';

/** The engine plays these keywords; how they meet is told by each report. */
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

describe('how two keywords meet', () => {
  it.each([
    ['does Critical Hit work on Fury dice', 'YES'],
    ['do Fury dice trigger Riposte', 'YES'],
    ['does Armor work on Retaliate dice', 'YES'],
    ['does Critical Hit work on Retaliate dice', 'NO'],
    ['do i get Fury on Retaliate', 'NO'],
    ['do Retaliate dice trigger Parry', 'NO'],
    ['does Critical Hit work with Bombard', 'YES'],
    ['can i Evade Bombard damage', 'YES'],
    ['does Bombard ignore Armor', 'NO'],
    ['do 4s hit Armor with Accuracy 1', 'YES'],
    ['do 3s hit Armor with Accuracy 1', 'NO'],
    ['can i Retaliate and Evade in the same attack', 'YES'],
    ['does Armor protect the attacker from Retaliate', 'YES'],
    ['does Armor protect the attacker from Riposte', 'NO'],
    ['can the attacker Parry Retaliate', 'NO'],
    ['does Shields help against Retaliate', 'NO'],
    ['can i Intercept Retaliate', 'NO'],
  ])('answers %s: %s', (question, answer) => {
    expect(pairVerdict(readQuestion(kb, question), apart)?.answer ?? null).toBe(answer);
  });

  it('says No where the attack keeps the keyword from working', () => {
    const report = reportOf('INTERACT', found('bombard', 'BLOCKS', 'retaliate'));
    expect(pairVerdict(readQuestion(kb, 'does Retaliate work with Bombard'), report)?.answer).toBe('NO');
  });

  it('says Yes where damage reaches a unit that can’t be attacked', () => {
    const report = reportOf('INTERACT', found('stealth', 'NO_EFFECT', 'overkill'));
    expect(pairVerdict(readQuestion(kb, 'can Overkill hit a Stealth unit'), report)?.answer).toBe('YES');
    expect(pairVerdict(readQuestion(kb, 'can Stealth units be hit by Overkill'), report)?.answer).toBe('YES');
  });

  it.each([
    'does Stun work on Retaliate dice',
    'does Critical Hit work on Fury dice if I reroll them',
    "doesn't Critical Hit work with Bombard",
    'can the Overkill target Retaliate',
    'can the attacker Evade Critical Hit',
    'does Shields help against Retaliate if the attacker is tapped',
    'does Critical Hit work with Shields',
  ])('leaves open what it does not know, and what asks for more: %s', (question) => {
    expect(pairVerdict(readQuestion(kb, question), apart)).toBeNull();
  });

  it('leaves open what no report was made for', () => {
    expect(pairVerdict(readQuestion(kb, 'does Critical Hit work with Bombard'), null)).toBeNull();
  });
});
