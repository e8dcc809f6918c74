import { describe, expect, it } from 'vitest';
import type { Relation } from '../../engine/interaction/relation.js';
import { KEYWORDS } from '../../engine/keyword-list.js';
import { openSample, sampleWith } from '../knowledge-base/sample-knowledge-base.js';
import { factsOf } from './keyword-facts.js';
import { readingsBehind } from './readings-behind.js';

const kb = openSample(
  sampleWith(
    ...[
      'critical-hit',
      'overkill',
      'fury',
      'backfire',
      'lucky',
      'retaliate',
      'riposte',
      'avenge',
      'parry',
    ].map((slug) => ({ slug, name: slug })),
  ),
);
const codes = (from: string, relation: Relation, to: string): readonly string[] => {
  const [one, other] = [kb.keywords.get(from), kb.keywords.get(to)];
  if (one === undefined || other === undefined) throw new Error(`${from} and ${to} are not in the sample`);
  return readingsBehind({ from: factsOf(kb, one, KEYWORDS), to: factsOf(kb, other, KEYWORDS), relation }).map(
    ({ code }) => code,
  );
};

describe('a finding', () => {
  it.each([
    ['critical-hit', 'NO_EFFECT', 'overkill', 'critical-hit-not-split'],
    ['fury', 'NO_EFFECT', 'backfire', 'initial-roll-only'],
    ['fury', 'MODIFIES', 'lucky', 'fury-before-reroll'],
    ['retaliate', 'MODIFIES', 'avenge', 'attack-end-instances'],
    ['backfire', 'MODIFIES', 'riposte', 'attack-end-instances'],
    ['parry', 'MODIFIES', 'evade', 'parry-first'],
  ] as const)('of %s %s %s rests on the reading %s', (from, relation, to, code) => {
    expect(codes(from, relation, to)).toEqual([code]);
  });

  it('of Retaliate before Riposte rests on their order, too', () => {
    expect(codes('retaliate', 'MODIFIES', 'riposte')).toEqual(['attack-end-instances', 'attack-end-order']);
  });

  it.each([
    ['riposte', 'MODIFIES', 'retaliate'],
    ['overkill', 'NO_EFFECT', 'critical-hit'],
    ['lucky', 'NO_EFFECT', 'fury'],
    ['evade', 'MODIFIES', 'parry'],
    ['critical-hit', 'MODIFIES', 'overkill'],
  ] as const)('of %s %s %s rests on no such reading', (from, relation, to) => {
    expect(codes(from, relation, to)).toEqual([]);
  });
});
