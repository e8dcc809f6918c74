import { describe, expect, it } from 'vitest';
import type { Finding } from '../../interactions/interaction-report.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { found, reportOf } from '../testing/sample-report.js';
import { restsOnAbsence, withoutUndone } from './finding-doubt.js';
import { undoneVerdict } from './undone-verdict.js';

const kb = openSample(
  sampleWith(
    { slug: 'fierce', name: 'Fierce' },
    { slug: 'tough', name: 'Tough' },
    { slug: 'wall', name: 'Wall' },
  ),
);
const FOUND: readonly Finding[] = [
  found('fierce', 'OVERRIDES', 'evade'),
  found('tough', 'OVERRIDES', 'fierce'),
  found('fierce', 'OVERRIDES', 'wall'),
  found('tough', 'NO_EFFECT', 'wall'),
];
const verdict = (question: string): string | null =>
  undoneVerdict(readQuestion(kb, question), reportOf('INTERACT', ...FOUND))?.answer ?? null;

describe('what would be stopped, but for a third keyword', () => {
  it.each([
    'Is Evade allowed against Fierce if I have Tough?',
    'Can a unit with Tough Evade damage from Fierce?',
    'With Tough, does Evade work against Fierce?',
  ])('may be used: %s', (question) => {
    expect(verdict(question)).toBe('YES');
  });

  it('may not be used where the third does nothing for it', () => {
    expect(verdict('Is Wall allowed against Fierce if I have Tough?')).toBe('NO');
  });

  it.each([
    'Is Evade allowed against Fierce if the attacker has Tough?',
    'Can Evade be used on another unit against Fierce if I have Tough?',
    'Can Fierce stop Evade if I have Tough?',
    'May I use Evade against a unit with Fierce and Tough?',
    'Is Evade not allowed against Fierce if I have Tough?',
  ])('is left open where the question is another one: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});

describe('the findings that are told', () => {
  const told = (question: string): readonly string[] =>
    withoutUndone(readQuestion(kb, question), FOUND).map(({ from, to }) => `${from} ${to}`);

  it('leave out what is undone', () => {
    expect(told('Is Evade allowed against Fierce if I have Tough?')).not.toContain('fierce evade');
  });

  it('keep it where the other side has what undoes it', () => {
    expect(told('Is Evade allowed against Fierce if the attacker has Tough?')).toContain('fierce evade');
  });

  it('are no ground where they hold only without a keyword that is there', () => {
    const finding = {
      ...found('wall', 'MODIFIES', 'tough'),
      statement: "If the unit doesn't have Tough, Wall helps.",
    };
    expect(restsOnAbsence(readQuestion(kb, 'Does Wall help a unit with Tough?'), finding)).toBe(true);
    expect(restsOnAbsence(readQuestion(kb, 'Does Wall help a unit without Tough?'), finding)).toBe(false);
  });
});
