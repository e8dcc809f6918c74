import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { diceOfOther } from './dice-of-other.js';

/** The engine plays these keywords. */
const kb = openWithEntries(
  { slug: 'fury', name: 'Fury', says: ['Fury applies only to attack dice, never to others.'] },
  { slug: 'lucky', name: 'Lucky' },
  { slug: 'shields', name: 'Shields' },
  { slug: 'inspiration', name: 'Inspiration' },
  { slug: 'evade', name: 'Evade' },
  { slug: 'armor', name: 'Armor' },
  { slug: 'avenge', name: 'Avenge' },
);
const chance = { ...found('shields', 'MODIFIES', 'avenge'), about: ['CHANCE', 'LESS'] as const };
const verdict = (question: string, report = reportOf('INTERACT', chance)) =>
  diceOfOther(readQuestion(kb, question), report);

describe('a question whether one keyword changes the dice of another', () => {
  it.each([
    'Does Shields reduce Avenge dice?',
    'Does Fury add dice to Avenge?',
    'Are Avenge dice rerolled by Lucky?',
    'Can I reroll Avenge dice with Lucky?',
    'Does Inspiration add dice to Avenge?',
    'Does Lucky reroll Avenge?',
  ])('is answered No of dice of damage, whatever it does to the chance: %s', (question) => {
    expect(verdict(question)?.answer).toBe('NO');
  });

  it('says that they are dice of damage, with the ruling that says so', () => {
    const told = verdict('Does Fury add dice to Avenge?')?.finding;
    expect(told?.statement).toBe(
      'Fury concerns attack dice only, and the dice of Avenge are dice of damage.',
    );
    expect(told?.rulings).toEqual(['fury/ruling-0']);
  });

  it.each(['Can Fury dice be re-rolled with Lucky?', 'Does Lucky reroll the Fury dice?'])(
    'is answered Yes of attack dice that come before re-rolls: %s',
    (question) => {
      expect(verdict(question)?.answer).toBe('YES');
    },
  );

  it.each([
    'Does Evade reduce Avenge dice?',
    'Does Armor change Avenge dice?',
    'Does Shields reduce Avenge?',
    'Does Shields not reduce Avenge dice?',
    'Does Shields reduce Avenge dice if the unit is tapped?',
  ])('is left open where prevention, a number to hit or more is asked: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });

  it('is left open where the number of dice may be the power of the unit', () => {
    const about = ['NUMBER'] as const;
    const report = reportOf('INTERACT', { ...found('inspiration', 'MODIFIES', 'avenge'), about });
    expect(verdict('Does Inspiration add dice to Avenge?', report)).toBeNull();
  });
});
