import { describe, expect, it } from 'vitest';
import { openWithEntries } from '../testing/sample-entry.js';
import { readQuestion } from './asked-question.js';
import { holdingOf } from './holders.js';

const kb = openWithEntries({ slug: 'deflect', name: 'Deflect', summary: 'Prevents X damage to this unit.' });
const holding = (question: string): string | null => {
  const asked = readQuestion(kb, question);
  const [one, other] = asked.keywords;
  return one === undefined || other === undefined ? null : holdingOf(asked, one.slug, other.slug);
};

describe('two keywords of a question', () => {
  it.each([
    'if my unit with Stun deflects, what happens?',
    'my Stun guy deflects, what happens?',
    'my unit has Stun and Deflect. what happens?',
    'a unit with both Stun and Deflect, what happens?',
    'can Retaliate damage from a unit with Stun be prevented?',
    'my unit with Stun uses its Deflect. what happens?',
  ])('belong to one unit: %s', (question) => {
    expect(holding(question)).toBe('ONE_UNIT');
  });

  it.each([
    'i deflect damage from a stunning attacker',
    'the attacker has Stun, can I deflect?',
    'can i deflect damage from a unit with Stun',
    'opponent attacks with Stun 2, i have Deflect',
    'if a unit with Stun attacks and i deflect, what happens?',
    'i have Stun on my unit and Deflect on another',
    'my Stun unit attacks and his unit uses Deflect',
  ])('belong to two units: %s', (question) => {
    expect(holding(question)).toBe('TWO_UNITS');
  });

  it.each(['can deflected damage stun', 'does Deflect stop Stun', 'Stun and Deflect'])(
    'may belong to any: %s',
    (question) => {
      expect(holding(question)).toBeNull();
    },
  );
});
