import { describe, expect, it } from 'vitest';
import { attackPath } from '../paths.js';
import { pastedLink } from './pasted-link.js';

const LINE = '7 power, "a, b" vs 5/2 health + "guard" 3 health?';

describe('a link to an attack, pasted where a line was expected,', () => {
  it.each(['https://rules.example.org/', 'http://localhost:4000/', 'https://example.org/rules/', '/', ''])(
    'is that attack behind %j',
    (root) => {
      expect(pastedLink(root + attackPath(LINE))).toEqual({ line: LINE, reading: '' });
      const link = `${root}${attackPath(LINE, 'riposte-survives')}#units`;
      expect(pastedLink(link)).toEqual({ line: LINE, reading: 'riposte-survives' });
    },
  );

  it.each([
    LINE,
    '',
    'https://example.org/attack',
    'attack?q=',
    'https://example.org/search?q=1 power',
    'x attack?q=1',
  ])('%j is none', (typed) => {
    expect(pastedLink(typed)).toBeNull();
  });
});
