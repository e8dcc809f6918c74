import { expect, test } from 'vitest';
import { sampleContent } from './sample-content.js';

const { sources, keywords, rulings, timingWindows } = sampleContent;

test('every occurrence cuts its ruling out of its source, on the line it names', () => {
  const seen = rulings.flatMap((ruling) =>
    ruling.occurrences.map(({ source, start, end, line }) => {
      const text = sources.find(({ id }) => id === source)?.text ?? '';
      expect(text.slice(start, end)).toBe(ruling.text);
      expect(text.slice(0, start).split('\n')).toHaveLength(line);
      return ruling.id;
    }),
  );
  expect(seen).toHaveLength(14);
});

test('mentions point both ways', () => {
  for (const { slug, mentions } of keywords) {
    for (const mentioned of mentions) {
      expect(keywords.find((one) => one.slug === mentioned)?.mentionedBy).toContain(slug);
    }
  }
});

test('keywords stand by slug, rulings by keyword, position and id, windows in the order of play', () => {
  const slugs = keywords.map(({ slug }) => slug);
  expect(slugs).toEqual(slugs.toSorted());
  const keys = rulings.map(({ keyword, position, id }) => `${keyword} ${position} ${id}`);
  expect(keys).toEqual(keys.toSorted());
  expect(timingWindows.map(({ order }) => order)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
});
