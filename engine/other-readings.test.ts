import { describe, expect, it } from 'vitest';
import { budgetOf } from './choice/budget.js';
import { KEYWORDS } from './keyword-list.js';
import { parseAttackLine } from './notation/attack-line.js';
import { outcomesOf } from './outcomes.js';
import { READINGS, type ReadingCode } from './readings.js';
import { solveAttack } from './solve-attack.js';
import { unitText } from './testing/outcome-text.js';

/** What happens to a unit when one reading is turned to its alternative. */
function outcomeUnder(code: ReadingCode, line: string, role: string): string {
  const read = parseAttackLine(line);
  if (!read.ok) throw new Error(read.message);
  const solved = solveAttack(read.input, KEYWORDS, new Set([code]), budgetOf());
  if (!solved.ok) throw new Error(solved.message);
  const unit = outcomesOf(solved.built.board, solved.reached).find((one) => one.role === role);
  if (unit === undefined) throw new Error(`There is no ${role}.`);
  return unitText(unit);
}

// A plain die hits half of the time, known rolls leave nothing to chance: the numbers can be checked by hand.
const SHOWN: readonly (readonly [code: ReadingCode, line: string, role: string, outcome: string])[] = [
  [
    'stacking-cumulative',
    '1 power, 9/2 health, Resilience 1, Resilience 2 vs 9 health',
    'defender',
    '0: 1/16, 1: 1/4, 2: 3/8, 3: 1/4, 4: 1/16; discarded 0',
  ],
  [
    'stacking-layered',
    '2 power vs 9 health, Evade 1 (1 Force), Evade 1 (1 Force); force 0/1',
    'defender',
    '0: 1/4, 1: 1/2, 2: 1/4; discarded 0',
  ],
  [
    'stacking-selective',
    '2 power vs 2 health + "a" 2 health, Intercept, Intercept + "b" 9 health, Intercept; attack POP always',
    'b',
    '0: 1/4, 1: 1/2, 2: 1/4; discarded 0',
  ],
  [
    'other-costs-payable',
    '1 power vs 9 health, Discard a card from your hand -> Evade 1; roll 4',
    'defender',
    '1: 1; discarded 0',
  ],
  [
    'inspiration-adds',
    '2 power vs 9 health + "a" 9 health, attacker\'s side, Inspiration + "b" 9 health, attacker\'s side, Inspiration',
    'defender',
    '0: 1/8, 1: 3/8, 2: 3/8, 3: 1/8; discarded 0',
  ],
  [
    'bonus-at-once',
    '2 power vs 2 health, Inspiration + "second" 3/3 health; roll 4 4',
    'second',
    '0: 1; discarded 0',
  ],
  ['no-automatic-faces', '1 power, Accuracy 3 vs 9 health', 'defender', '0: 1/6, 1: 5/6; discarded 0'],
  ['no-automatic-faces', '1 power, Accuracy -3 vs 9 health; roll 6', 'defender', '1: 1; discarded 0'],
  [
    'fury-before-reroll',
    '1 power, Fury 1, Lucky 1 vs 9 health; roll 4',
    'defender',
    '1: 1/2, 2: 1/2; discarded 0',
  ],
  [
    'initial-roll-only',
    '1 power, 9 health, Fury 1, Backfire 1 vs 9 health',
    'attacker',
    '0: 65/72, 1: 7/72; discarded 0',
  ],
  [
    'critical-hit-not-split',
    '2 power, Overkill, Critical Hit 3 vs 1 health + "second" 9 health; roll 6 4',
    'second',
    '4: 1; discarded 0',
  ],
  [
    'absorb-persuade-once',
    '1 power, 9 health, Absorb 1 (0 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2',
    'attacker',
    '0: 1/2, 1: 1/2; discarded 0',
  ],
  [
    'cunning-attacker-sees',
    '1 power, Cunning, Lucky 1 vs 9 health',
    'defender',
    '0: 1/2, 1: 1/2; discarded 0',
  ],
  [
    'rewards-after-attack',
    '1 power, 9 health vs 2 power, 9 health, Surge 1, "Retaliate X, where X is this unit\'s power"; roll 4',
    'attacker',
    '0: 1/8, 1: 3/8, 2: 3/8, 3: 1/8; discarded 0',
  ],
  [
    'deflect-source-is-unit',
    '1 power, 9 health, Deflect 1 (0 Force) vs 9 health, Riposte 1, Retaliate 1; roll 2',
    'attacker',
    '0: 1; discarded 0',
  ],
  [
    'parry-first',
    '4 power, Overkill vs 2 health, Parry 2, Evade 2 (1 Force) + "second" 9 health, Evade 1 (1 Force); roll 1 4 4 4; force 0/1; prevention always',
    'second',
    '1: 1; discarded 0',
  ],
  [
    'area-damage-each-discard',
    '2 power, Area Damage 1, Overkill vs 1 health + "second" 1 health + "third" 9 health; roll 4 4',
    'third',
    '0: 1/2, 1: 1/2; discarded 0',
  ],
  [
    'area-damage-survivor',
    '2 power, 1 health, Area Damage 2 vs 1 health, Deflect 1 (0 Force) + "second" 9 health; roll 4 4',
    'second',
    '0: 1/4, 1: 1/2, 2: 1/4; discarded 0',
  ],
  [
    'area-damage-at-once',
    '1 power, 1 health, Area Damage 2 vs 1 health, Retaliate 2 + "second" 9 health; roll 4',
    'second',
    '0: 13/16, 1: 1/8, 2: 1/16; discarded 0',
  ],
  [
    'area-damage-no-chain',
    '1 power, Area Damage 2 vs 1 health + "second" 1 health + "third" 9 health; roll 4',
    'third',
    '0: 7/16, 1: 3/8, 2: 3/16; discarded 0',
  ],
  ['riposte-survives', '2 power, 9 health vs 1 health, Riposte 2; roll 2 4', 'attacker', '0: 1; discarded 0'],
  [
    'avenge-survivor',
    '2 power, 9 health, Overkill vs 1 health + "friend" 1 health, Avenge 2; roll 4 4',
    'attacker',
    '0: 1/4, 1: 1/2, 2: 1/4; discarded 0',
  ],
  [
    'avenge-any-damage',
    '1 power, 9 health, Area Damage 1 vs 1 health + "second" 1 health + "friend" 9 health, Avenge 1; roll 4',
    'attacker',
    '0: 1/2, 1: 1/2; discarded 0',
  ],
  [
    'attack-end-order',
    '1 power, 1 health vs 9 health, Retaliate 1, Riposte 2; roll 2; attack POP always',
    'attacker',
    '2: 1; discarded 1',
  ],
  [
    'attack-end-instances',
    '1 power, 9 health, Evade 1 (0 Force) vs 9 health, Riposte 2, Retaliate 1; roll 2',
    'attacker',
    '1: 1/2, 2: 1/2; discarded 0',
  ],
  [
    'retaliate-order',
    '1 power, 1 health vs 9 health, Retaliate 5, Retaliate 1; roll 1; attack POP always; objective damage',
    'attacker',
    '0: 1/64, 1: 37/64, 2: 5/32, 3: 5/32, 4: 5/64, 5: 1/64; discarded 63/64',
  ],
];

describe('as read the other way', () => {
  it.each(
    SHOWN.map(([code, line, role, outcome]) => [READINGS[code][1], code, line, role, outcome] as const),
  )('%s', (_, code, line, role, outcome) => {
    expect(outcomeUnder(code, line, role)).toBe(outcome);
  });
});
