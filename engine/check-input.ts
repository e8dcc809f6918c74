import type { AttackInput, UnitInput } from './attack-input.js';
import { LIMITS } from './limits.js';
import { refusal } from './refusal.js';
import type { Refusal } from './report.js';

/** What is wrong with an input before any ability is read; null when nothing is. */
export function checkInput(input: AttackInput): Refusal | null {
  const units = [input.attacker, input.defender, ...input.others];
  if (units.length > LIMITS.units) {
    const limit = `${LIMITS.units} units`;
    return refusal(
      'TOO_COMPLEX',
      `${units.length} units stand in this attack; leave out those that can't matter.`,
      { limit },
    );
  }
  for (const unit of units) {
    const fault = checkUnit(unit);
    if (fault !== null) return fault;
  }
  return checkRoles(input) ?? checkForce(input) ?? checkRoll(input.roll);
}

function checkUnit({ role, power, health, counters, abilities, arena, arenas }: UnitInput): Refusal | null {
  const invalid = (message: string): Refusal => refusal('INVALID_INPUT', `${role}: ${message}`);
  if (!isWhole(health, 1, LIMITS.health))
    return invalid(`health is ${health}; give a whole number from 1 to ${LIMITS.health}.`);
  if (!isWhole(power, 0, LIMITS.power))
    return invalid(`power is ${power}; give a whole number from 0 to ${LIMITS.power}.`);
  if (!isWhole(counters, 0, LIMITS.health))
    return invalid(`${counters} damage counters; give a whole number from 0 to ${LIMITS.health}.`);
  if (arenas !== null && !arenas.includes(arena)) {
    return invalid(`it is in the ${arena} arena, which its type line (${arenas.join('/')}) does not have.`);
  }
  if (abilities.length > LIMITS.lines) {
    const limit = `${LIMITS.lines} ability lines a unit`;
    return refusal(
      'TOO_COMPLEX',
      `${role} has ${abilities.length} ability lines; leave out those that don't matter.`,
      { limit },
    );
  }
  return null;
}

function checkRoles({ attacker, defender, others }: AttackInput): Refusal | null {
  const roles = others.map(({ role }) => role);
  const doubled = roles.find(
    (role, index) => role.trim() === '' || ['attacker', 'defender', ...roles.slice(0, index)].includes(role),
  );
  if (doubled !== undefined) {
    return refusal('INVALID_INPUT', `Each other unit needs a name of its own, not "${doubled}".`);
  }
  if (attacker.side !== 'ATTACKER' || defender.side !== 'DEFENDER') {
    return refusal(
      'INVALID_INPUT',
      "The attacker is on the attacker's side and the defender on the defender's, also when a unit attacks itself.",
    );
  }
  return null;
}

function checkForce({ force }: AttackInput): Refusal | null {
  const wrong = ([force.ATTACKER, force.DEFENDER] as const).find(
    (amount) => !isWhole(amount, 0, LIMITS.force),
  );
  return wrong === undefined
    ? null
    : refusal('INVALID_INPUT', `${wrong} Force; give a whole number from 0 to ${LIMITS.force}.`);
}

function checkRoll(roll: readonly number[] | null): Refusal | null {
  const wrong = roll?.find((face) => !isWhole(face, 1, 6));
  if (wrong !== undefined) return refusal('INVALID_INPUT', `The roll shows a ${wrong}; a die shows 1 to 6.`);
  return roll !== null && roll.length > LIMITS.dice
    ? refusal('TOO_COMPLEX', `The roll has ${roll.length} dice.`, { limit: `${LIMITS.dice} attack dice` })
    : null;
}

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
