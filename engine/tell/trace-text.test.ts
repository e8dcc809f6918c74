import { describe, expect, it } from 'vitest';
import { printRational } from '../rational.js';
import { reportOf } from '../testing/solve-line.js';

/** `keyword chance: text`, one line a step, in order. */
function told(line: string): readonly string[] {
  return reportOf(line).trace.map(
    ({ keyword, probability, text }) => `${keyword ?? 'hits'} ${printRational(probability)}: ${text}`,
  );
}

const HITS = (chance: string): string => `hits ${chance}: At least one attack die hits the defender.`;

const NO_HITS = 'hits 1: No attack die hits the defender.';

describe('the text of the trace', () => {
  it.each<[says: string, line: string, steps: readonly string[]]>([
    ['how likely it is that a die hits', '2 power vs 9 health', [HITS('3/4')]],
    ['that no die hits where none is rolled', '0 power vs 9 health', [NO_HITS]],
    ['that no die hits where every die misses', '1 power vs 9 health; roll 1', [NO_HITS]],
    [
      'that no die hits where a keyword takes all away, and the keyword',
      '3 power vs 5 health, Shields 5',
      [expect.stringMatching(/^shields 1: Shields \(defender\): /), NO_HITS],
    ],
    [
      'who has a keyword, each unit once, and what it does',
      '1 power, Evade 1 (0 Force) vs 9 health, Evade 1 (0 Force), Evade 1 (0 Force)',
      [HITS('1/2'), expect.stringMatching(/^evade 1\/2: Evade \(attacker, defender\): /)],
    ],
    [
      'that the moment of a keyword does not come',
      '1 power, Critical Hit 2 vs 9 health; roll 5',
      [
        HITS('1'),
        'critical-hit 0: Critical Hit (attacker) does nothing: its moment does not come in this attack, or its player does not use it.',
      ],
    ],
    [
      'that a keyword does nothing in an attack',
      '1 power, Velocity 2 vs 9 health',
      [HITS('1/2'), expect.stringMatching(/^velocity 0: Velocity \(attacker\) does nothing in an attack\. /)],
    ],
    [
      'the likeliest number of hits to guess',
      '2 power, "Foresight: Draw a card." vs 9 health',
      ['foresight 1/2: Foresight: the best guess is 1 hit.', HITS('3/4')],
    ],
    [
      'of equally likely numbers the lowest',
      '1 power, "Foresight: Draw a card." vs 9 health',
      ['foresight 1/2: Foresight: the best guess is 0 hits.', HITS('1/2')],
    ],
    [
      'why an ability is off, once for each keyword, unless another unit has it',
      '1 power, subtypes "Sith", "While attacking a Jedi, Armor", "While attacking a Jedi, Stun 1" vs 9 health, subtypes "Droid", Armor',
      [
        HITS('1/3'),
        expect.stringMatching(/^armor 1: Armor \(defender\): /),
        'stun 0: Its condition (while attacking a Jedi) does not hold.',
      ],
    ],
  ])('says %s', (_, line, steps) => {
    expect(told(line)).toEqual(steps);
  });
});
