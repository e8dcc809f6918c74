import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { afterEvent, isOfOrderAlone } from './after-event.js';

const kb = openWithEntries({ slug: 'revenge', name: 'Revenge' }, { slug: 'longshot', name: 'Longshot' });
const asked = (question: string) => readQuestion(kb, question);

describe('whether one keyword may come after what another does', () => {
  it.each(['can Revenge happen after Longshot?', 'does Revenge work after a Longshot kill?'])(
    'is so where the one sets off the other: %s',
    (question) => {
      const report = reportOf('INTERACT', found('longshot', 'TRIGGERS', 'revenge'));
      expect(afterEvent(asked(question), report)?.answer).toBe('YES');
    },
  );

  it('is not so where the one keeps the other from happening', () => {
    const report = reportOf('INTERACT', found('longshot', 'BLOCKS', 'revenge'));
    expect(afterEvent(asked('can Revenge trigger after a Longshot attack?'), report)?.answer).toBe('NO');
  });

  it.each(['PRECEDES', 'MODIFIES', 'PREVENTS'] as const)('is not said by %s', (relation) => {
    const report = reportOf('INTERACT', found('longshot', relation, 'revenge'));
    expect(afterEvent(asked('can Revenge happen after a Longshot kill?'), report)).toBeNull();
  });

  it('is not read where more is asked', () => {
    const report = reportOf('INTERACT', found('longshot', 'TRIGGERS', 'revenge'));
    expect(afterEvent(asked('can Revenge happen twice after a Longshot kill?'), report)).toBeNull();
  });

  it('is no matter of dice of another kind, but where the dice are asked about', () => {
    const finding = { ...found('revenge', 'NO_EFFECT', 'longshot'), about: ['ATTACK_DICE_ONLY'] as const };
    const report = reportOf('INTERACT', finding);
    expect(afterEvent(asked('can Revenge happen after a Longshot roll?'), report)?.answer).toBe('NO');
    expect(isOfOrderAlone(asked('can Revenge happen after a Longshot roll?'), finding)).toBe(false);
    expect(isOfOrderAlone(asked('can Revenge happen after a Longshot?'), finding)).toBe(true);
  });
});
