import type { UnitInput } from './attack-input.js';
import { isAttacked, opposite } from './attacked-unit.js';

/**
 * Does the condition of a line hold in this attack? LATE: from when the attack dice have been rolled. UNKNOWN: it can't be told from the
 * input; the line is then off.
 */
export type ConditionState = 'HOLDS' | 'FAILS' | 'LATE' | 'UNKNOWN';

/** How often it may be used, and not when. */
const TIMES = /^(?:only\s+)?(?:once|twice)\s+(?:per|each|an?|every)\s+(?:attack|turn|battle|round)$/i;
const IN_ATTACK = /^(?:only\s+)?(?:during|in)\s+(?:an?|any|the|this)\s+(?:attack|battle)$/i;

/** `once per turn`: it holds in an attack, in which uses are not counted. */
export function limitsUses(condition: string | null): boolean {
  return condition !== null && TIMES.test(condition.trim());
}

const ATTACKING =
  /^(?:while|when|whenever|if|as long as)\s+(?:(?:this unit|it)\s+(?:is\s+)?)?attack(?:ing|s)(?:\s+(.+))?$/i;
const DEFENDING =
  /^(?:while|when|whenever|if|as long as)\s+(?:(?:this unit|it)\s+is\s+)?(?:defending|(?:being\s+)?attacked)(?:\s+(?:against|by)\s+(.+))?$/i;
const DEFENDER =
  /^(?:while|when|if|as long as)\s+the\s+(?:defender|defending unit|attacked unit)\s+(is\s+not|isn['’]t|is)\s+(.+)$/i;
const DAMAGED = /^(?:while|when|if|as long as)\s+(?:(?:this unit|it)(?:\s+is|['’]s)\s+)?damaged$/i;
const AGAINST = /^against\s+(.+)$/i;
const UNLESS = /^unless\s+/i;
const NOT = /^not\s+(?=while|when|whenever|if|as long as|against|in)/i;
const IN_ARENA =
  /^(?:only\s+)?(?:(?:while|when|if|as long as)\s+(?:(?:this unit|it)\s+is\s+)?)?in\s+(?:the\s+)?(space|ground|character)(?:\s+arena)?$/i;
const ONLY_ARENA = /^only\s+(?:in\s+)?(?:the\s+)?(space|ground|character)(?:\s+arena)?$/i;

const GAINED_LATE =
  /^(?:when|if)\s+(?:this unit\s+)?(?:gained|gains it|gets it)\s+after\s+(?:the\s+)?(?:attack\s+)?(?:roll|dice are rolled|dice were rolled)$/i;

/**
 * Conditions that an attack can decide: whom the unit attacks or, as the defender, by whom it is attacked, the arena it is in, its
 * damage, and whether it is gained too late. `target`, `attackedBy`: null for a unit that does not attack, or is not attacked.
 */
export function conditionState(
  condition: string | null,
  unit: UnitInput,
  target: UnitInput | null,
  attackedBy: UnitInput | null = null,
): ConditionState {
  if (condition === null) return 'HOLDS';
  const text = condition.trim().replace(/[.,]$/, '').replace(UNLESS, 'not if ');
  if (!NOT.test(text)) return plainState(text, unit, target, attackedBy);
  const denied = plainState(text.replace(NOT, ''), unit, target, attackedBy);
  return denied === 'LATE' ? 'UNKNOWN' : opposite(denied);
}

function plainState(
  text: string,
  unit: UnitInput,
  target: UnitInput | null,
  attackedBy: UnitInput | null,
): ConditionState {
  if (GAINED_LATE.test(text)) return 'LATE';
  if (TIMES.test(text) || IN_ATTACK.test(text)) return 'HOLDS';
  const arena = (IN_ARENA.exec(text) ?? ONLY_ARENA.exec(text))?.[1];
  if (arena !== undefined) return arena.toUpperCase() === unit.arena ? 'HOLDS' : 'FAILS';
  // One that has none yet may be damaged by this attack.
  if (DAMAGED.test(text)) return unit.counters > 0 ? 'HOLDS' : 'UNKNOWN';
  return fightState(text, target, attackedBy);
}

/** Whom it attacks, and who attacks it. */
function fightState(text: string, target: UnitInput | null, attackedBy: UnitInput | null): ConditionState {
  const against = AGAINST.exec(text)?.[1];
  if (against !== undefined) return target === null ? 'UNKNOWN' : isAttacked(target, against);
  const defender = DEFENDER.exec(text);
  if (defender !== null) {
    const fits = target === null ? 'UNKNOWN' : isAttacked(target, defender[2] ?? '');
    return /not|n['’]t/i.test(defender[1] ?? '') ? opposite(fits) : fits;
  }
  const defending = DEFENDING.exec(text);
  if (defending !== null) return defendingState(defending[1], target, attackedBy);
  const attacking = ATTACKING.exec(text);
  if (attacking === null) return 'UNKNOWN';
  if (target === null) return 'FAILS';
  const attacked = attacking[1];
  return attacked === undefined ? 'HOLDS' : isAttacked(target, attacked);
}

function defendingState(
  by: string | undefined,
  target: UnitInput | null,
  attackedBy: UnitInput | null,
): ConditionState {
  if (attackedBy === null) return target === null ? 'UNKNOWN' : 'FAILS';
  return by === undefined ? 'HOLDS' : isAttacked(attackedBy, by);
}
