import type { AttackInput, UnitInput } from '../attack-input.js';
import type { OracleAbility, OracleAttack, OracleUnit } from '../oracle/oracle-attack.js';

/** The attack that the second implementation takes, as the engine takes it: abilities as printed lines. */
export function asInput({ attacker, defender, others, ...rest }: OracleAttack): AttackInput {
  return { ...rest, attacker: asUnit(attacker), defender: asUnit(defender), others: others.map(asUnit) };
}

function asUnit({ abilities, ...unit }: OracleUnit): UnitInput {
  return { ...unit, speed: null, arenas: null, subtypes: null, abilities: abilities.map(asLine) };
}

function asLine({ keyword, value, byPower, forceCost }: OracleAbility): string {
  const name = keyword
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
  const number = byPower === true ? " X, where X is this unit's power" : value === null ? '' : ` ${value}`;
  return `${forceCost === null ? '' : `Pay ${forceCost} Force -> `}${name}${number}`;
}
