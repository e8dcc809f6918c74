import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackInput, UnitInput } from '../../engine/attack-input.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { checkInteraction, type InteractionQuery, type KeywordUse } from './check-interaction.js';
import type { InteractionReport } from './interaction-report.js';

const kb = openSample();

function uses(...keywords: readonly (string | Partial<KeywordUse>)[]): readonly KeywordUse[] {
  return keywords.map((one) => ({
    keyword: '',
    value: null,
    role: null,
    ...(typeof one === 'string' ? { keyword: one } : one),
  }));
}

function reportOf(query: InteractionQuery): InteractionReport {
  const report = checkInteraction(kb, query);
  if (!('verdict' in report)) throw new Error(report.message);
  return report;
}

function check(...keywords: readonly (string | Partial<KeywordUse>)[]): InteractionReport {
  return reportOf({ keywords: uses(...keywords), scenario: null });
}

function unit(role: string, side: UnitInput['side'], facts: Partial<UnitInput>): UnitInput {
  const rest = {
    speed: null,
    arena: 'CHARACTER',
    arenas: null,
    tapped: null,
    inBuildZone: false,
    subtypes: null,
  } as const;
  return { role, side, power: 0, health: 5, counters: 0, abilities: [], ...rest, ...facts };
}

function board(
  attacker: Partial<UnitInput>,
  defender: Partial<UnitInput>,
  others: readonly UnitInput[] = [],
): AttackInput {
  return {
    attacker: unit('attacker', 'ATTACKER', { power: 5, ...attacker }),
    defender: unit('defender', 'DEFENDER', defender),
    others,
    force: { ATTACKER: 99, DEFENDER: 99 },
    darkSide: 'ATTACKER',
    objective: 'DISCARD',
    policy: { lucky: 'OPTIMAL', prevention: 'OPTIMAL', overkill: 'OPTIMAL', attackPop: 'OPTIMAL' },
    roll: null,
    selfAttack: false,
  };
}

describe('a check of two keywords', () => {
  it('says what the one does to the other, on what that rests, and what the runs were', () => {
    const { verdict, headline, findings, evidence, assumptions, timeline } = check('evade', 'critical hit');
    expect({ verdict, headline }).toEqual({
      verdict: 'INTERACT',
      headline: 'Evade prevents damage that Critical Hit makes.',
    });
    expect(findings).toMatchObject([
      { from: 'evade', to: 'critical-hit', relation: 'PREVENTS', basis: ['ENGINE'] },
    ]);
    expect(evidence.map(({ keywords }) => keywords)).toEqual([
      [],
      ['critical-hit'],
      ['evade'],
      ['critical-hit', 'evade'],
    ]);
    expect(assumptions.map(({ code }) => code)).toEqual(['every-ability-used']);
    expect(timeline.map(({ keyword }) => keyword)).toEqual(['critical-hit', 'evade']);
  });

  it('says which comes first where both happen and neither touches the other', () => {
    const { verdict, findings } = check(
      { keyword: 'evade', role: 'DEFENDER' },
      { keyword: 'retaliate', role: 'DEFENDER' },
    );
    expect(verdict).toBe('INDEPENDENT');
    expect(findings).toMatchObject([
      { from: 'retaliate', to: 'evade', relation: 'PRECEDES', basis: ['TIMING'] },
    ]);
  });

  it('keeps to the roles that are given', () => {
    const back = check({ keyword: 'evade', role: 'ATTACKER' }, { keyword: 'retaliate', role: 'DEFENDER' });
    expect(back.findings[0]).toMatchObject({ relation: 'PREVENTS', to: 'retaliate' });
    expect(back.evidence.at(-1)?.label).toBe('Evade 2 on the attacker, Retaliate 2 on the defender');
  });

  it('of one keyword is about its stacking class, with the values given', () => {
    const { findings } = check('Critical Hit 2', { keyword: 'critical hit', value: 3 });
    expect(findings).toMatchObject([
      {
        relation: 'ADDS_UP',
        statement: expect.stringContaining('Critical Hit 2 and Critical Hit 3 act as Critical Hit 5'),
      },
    ]);
    expect(check('evade', 'evade').findings[0]?.relation).toBe('SEPARATE');
    expect(check('overkill', 'overkill').findings[0]?.relation).toBe('REDUNDANT');
  });

  it('of one keyword on two units is about no stacking', () => {
    const { verdict, findings } = check(
      { keyword: 'evade', role: 'DEFENDER' },
      { keyword: 'evade', role: 'SECOND' },
    );
    expect({ verdict, findings }).toEqual({ verdict: 'INDEPENDENT', findings: [] });
  });

  it('names the readings of the rules on which its runs depend when it is asked for them', () => {
    const query = { keywords: uses('critical hit', 'overkill'), scenario: null };
    const report = checkInteraction(kb, query, { assumptions: true });
    const codes = 'verdict' in report ? report.assumptions.map(({ code }) => code) : [];
    expect(codes).toContain('critical-hit-not-split');
  });
});

describe('a check on a given board', () => {
  const crit = { abilities: ['Critical Hit 1'] };

  it('uses the units as they are printed', () => {
    const { findings, evidence, assumptions } = reportOf({
      keywords: uses('critical hit', 'evade'),
      scenario: board(crit, { abilities: ['Pay 1 Force -> Evade 3'] }),
    });
    expect(findings[0]).toMatchObject({ from: 'evade', relation: 'PREVENTS', to: 'critical-hit' });
    expect(evidence.map(({ label }) => label)).toContain('Pay 1 Force -> Evade 3 on the defender');
    expect(evidence[0]?.outcome.expectedDamageToDefender).toEqual({ numerator: 5n, denominator: 2n });
    expect(assumptions).toEqual([]);
  });

  it('adds a keyword that the board does not print', () => {
    const scenario = board({ ...crit, power: 7 }, { health: 3 }, [unit('Chewbacca', 'DEFENDER', {})]);
    const keywords = uses('overkill', { keyword: 'evade', role: 'SECOND' });
    const { findings, evidence } = reportOf({ keywords, scenario });
    expect(findings[0]).toMatchObject({ from: 'evade', relation: 'PREVENTS', to: 'overkill' });
    expect(evidence.at(-1)?.label).toContain('Evade 2 on Chewbacca');
  });

  it('finds nothing where the board leaves nothing to happen', () => {
    const scenario = board({ ...crit, power: 1 }, { abilities: ['Overkill'] });
    expect(reportOf({ keywords: uses('critical hit', 'overkill'), scenario }).verdict).toBe('INDEPENDENT');
  });

  it('is undetermined when a fact decides that the board does not say', () => {
    const scenario = board(
      { abilities: ['Critical Hit 5 while attacking a Clone'] },
      { abilities: ['Evade 2'] },
    );
    const { verdict, findings, missing } = reportOf({ keywords: uses('critical hit', 'evade'), scenario });
    expect({ verdict, findings }).toEqual({ verdict: 'UNDETERMINED', findings: [] });
    expect(missing).toContain('attacking a Clone');
  });

  it('is refused when it has no unit for a role, or is no legal attack', () => {
    const keywords = uses('overkill', { keyword: 'evade', role: 'SECOND' });
    expect(checkInteraction(kb, { keywords, scenario: board(crit, {}) })).toMatchObject({
      code: 'INVALID_INPUT',
    });
    const hidden = board(crit, { abilities: ['Stealth'] });
    expect(checkInteraction(kb, { keywords: uses('critical hit', 'evade'), scenario: hidden })).toMatchObject(
      {
        code: 'ILLEGAL_ATTACK',
      },
    );
  });
});

describe('a number that a keyword can not have is refused, as in an attack', () => {
  it.each(['Evade -1', 'Evade 21', 'Evade 999999'])('%s', (line) => {
    const refusal = checkInteraction(kb, { keywords: uses(line, 'overkill'), scenario: null });
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(/^Evade /) });
  });
});

describe('what can not be served is refused', () => {
  it.each([
    ['one keyword', uses('evade'), 'INVALID_INPUT'],
    ['five keywords', uses('evade', 'evade', 'evade', 'evade', 'evade'), 'INVALID_INPUT'],
    ['an unknown keyword', uses('evade', 'sleep'), 'UNKNOWN_KEYWORD'],
    ['an empty name', uses('evade', ''), 'UNKNOWN_KEYWORD'],
    ['a name without end', uses('evade', 'x'.repeat(100_000)), 'UNKNOWN_KEYWORD'],
    ['a value that is too large', uses('evade', { keyword: 'stun', value: 21 }), 'INVALID_INPUT'],
    ['a value below 0', uses('evade', { keyword: 'stun', value: -1 }), 'INVALID_INPUT'],
    ['a value where there is none', uses('evade', { keyword: 'overkill', value: 1 }), 'INVALID_INPUT'],
  ])('%s', (_what, keywords, code) => {
    const refusal = checkInteraction(kb, { keywords, scenario: null });
    expect(refusal).toMatchObject({ ok: false, code, message: expect.stringMatching(/\.$/) });
  });

  it('and offers what may have been meant', () => {
    const refusal = checkInteraction(kb, { keywords: uses('evade', 'evaded stun'), scenario: null });
    expect(refusal).toMatchObject({ code: 'UNKNOWN_KEYWORD', suggestions: [{ label: 'Stun' }] });
  });
});

it('any input is answered or refused, and the same twice', () => {
  const names = fc.constantFrom(
    'Evade 2',
    'overkill',
    'Stun',
    'Critical Hit 20',
    'Switch: Overkill/Stun 2',
    'retaliate',
  );
  const use = fc.record({
    keyword: fc.oneof(
      { weight: 9, arbitrary: names },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    value: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.integer() },
      { weight: 1, arbitrary: fc.integer({ min: -25, max: 25 }) },
    ),
    role: fc.constantFrom('ATTACKER', 'DEFENDER', 'SECOND', null),
  });
  let served = 0;
  fc.assert(
    fc.property(fc.array(use, { minLength: 1, maxLength: 5 }), (keywords) => {
      const report = checkInteraction(kb, { keywords, scenario: null });
      served += 'verdict' in report ? 1 : 0;
      expect(checkInteraction(kb, { keywords, scenario: null })).toEqual(report);
    }),
    { numRuns: 150 },
  );
  expect(served).toBeGreaterThan(10);
});
