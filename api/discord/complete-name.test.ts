import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../knowledge-base/sample-knowledge-base.js';
import { completeName } from './complete-name.js';

const context = { knowledgeBase: openSample(), publicUrl: null };

describe('the completion of a name', () => {
  it('begins with the first names where nothing is typed yet', () => {
    expect(completeName(context, 'keyword', '').map(({ name }) => name)).toContain('Critical Hit');
    expect(completeName(context, 'card', '').map(({ name }) => name)).toEqual([
      'Old Guard (A)',
      'Stone Beast',
    ]);
  });

  it('forgives a slip, and knows former names', () => {
    expect(completeName(context, 'keyword', 'overkkil')[0]?.value).toBe('overkill');
    expect(completeName(context, 'keyword', 'elud')).toEqual([
      { name: 'Elude (now Precision)', value: 'precision' },
    ]);
  });

  it('offers keywords alone where a keyword is asked for', () => {
    expect(completeName(context, 'interaction', 'old')).toEqual([]);
  });

  it('offers at most 25 names of at most 100 characters, also of values', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      slug: `over-${index}`,
      name: `Over ${index} ${'x'.repeat(120)}`,
    }));
    const choices = completeName(
      { ...context, knowledgeBase: openSample(sampleWith(...many)) },
      'keyword',
      'over',
    );
    expect(choices).toHaveLength(25);
    for (const { name, value } of choices) {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(value.length).toBeLessThanOrEqual(100);
    }
  });

  it.each(['', '\uD800', '@everyone', 'x'.repeat(5_000), '(((', '%'])('takes any text: %j', (typed) => {
    expect(Array.isArray(completeName(context, 'keyword', typed))).toBe(true);
  });
});
