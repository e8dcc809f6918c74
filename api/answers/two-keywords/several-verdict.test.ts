import { describe, expect, it } from 'vitest';
import type { Finding } from '../../interactions/interaction-report.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { found, reportOf } from '../testing/sample-report.js';
import { severalVerdict } from './several-verdict.js';

const kb = openSample(
  sampleWith(
    { slug: 'fierce', name: 'Fierce' },
    { slug: 'tough', name: 'Tough' },
    { slug: 'wall', name: 'Wall' },
  ),
);
const FOUND: readonly Finding[] = [
  found('evade', 'PREVENTS', 'overkill'),
  found('wall', 'NO_EFFECT', 'overkill'),
  found('stun', 'NO_EFFECT', 'overkill'),
  found('fierce', 'OVERRIDES', 'evade'),
  found('tough', 'OVERRIDES', 'fierce'),
];

/** What the findings on the keywords that are named say. */
function verdict(question: string): string | null {
  const asked = readQuestion(kb, question);
  const named = new Set(asked.keywords.map(({ slug }) => slug));
  const findings = FOUND.filter(({ from, to }) => named.has(from) && named.has(to));
  return severalVerdict(asked, reportOf('INTERACT', ...findings))?.answer ?? null;
}

describe('of three keywords', () => {
  it.each([
    ['Do Wall and Stun stop Overkill damage?', 'NO'],
    ['Can I Evade Overkill damage from a unit with Fierce?', 'NO'],
    ['If my unit has Tough, can I Evade damage from a unit with Fierce?', 'YES'],
    ['Can a Tough unit Evade damage from a Fierce unit?', 'YES'],
  ])('all that is claimed decides: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'Do Evade and Wall stop Overkill damage?',
    'If another of my units has Tough, can I Evade damage from a unit with Fierce?',
    'Do Evade and Overkill and Wall work?',
  ])('none does where claims differ, or nothing is claimed: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
