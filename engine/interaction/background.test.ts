import { describe, expect, it } from 'vitest';
import { KEYWORDS } from '../keyword-list.js';
import { rulesOf } from '../testing/asked-pair.js';
import { backgroundOf } from './background.js';
import { type PlacedKeyword, printedLine, standardValue } from './placed-keyword.js';
import type { Place } from './places.js';

function at(slug: string, place: Place): PlacedKeyword {
  const rules = rulesOf(slug);
  const value = standardValue(rules);
  return { rules, value, line: printedLine(rules, value), place };
}

/** `keyword of place` of all that is there besides. */
function besides(
  one: PlacedKeyword,
  other: PlacedKeyword,
  without: readonly string[] = [],
): readonly string[] {
  const keywords = KEYWORDS.filter(({ slug }) => !without.includes(slug));
  const found = backgroundOf([one, other], keywords);
  expect(backgroundOf([other, one], keywords)).toEqual(found);
  return found.map(({ rules, place, line }) => `${line} of ${place}, ${rules.slug}`);
}

describe('besides two keywords there is', () => {
  it.each([
    [
      'prevention, where damage becomes unpreventable',
      at('ferocity', 'ATTACKER'),
      at('critical-hit', 'ATTACKER'),
      ['Absorb 2 of DEFENDER, absorb'],
    ],
    [
      'prevention on the unit that is struck',
      at('ferocity', 'DEFENDER'),
      at('retaliate', 'DEFENDER'),
      ['Absorb 2 of ATTACKER, absorb'],
    ],
    [
      'prevention, where such damage is prevented all the same',
      at('fortitude', 'DEFENDER'),
      at('ferocity', 'ATTACKER'),
      ['Absorb 2 of DEFENDER, absorb'],
    ],
    [
      'damage that is unpreventable, where prevention works all the same',
      at('fortitude', 'DEFENDER'),
      at('evade', 'DEFENDER'),
      ['Ferocity of ATTACKER, ferocity'],
    ],
    [
      'damage that is unpreventable from the other side',
      at('fortitude', 'ATTACKER'),
      at('evade', 'ATTACKER'),
      ['Ferocity of DEFENDER, ferocity'],
    ],
    [
      'nothing, where another unit does the damage',
      at('ferocity', 'ATTACKER'),
      at('retaliate', 'DEFENDER'),
      [],
    ],
    ['nothing, where no damage is done', at('ferocity', 'ATTACKER'), at('fury', 'ATTACKER'), []],
    ['nothing, where nothing is unpreventable', at('evade', 'DEFENDER'), at('critical-hit', 'ATTACKER'), []],
  ])('%s', (_, one, other, found) => {
    expect(besides(one, other)).toEqual(found);
  });

  it('any prevention of the game that does no damage in turn, but not the protection of others', () => {
    const pair = [at('ferocity', 'ATTACKER'), at('critical-hit', 'ATTACKER')] as const;
    expect(besides(...pair, ['absorb'])).toEqual(['Evade 2 of DEFENDER, evade']);
    expect(besides(...pair, ['absorb', 'evade', 'persuade'])).toEqual([]);
  });
});
