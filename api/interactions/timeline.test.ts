import { expect, test } from 'vitest';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { checkInteraction } from './check-interaction.js';

const kb = openSample();

function timelineOf(...keywords: readonly string[]) {
  const uses = keywords.map((keyword) => ({ keyword, value: null, role: null }));
  const report = checkInteraction(kb, { keywords: uses, scenario: null });
  return 'ok' in report ? [] : report.timeline.map(({ keyword }) => keyword);
}

test('the order of play does not follow the order in which keywords are asked about', () => {
  const slugs = [...kb.keywords.keys()];
  const pairs = slugs.flatMap((one, at) => slugs.slice(at + 1).map((other) => [one, other] as const));
  expect(pairs.length).toBeGreaterThan(5);
  for (const [one, other] of pairs) expect(timelineOf(one, other)).toEqual(timelineOf(other, one));
});

test('in one window what changes the other comes first', () => {
  expect(timelineOf('overkill', 'critical-hit')).toEqual(['critical-hit', 'overkill']);
});

test('what is always on is told to be so beside the moment at which it counts', () => {
  const report = checkInteraction(kb, {
    keywords: ['precision', 'overkill'].map((keyword) => ({ keyword, value: null, role: null })),
    scenario: null,
  });
  const events = 'ok' in report ? [] : report.timeline.map(({ keyword, event }) => [keyword, event]);
  expect(events).toEqual([
    ['precision', expect.stringContaining('It is always on; this is when it counts.')],
    ['overkill', expect.not.stringContaining('always on')],
  ]);
});
