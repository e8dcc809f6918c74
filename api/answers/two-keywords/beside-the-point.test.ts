import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { found } from '../testing/sample-report.js';
import { isBesideThePoint, isOfOneHalf } from './beside-the-point.js';

const kb = openSample(
  sampleWith(
    ...['Persuade', 'Overload', 'Shields', 'Intercept', 'Armor'].map((name) => ({
      slug: name.toLowerCase(),
      name,
      parameter: 'NONE' as const,
    })),
  ),
);
const asked = (question: string) => readQuestion(kb, question);

describe('a finding that does not speak of what is asked', () => {
  it.each([
    ['does Persuade lower power if Retaliate damage is prevented?', true],
    ['does Persuade lower Retaliate damage?', false],
  ])('is about a keyword that only the case names: %s', (question, expected) => {
    expect(isBesideThePoint(asked(question), found('persuade', 'PREVENTS', 'retaliate'))).toBe(expected);
  });

  it.each([
    ['does an interceptor with Armor use its Armor?', true],
    ['does Armor work after Intercept?', false],
  ])('is about the unit that the attack left: %s', (question, expected) => {
    expect(isBesideThePoint(asked(question), found('intercept', 'REDIRECTS', 'armor'))).toBe(expected);
  });

  it.each([
    ['do Shields work against Overload?', true],
    ['do Shields reduce Overload dice?', false],
  ])('is about dice of damage, where there is power too: %s', (question, expected) => {
    const finding = { ...found('shields', 'NO_EFFECT', 'overload'), about: ['DICE_OF_DAMAGE'] as const };
    expect(isOfOneHalf(asked(question), finding)).toBe(expected);
  });
});
