import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { rulingsOnBoth } from './interaction-verdict.js';
import { isOfOneUnit, onItsOwnDamage, onlyWithBoth, onUnpreventable } from './on-one-unit.js';

/** The engine plays these keywords; one more ruling is put into the entry of Deflect. */
const kb = openWithEntries(
  {
    slug: 'deflect',
    name: 'Deflect',
    summary: 'Prevents X damage to this unit.',
    says: ['Only the unit with both Deflect and Stun abilities can stun when it activates its Deflect.'],
    naming: ['stun'],
  },
  { slug: 'ferocity', name: 'Ferocity' },
);
const stuns = found('deflect', 'TRIGGERS', 'stun');

describe('what only a unit with both keywords can do', () => {
  const verdict = (question: string): string | null => {
    const asked = readQuestion(kb, question);
    return onlyWithBoth(asked, rulingsOnBoth(asked))?.answer ?? null;
  };

  it.each([
    [
      "i deflect damage from a stunning attacker onto someone. does the attacker's stun hit that target",
      'NO',
    ],
    ['opponent attacks with stun 2, i deflect to another unit. is the new target stunned?', 'NO'],
    ['can a unit with both stun and deflect stun with its deflect', 'YES'],
  ])('is done by no other: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'i deflect half the damage of a stunning attacker. is my deflecting unit stunned',
    'can deflected damage stun the target',
    "the attacker has stun and i deflect. does that stop the attacker's stun",
  ])('leaves other questions open: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });

  it('is no ground for Yes where two units have them', () => {
    expect(isOfOneUnit(readQuestion(kb, 'the attacker has Stun, does my Deflect stun?'), stuns)).toBe(true);
    expect(isOfOneUnit(readQuestion(kb, 'Can deflected damage stun?'), stuns)).toBe(false);
  });
});

describe('damage of a unit whose damage can’t be prevented', () => {
  const report = reportOf('INTERACT', found('ferocity', 'MODIFIES', 'deflect', ['ferocity/a-ruling']));
  const verdict = (question: string): string | null =>
    onUnpreventable(readQuestion(kb, question), report)?.answer ?? null;

  it.each([
    ['if my unit with Ferocity deflects, can they prevent the deflected damage?', 'NO'],
    ['my guy has Ferocity and Deflect. can the deflected damage be prevented', 'NO'],
    ['a unit with Ferocity deflects, is the deflected damage unpreventable?', 'YES'],
  ])('is told to be so: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'can my unit with Ferocity and Deflect prevent damage to itself?',
    'can i deflect damage from a unit with Ferocity',
    'if my unit with Ferocity deflects, can they not prevent it?',
  ])('is not what else is asked: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});

describe('what the damage of a unit sets off', () => {
  const verdict = (question: string): string | null =>
    onItsOwnDamage(readQuestion(kb, question), reportOf('INTERACT', stuns))?.answer ?? null;

  it.each([
    'a unit with Stun deflects, is the attacker stunned',
    'my Stun guy deflects. does it stun the target',
  ])('happens where that unit has both: %s', (question) => {
    expect(verdict(question)).toBe('YES');
  });

  it.each([
    'a unit with Stun deflects but the damage is prevented, is the attacker stunned',
    'the attacker has Stun and I deflect, is my unit stunned',
  ])('is left open otherwise: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
