import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { codePointLength } from '../api/knowledge-base/rendering/code-points.js';
import type { AttackInput as EngineAttack, UnitInput as EngineUnit } from '../engine/attack-input.js';
import { checkInput } from '../engine/check-input.js';
import { LONGEST_ATTACK_LINE } from '../engine/notation/attack-line.js';
import {
  asDefender,
  PLAIN_ATTACK,
  PLAIN_POLICY,
  PLAIN_UNIT,
} from '../engine/notation/attack-line-defaults.js';
import { printAttackLine } from '../engine/notation/print-attack-line.js';
import type { Warning } from '../engine/report.js';
import type { AttackInput } from './attack-input.js';
import { withPrintedCards } from './cards-in-request.js';
import type { RefusalModel } from './refusal.js';
import { UNIT_LIMITS, type UnitInput } from './unit-input.js';

type Asked = typeof AttackInput.$inferInput;
type AskedUnit = typeof UnitInput.$inferInput;

/** An attack as the engine takes it, and in one line. */
export interface AttackToSolve {
  readonly input: EngineAttack;
  readonly notation: string;
  /** What of the request was ignored. */
  readonly warnings: readonly Warning[];
}

/** The same for a request that may name cards. */
export function attackOfCards(kb: KnowledgeBase, asked: Asked): AttackToSolve | RefusalModel {
  const filled = withPrintedCards(kb, asked);
  if ('code' in filled) return filled;
  const attack = attackToSolve(filled.asked);
  return 'code' in attack ? attack : { ...attack, warnings: [...filled.warnings, ...attack.warnings] };
}

/** A request without cards in the engine's terms, its defaults filled in, or why it can't be put so. Nothing is printed of what is too large to be solved. */
export function attackToSolve(asked: Asked): AttackToSolve | RefusalModel {
  const others = asked.others ?? [];
  const units: readonly (readonly [where: string, unit: AskedUnit])[] = [
    ['attacker', asked.attacker],
    ...(asked.selfAttack === true ? [] : [['defender', asked.defender] as const]),
    ...others.map((unit, index) => [`others[${index}]`, unit] as const),
  ];
  for (const [where, unit] of units) {
    const fault = faultOf(where, unit);
    if (fault !== null) return fault;
  }
  const nameless = others.findIndex(({ name }) => (name ?? '').trim() === '');
  if (nameless >= 0) {
    return refused(
      'INVALID_INPUT',
      `others[${nameless}] has no name; give each other unit a name of its own.`,
    );
  }
  const input = engineAttack(asked, others);
  const outOfRange = checkInput(input);
  if (outOfRange !== null) {
    const { code, message, rule, limit } = outOfRange;
    return { code, message, rule, limit, suggestions: [] };
  }
  const notation = printAttackLine(input);
  if (notation.length > LONGEST_ATTACK_LINE) {
    return refused(
      'TOO_COMPLEX',
      `In one line this attack has ${notation.length} characters; shorten its names and lines.`,
      {
        limit: `${LONGEST_ATTACK_LINE} characters in one line`,
      },
    );
  }
  return { input, notation, warnings: asked.selfAttack === true ? contradictions(asked) : [] };
}

function engineAttack(asked: Asked, others: readonly AskedUnit[]): EngineAttack {
  const attacker = engineUnit(asked.attacker, 'attacker', 'ATTACKER');
  const { force, darkSide, objective, roll } = PLAIN_ATTACK;
  const selfAttack = asked.selfAttack ?? PLAIN_ATTACK.selfAttack;
  return {
    attacker,
    defender: selfAttack ? asDefender(attacker) : engineUnit(asked.defender, 'defender', 'DEFENDER'),
    others: others.map((unit) => engineUnit(unit, unit.name ?? '', unit.side ?? 'DEFENDER')),
    force: {
      ATTACKER: asked.attackerForce ?? force.ATTACKER,
      DEFENDER: asked.defenderForce ?? force.DEFENDER,
    },
    darkSide: asked.darkSide ?? darkSide,
    objective: asked.objective ?? objective,
    policy: {
      lucky: asked.policy?.lucky ?? PLAIN_POLICY.lucky,
      prevention: asked.policy?.prevention ?? PLAIN_POLICY.prevention,
      overkill: asked.policy?.overkill ?? PLAIN_POLICY.overkill,
      attackPop: asked.policy?.attackPop ?? PLAIN_POLICY.attackPop,
    },
    roll: asked.roll ?? roll,
    selfAttack,
  };
}

function engineUnit(asked: AskedUnit, role: string, side: EngineUnit['side']): EngineUnit {
  return {
    role,
    side,
    power: asked.power ?? PLAIN_UNIT.power,
    health: asked.health ?? PLAIN_UNIT.health,
    counters: asked.counters ?? PLAIN_UNIT.counters,
    speed: asked.speed ?? PLAIN_UNIT.speed,
    arena: asked.arena ?? PLAIN_UNIT.arena,
    arenas: asked.arenas ?? PLAIN_UNIT.arenas,
    tapped: asked.tapped ?? PLAIN_UNIT.tapped,
    inBuildZone: asked.inBuildZone ?? PLAIN_UNIT.inBuildZone,
    subtypes: asked.subtypes ?? PLAIN_UNIT.subtypes,
    abilities: asked.abilities ?? [],
  };
}

/** What of a unit the engine could not be given, or not without harm; null when nothing. */
function faultOf(where: string, unit: AskedUnit): RefusalModel | null {
  const invalid = (message: string): RefusalModel => refused('INVALID_INPUT', `${where}: ${message}`);
  const { name, health, speed, arenas, subtypes } = unit;
  if (name != null && codePointLength(name) > UNIT_LIMITS.name) {
    return invalid(
      `its name has ${codePointLength(name)} code points; at most ${UNIT_LIMITS.name} are allowed.`,
    );
  }
  if (health == null)
    return invalid('it has no health; give the health printed on its card, or name the card.');
  if (speed != null && (speed < 0 || speed > UNIT_LIMITS.speed)) {
    return invalid(`its speed is ${speed}; give a whole number from 0 to ${UNIT_LIMITS.speed}.`);
  }
  if ((arenas ?? []).length > UNIT_LIMITS.arenas) {
    return invalid(`its type line has ${arenas?.length} arenas; at most ${UNIT_LIMITS.arenas} are allowed.`);
  }
  if ((subtypes ?? []).length > UNIT_LIMITS.subtypes) {
    return invalid(`it has ${subtypes?.length} subtypes; at most ${UNIT_LIMITS.subtypes} are allowed.`);
  }
  const long = subtypes?.find((subtype) => codePointLength(subtype) > UNIT_LIMITS.name);
  if (long !== undefined) {
    return invalid(
      `one of its subtypes has ${codePointLength(long)} code points; at most ${UNIT_LIMITS.name} are allowed.`,
    );
  }
  return faultOfLines(where, unit.abilities ?? []);
}

function faultOfLines(where: string, lines: readonly string[]): RefusalModel | null {
  const index = lines.findIndex((line) => line.length > UNIT_LIMITS.line);
  return index < 0
    ? null
    : refused(
        'INVALID_ABILITY',
        `${where}: ability line ${index + 1} has ${lines[index]?.length} characters; at most ${UNIT_LIMITS.line} are read. Leave out what is no ability.`,
      );
}

const REPEATED = [
  'power',
  'health',
  'counters',
  'speed',
  'arenas',
  'tapped',
  'subtypes',
  'abilities',
] as const;

/** A unit that attacks itself is described twice; what the second description says otherwise is ignored, and named. */
function contradictions({ attacker, defender }: Asked): readonly Warning[] {
  const fields = REPEATED.filter(
    (field) => defender[field] != null && JSON.stringify(defender[field]) !== JSON.stringify(attacker[field]),
  );
  if (fields.length === 0) return [];
  const message = `The attacker attacks itself, but 'defender' differs from 'attacker' in ${fields.join(', ')}; what 'attacker' says was used.`;
  return [{ code: 'DEFENDER_NOT_REPEATED', message }];
}

function refused(
  code: RefusalModel['code'],
  message: string,
  { limit = null }: { readonly limit?: string | null } = {},
): RefusalModel {
  return { code, message, rule: null, limit, suggestions: [] };
}
