import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAttackLine } from '../engine/notation/attack-line.js';
import { attackToSolve } from './request-to-attack.js';
import { anyAttack } from './testing/generated-attack.js';

const PLAIN = { attacker: { power: 4, health: 6 }, defender: { health: 5 } };

describe('a request in the terms of the engine', () => {
  it('has the standard value of everything that is left out', () => {
    const unit = { counters: 0, speed: null, arena: 'CHARACTER', arenas: null, tapped: null };
    const rest = { inBuildZone: false, subtypes: null, abilities: [] };
    expect(attackToSolve(PLAIN)).toEqual({
      input: {
        attacker: { role: 'attacker', side: 'ATTACKER', power: 4, health: 6, ...unit, ...rest },
        defender: { role: 'defender', side: 'DEFENDER', power: 0, health: 5, ...unit, ...rest },
        others: [],
        force: { ATTACKER: 99, DEFENDER: 99 },
        darkSide: 'ATTACKER',
        objective: 'DISCARD',
        policy: { lucky: 'OPTIMAL', prevention: 'OPTIMAL', overkill: 'OPTIMAL', attackPop: 'OPTIMAL' },
        roll: null,
        selfAttack: false,
      },
      notation: '4 power, 6 health vs 5 health',
      warnings: [],
    });
  });

  it('keeps what is given', () => {
    const policy = { lucky: 'NEVER', overkill: 'SECOND_UNIT' } as const;
    const others = [{ name: 'Yoda', side: 'ATTACKER', health: 3 }] as const;
    const asked = attackToSolve({ ...PLAIN, others: [...others], defenderForce: 0, policy, roll: [1, 2] });
    expect(asked).toMatchObject({
      input: {
        others: [{ role: 'Yoda', side: 'ATTACKER' }],
        force: { ATTACKER: 99, DEFENDER: 0 },
        policy: { lucky: 'NEVER', prevention: 'OPTIMAL', overkill: 'SECOND_UNIT', attackPop: 'OPTIMAL' },
        roll: [1, 2],
      },
    });
  });

  it('gives attacker and defender their roles and sides, whatever they are called', () => {
    const strange = { name: 'Yoda', side: 'DEFENDER' } as const;
    expect(attackToSolve({ ...PLAIN, attacker: { ...PLAIN.attacker, ...strange } })).toEqual(
      attackToSolve(PLAIN),
    );
  });

  it('in one line reads back to the same input', () => {
    let read = 0;
    fc.assert(
      fc.property(anyAttack, (asked) => {
        const attack = attackToSolve(asked);
        if ('code' in attack) return;
        read += 1;
        expect(parseAttackLine(attack.notation)).toEqual({ ok: true, input: attack.input });
        expect(decodeURIComponent(encodeURIComponent(attack.notation))).toBe(attack.notation);
      }),
      { numRuns: 1_000 },
    );
    expect(read).toBeGreaterThan(100);
  });
});
