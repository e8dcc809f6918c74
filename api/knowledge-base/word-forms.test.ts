import { expect, test } from 'vitest';
import { wordForms } from './word-forms.js';

test.each([
  ['intercept', ['intercepts', 'intercepted', 'intercepting']],
  ['evade', ['evades', 'evaded', 'evading']],
  ['parry', ['parries', 'parried', 'parrying']],
  ['stun', ['stuns', 'stunned', 'stunning']],
  ['equip', ['equips', 'equipped', 'equipping']],
  ['switch', ['switches', 'switched', 'switching']],
])('%s is bent to %j', (word, forms) => {
  expect(wordForms(word)).toEqual(expect.arrayContaining([word, ...forms]));
});
