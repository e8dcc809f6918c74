import { attack } from '../../../engine/attack.js';
import type { AttackInput } from '../../../engine/attack-input.js';
import { parseAttackLine } from '../../../engine/notation/attack-line.js';
import type { Bench } from '../bench-run.js';
import { medianPassMs } from '../measuring/pass-time.js';
import { compareRounds, interleave } from '../measuring/ratio.js';

const LINE = '10 power, Critical Hit 2, Accuracy 1 vs 8 health, Parry 1';
const ROLLS = 1_000_000;
const DICE_ENUMERATED = 8;
const OUR_MS = 300;

/** One attack without choices, solved exactly, against what a player would write: a million rolls, or all rolls of fewer dice. */
export async function compareSolvedAttacks(bench: Bench): Promise<void> {
  const ten = attackOf(LINE);
  const eight = attackOf(LINE.replace('10 power', `${DICE_ENUMERATED} power`));
  await compareWith(bench, `a simulation of ${ROLLS.toLocaleString('en')} rolls`, ten, simulate, 1_000);
  await compareWith(bench, `enumerating all rolls of ${DICE_ENUMERATED} dice`, eight, enumerate, 20);
  for (const line of LARGER) {
    const input = attackOf(line);
    const ms = await medianPassMs(() => void attack(input), OUR_MS);
    bench.inform(`attack: ${line}: ${ms.toPrecision(2)} ms here, now`);
  }
}

const LARGER = [
  '10 power vs 8 health',
  '20 power, Critical Hit 2, Accuracy 1 vs 9 health, Parry 1',
  '10 power, Critical Hit 2, Lucky 2 vs 6 health, Parry 2, Lucky 2',
  '10 power, Critical Hit 2, Lucky 2 vs 6 health, Parry 2, Lucky 2, Riposte 2',
];

async function compareWith(
  bench: Bench,
  other: string,
  input: AttackInput,
  theirs: () => number,
  goal: number,
): Promise<void> {
  const their = (): Promise<number> => {
    const started = performance.now();
    theirs();
    return Promise.resolve(performance.now() - started);
  };
  const rounds = await interleave(bench.rounds, () => medianPassMs(() => void attack(input), OUR_MS), their);
  bench.report({
    benchmark: 'attack without choices',
    measure: other,
    unit: 'ms',
    comparison: compareRounds(rounds, 'less'),
    goal: { kind: 'at least', ratio: goal },
    note: '',
  });
}

function attackOf(line: string): AttackInput {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  return read.input;
}

/** Damage of one roll of attack dice with Accuracy 1 and Critical Hit 2 against Parry 1. */
function damageOf(faces: ArrayLike<number>): number {
  let hits = 0;
  let six = false;
  let one = false;
  for (let die = 0; die < faces.length; die += 1) {
    const face = faces[die] ?? 0;
    if (face >= 3) hits += 1;
    if (face === 6) six = true;
    if (face === 1) one = true;
  }
  return Math.max(0, hits + (six ? 2 : 0) - (one ? 1 : 0));
}

function simulate(): number {
  const faces = new Uint8Array(10);
  let total = 0;
  for (let roll = 0; roll < ROLLS; roll += 1) {
    for (let die = 0; die < faces.length; die += 1) faces[die] = 1 + Math.floor(Math.random() * 6);
    total += damageOf(faces);
  }
  return total / ROLLS;
}

function enumerate(): number {
  const faces = new Uint8Array(DICE_ENUMERATED).fill(1);
  let total = 0;
  for (;;) {
    total += damageOf(faces);
    let die = 0;
    while (die < faces.length && faces[die] === 6) {
      faces[die] = 1;
      die += 1;
    }
    if (die === faces.length) return total / 6 ** DICE_ENUMERATED;
    faces[die] = (faces[die] ?? 0) + 1;
  }
}
