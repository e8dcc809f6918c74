import type { AttackInput, UnitInput } from '../attack-input.js';
import { PLAIN_ATTACK, PLAIN_POLICY, PLAIN_UNIT } from '../notation/attack-line-defaults.js';

export function unit(role: string, side: UnitInput['side'], given: Partial<UnitInput> = {}): UnitInput {
  return { ...PLAIN_UNIT, role, side, abilities: [], health: 9, ...given };
}

export function inputOf(given: Partial<AttackInput> = {}): AttackInput {
  return {
    ...PLAIN_ATTACK,
    policy: PLAIN_POLICY,
    attacker: unit('attacker', 'ATTACKER', { power: 2 }),
    defender: unit('defender', 'DEFENDER'),
    others: [],
    ...given,
  };
}

export const attacker = (given: Partial<UnitInput>): AttackInput =>
  inputOf({ attacker: unit('attacker', 'ATTACKER', { power: 2, ...given }) });
export const defender = (given: Partial<UnitInput>): AttackInput =>
  inputOf({ defender: unit('defender', 'DEFENDER', given) });
export const crowd = (count: number): readonly UnitInput[] =>
  Array.from({ length: count }, (_, index) => unit(`unit ${index}`, 'DEFENDER'));
