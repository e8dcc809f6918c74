import type { AttackInput as EngineAttack, UnitInput as EngineUnit } from '../engine/attack-input.js';
import { PLAIN_ATTACK, PLAIN_POLICY, PLAIN_UNIT } from '../engine/notation/attack-line-defaults.js';
import type { AttackInput } from './attack-input.js';

type Asked = typeof AttackInput.$inferInput;

/** An attack as a request has it, the standard values left out: `attackToSolve` makes the same attack of it. */
export function attackToRequest(attack: EngineAttack): Asked {
  const { attacker, defender, others, force, policy, roll, ...rest } = attack;
  return {
    attacker: unitAsAsked(attacker),
    defender: unitAsAsked(defender),
    ...(others.length === 0
      ? {}
      : { others: others.map((unit) => ({ name: unit.role, side: unit.side, ...unitAsAsked(unit) })) }),
    ...other({ attackerForce: force.ATTACKER, defenderForce: force.DEFENDER }, STANDARD_FORCE),
    ...other(rest, PLAIN_ATTACK),
    ...(roll === null ? {} : { roll: [...roll] }),
    ...(Object.keys(other(policy, PLAIN_POLICY)).length === 0 ? {} : { policy: other(policy, PLAIN_POLICY) }),
  };
}

const STANDARD_FORCE = {
  attackerForce: PLAIN_ATTACK.force.ATTACKER,
  defenderForce: PLAIN_ATTACK.force.DEFENDER,
};

function unitAsAsked({ role: _role, side: _side, ...unit }: EngineUnit): Asked['attacker'] {
  const { abilities, arenas, subtypes, health, ...plain } = unit;
  return {
    ...other(plain, PLAIN_UNIT),
    health,
    ...(arenas === null ? {} : { arenas: [...arenas] }),
    ...(subtypes === null ? {} : { subtypes: [...subtypes] }),
    ...(abilities.length === 0 ? {} : { abilities: [...abilities] }),
  };
}

/** The values that are not the standard ones. */
function other<Values extends object>(values: Values, standard: Partial<Values>): Partial<Values> {
  const kept: Partial<Values> = {};
  for (const key in values) if (values[key] !== standard[key]) kept[key] = values[key];
  return kept;
}
