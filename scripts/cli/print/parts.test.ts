import { describe, expect, test } from 'vitest';
import { styleOf } from '../style.js';
import { numberedRulings } from './parts.js';

const style = styleOf({ width: 80, hasColours: false });

describe('a ruling says by its id whose words it is', () => {
  test.each([
    ['SUMMARY', 'armor/it-applies (our own words)'],
    ['OFFICIAL', 'armor/it-applies'],
  ] as const)('%s', (authority, shown) => {
    const lines = numberedRulings([{ id: 'armor/it-applies', text: 'It applies.', authority }], style);
    expect(lines).toBe(`\u2022 It applies.\n  ${shown}`);
  });
});
