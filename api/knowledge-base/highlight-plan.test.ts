import { expect, test, vi } from 'vitest';
import { highlightFor } from './highlight.js';
import { planQuery } from './query-plan.js';
import { openSample } from './sample-knowledge-base.js';
import { search } from './search.js';

vi.mock(import('./query-plan.js'), async (original) => {
  const actual = await original();
  return { ...actual, planQuery: vi.fn(actual.planQuery) };
});

test('the query is planned once for all hits of a search, and not before one is asked for', () => {
  const kb = openSample();
  const { hits } = search(kb, 'damage', []);
  expect(hits.length).toBeGreaterThan(1);
  vi.mocked(planQuery).mockClear();
  const highlight = highlightFor(kb, 'damage');
  expect(planQuery).not.toHaveBeenCalled();
  for (const hit of hits) expect(highlight(hit)).toContain('<mark>');
  expect(planQuery).toHaveBeenCalledTimes(1);
});
