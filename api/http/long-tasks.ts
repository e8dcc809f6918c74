import type { AttackOptions } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import { LARGE_ATTACK } from '../../schema/attack-cost.js';
import { interactionCost } from '../../schema/interaction-cost.js';
import { workAsAsked } from '../../schema/solved-attack.js';
import type { InteractionQuery } from '../interactions/check-interaction.js';

/** In the measure of queries: four keywords with usual values cost less, and take about a tenth of a second. */
const LONG_CHECK = 1_000;

/** May it keep others waiting for more than a fraction of a second? */
export function isLongAttack(input: AttackInput, options: Pick<AttackOptions, 'assumptions'>): boolean {
  return workAsAsked(input, options) > LARGE_ATTACK;
}

/** The same of a check; on a board of the caller's own, which is run several times, it may. */
export function isLongCheck({ keywords, scenario }: InteractionQuery): boolean {
  return scenario !== null || interactionCost({ input: { keywords: [...keywords] } }).field > LONG_CHECK;
}
