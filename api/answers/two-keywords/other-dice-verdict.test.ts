import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { otherDiceVerdict } from './other-dice-verdict.js';

/** The engine plays these keywords; the ruling of Fury is put in other words. */
const kb = openWithEntries(
  { slug: 'fury', name: 'Fury', says: ['Fury applies only to attack dice, never to others.'] },
  { slug: 'overload', name: 'Overload' },
  { slug: 'area-damage', name: 'Area Damage' },
);
const verdict = (question: string): string | null => {
  const told = otherDiceVerdict(readQuestion(kb, question));
  return told === null ? null : `${told.answer} by ${told.by.ruling}`;
};

describe('a keyword that looks at attack dice only', () => {
  it.each([
    'Do fours on Area Damage dice trigger Fury?',
    'if my Retaliate dice show a natural 4 do I get the Fury dice',
    'I rolled a four for Overload, does that count for Fury?',
    'natural 4 on a Retaliate roll - does Fury work?',
  ])('looks at no dice of damage: %s', (question) => {
    expect(verdict(question)).toBe('NO by fury/ruling-0');
  });

  it.each([
    'do fours on attack dice trigger Fury even if i have Area Damage dice too',
    'does a four on Retaliate dice not trigger Fury',
    'does Fury apply to attack dice or Retaliate dice?',
    'i rolled a four with Overload, does Fury work',
    'do Retaliate dice trigger Fury if I reroll them',
    'do Retaliate dice hurt a unit with Fury',
  ])('is asked for something else: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
