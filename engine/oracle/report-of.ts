import { countersOn, isInPlay } from './board.js';
import { fractionOf } from './exact.js';
import type { OracleAttack, OracleOutcome, OracleReport, OracleUnitReport } from './oracle-attack.js';
import type { Ends } from './solve.js';
import type { State } from './state.js';

type Chances = Ends['chances'];

/** Rows are attacker, defender, others; in an attack on itself the first two show the one unit. */
export function reportOf(attack: OracleAttack, start: State, { chances, expectedHits }: Ends): OracleReport {
  const roles = [attack.attacker.role, attack.defender.role, ...attack.others.map(({ role }) => role)];
  const unitOfRow = roles.map((_, row) => (attack.selfAttack ? Math.max(0, row - 1) : row));
  return {
    ok: true,
    units: roles.map((role, row) => unitReport(role, unitOfRow[row] ?? row, start, chances)),
    expectedHits: fractionOf(expectedHits),
    outcomes: outcomesOf(unitOfRow, start, chances),
  };
}

function placedOn(start: State, end: State, unit: number): number {
  return countersOn(end, unit) - countersOn(start, unit);
}

/** Ends that differ only in what was used up are one outcome. */
function outcomesOf(unitOfRow: readonly number[], start: State, ends: Chances): readonly OracleOutcome[] {
  const sums = new Map<string, { outcome: Omit<OracleOutcome, 'probability'>; chance: bigint }>();
  for (const [end, chance] of ends) {
    const units = unitOfRow.map((unit) => ({
      counters: placedOn(start, end, unit),
      discarded: !isInPlay(end, unit),
    }));
    const outcome = { units, forceLeft: end.force };
    const key = JSON.stringify(outcome);
    sums.set(key, { outcome, chance: (sums.get(key)?.chance ?? 0n) + chance });
  }
  return [...sums.values()].map(({ outcome, chance }) => ({ ...outcome, probability: fractionOf(chance) }));
}

function unitReport(role: string, unit: number, start: State, ends: Chances): OracleUnitReport {
  const chances = new Map<number, bigint>();
  let [discarded, expected] = [0n, 0n];
  for (const [end, chance] of ends) {
    const placed = placedOn(start, end, unit);
    chances.set(placed, (chances.get(placed) ?? 0n) + chance);
    expected += BigInt(placed) * chance;
    if (!isInPlay(end, unit)) discarded += chance;
  }
  const ascending = [...chances].toSorted(([a], [b]) => a - b);
  return {
    role,
    counters: ascending.map(([value, chance]) => ({ value, probability: fractionOf(chance) })),
    expectedCounters: fractionOf(expected),
    discardChance: fractionOf(discarded),
  };
}
