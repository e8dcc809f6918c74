import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { factVerdict } from './fact-verdict.js';

/** The engine plays these keywords; their texts are put in other words here. */
const kb = openSample(
  sampleWith(
    {
      slug: 'fury',
      name: 'Fury',
      parameter: 'NUMBER',
      definitions: ['When you roll at least one natural four before re-roll, roll X additional attack dice.'],
    },
    {
      slug: 'riposte',
      name: 'Riposte',
      parameter: 'NUMBER',
      definitions: ['If at least one natural two was rolled against this unit, it does X damage to it.'],
    },
    {
      slug: 'armor',
      name: 'Armor',
      definitions: ['A die needs a result of 5 or higher to hit this unit.'],
    },
    {
      slug: 'accuracy',
      name: 'Accuracy',
      parameter: 'SIGNED_NUMBER',
      definitions: ['Add X to each attack die.'],
    },
    {
      slug: 'resilience',
      name: 'Resilience',
      parameter: 'NUMBER',
      definitions: ['As long as this unit has at least X damage counters on it, it gets +X power.'],
    },
    {
      slug: 'area-damage',
      name: 'Area Damage',
      parameter: 'NUMBER',
      definitions: [
        'Whenever damage from its attack causes a unit to be discarded, this unit may do X dice of damage to another unit in the same arena.',
      ],
    },
    {
      slug: 'inspiration',
      name: 'Inspiration',
      definitions: ['Each of your other units in the same arena gets +1 power and +1 health.'],
    },
    {
      slug: 'intercept',
      name: 'Intercept',
      activation: ['ACTIVATED'],
      timing: 'attack-pop',
      definitions: [
        'If another of your units in the same arena is attacked, the attacker attacks this unit.',
      ],
    },
  ),
);
const verdict = (question: string): string | null => factVerdict(readQuestion(kb, question))?.answer ?? null;

describe('a fact about a keyword', () => {
  it.each([
    ['does Fury need a natural 4', 'YES'],
    ['does Fury need a natural 3', 'NO'],
    ['do I need two twos for Riposte', 'NO'],
    ['is Fury checked before rerolls', 'YES'],
    ['is Riposte checked before rerolls', 'NO'],
    ['are Fury dice attack dice', 'YES'],
    ['are Area Damage dice attack dice', 'NO'],
    ['do i roll dice for Area Damage', 'YES'],
    ['do i roll dice for Riposte', 'NO'],
    ['does Riposte deal damage', 'YES'],
    ['does Riposte add health', 'NO'],
    ['does Inspiration give health', 'YES'],
    ['does Inspiration boost enemies', 'NO'],
    ['do 4s hit Armor', 'NO'],
    ['do two natural fours double Fury', 'NO'],
    ['Resilience 2 with 2 counters gives +2 power?', 'YES'],
    ['Resilience 2 with 1 counter gives +2 power?', 'NO'],
    ['Resilience 2 with 4 counters, +4 power?', 'NO'],
    ['does Resilience 2 give +2 health with 2 counters', 'NO'],
    ['will a 5 hit an Armor guy', 'YES'],
    ['does Accuracy 1 make 3s hits', 'YES'],
    ['does Accuracy 1 make 2s hits', 'NO'],
    ['Resilience 2 with 2 counters, any bonus?', 'YES'],
    ['Resilience 3 with 2 counters, any bonus?', 'NO'],
    ['must i use Area Damage', 'NO'],
    ['can i choose not to use Area Damage', 'YES'],
    ['can Area Damage hit all units', 'NO'],
    ['does Area Damage work if nobody dies', 'NO'],
    ['does Area Damage need a kill', 'YES'],
    ['can i Intercept from another arena', 'NO'],
    ['can i Intercept before the roll', 'YES'],
    ['can i Intercept after the roll', 'NO'],
    ['can Riposte damage be prevented', 'YES'],
    ['does a natural 3 with Accuracy 1 hit', 'YES'],
    ['does a natural 2 with Accuracy 1 hit', 'NO'],
    ['does Accuracy 2 make a natural 2 hit', 'YES'],
    ['does a 4 with Accuracy -1 miss', 'YES'],
    ['does a natural 3 hit with Accuracy', null],
    ['is the second unit attacked by Overkill', 'NO'],
    ['is the second unit attacked by Fury', null],
    ['does Riposte hit the attacker', 'YES'],
    ['my unit has Armor. do 4s hit it?', 'NO'],
    ['does Riposte work on defense', 'YES'],
    ['does Riposte work when i attack', 'NO'],
    ['does Fury work when im attacked', 'NO'],
    ['can Fury dice be rerolled', 'YES'],
  ])('answers %s: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'does Fury need a natural 4 from the first roll',
    'is Fury optional',
    'does Fury add damage',
    'does Inspiration deal damage',
    'do i roll dice for Inspiration',
    'does Accuracy make 3s hits',
    'does Riposte work if nobody dies',
    'does Armor work when i attack',
    'can Area Damage dice be rerolled',
    "my unit doesn't have Armor. do 4s hit it?",
    'can Area Damage hit all units of the other arena',
    'is Armor checked before rerolls',
  ])('leaves open what it does not say, and what asks for more: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
