import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { reportOf } from '../testing/sample-report.js';
import { rulingsOnBoth } from '../two-keywords/interaction-verdict.js';
import { knownPairVerdict } from '../two-keywords/known-pair-verdict.js';
import { propositionByThat } from '../two-keywords/meant-by-that.js';
import { knownVerdict } from './known-verdict.js';

/** The engine plays some of these keywords; their rulings are worded like those of the game. */
const kb = openWithEntries(
  {
    slug: 'sweep',
    name: 'Sweep',
    says: [
      "A number of hits equal to the defending unit's health must be assigned to the defending unit, and the remainder may be assigned elsewhere.",
    ],
  },
  {
    slug: 'avenger',
    name: 'Avenger',
    says: ['Avenger resolves when the attack ends, even if your unit gets discarded.'],
  },
  {
    slug: 'mode',
    name: 'Mode',
    says: [
      'If it says "None" as one of the effects, it means that it gets no extra effects while in that arena.',
    ],
  },
  {
    slug: 'watch',
    name: 'Watch',
    says: ["Some effects may end because they don't apply to the new defending unit."],
  },
  {
    slug: 'riposte',
    name: 'Riposte',
    definitions: [
      'If the attacking unit rolled at least one natural two against this unit, this unit does X damage.',
    ],
    says: [
      'You only count the 2, if any, from the roll used for the attack.',
      'You or your opponent may use an effect to re-roll dice to affect the number of natural twos.',
    ],
  },
  { slug: 'fury', name: 'Fury', says: ['Only the first natural "4" counts.'] },
  { slug: 'lucky', name: 'Lucky', summary: 'Re-roll dice.' },
  { slug: 'accuracy', name: 'Accuracy', summary: 'Adds X to attack dice.' },
  { slug: 'armor', name: 'Armor', summary: 'Dice need 5 or more.' },
  {
    slug: 'rampage',
    name: 'Rampage',
    definitions: ['You may divide hits in excess of health between that unit and another unit.'],
  },
  {
    slug: 'deflect',
    name: 'Deflect',
    summary: 'Prevents X damage to this unit.',
    says: ['Only the unit with both Deflect and Stun abilities can stun when it activates its Deflect.'],
    naming: ['stun'],
  },
);

describe('what a sentence limits, asked of one keyword', () => {
  const verdict = (question: string): string | null =>
    knownVerdict(readQuestion(kb, question))?.answer ?? null;

  it.each([
    ['can i put all my hits on the second unit with Sweep', 'NO'],
    ['can i skip the defender and give every hit to the other guy with Sweep', 'NO'],
    ['if the defender gets discarded is the Avenger lost', 'NO'],
    ['my unit is gone, is its Avenger gone too?', 'NO'],
    ['Mode says none for my arena, do i get anything extra there', 'NO'],
    ['for Riposte, does the two have to be in the roll actually used for the attack', 'YES'],
    ['do fury dice trigger fury again if one shows a 4', 'NO'],
    ['bonus only against Rebels, then a non-Rebel watches with Watch. does the bonus end?', 'YES'],
    ['bonus only against Rebels, then a non-Rebel has Watch. do i still get the bonus?', 'NO'],
  ])('is answered: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'can i put some of my hits on the second unit with Sweep',
    'can all the Sweep hits go to the second unit',
    'if the attacker gets discarded is my Avenger lost',
    'if my unit is discarded before it activates Avenger, is Avenger lost',
    'Mode says none for my arena, do i get anything extra in the other arena',
    'for Riposte, does the two have to be in the first roll',
    'do fury dice hit on a 4',
    'bonus only against Rebels, then a Rebel has Watch. does the bonus end?',
  ])('is left open where something else is asked: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});

describe('what is known of two keywords', () => {
  const verdict = (question: string): string | null => {
    const asked = readQuestion(kb, question);
    return knownPairVerdict(asked, reportOf('INTERACT'), rulingsOnBoth(asked))?.answer ?? null;
  };

  it.each([
    ['Accuracy 1 vs Armor, do 4s hit?', 'YES'],
    ['Accuracy 1 vs Armor, does a three hit?', 'NO'],
    ['do 4s hit Armor with Accuracy 1', 'YES'],
    ['do 3s hit Armor with Accuracy 1', 'NO'],
    ['Accuracy 1 vs Armor, do I need 5s?', 'NO'],
    ['Accuracy -1 vs Armor, do 5s miss?', 'YES'],
    ['Lucky on the attacker vs Riposte, can he reroll the twos?', 'YES'],
    ['does a deflecting unit need stun itself to stun with it?', 'YES'],
    ['deflecting unit has no stun, can it still stun?', 'NO'],
    ['can the stun of my other unit be used when this one deflects', 'NO'],
  ])('answers: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'Accuracy vs Armor, do 4s hit?',
    'Lucky on the attacker vs Fury, can he reroll the fours?',
    'does a unit need deflect to stun?',
    'can I deflect damage onto another unit with stun?',
  ])('leaves open what it does not tell: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});

describe('what `that` does', () => {
  it('is done to the keyword whose text speaks of it', () => {
    const asked = readQuestion(
      kb,
      'my attacker has Rampage. The unit beside has Armor, does that stop the extra hits?',
    );
    expect(propositionByThat(asked)).toMatchObject({ subject: 'armor', object: 'rampage', verb: 'STOP' });
  });

  it('is not told where the question names one of them', () => {
    expect(propositionByThat(readQuestion(kb, 'I have Armor, does that stop Rampage?'))).toBeNull();
  });
});
