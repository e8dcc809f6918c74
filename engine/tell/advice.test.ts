import { describe, expect, it } from 'vitest';
import { reportOf } from '../testing/solve-line.js';

/** One line a choice: who, in which window, when, what and with which keyword. */
function advice(line: string): readonly string[] {
  return reportOf(line).choices.map(
    ({ player, window, situation, choice, keyword }) =>
      `${player} ${window} ${situation}: ${choice}${keyword === null ? '' : ` (${keyword})`}`,
  );
}

describe('advice', () => {
  it.each<[rule: string, line: string, told: readonly string[]]>([
    ['nothing where there is nothing to choose', '1 power vs 9 health', []],
    [
      'one line where it is always the same',
      '1 power vs 9 health, Evade 1 (0 Force)',
      ['DEFENDER damage-prevention always: prevent 1 to defender with Evade (evade)'],
    ],
    [
      'a line for each choice that depends, the likelier first, with its situations, the likelier first',
      '2 power, Lucky 1 vs 9 health',
      [
        'ATTACKER reroll-pop with 1 miss and 1 hit; or 2 misses: re-roll 1 miss (lucky)',
        'ATTACKER reroll-pop with 2 hits: pass',
      ],
    ],
    [
      'a natural that is looked for is named, and after three situations it is said that there are more',
      '2 power, Critical Hit 2, Lucky 2 vs 2 health, Lucky 1',
      [
        'ATTACKER reroll-pop with 1 miss and 1 natural 6; or 2 hits; or 1 hit and 1 natural 6; and in rarer situations: pass',
        'ATTACKER reroll-pop with 1 miss and 1 hit: re-roll 1 miss (lucky)',
        'ATTACKER reroll-pop with 2 misses: re-roll 2 misses (lucky)',
        'DEFENDER reroll-pop with 1 miss and 1 natural 6; or 1 hit and 1 natural 6: re-roll 1 natural 6 (lucky)',
        'DEFENDER reroll-pop with 1 miss and 1 hit; or 2 misses; or 2 natural 6s: pass',
        'DEFENDER reroll-pop with 2 hits: re-roll 1 hit (lucky)',
      ],
    ],
    [
      'dice that were promised blind to be re-rolled are picked by how they fell',
      '2 power, Cunning, Critical Hit 1 vs 8 health, Lucky 1',
      [
        "DEFENDER damage-prevention always: re-roll 1 of the attacker's dice",
        'DEFENDER reroll-pop with 1 miss and 1 hit: re-roll 1 hit (lucky)',
        'DEFENDER reroll-pop with 1 miss and 1 natural 6; or 1 hit and 1 natural 6: re-roll 1 natural 6 (lucky)',
      ],
    ],
    [
      'excess hits are moved by how many there are',
      '4 power, Overkill vs 2 health + "second" 2 health',
      [
        'ATTACKER pending-damage with 3 hits against 2 remaining health: move 1 excess hit to second (overkill)',
        'ATTACKER pending-damage with 4 hits against 2 remaining health: move 2 excess hits to second (overkill)',
      ],
    ],
    [
      'prevention by the damage that is pending',
      '2 power vs 1 health, Evade 1 (0 Force)',
      [
        'DEFENDER damage-prevention with 1 damage pending on defender: prevent 1 to defender with Evade (evade)',
        'DEFENDER damage-prevention with 2 damage pending on defender: pass',
      ],
    ],
    [
      'a new defender in the attack POP',
      '2 power vs 2 health + "guard" 9 health, Intercept',
      ['DEFENDER attack-pop always: make guard the defender with Intercept (intercept)'],
    ],
    [
      'damage of its own for more power at the declaration',
      '3 power, 9 health, Overload 2 vs 3 health',
      ['ATTACKER attack-declaration always: take +2 power from Overload (overload)'],
    ],
    [
      'a target after a discard',
      '2 power, Area Damage 2 vs 1 health + "a" 9 health; roll 4 4',
      ['ATTACKER unit-discard always: do 2 dice of damage to a (area-damage)'],
    ],
    [
      'no dice where only prevention is promised under Cunning',
      '2 power, Cunning vs 9 health, Evade 1 (0 Force)',
      ['DEFENDER damage-prevention always: prevent up to 1 to defender (evade)'],
    ],
    [
      'no prevention where only dice are promised under Cunning',
      '2 power, Cunning vs 9 health, Lucky 1',
      [
        "DEFENDER damage-prevention always: re-roll 1 of the attacker's dice",
        'DEFENDER reroll-pop always: re-roll 1 hit (lucky)',
      ],
    ],
    [
      'that nothing is promised under Cunning where it would cost Force for nothing',
      '0 power, Cunning vs 9 health, Evade 1 (1 Force)',
      ['DEFENDER damage-prevention always: promise nothing'],
    ],
    [
      'what is promised under Cunning',
      '2 power, Cunning vs 9 health, Evade 1 (0 Force), Lucky 1',
      [
        "DEFENDER damage-prevention always: prevent up to 1 to defender, re-roll 1 of the attacker's dice (evade)",
        'DEFENDER reroll-pop always: re-roll 1 hit (lucky)',
      ],
    ],
  ])('gives %s', (_, line, told) => {
    expect(advice(line)).toEqual(told);
  });

  it('gives at most six lines on one kind of choice: more are no advice any more', () => {
    const excess = advice('15 power, Overkill vs 1 health + "b" 20 health; objective damage');
    expect(excess).toHaveLength(6);
    expect(new Set(excess.map((line) => line.split(' with ')[0]))).toEqual(
      new Set(['ATTACKER pending-damage']),
    );
  });
});
