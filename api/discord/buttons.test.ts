import { describe, expect, it } from 'vitest';
import { buttonsFor, readButton } from './buttons.js';
import { CUSTOM_ID_LENGTH } from './limits.js';

function idsOf(keywords: readonly string[]): readonly string[] {
  return buttonsFor(keywords)?.components.map(({ custom_id }) => custom_id) ?? [];
}

describe('the buttons below an answer', () => {
  it('carry the keywords that it is about', () => {
    expect(idsOf(['overkill', 'evade']).map(readButton)).toEqual([
      { asks: 'rulings', keywords: ['overkill', 'evade'] },
      { asks: 'timing', keywords: ['overkill', 'evade'] },
    ]);
  });

  it('carry as many as fit into 100 characters, the first ones', () => {
    const keywords = Array.from({ length: 30 }, (_, index) => `keyword-${index}`);
    for (const id of idsOf(keywords)) {
      expect(id.length).toBeLessThanOrEqual(CUSTOM_ID_LENGTH);
      const carried = readButton(id)?.keywords ?? [];
      expect(carried.length).toBeGreaterThan(5);
      expect(carried).toEqual(keywords.slice(0, carried.length));
    }
  });

  it.each([[[]], [['x'.repeat(100)]]])(
    'are not there where there is nothing to carry, or it does not fit',
    (keywords) => {
      expect(buttonsFor(keywords)).toBeNull();
    },
  );

  it.each(['', 'rulings', 'rulings:', 'dance:overkill'])('are no others than ours: %j', (id) => {
    expect(readButton(id)).toBeNull();
  });

  it('names once what an id names twice', () => {
    expect(readButton('rulings:evade+overkill+evade')?.keywords).toEqual(['evade', 'overkill']);
  });
});
