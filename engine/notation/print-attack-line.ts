import type { Arena, AttackInput, UnitInput } from '../attack-input.js';
import { asDefender, PLAIN_ATTACK, PLAIN_POLICY, PLAIN_UNIT } from './attack-line-defaults.js';
import { isPlainAbility } from './attack-line-parser.js';
import { factsBehind } from './facts-behind.js';
import { isWide } from './plain-width.js';
import { quoted } from './quoted.js';

/** The attack in one line, defaults left out; `parseAttackLine` says what the line means and reads it back to the same input. */
export function printAttackLine(input: AttackInput): string {
  const { attacker, defender, others, selfAttack } = input;
  const arenas = [attacker, defender].some(isElsewhere) ? () => true : isElsewhere;
  const printed = (unit: UnitInput): string => printUnit(unit, arenas(unit));
  const itself = selfAttack && printed(asDefender(attacker)) === printed(defender);
  const units = [
    itself ? 'itself' : printed(defender),
    ...others.map((unit) => printOther(unit, arenas(unit))),
  ];
  const options = [...printOptions(input), ...(selfAttack && !itself ? ['self attack'] : [])];
  return [`${printed(attacker)} vs ${units.join(' + ')}`, ...options].join('; ');
}

/** Not where all units are of whom no arena is said. */
function isElsewhere({ arena }: UnitInput): boolean {
  return arena !== PLAIN_UNIT.arena;
}

function printOther(unit: UnitInput, withArena: boolean): string {
  const side = unit.side === 'ATTACKER' ? ["attacker's side"] : [];
  const facts = [...printFacts(unit, withArena), ...side, ...printAbilityLines(unit)];
  return `${quoted(unit.role)} ${facts.join(', ')}`;
}

function printUnit(unit: UnitInput, withArena: boolean): string {
  return [...printFacts(unit, withArena), ...printAbilityLines(unit)].join(', ');
}

function printFacts(unit: UnitInput, withArena: boolean): readonly string[] {
  const { power, health, counters, speed, arena, arenas, tapped, inBuildZone, subtypes } = unit;
  const attacks = unit.role === 'attacker';
  const powerFact = attacks || power !== PLAIN_UNIT.power ? [`${power} power`] : [];
  const healthText = counters === PLAIN_UNIT.counters ? `${health} health` : `${health}/${counters} health`;
  const healthFact = attacks && healthText === `${PLAIN_UNIT.health} health` ? [] : [healthText];
  return [
    ...(attacks ? [...powerFact, ...healthFact] : [...healthFact, ...powerFact]),
    ...(speed === null ? [] : [`${speed} speed`]),
    ...(withArena ? [`in ${arenaName(arena)}`] : []),
    ...(arenas === null ? [] : [`type ${listed(arenas.map(arenaName))}`]),
    ...(tapped === null ? [] : [tapped ? 'tapped' : 'untapped']),
    ...(inBuildZone ? ['in build zone'] : []),
    ...(subtypes === null ? [] : [`subtypes ${listed(subtypes.map(subtype))}`]),
  ];
}

function printAbilityLines({ abilities }: UnitInput): readonly string[] {
  return abilities.map((line) => (isPlainAbility(line) && factsBehind(line) === null ? line : quoted(line)));
}

function printOptions({ force, darkSide, objective, policy, roll }: AttackInput): readonly string[] {
  const { lucky, prevention, overkill, attackPop } = policy;
  const plainForce =
    force.ATTACKER === PLAIN_ATTACK.force.ATTACKER && force.DEFENDER === PLAIN_ATTACK.force.DEFENDER;
  return [
    ...(plainForce ? [] : [`force ${force.ATTACKER}/${force.DEFENDER}`]),
    ...(darkSide === PLAIN_ATTACK.darkSide ? [] : [`dark side ${darkSide.toLowerCase()}`]),
    ...(objective === PLAIN_ATTACK.objective ? [] : [`objective ${objective.toLowerCase()}`]),
    ...(lucky === PLAIN_POLICY.lucky ? [] : [`lucky ${lucky.toLowerCase()}`]),
    ...(prevention === PLAIN_POLICY.prevention ? [] : [`prevention ${prevention.toLowerCase()}`]),
    ...(overkill === PLAIN_POLICY.overkill ? [] : [`overkill ${overkill.toLowerCase().replace('_', ' ')}`]),
    ...(attackPop === PLAIN_POLICY.attackPop ? [] : [`attack POP ${attackPop.toLowerCase()}`]),
    ...(roll === null ? [] : [roll.length === 0 ? 'roll none' : `roll ${roll.join(' ')}`]),
  ];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.join('/');
}

function arenaName(arena: Arena): string {
  return arena.charAt(0) + arena.slice(1).toLowerCase();
}

function subtype(name: string): string {
  return /^\p{L}[\p{L}'-]*(?: [\p{L}'-]+)*$/u.test(name) &&
    !isWide(name) &&
    !/^none$|(?:^| )vs(?: |$)|(?:^| )versus(?: |$)/i.test(name)
    ? name
    : quoted(name);
}
