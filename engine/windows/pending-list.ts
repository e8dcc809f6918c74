import type { DamageInstance } from '../stage.js';

/** Less damage in one of the pending instances. */
export function lessened(
  pending: readonly DamageInstance[],
  at: number,
  amount: number,
  by?: number,
): readonly DamageInstance[] {
  return asListed(
    pending.map((damage, index) =>
      index === at
        ? {
            ...damage,
            amount: damage.amount - amount,
            prevention:
              by === undefined ? damage.prevention : [...damage.prevention, by].sort((a, b) => a - b),
          }
        : damage,
    ),
  );
}

/** By target and source, units as listed: the same damage is pending, however it came about. What is prevented in full is gone. */
export function asListed(pending: readonly DamageInstance[]): readonly DamageInstance[] {
  const left = pending.filter(({ amount }) => amount > 0);
  return left.length < 2
    ? left
    : left.sort(
        (a, b) =>
          a.target - b.target ||
          a.source - b.source ||
          a.amount - b.amount ||
          KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
          a.prevention.length - b.prevention.length ||
          (a.prevention.join() < b.prevention.join() ? -1 : 1),
      );
}

const KINDS: readonly DamageInstance['kind'][] = ['ATTACK', 'EXCESS', 'AREA', 'ABILITY'];
