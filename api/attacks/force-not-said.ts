import type { AttackInput, AttackSide, UnitInput } from '../../engine/attack-input.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { parseAbilityLines } from '../../engine/notation/ability-line.js';
import { PLAIN_ATTACK } from '../../engine/notation/attack-line-defaults.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import { hasPartToPlay } from '../../engine/part-to-play.js';
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

function mayPayForce(input: AttackInput, side: AttackSide): boolean {
  const { attacker, defender, others } = input;
  return [attacker, defender, ...others]
    .filter((unit) => unit.side === side)
    .some((unit) => unit.abilities.some((line) => costsForce(input, unit, line)));
}

/** What a unit gives to others may be used where they stand. */
function costsForce(input: AttackInput, unit: UnitInput, line: string): boolean {
  const { abilities } = parseAbilityLines(line, GAME_KEYWORDS);
  return abilities.some((ability) => {
    if (ability.kind !== 'KEYWORD' || (ability.cost?.force ?? 0) === 0) return false;
    const rules = KEYWORDS.find(({ slug }) => slug === ability.keyword);
    if (rules === undefined) return false;
    return ability.granted !== null || hasPartToPlay({ input, target: input.defender }, unit, rules);
  });
}
