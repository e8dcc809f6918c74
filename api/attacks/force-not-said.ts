import type { AttackInput, AttackSide } from '../../engine/attack-input.js';
import { parseAbilityLines } from '../../engine/notation/ability-line.js';
import { PLAIN_ATTACK } from '../../engine/notation/attack-line-defaults.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import type { Warning } from '../../engine/report.js';

const SIDES: readonly AttackSide[] = ['ATTACKER', 'DEFENDER'];

/** For an attack in which Force may be paid by a side whose Force was not said: how much it was taken to have. Null for all others. */
export function forceNotSaid(input: AttackInput): Warning | null {
  const unsaid = SIDES.filter(
    (side) => input.force[side] === PLAIN_ATTACK.force[side] && mayPayForce(input, side),
  );
  if (unsaid.length === 0) return null;
  const who = unsaid.map((side) => `the ${side.toLowerCase()}`).join(' and ');
  const has = unsaid.length === 1 ? 'has' : 'have';
  const message = `How much Force there is was not said: ${who} ${has} ${PLAIN_ATTACK.force[unsaid[0] ?? 'ATTACKER']} here. Write '; force 3/5' at the end of the line for 3 of the attacker and 5 of the defender.`;
  return { code: 'FORCE_NOT_SAID', message };
}

function mayPayForce({ attacker, defender, others }: AttackInput, side: AttackSide): boolean {
  return [attacker, defender, ...others]
    .filter((unit) => unit.side === side)
    .some(({ abilities }) => abilities.some(costsForce));
}

function costsForce(line: string): boolean {
  const { abilities } = parseAbilityLines(line, GAME_KEYWORDS);
  return abilities.some((ability) => 'cost' in ability && (ability.cost?.force ?? 0) > 0);
}
