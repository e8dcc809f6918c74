import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { frameVerdict } from './frame-verdict.js';

/** The engine plays these keywords; their texts are put in other words here. */
const kb = openSample(
  sampleWith(
    {
      slug: 'riposte',
      name: 'Riposte',
      parameter: 'NUMBER',
      activation: ['TRIGGERED'],
      definitions: [
        'If at least one natural two was rolled against this unit, it does X damage to the attacker.',
      ],
    },
    {
      slug: 'fury',
      name: 'Fury',
      parameter: 'NUMBER',
      definitions: ['For a natural four before re-roll you roll X additional attack dice.'],
    },
    {
      slug: 'intercept',
      name: 'Intercept',
      activation: ['ACTIVATED'],
      inAttack: true,
      timing: 'attack-pop',
      definitions: [
        'If another of your units in the same arena is attacked, the attacker attacks this unit.',
      ],
    },
    {
      slug: 'inspiration',
      name: 'Inspiration',
      definitions: ['Each of your other units in the same arena gets +1 power and +1 health.'],
    },
  ),
);
const verdict = (question: string): string | null => frameVerdict(readQuestion(kb, question))?.answer ?? null;

describe('a question of which every word is read', () => {
  it.each([
    ['my unit with Riposte attacks and rolls a two, does Riposte hurt the defender', 'NO'],
    ['my unit with Riposte is attacked and a natural two stands, is the attacker hurt', 'YES'],
    ['does Riposte work when i attack', 'NO'],
    ['does Riposte work for the defender', 'YES'],
    ['i rolled a 2, does his Riposte trigger', 'YES'],
    ['opponent rolled a 4, do i get Fury dice', 'NO'],
    ['i rolled a 4, do i get Fury dice', 'YES'],
    ['a four from the first roll is re-rolled, does Fury still count it', 'YES'],
    ['a two from the first roll is re-rolled, does Riposte still count it', 'NO'],
    ['a four shows up only after the reroll, does Fury trigger', 'NO'],
    ['one of my Fury dice shows a four, does Fury add dice again', 'NO'],
    ['can a reroll take away Riposte', 'YES'],
    ['can a reroll take away Fury', 'NO'],
    ['does Riposte look at the dice as they were before re-rolls', 'NO'],
    ['can i wait to see the attack dice before activating Intercept', 'NO'],
    ['do i have to declare Intercept before the roll', 'YES'],
    ['can a unit that just stands beside the defender intercept', 'YES'],
    ['can the defender intercept', 'NO'],
    ['is the Force for Intercept paid by the attacking player', null],
    ['is the Force for my Intercept paid by me', 'YES'],
    ['does my opponent pay the cost of my Intercept', 'NO'],
    ['does Inspiration buff the unit that has it', 'NO'],
    ['does Inspiration buff my other units', 'YES'],
    ['is Riposte a triggered ability', 'YES'],
    ['is Intercept triggered', 'NO'],
    ["doesn't Riposte hurt the attacker", 'YES'],
  ])('is answered by what is known of the keyword: %s: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'does Riposte work',
    'does Riposte hurt',
    'does Riposte resolve before the attack ends',
    'opponent rolled a 2 at midnight, does Riposte trigger',
    'does Inspiration boost my units',
    'can the defender use Inspiration',
    'does my Fury unit dance when it attacks',
  ])('is left open where a word is not read, or nothing known says so: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
