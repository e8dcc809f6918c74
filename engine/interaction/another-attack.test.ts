import { describe, expect, it } from 'vitest';
import { asked, run, told } from '../testing/asked-pair.js';

describe('the attack that a keyword lets its unit make on any unit is like any other', () => {
  it.each([
    ...['accuracy', 'armor', 'critical-hit', 'double-damage', 'fury', 'inspiration', 'intimidation'],
    ...['lucky', 'overkill', 'overload', 'resilience', 'shields'],
  ])('%s counts in it', (slug) => {
    expect(told(run(asked(slug), asked('double-strike')))).toContain(`${slug} MODIFIES double-strike`);
  });

  it.each(['intercept', 'redirect'])('%s takes it to another unit', (slug) => {
    expect(told(run(asked('double-strike'), asked(slug)))).toEqual([`${slug} REDIRECTS double-strike`]);
  });

  it('a unit that hides can not be chosen for it', () => {
    expect(told(run(asked('double-strike'), asked('stealth')))).toEqual(['stealth BLOCKS double-strike']);
  });

  it.each(['evade', 'protect', 'cunning', 'precision', 'ferocity', 'fortitude'])(
    '%s does no more to it than to the one before',
    (slug) => {
      expect(told(run(asked(slug), asked('double-strike')))).toEqual([]);
    },
  );

  it('but one on the same unit hangs on how the first one went', () => {
    expect(told(run(asked('double-damage'), asked('tenacity')))).toEqual([]);
    expect(told(run(asked('stealth'), asked('tenacity')))).toEqual([]);
    expect(told(run(asked('overkill'), asked('tenacity')))).toEqual(['overkill MODIFIES tenacity']);
  });
});

describe('what hangs on damage that is placed', () => {
  it.each([
    ['ferocity', 'stun'],
    ['ferocity', 'bounty'],
    ['ferocity', 'last-stand'],
    ['critical-hit', 'surge'],
    ['fury', 'stun'],
  ])('%s makes likelier where some is prevented: %s', (from, to) => {
    expect(told(run(asked(from), asked(to)))).toEqual([`${from} MODIFIES ${to}`]);
  });

  it.each(['retaliate', 'riposte', 'backfire', 'avenge', 'overload'])(
    'Resilience counts the counters from %s',
    (slug) => {
      expect(told(run(asked(slug), asked('resilience')))).toContain(`${slug} MODIFIES resilience`);
    },
  );
});
