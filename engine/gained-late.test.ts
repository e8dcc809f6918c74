import { describe, expect, it } from 'vitest';
import { conditionState } from './condition.js';
import { parseAttackLine } from './notation/attack-line.js';
import { outcomeText } from './testing/outcome-text.js';
import { reportOf } from './testing/solve-line.js';

const LATE = 'If gained after the roll, ';

describe('R8: an ability gained after the attack dice were rolled', () => {
  it.each([
    ['2 power, "LATE Accuracy 1" vs 3 health', '2 power vs 3 health'],
    ['2 power, "LATE Critical Hit 2" vs 3 health', '2 power vs 3 health'],
    ['2 power, "LATE Fury 2" vs 3 health', '2 power vs 3 health'],
    ['2 power, "LATE Backfire 2" vs 3 health', '2 power vs 3 health'],
    ['2 power, "LATE Overload 2" vs 3 health', '2 power vs 3 health'],
    ['2 power vs 3 health, "LATE Parry 1"', '2 power vs 3 health'],
    ['2 power vs 3 health, "LATE Shields 1"', '2 power vs 3 health'],
    ['2 power vs 3 health, "LATE Retaliate 2"', '2 power vs 3 health'],
    ['2 power vs 1 health + "guard" 3 health, "LATE Intercept"', '2 power vs 1 health + "guard" 3 health'],
  ])('is too late for what comes before: %s', (late, plain) => {
    expect(outcomeText(reportOf(late.replace('LATE ', LATE)))).toBe(outcomeText(reportOf(plain)));
  });

  it.each([
    ['2 power, "LATE Lucky 1" vs 3 health', '2 power, Lucky 1 vs 3 health'],
    ['2 power, "LATE Overkill" vs 1 health + "b" 1 health', '2 power, Overkill vs 1 health + "b" 1 health'],
    ['2 power, "LATE Ferocity" vs 3 health, Evade 1', '2 power, Ferocity vs 3 health, Evade 1'],
    ['2 power vs 3 health, "LATE Evade 1"', '2 power vs 3 health, Evade 1'],
    ['2 power vs 3 health, "LATE Deflect 1"', '2 power vs 3 health, Deflect 1'],
  ])('is in time for what comes after: %s', (late, plain) => {
    expect(outcomeText(reportOf(late.replace('LATE ', LATE)))).toBe(outcomeText(reportOf(plain)));
  });

  it('says in the trace that it is too late', () => {
    const { trace } = reportOf(`2 power vs 3 health, "${LATE}Parry 1"`);
    expect(trace.find(({ keyword }) => keyword === 'parry')?.text).toBe(
      'It is gained after the attack dice were rolled: too late for this attack.',
    );
  });

  it.each([
    'if gained after the roll',
    'when gained after the attack roll',
    'When this unit gets it after the attack dice are rolled',
    'If this unit gains it after dice were rolled.',
  ])('is written so: %s', (condition) => {
    const read = parseAttackLine('1 power vs 1 health');
    if (!read.ok) throw new Error(read.message);
    expect(conditionState(condition, read.input.attacker, null)).toBe('LATE');
  });
});
