import { type Board, unitAt, withPart } from '../board.js';
import type { DamageInstance } from '../stage.js';
import { inWay } from '../way.js';

/** What damage sets off although it is prevented, in a way that the game does not have. */
export function withoutCounters(board: Board, { source, target }: DamageInstance): readonly string[] {
  if (source === target) return [];
  return [...withPart(unitAt(board, source), 'reward'), ...withPart(unitAt(board, target), 'reward')]
    .filter((instance) => inWay(instance, 'WITHOUT_COUNTERS'))
    .filter(
      ({ unit, rules }) =>
        rules.parts.reward === (unit === source ? 'WHEN_IT_DAMAGES' : 'WHEN_IT_IS_DAMAGED'),
    )
    .map(({ rules }) => rules.slug);
}

/** What the source of the damage sets off on the unit that it is deflected to, in a way that the game does not have. */
export function byDeflection(board: Board, { source }: DamageInstance): readonly string[] {
  return withPart(unitAt(board, source), 'reward')
    .filter((instance) => inWay(instance, 'BY_DEFLECTED_DAMAGE'))
    .map(({ rules }) => rules.slug);
}
