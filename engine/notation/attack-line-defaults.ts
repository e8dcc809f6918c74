import type { AttackInput, AttackSide, PolicyInput, UnitInput } from '../attack-input.js';

/** What an attack has of which nothing is said, in a line as in a request. */
export const PLAIN_UNIT: Omit<UnitInput, 'role' | 'side' | 'abilities'> = {
  power: 0,
  health: 99,
  counters: 0,
  speed: null,
  arena: 'CHARACTER',
  arenas: null,
  tapped: null,
  inBuildZone: false,
  subtypes: null,
};

export const PLAIN_POLICY: PolicyInput = {
  lucky: 'OPTIMAL',
  prevention: 'OPTIMAL',
  overkill: 'OPTIMAL',
  attackPop: 'OPTIMAL',
};

export const PLAIN_ATTACK: Omit<AttackInput, 'attacker' | 'defender' | 'others' | 'policy'> = {
  force: { ATTACKER: 99, DEFENDER: 99 },
  darkSide: 'ATTACKER',
  objective: 'DISCARD',
  roll: null,
  selfAttack: false,
};

/** The two units of the attack have these names. */
export const ROLES: Readonly<Record<AttackSide, string>> = { ATTACKER: 'attacker', DEFENDER: 'defender' };

/** The attacker as its own defender. */
export function asDefender(attacker: UnitInput): UnitInput {
  return { ...attacker, role: ROLES.DEFENDER, side: 'DEFENDER' };
}
