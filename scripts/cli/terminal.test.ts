import { expect, test } from 'vitest';
import { hasColours } from './terminal.js';

test.each([
  ['a terminal has them', true, {}, true],
  ['a pipe has none', false, {}, false],
  ['NO_COLOR says no', true, { NO_COLOR: '1' }, false],
  ['an empty NO_COLOR says nothing', true, { NO_COLOR: '' }, true],
  ['a dumb terminal has none', true, { TERM: 'dumb' }, false],
  ['FORCE_COLOR says yes', false, { FORCE_COLOR: '1' }, true],
  ['FORCE_COLOR=0 says no', true, { FORCE_COLOR: '0' }, false],
  ['NO_COLOR goes before FORCE_COLOR', true, { NO_COLOR: '1', FORCE_COLOR: '1' }, false],
])('%s', (_what, isTerminal, env, expected) => {
  expect(hasColours(isTerminal, env)).toBe(expected);
});
