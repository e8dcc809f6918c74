import { describe, expect, it } from 'vitest';
import type { Relation } from '../../../engine/interaction/relation.js';
import { found, reportOf } from '../testing/sample-report.js';
import { findingVerdict, type Verb } from './finding-verdict.js';

/** Read: asked whether the first `verb`s the second, when the finding is as given, the answer is as given. */
const CASES: readonly (readonly [Verb, string, Relation, string, 'YES' | 'NO' | null])[] = [
  ['STOP', 'armor', 'NO_EFFECT', 'overkill', 'NO'],
  ['STOP', 'evade', 'PREVENTS', 'overkill', 'YES'],
  ['STOP', 'precision', 'BLOCKS', 'intercept', 'YES'],
  ['STOP', 'fortitude', 'OVERRIDES', 'ferocity', 'YES'],
  ['STOP', 'armor', 'MODIFIES', 'retaliate', null],
  ['AFFECT', 'accuracy', 'MODIFIES', 'armor', 'YES'],
  ['AFFECT', 'accuracy', 'NO_EFFECT', 'critical-hit', 'NO'],
  ['TRIGGER', 'retaliate', 'TRIGGERS', 'stun', 'YES'],
  ['TRIGGER', 'accuracy', 'NO_EFFECT', 'fury', 'NO'],
  ['USE', 'evade', 'PREVENTS', 'overkill', 'YES'],
  ['USE', 'parry', 'NO_EFFECT', 'overkill', 'NO'],
  ['WITH', 'critical-hit', 'NO_EFFECT', 'retaliate', 'NO'],
  ['PASS', 'ferocity', 'OVERRIDES', 'evade', 'YES'],
];

/** The finding goes from the second to the first. */
const REVERSED: readonly (readonly [Verb, string, Relation, string, 'YES' | 'NO' | null])[] = [
  ['USE', 'retaliate', 'BLOCKS', 'bombard', 'NO'],
  ['USE', 'evade', 'OVERRIDES', 'ferocity', 'NO'],
  ['USE', 'overkill', 'NO_EFFECT', 'armor', 'YES'],
  ['STOP', 'overkill', 'PREVENTS', 'evade', 'NO'],
  ['PASS', 'overkill', 'NO_EFFECT', 'armor', 'YES'],
  ['PASS', 'overkill', 'PREVENTS', 'evade', 'NO'],
  ['WITH', 'stun', 'TRIGGERS', 'retaliate', 'YES'],
  ['TRIGGER', 'retaliate', 'NO_EFFECT', 'fury', null],
  ['AFFECT', 'overkill', 'NO_EFFECT', 'armor', null],
  ['AFFECT', 'armor', 'MODIFIES', 'accuracy', null],
];

describe('a question about two keywords', () => {
  it.each(CASES)('%s: %s %s %s -> %s', (verb, subject, relation, object, answer) => {
    const report = reportOf('INTERACT', found(subject, relation, object));
    expect(findingVerdict(report, { subject, object, verb, negated: false })?.answer ?? null).toBe(answer);
  });

  it.each(REVERSED)('%s: %s, %s by %s -> %s', (verb, subject, relation, object, answer) => {
    const report = reportOf('INTERACT', found(object, relation, subject));
    expect(findingVerdict(report, { subject, object, verb, negated: false })?.answer ?? null).toBe(answer);
  });

  it('is answered the other way round when it is negated', () => {
    const report = reportOf('INTERACT', found('armor', 'NO_EFFECT', 'overkill'));
    const asked = { subject: 'armor', object: 'overkill', verb: 'STOP', negated: true } as const;
    expect(findingVerdict(report, asked)?.answer).toBe('YES');
  });

  it('is answered No when the two never meet, but only where that says something', () => {
    const report = reportOf('INDEPENDENT');
    const asked = { subject: 'equip', object: 'parry', negated: false } as const;
    expect(findingVerdict(report, { ...asked, verb: 'AFFECT' })).toEqual({ answer: 'NO', finding: null });
    expect(findingVerdict(report, { ...asked, verb: 'USE' })).toBeNull();
  });

  it('is turned round by a third keyword that overrides the one that decides', () => {
    const report = reportOf(
      'INTERACT',
      found('ferocity', 'OVERRIDES', 'evade'),
      found('fortitude', 'OVERRIDES', 'ferocity'),
    );
    const asked = { subject: 'evade', object: 'ferocity', verb: 'USE', negated: false } as const;
    expect(findingVerdict(report, asked)).toMatchObject({ answer: 'YES', finding: { from: 'fortitude' } });
  });

  it('is not turned round by one that does nothing for it', () => {
    const report = reportOf(
      'INTERACT',
      found('ferocity', 'OVERRIDES', 'protect'),
      found('fortitude', 'OVERRIDES', 'ferocity'),
      found('fortitude', 'NO_EFFECT', 'protect'),
    );
    const asked = { subject: 'protect', object: 'ferocity', verb: 'STOP', negated: false } as const;
    expect(findingVerdict(report, asked)?.answer).toBe('NO');
  });

  it('is answered by no finding on other keywords', () => {
    const report = reportOf('INTERACT', found('evade', 'PREVENTS', 'overkill'));
    expect(
      findingVerdict(report, { subject: 'parry', object: 'overkill', verb: 'USE', negated: false }),
    ).toBeNull();
  });
});
