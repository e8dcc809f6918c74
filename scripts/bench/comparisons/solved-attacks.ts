import { attack } from '../../../engine/attack.js';
import type { AttackInput } from '../../../engine/attack-input.js';
import { parseAttackLine } from '../../../engine/notation/attack-line.js';
import type { Bench } from '../bench-run.js';
import { medianPassMs } from '../measuring/pass-time.js';
import { compareRounds, interleave } from '../measuring/ratio.js';
import { enumerate, simulate, smogonCalculation } from './attack-rivals.js';
import { WORST_ATTACKS } from './worst-attacks.js';

const LINE = '10 power, Critical Hit 2, Accuracy 1 vs 8 health';
const ROLLS = 1_000_000;
const DICE_ENUMERATED = 8;
const OUR_MS = 300;
const NO_CHOICE = 'attack without choices';

/** Attacks solved exactly, against what one would use instead, and against the times they may take. */
export async function compareSolvedAttacks(bench: Bench): Promise<void> {
  const eight = LINE.replace('10 power', `${DICE_ENUMERATED} power`);
  await compareWith(bench, `a simulation of ${ROLLS.toLocaleString('en')} rolls`, LINE, 1_000, () =>
    once(() => simulate(10, ROLLS)),
  );
  await compareWith(bench, `enumerating all rolls of ${DICE_ENUMERATED} dice`, eight, 20, () =>
    once(() => enumerate(DICE_ENUMERATED)),
  );
  const calculation = smogonCalculation();
  for (const line of [LINE, '10 power vs 8 health'])
    await compareWith(bench, `@smogon/calc, ${line}`, line, 1, () => medianPassMs(calculation, OUR_MS));
  await compareTrace(bench, LINE);
  await compareTrace(bench, LUCKY_WITH_RIPOSTE);
  for (const { line, within } of TIMES) await holdTime(bench, line, within);
  await holdWorst(bench);
  bench.inform(await growth());
  bench.inform(
    'Times in ms are goals for a quiet machine: on a busy one they say little, unlike the ratios.',
  );
}

const LUCKY_WITH_RIPOSTE = '10 power, Critical Hit 2, Lucky 2 vs 6 health, Parry 2, Lucky 2, Riposte 2';

/** `within`: milliseconds that the median may take on a quiet machine, trace and all. */
const TIMES: readonly { readonly line: string; readonly within: number }[] = [
  { line: '10 power vs 8 health', within: 0.3 },
  { line: LINE, within: 0.3 },
  { line: '20 power, Critical Hit 2, Accuracy 1 vs 9 health', within: 0.3 },
  { line: '20 power, Critical Hit 2, Accuracy 1 vs 9 health, Parry 2', within: 1 },
  { line: '10 power, Critical Hit 2, Lucky 2 vs 6 health, Parry 2, Lucky 2', within: 5 },
  { line: LUCKY_WITH_RIPOSTE, within: 25 },
];

/** Any accepted input is answered within this, on a quiet machine; `engine/choice/budget.ts` sees to it. */
const ANY_INPUT_MS = 2_000;

async function compareWith(
  bench: Bench,
  other: string,
  line: string,
  goal: number,
  theirs: () => Promise<number>,
): Promise<void> {
  const input = attackOf(line);
  const rounds = await interleave(bench.rounds, () => solving(input, false), theirs);
  bench.report({
    benchmark: NO_CHOICE,
    measure: other,
    unit: 'ms',
    comparison: compareRounds(rounds, 'less'),
    goal: { kind: 'at least', ratio: goal },
    note: '',
  });
}

/** The full trace at most doubles the time. */
async function compareTrace(bench: Bench, line: string): Promise<void> {
  const input = attackOf(line);
  const rounds = await interleave(
    bench.rounds,
    () => solving(input, true),
    () => solving(input, false),
  );
  bench.report({
    benchmark: 'attack with its trace',
    measure: `the same without, ${line}`,
    unit: 'ms',
    comparison: compareRounds(rounds, 'less'),
    goal: { kind: 'at least', ratio: 0.5 },
    note: '',
  });
}

async function holdTime(bench: Bench, line: string, within: number): Promise<void> {
  const input = attackOf(line);
  const rounds = await interleave(
    bench.rounds,
    () => solving(input, true),
    () => Promise.resolve(within),
  );
  reportTime(bench, line, compareRounds(rounds, 'less'));
}

async function holdWorst(bench: Bench): Promise<void> {
  let slowest = 0;
  for (const line of WORST_ATTACKS) {
    const input = attackOf(line);
    slowest = Math.max(slowest, await once(() => attack(input)));
  }
  const measure = `the slowest of ${WORST_ATTACKS.length} at the limits, once each`;
  reportTime(bench, measure, compareRounds([{ ours: slowest, theirs: ANY_INPUT_MS }], 'less'));
}

function reportTime(bench: Bench, measure: string, comparison: ReturnType<typeof compareRounds>): void {
  const goal = { kind: 'at least', ratio: 1 } as const;
  const note = 'against: the time it may take';
  bench.report({ benchmark: 'time of an attack', measure, unit: 'ms', comparison, goal, note });
}

/** How the time grows with the dice. */
async function growth(): Promise<string> {
  const rows: string[] = [];
  for (let dice = 1; dice <= 20; dice += 1) {
    const plain = await solving(attackOf(LINE.replace('10 power', `${dice} power`)), true);
    const lucky = await solving(attackOf(LUCKY_WITH_RIPOSTE.replace('10 power', `${dice} power`)), true);
    rows.push(`${dice}\t${plain.toPrecision(2)}\t${lucky.toPrecision(2)}`);
  }
  return `Growth with dice, ms: without choices (${LINE}), and with Lucky on both sides (${LUCKY_WITH_RIPOSTE})\n${rows.join('\n')}`;
}

function solving(input: AttackInput, trace: boolean): Promise<number> {
  return medianPassMs(() => void attack(input, { trace }), OUR_MS);
}

function once(pass: () => unknown): Promise<number> {
  const started = performance.now();
  pass();
  return Promise.resolve(performance.now() - started);
}

function attackOf(line: string): AttackInput {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  return read.input;
}
