import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AttackCase } from './attack-case.js';
import { solveByBruteForce } from './oracle.js';
import type { Fraction } from './oracle-attack.js';
import { attackOf, type SampleAttack } from './sample-attack.js';

function print({ numerator, denominator }: Fraction): string {
  return denominator === 1n ? String(numerator) : `${numerator}/${denominator}`;
}

interface Shown {
  readonly counters: Readonly<Record<string, string>>;
  readonly expected: string;
  readonly discard: string;
}

function solved(given: SampleAttack): {
  readonly hits: string;
  readonly unit: (role: string) => Shown;
} {
  const report = solveByBruteForce(attackOf(given));
  if (!report.ok) throw new Error(report.code);
  return {
    hits: print(report.expectedHits),
    unit: (role) => {
      const found = report.units.find((one) => one.role === role);
      if (!found) throw new Error(`No row ${role}.`);
      return {
        counters: Object.fromEntries(found.counters.map((one) => [one.value, print(one.probability)])),
        expected: print(found.expectedCounters),
        discard: print(found.discardChance),
      };
    },
  };
}

const cases: readonly AttackCase[] = JSON.parse(
  readFileSync(new URL('./attack-cases.json', import.meta.url), 'utf8'),
);

describe('the worked cases come out exactly', () => {
  it.each(cases.map((one) => [`${one.id}: ${one.title}`, one] as const))('%s', (_, { input, expected }) => {
    const { attackerForce = 99, defenderForce = 99, others = [], ...rest } = input;
    const { unit } = solved({
      ...rest,
      others: others.map(({ name, ...other }) => ({ ...other, role: name })),
      force: { ATTACKER: attackerForce, DEFENDER: defenderForce },
    });
    for (const [role, value] of Object.entries(expected.expectedCounters ?? {})) {
      expect(unit(role).expected).toBe(value);
    }
    for (const [role, value] of Object.entries(expected.discardChance ?? {})) {
      expect(unit(role).discard).toBe(value);
    }
    for (const [role, points] of Object.entries(expected.counters ?? {})) {
      expect(unit(role).counters).toEqual(
        Object.fromEntries(points.map(({ value, fraction }) => [value, fraction])),
      );
    }
  });
});

const FREE_EVADE = 'Pay 0 Force -> Evade 9';

describe('who can be attacked', () => {
  it('leaves a hidden unit with Stealth alone', () => {
    expect(solveByBruteForce(attackOf({ defender: { abilities: ['Stealth'] } }))).toEqual({
      ok: false,
      code: 'ILLEGAL_ATTACK',
    });
    expect(solved({ defender: { abilities: ['Stealth'], counters: 1 } }).hits).toBe('0');
    expect(solved({ defender: { abilities: ['Stealth'], tapped: true } }).hits).toBe('0');
  });

  it('bombards the Ground arena with the value of Bombard, and bonuses on top', () => {
    const attack = {
      attacker: { arena: 'SPACE', power: 4, abilities: ['Bombard 2', 'Resilience 1'], counters: 1 },
      defender: { arena: 'GROUND' },
    } as const;
    expect(solved(attack).hits).toBe('3/2');
    expect(solveByBruteForce(attackOf({ ...attack, defender: { arena: 'CHARACTER' } })).ok).toBe(false);
  });

  it('refuses a roll of a length that no line of play gives', () => {
    const roll = [4, 4, 4];
    expect(solved({ attacker: { power: 3 }, roll }).hits).toBe('3');
    expect(solved({ attacker: { power: 1, abilities: ['Overload 2'] }, roll }).hits).toBe('3');
    expect(solveByBruteForce(attackOf({ attacker: { power: 2 }, roll }))).toEqual({
      ok: false,
      code: 'INVALID_INPUT',
    });
  });
});

describe('changing the defender', () => {
  const guard = { abilities: ['Intercept'], health: 9, power: 2 } as const;

  it('lets Intercept save a unit that would be discarded', () => {
    const { unit } = solved({
      objective: 'DISCARD',
      attacker: { power: 2 },
      defender: { health: 2 },
      others: [guard],
    });
    expect(unit('defender').counters).toEqual({ 0: '1' });
    expect(unit('other 1').expected).toBe('1');
  });

  it('does nothing against Precision', () => {
    const attack = { attacker: { power: 2, abilities: ['Precision'] }, others: [guard] } as const;
    expect(solved({ ...attack, policy: { attackPop: 'ALWAYS' } }).unit('defender').expected).toBe('1');
  });

  it('keeps the Retaliate of a defender that was replaced', () => {
    const { unit } = solved({
      attacker: { power: 1 },
      defender: { abilities: ['Retaliate power'], power: 2 },
      others: [{ ...guard, abilities: ['Intercept', 'Armor'] }],
    });
    expect(unit('attacker').expected).toBe('1');
    expect(unit('other 1').expected).toBe('1/3');
  });

  it('has no Retaliate against another arena', () => {
    const { unit } = solved({
      attacker: { arena: 'SPACE', abilities: ['Bombard 1'] },
      defender: { arena: 'GROUND', abilities: ['Retaliate 2'] },
    });
    expect(unit('attacker').expected).toBe('0');
  });
});

describe('prevention', () => {
  const roll = [4, 4, 4];

  it('sends deflected damage on, and it can be deflected back', () => {
    const defender = { abilities: ['Pay 0 Force -> Deflect 2'] };
    const once = solved({ attacker: { power: 3 }, defender, roll });
    expect(once.unit('defender').counters).toEqual({ 1: '1' });
    expect(once.unit('attacker').counters).toEqual({ 2: '1' });
    const back = solved({
      attacker: { power: 3, abilities: ['Pay 0 Force -> Deflect 1'] },
      defender: { abilities: ['Pay 0 Force -> Deflect 2'] },
      roll,
    });
    expect(back.unit('attacker').counters).toEqual({ 0: '1' });
    expect(back.unit('defender').counters).toEqual({ 1: '1' });
  });

  it('lets Protect do nothing for a unit with Fortitude against Ferocity', () => {
    const { unit } = solved({
      attacker: { power: 3, abilities: ['Ferocity'] },
      defender: { abilities: ['Fortitude', 'Pay 0 Force -> Evade 1'] },
      others: [{ abilities: ['Pay 0 Force -> Protect 2'] }],
      roll,
    });
    expect(unit('defender').counters).toEqual({ 2: '1' });
  });

  it('does not spend Force that gains nothing', () => {
    const report = solveByBruteForce(
      attackOf({
        objective: 'DISCARD',
        attacker: { power: 3 },
        defender: { health: 1, abilities: ['Pay 1 Force -> Evade 2'] },
        roll,
      }),
    );
    expect(report.ok && report.outcomes[0]?.forceLeft).toEqual({ ATTACKER: 99, DEFENDER: 99 });
  });

  it('is committed blind under Cunning', () => {
    const { unit } = solved({
      attacker: { power: 1, abilities: ['Cunning', 'Overkill'] },
      defender: { abilities: ['Pay 1 Force -> Evade 1'] },
      force: { ATTACKER: 0, DEFENDER: 1 },
    });
    expect(unit('defender').expected).toBe('0');
    const split = solved({
      objective: 'DISCARD',
      attacker: { power: 2, abilities: ['Cunning', 'Overkill'] },
      defender: { health: 1 },
      others: [{ abilities: ['Pay 0 Force -> Evade 1'] }],
    });
    expect(split.unit('other 1').expected).toBe('0');
    expect(split.unit('defender').expected).toBe('3/4');
  });

  it('fixes the number of Lucky dice blind under Cunning', () => {
    const defender = { abilities: ['Lucky 1'] };
    const seen = solved({ attacker: { power: 1 }, defender });
    const blind = solved({ attacker: { power: 1, abilities: ['Cunning'] }, defender });
    expect(seen.hits).toBe('1/4');
    expect(blind.hits).toBe('1/2');
  });
});

describe('after the discard', () => {
  it('takes along units that lose the health Inspiration gave', () => {
    const { unit } = solved({
      attacker: { power: 2 },
      defender: { health: 2, abilities: ['Inspiration'] },
      others: [{ health: 3, counters: 3 }],
      roll: [4, 4],
    });
    expect(unit('other 1')).toEqual({ counters: { 0: '1' }, expected: '0', discard: '1' });
  });

  it('avenges what Area Damage felled as well', () => {
    const { unit } = solved({
      attacker: { power: 1, abilities: ['Area Damage 1'] },
      defender: { health: 1 },
      others: [{ health: 1 }, { abilities: ['Avenge 1', FREE_EVADE] }],
      roll: [4],
    });
    expect(unit('other 1').discard).toBe('1/2');
    expect(unit('attacker').counters).toEqual({ 0: '3/8', 1: '1/2', 2: '1/8' });
  });

  it('does Backfire for a three in the initial roll only, and Overload at the end', () => {
    const backfire = { power: 1, abilities: ['Backfire 2', 'Lucky 1'] };
    expect(solved({ attacker: backfire, roll: [3] }).unit('attacker').expected).toBe('1');
    expect(solved({ attacker: backfire, roll: [1] }).unit('attacker').expected).toBe('0');
    const overload = { power: 1, abilities: ['Overload 2', FREE_EVADE] };
    expect(solved({ attacker: overload }).unit('defender').expected).toBe('3/2');
    expect(solved({ attacker: overload }).unit('attacker').expected).toBe('0');
  });

  it('shows one unit in both rows when it attacks itself', () => {
    const { unit } = solved({
      selfAttack: true,
      attacker: { power: 2, abilities: ['Riposte 1'] },
      roll: [2, 4],
    });
    expect(unit('attacker').counters).toEqual({ 2: '1' });
    expect(unit('defender')).toEqual(unit('attacker'));
  });
});

describe('POPs', () => {
  it('let the player who passed play when the other has played', () => {
    const both = { attacker: { power: 1, abilities: ['Lucky 1'] }, defender: { abilities: ['Lucky 1'] } };
    expect(solved({ ...both, roll: [6] }).hits).toBe('3/4');
    expect(solved({ ...both, roll: [1] }).hits).toBe('1/4');
    expect(solved({ ...both, roll: [6], darkSide: 'DEFENDER' }).hits).toBe('3/4');
  });

  it('re-roll misses, or the enemy hits, under the policy ALWAYS', () => {
    const policy = { lucky: 'ALWAYS' } as const;
    expect(solved({ attacker: { power: 2, abilities: ['Lucky 2'] }, roll: [1, 6], policy }).hits).toBe('3/2');
    expect(
      solved({ defender: { abilities: ['Lucky 2'] }, attacker: { power: 2 }, roll: [1, 6], policy }).hits,
    ).toBe('1/2');
  });
});
