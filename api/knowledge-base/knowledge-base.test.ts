import { expect, test } from 'vitest';
import { buildSearchIndex } from './build-search-index.js';
import { openKnowledgeBase } from './knowledge-base.js';
import { sampleContent } from './sample-content.js';
import { openSample, sampleWith } from './sample-knowledge-base.js';

test('records are found by slug and bare id, in the order of the content', () => {
  const kb = openSample();
  expect([...kb.keywords.keys()]).toEqual(sampleContent.keywords.map(({ slug }) => slug));
  expect([...kb.rulings.values()]).toEqual(sampleContent.rulings);
  expect(kb.timingWindows.get('attack-pop')?.order).toBe(6);
  expect(kb.sources.get('hanharr-a')?.authority).toBe('OFFICIAL');
  expect(kb.revision).toBe(sampleContent.revision);
});

test('a search index of another content is refused', () => {
  const other = buildSearchIndex(sampleWith({ slug: 'armor', name: 'Armor' }));
  expect(() => openKnowledgeBase(sampleContent, other)).toThrow(/38 records.*37/);
});

test('the search index of a content is the same string every time', () => {
  expect(buildSearchIndex(sampleContent)).toBe(buildSearchIndex(structuredClone(sampleContent)));
});
