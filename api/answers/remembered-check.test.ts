import { describe, expect, it } from 'vitest';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import type { CheckInteraction } from './answer-options.js';
import { rememberedCheck } from './remembered-check.js';
import { reportOf } from './testing/sample-report.js';

const use = (keyword: string, value: number | null = null) => ({ keyword, value, role: null });
const pair = { keywords: [use('evade'), use('overkill')], scenario: null };

function counted(): { readonly check: CheckInteraction; readonly runs: () => number } {
  let runs = 0;
  const check: CheckInteraction = () => {
    runs += 1;
    return reportOf('INDEPENDENT');
  };
  return { check: rememberedCheck(check), runs: () => runs };
}

describe('a remembered check', () => {
  it('is made once for the same keywords', () => {
    const { check, runs } = counted();
    const kb = openSample();
    expect(check(kb, pair)).toBe(check(kb, { ...pair, keywords: [use('evade'), use('overkill')] }));
    expect(runs()).toBe(1);
  });

  it.each([
    ['other values', { ...pair, keywords: [use('evade', 3), use('overkill')] }],
    ['another order', { ...pair, keywords: [use('overkill'), use('evade')] }],
    ['other keywords', { ...pair, keywords: [use('evade'), use('stun')] }],
  ])('is made anew for %s', (_, other) => {
    const { check, runs } = counted();
    const kb = openSample();
    check(kb, pair);
    check(kb, other);
    expect(runs()).toBe(2);
  });

  it('is made anew for another knowledge base', () => {
    const { check, runs } = counted();
    check(openSample(), pair);
    check(openSample(), pair);
    expect(runs()).toBe(2);
  });
});
