import { PLAIN_UNIT } from '../../engine/notation/attack-line-defaults.js';
import type { Warning } from '../../engine/report.js';
import type { LineSolved } from './attack-by-line.js';
import { forceNotSaid } from './force-not-said.js';

type Solved = Pick<LineSolved, 'input' | 'solved'>;

/** What an attack was taken to have because nobody said it, where its outcome depends on it. */
export function notSaid({ input, solved }: Solved): readonly Warning[] {
  return [forceNotSaid(input), healthNotSaid({ input, solved })].filter((warning) => warning !== null);
}

/** An attacker that takes damage, and whose health was not said; null for all others. */
function healthNotSaid({ input: { attacker }, solved }: Solved): Warning | null {
  const { role, health, counters: before } = attacker;
  const counters = solved.units.find((unit) => unit.role === role)?.counters ?? [];
  const isDamaged = counters.some(({ value }) => value > 0);
  if (health !== PLAIN_UNIT.health || before !== 0 || !isDamaged) return null;
  const message = `How much health the attacker has was not said: it has ${health} here. Write it behind its power, as in '${attacker.power} power, 5 health vs ...', to see whether it is discarded.`;
  return { code: 'HEALTH_NOT_SAID', message };
}

/** Is it not known whether the unit of a role is discarded? So it is of one whose health was not said, by whichever name it stands. */
export function isFateNotKnown(attack: Solved, role: string): boolean {
  const { attacker, defender, selfAttack } = attack.input;
  const isAttacker = role === attacker.role || (selfAttack && role === defender.role);
  return isAttacker && healthNotSaid(attack) !== null;
}
