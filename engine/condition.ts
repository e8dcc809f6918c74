import type { UnitInput } from './attack-input.js';
import { foldWord } from './fold-word.js';

/**
 * Does the condition of a line hold in this attack? LATE: from when the attack dice have been rolled. UNKNOWN: it can't be told from the
 * input; the line is then off.
 */
export type ConditionState = 'HOLDS' | 'FAILS' | 'LATE' | 'UNKNOWN';

const ATTACKING =
  /^(?:while|when|whenever|if|as long as)\s+(?:this unit\s+(?:is\s+)?)?attack(?:ing|s)\s+(?:an?\s+|another\s+)?(.+)$/i;
const IN_ARENA =
  /^(?:(?:while|when|if|as long as)\s+(?:(?:this unit|it)\s+is\s+)?)?in\s+(?:the\s+)?(space|ground|character)(?:\s+arena)?$/i;

const GAINED_LATE =
  /^(?:when|if)\s+(?:this unit\s+)?(?:gained|gains it|gets it)\s+after\s+(?:the\s+)?(?:attack\s+)?(?:roll|dice are rolled|dice were rolled)$/i;

/** Conditions that an attack can decide: whom the unit attacks, the arena it is in, and whether it is gained too late. */
export function conditionState(
  condition: string | null,
  unit: UnitInput,
  target: UnitInput | null,
): ConditionState {
  if (condition === null) return 'HOLDS';
  const text = condition.trim().replace(/[.,]$/, '');
  if (GAINED_LATE.test(text)) return 'LATE';
  const arena = IN_ARENA.exec(text)?.[1];
  if (arena !== undefined) return arena.toUpperCase() === unit.arena ? 'HOLDS' : 'FAILS';
  const attacked = ATTACKING.exec(text)?.[1];
  if (attacked === undefined) return 'UNKNOWN';
  if (target === null) return 'FAILS';
  if (/\d/.test(attacked)) return 'UNKNOWN';
  return target.subtypes === null ? 'UNKNOWN' : hasSubtype(target.subtypes, attacked) ? 'HOLDS' : 'FAILS';
}

/** `a Clone or Stormtrooper`: one of the names is enough; each of its words must stand in the subtype line. */
function hasSubtype(subtypes: readonly string[], names: string): boolean {
  const own = new Set(subtypes.flatMap((subtype) => subtype.split(/\s+/)).map(foldWord));
  return names.split(/\s+or\s+(?:an?\s+)?|,\s*/i).some((name) =>
    name
      .split(/\s+/)
      .map(foldWord)
      .every((word) => own.has(word)),
  );
}
