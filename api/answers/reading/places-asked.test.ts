import { describe, expect, it } from 'vitest';
import type { CheckInteraction } from '../answer-options.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { readQuestion } from './asked-question.js';
import { placesAsked } from './places-asked.js';

/** The engine plays these keywords. */
const kb = openWithEntries(
  { slug: 'deflect', name: 'Deflect', summary: 'Prevents X damage to this unit.' },
  { slug: 'surge', name: 'Surge' },
);
const meetAsDefender: CheckInteraction = (_kb, { keywords }) =>
  keywords.every(({ role }) => role === 'DEFENDER')
    ? reportOf('INTERACT', found('deflect', 'TRIGGERS', 'stun'))
    : reportOf('INDEPENDENT');
const places = (question: string): readonly (string | null)[] =>
  placesAsked(readQuestion(kb, question), meetAsDefender);

describe('the parts that the units of two keywords play', () => {
  it('are those in which one unit with both has something of it', () => {
    expect(places('my unit with Stun deflects, is the target stunned?')).toEqual(['DEFENDER', 'DEFENDER']);
  });

  it('are two where the question tells of two units', () => {
    expect(places("I deflect damage from the attacker. Does the attacker's Stun work?")).toEqual([
      'DEFENDER',
      'ATTACKER',
    ]);
  });

  it('are left open where it tells of none', () => {
    expect(places('Can deflected damage stun?')).toEqual([null, null]);
  });

  it('are left open where the unit may stand aside', () => {
    expect(places('the attacker has Overkill, does my Surge trigger?')).toEqual([null, null]);
  });
});
