import { describe, expect, it } from 'vitest';
import { attack } from './attack.js';
import { parseAttackLine } from './notation/attack-line.js';
import { printRational } from './rational.js';
import { isPlayedOtherwise, READINGS, type ReadingCode } from './readings.js';
import { reportOf, solveLine } from './testing/solve-line.js';

/** For each reading an attack whose result depends on it, and one much like it whose result does not. */
const DEPENDENCE: Readonly<Record<ReadingCode, readonly [depends: string, doesNot: string]>> = {
  'stacking-cumulative': [
    '1 power, 9/2 health, Resilience 1, Resilience 2 vs 9 health',
    '1 power, Critical Hit 1, Critical Hit 2 vs 9 health',
  ],
  'stacking-layered': [
    '2 power vs 9 health, Evade 1 (1 Force), Evade 1 (1 Force); force 0/1',
    '2 power vs 9 health, Evade 1 (1 Force), Evade 1 (1 Force); force 0/2',
  ],
  'stacking-isolated': [
    '2 power vs 9 health + "a" 9 health, attacker\'s side, Inspiration, Inspiration',
    '2 power vs 9 health, Armor, Armor',
  ],
  'stacking-selective': [
    '2 power vs 2 health + "a" 2 health, Intercept, Intercept + "b" 9 health, Intercept; attack POP always',
    '2 power vs 2 health + "a" 2 health, Intercept, Intercept; attack POP always',
  ],
  'pop-dark-first': [
    '3 power, 1 health, Overkill, Deflect 2 (0 Force) vs 1 health, Evade 3 (2 Force); objective damage; force 0/2; prevention always',
    '1 power vs 9 health, Evade 1 (0 Force), Evade 1 (0 Force)',
  ],
  'other-costs-payable': [
    '2 power vs 9 health, Discard a card from your hand -> Evade 1',
    '0 power vs 9 health, Discard a card from your hand -> Evade 1',
  ],
  'inspiration-adds': [
    '2 power vs 9 health + "a" 9 health, attacker\'s side, Inspiration + "b" 9 health, attacker\'s side, Inspiration',
    '2 power vs 9 health + "a" 9 health, attacker\'s side, Inspiration',
  ],
  'bonus-at-once': [
    '2 power vs 2 health, Inspiration + "second" 3/3 health; roll 4 4',
    '2 power vs 2 health, Inspiration + "second" 3/2 health; roll 4 4',
  ],
  'power-floor': ['1 power vs 9 health, Shields 2', '2 power vs 9 health, Shields 2'],
  'no-automatic-faces': ['1 power, Accuracy 3 vs 9 health', '1 power, Accuracy 2 vs 9 health'],
  'fury-before-reroll': [
    '1 power, Fury 1, Lucky 1 vs 9 health; roll 4',
    '1 power, Fury 1, Lucky 1 vs 9 health; roll 1',
  ],
  'initial-roll-only': [
    '1 power, 9 health, Fury 1, Backfire 1 vs 9 health',
    '1 power, 9 health, Fury 1, Backfire 1 vs 9 health; roll 3',
  ],
  'lucky-together': ['2 power, Lucky 2, Critical Hit 2 vs 3 health', '2 power, Lucky 2 vs 9 health'],
  'critical-hit-not-split': [
    '2 power, Overkill, Critical Hit 3 vs 1 health + "second" 9 health; roll 6 4',
    '2 power, Overkill, Critical Hit 3 vs 1 health; roll 6 4',
  ],
  'absorb-persuade-once': [
    '1 power, 9 health, Absorb 1 (0 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2',
    '1 power, 9 health, Absorb 1 (0 Force) vs 9 health, Riposte 1; roll 2',
  ],
  'cunning-attacker-sees': [
    '1 power, Cunning, Lucky 1 vs 9 health',
    '1 power, Cunning, Lucky 1 vs 9 health; roll 6',
  ],
  'redirect-limits': [
    '2 power, 9 health vs 2 health, Redirect, Intercept + "a" 2 health, Retaliate 1 + "b" 9 health; roll 4 4',
    '2 power, 9 health vs 2 health, Redirect, Intercept + "a" 2 health + "b" 9 health; roll 4 4',
  ],
  'rewards-after-attack': [
    '1 power, 9 health vs 2 power, 9 health, Surge 1, "Retaliate X, where X is this unit\'s power"; roll 4',
    '1 power, 9 health vs 2 power, 9 health, Surge 1, Retaliate 2; roll 4',
  ],
  'deflect-source-is-unit': [
    '1 power, 9 health, Deflect 1 (0 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2',
    '1 power, 9 health, Deflect 1 (0 Force) vs 9 health, Riposte 1; roll 2',
  ],
  'parry-first': [
    '4 power, Overkill vs 2 health, Parry 2, Evade 2 (1 Force) + "second" 9 health, Evade 1 (1 Force); roll 1 4 4 4; force 0/1; prevention always',
    '4 power, Overkill vs 2 health, Parry 2, Evade 2 (1 Force) + "second" 9 health, Evade 1 (1 Force); roll 1 4 4 4; force 0/2; prevention always',
  ],
  'area-damage-each-discard': [
    '2 power, Area Damage 1, Overkill vs 1 health + "second" 1 health + "third" 9 health; roll 4 4',
    '1 power, Area Damage 1, Overkill vs 1 health + "second" 1 health + "third" 9 health; roll 4',
  ],
  'area-damage-survivor': [
    '2 power, 1 health, Area Damage 2 vs 1 health, Deflect 1 (0 Force) + "second" 9 health; roll 4 4',
    '2 power, 9 health, Area Damage 2 vs 1 health, Deflect 1 (0 Force) + "second" 9 health; roll 4 4',
  ],
  'area-damage-at-once': [
    '1 power, 1 health, Area Damage 2 vs 1 health, Retaliate 2 + "second" 9 health; roll 4',
    '1 power, 9 health, Area Damage 2 vs 1 health, Retaliate 2 + "second" 9 health; roll 4',
  ],
  'area-damage-no-chain': [
    '1 power, Area Damage 2 vs 1 health + "second" 1 health + "third" 9 health; roll 4',
    '1 power, Area Damage 2 vs 1 health + "second" 1 health; roll 4',
  ],
  'riposte-survives': [
    '2 power, 9 health vs 1 health, Riposte 2; roll 2 4',
    '2 power, 9 health vs 9 health, Riposte 2; roll 2 4',
  ],
  'avenge-survivor': [
    '2 power, 9 health, Overkill vs 1 health + "friend" 1 health, Avenge 2; roll 4 4',
    '2 power, 9 health, Overkill vs 1 health + "friend" 9 health, Avenge 2; roll 4 4',
  ],
  'avenge-any-damage': [
    '1 power, 9 health, Area Damage 1 vs 1 health + "second" 1 health + "friend" 9 health, Avenge 1; roll 4',
    '1 power, 9 health, Area Damage 1 vs 1 health + "second" 9 health + "friend" 9 health, Avenge 1; roll 4',
  ],
  'attack-end-order': [
    '1 power, 1 health vs 9 health, Retaliate 1, Riposte 2; roll 2; attack POP always',
    '1 power, 9 health vs 9 health, Retaliate 1, Riposte 2; roll 2; attack POP always',
  ],
  'attack-end-instances': [
    '1 power, 9 health, Evade 1 (0 Force) vs 9 health, Riposte 2, Retaliate 1; roll 2',
    '1 power, 9 health vs 9 health, Riposte 2, Retaliate 1; roll 2',
  ],
  'retaliate-order': [
    '1 power, 1 health vs 9 health, Retaliate 5, Retaliate 1; roll 1; objective damage',
    '1 power, 9 health vs 9 health, Retaliate 5, Retaliate 1; roll 1; objective damage',
  ],
};

function codesOf(line: string): readonly string[] {
  return reportOf(line, { assumptions: true }).assumptions.map(({ code }) => code);
}

describe('a reading that no source states', () => {
  it.each(Object.entries(DEPENDENCE))(
    '%s is reported where the other reading changes the result',
    (code, [line]) => {
      expect(codesOf(line)).toContain(code);
    },
  );

  it.each(Object.entries(DEPENDENCE))('%s is not reported where it does not', (code, [, line]) => {
    expect(codesOf(line)).not.toContain(code);
  });

  it('is reported with both readings', () => {
    const [statement, alternative] = READINGS['no-automatic-faces'];
    expect(reportOf('1 power, Accuracy 3 vs 9 health', { assumptions: true }).assumptions).toEqual([
      { code: 'no-automatic-faces', statement, alternative },
    ]);
  });

  it('is reported where the other reading makes a known roll impossible', () => {
    const captain = "9 health, attacker's side, Inspiration";
    const line = `2 power vs 9 health + "a" ${captain} + "b" ${captain}; roll 4 4 4 4`;
    expect(codesOf(line)).toEqual(['inspiration-adds']);
  });

  it('is named in a warning where the other reading is too much to solve', () => {
    const read = parseAttackLine('2 power, Fury 1, Lucky 2, Critical Hit 2 vs 3 health, Lucky 1');
    if (!read.ok) throw new Error(read.message);
    const courses = Array.from({ length: 20 }, (_, index) => 2 ** index).find(
      (most) => attack(read.input, { courses: most }).ok,
    );
    const report = attack(read.input, { assumptions: true, courses: courses ?? 0 });
    if (!report.ok) throw new Error(report.message);
    expect(report.warnings).toContainEqual({
      code: 'ASSUMPTION_NOT_SOLVED',
      message: `Whether the result depends on the reading "${READINGS['lucky-together'][0]}" was too much to solve.`,
    });
    expect(report.assumptions.map(({ code }) => code)).not.toContain('lucky-together');
  });

  it('is played by its alternative where that is asked for', () => {
    const line = '1 power, Accuracy 3 vs 9 health';
    const hits = (readings: readonly ReadingCode[]) => reportOf(line, { readings }).expectedHits;
    expect([hits([]), hits(['no-automatic-faces'])].map(printRational)).toEqual(['1', '5/6']);
  });

  it.each(Object.keys(READINGS).filter(isPlayedOtherwise))('%s can be played by its alternative', (code) => {
    const [line] = DEPENDENCE[code];
    const outcome = solveLine(line, { readings: [code] });
    expect(outcome.ok ? outcome.units : outcome.code).not.toEqual(reportOf(line).units);
  });

  it.each(['power-floor', 'none', 'constructor'])('%s has no alternative that could be played', (code) => {
    expect(isPlayedOtherwise(code)).toBe(false);
  });

  it('is not looked for unless it is asked for', () => {
    expect(reportOf('1 power, Accuracy 3 vs 9 health').assumptions).toEqual([]);
  });
});
