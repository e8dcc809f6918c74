import type { Arena } from '../attack-input.js';
import { PLAIN_UNIT } from './attack-line-defaults.js';

/** Where one unit stands and could stand; null: not known. */
export interface Standing {
  readonly arena: Arena | null;
  /** Of its type line, in order. */
  readonly arenas: readonly Arena[] | null;
}

/** Where an attack takes place when it is said of one unit, or of none: then the first arena of the attacker that the defender can be in too. */
export function meetingArena(attacker: Standing, defender: Standing): Arena {
  const said = attacker.arena ?? defender.arena;
  if (said !== null) return said;
  const common = commonArenas(attacker, defender);
  return common[0] ?? attacker.arenas?.[0] ?? defender.arenas?.[0] ?? PLAIN_UNIT.arena;
}

/** The arenas that the type lines of both have, in the order of the attacker's; a type line that is not known has them all. */
export function commonArenas({ arenas: first }: Standing, { arenas: second }: Standing): readonly Arena[] {
  if (first === null) return second ?? [];
  return second === null ? first : first.filter((arena) => second.includes(arena));
}

/** Where a unit stands of which it is not said: where the attack takes place, if its type line has that arena, else in its first arena. */
export function ownArena({ arena, arenas }: Standing, meeting: Arena): Arena {
  if (arena !== null) return arena;
  return arenas === null || arenas.includes(meeting) ? meeting : (arenas[0] ?? meeting);
}
