import { expect, it } from 'vitest';
import { sampleCards } from '../../knowledge-base/sample-cards.js';
import { mayBeNamed } from './kind-in-words.js';

const [card] = sampleCards;
if (card === undefined) throw new Error('the sample has no card');
const unit = {
  ...card,
  name: 'Made Up Hauler',
  side: 'DARK',
  arenas: ['SPACE'],
  subtypes: ['Large Ship'],
} as const;

it.each([
  ['One of your Ships', true],
  ['One of your Clones or Ships', true],
  ['Target Clone, Droid, or Ship', true],
  ['One of your Space units', true],
  ['One of your Dark Side units', true],
  ['The Hauler', true],
  ['One of your Clones', false],
  ['The Clone', false],
  ['One of your Units', true],
  ['One of your units', true],
  ["The Clone's Ship", true],
  ['One of your units with Armor', true],
  ['One of your Clones with a Ship', false],
  ['One of your units without Clones', true],
  ['It', true],
])('a large ship of the dark side may be meant by "%s": %s', (words, expected) => {
  expect(mayBeNamed(unit, words)).toBe(expected);
});
