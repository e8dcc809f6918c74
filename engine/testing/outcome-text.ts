import { printRational, type Rational } from '../rational.js';
import type { AttackReport } from '../report.js';

/** What an attack does to a unit, to compare and to read: `0: 1/2, 1: 1/2; discarded 1/4`. */
export function unitText({
  counters,
  discardChance,
}: Pick<AttackReport['units'][number], 'counters' | 'discardChance'>): string {
  const points = counters.map(({ value, probability }) => `${value}: ${printRational(probability)}`);
  return `${points.join(', ')}; discarded ${printRational(discardChance)}`;
}

/** Every unit's text and the expected hits, one a line. */
export function outcomeText({
  units,
  expectedHits,
}: {
  readonly units: readonly (Parameters<typeof unitText>[0] & { readonly role: string })[];
  readonly expectedHits: Rational;
}): string {
  return [
    ...units.map((unit) => `${unit.role} ${unitText(unit)}`),
    `hits ${printRational(expectedHits)}`,
  ].join('\n');
}
