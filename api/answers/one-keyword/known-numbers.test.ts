import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { knownVerdict } from './known-verdict.js';

const kb = openWithEntries(
  {
    slug: 'dodge',
    name: 'Dodge',
    parameter: 'NUMBER',
    says: ['Each use of Dodge prevents up to X damage to the unit that has Dodge.'],
  },
  {
    slug: 'bend',
    name: 'Bend',
    parameter: 'NUMBER',
    says: ['You must bend as much damage as you can, up to the Bend value.'],
  },
  {
    slug: 'grow',
    name: 'Grow',
    says: [
      'The unit with Grow gets +1 power, +1 health, and +10 speed for each enemy unit in its arena.',
      'Grow takes a card when damage from its unit causes another unit to be discarded.',
    ],
  },
  {
    slug: 'bombard',
    name: 'Bombard',
    parameter: 'NUMBER',
    says: [
      'A Bombard attack is made against a unit in the Ground arena.',
      "Units in the Character arena can't be attacked with Bombard.",
    ],
  },
);

const answer = (question: string): string | null => knownVerdict(readQuestion(kb, question))?.answer ?? null;

describe('numbers, units and arenas that a question names', () => {
  it.each([
    ['Can I use only part of my Dodge?', 'YES'],
    ['Can I prevent just one damage with Dodge 3?', 'YES'],
    ['Can I prevent four damage with Dodge 3?', null],
    ['Can I use only part of my Bend?', 'NO'],
  ])('less than the value will do where a sentence says up to X: %s', (question, verdict) => {
    expect(answer(question)).toBe(verdict);
  });

  it.each([
    ['Does Grow give +1 power for each enemy in its arena?', 'YES'],
    ['Does Grow give +2 power for each enemy in its arena?', 'NO'],
    ['Does Grow raise health and speed too?', 'YES'],
    ['Does Grow give +1 speed?', 'NO'],
  ])('the numbers of a bonus are compared: %s', (question, verdict) => {
    expect(answer(question)).toBe(verdict);
  });

  it.each([
    ['Does Grow trigger when another unit of mine kills it?', 'NO'],
    ['Does Grow trigger when my unit kills it?', null],
  ])('a kill by another unit is none of its own: %s', (question, verdict) => {
    expect(answer(question)).toBe(verdict);
  });

  it.each([
    ['Can Bombard hit Ground units from the Space arena?', 'YES'],
    ['Can a unit in the Space arena use Bombard to attack in the Ground arena?', 'YES'],
    ['Can Bombard hit Character units from the Space arena?', 'NO'],
  ])('the arena it stands in is not the one that it reaches: %s', (question, verdict) => {
    expect(answer(question)).toBe(verdict);
  });
});
