import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { accuracyAndNaturals, tellsNatural, withoutNatural } from './accuracy-and-naturals.js';

/** The engine plays these keywords. */
const kb = openWithEntries(
  { slug: 'accuracy', name: 'Accuracy', parameter: 'SIGNED_NUMBER' },
  { slug: 'fury', name: 'Fury', definitions: ['When you roll at least one natural four, roll X more dice.'] },
);
const finding = found('accuracy', 'NO_EFFECT', 'fury');
const report = reportOf('INTERACT', finding);

describe('a result that is changed', () => {
  const verdict = (question: string): string | null => {
    const asked = readQuestion(kb, question);
    return (withoutNatural(asked, report) ?? accuracyAndNaturals(asked, report))?.answer ?? null;
  };

  it.each([
    'my unit has Accuracy 1. does my three become a four for Fury',
    'Accuracy 1: my three counts as a four, so Fury?',
    'do I get Fury from a 3 with Accuracy 1',
    'if i roll no natural four but have Accuracy 3 does Fury trigger',
  ])('makes no natural: %s', (question) => {
    expect(verdict(question)).toBe('NO');
  });

  it.each([
    'i rolled a three and a natural four with Accuracy 1, does Fury trigger',
    'i have Accuracy 1 and rolled a natural four, does Fury trigger',
    'does Accuracy not make my three a four for Fury',
    'no four with Accuracy 1, but if I reroll into one, does Fury trigger',
  ])('is not all that is told: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });

  it('takes nothing from a natural that is there', () => {
    const told = 'Accuracy 2, my dice show a three and a natural four. Does Fury trigger?';
    expect(tellsNatural(readQuestion(kb, told), finding)).toBe(true);
    expect(tellsNatural(readQuestion(kb, 'Does Accuracy make Fury trigger?'), finding)).toBe(false);
  });
});
