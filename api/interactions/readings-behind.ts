import type { Relation } from '../../engine/interaction/relation.js';
import { assumption, type ReadingCode } from '../../engine/readings.js';
import type { Assumption } from '../../engine/report.js';
import type { KeywordFacts } from './keyword-facts.js';

interface Meeting {
  readonly from: KeywordFacts;
  readonly to: KeywordFacts;
  readonly relation: Relation;
}

/** Readings of the rules, and the findings that would be others if they were read the other way. */
const RESTS: readonly (readonly [ReadingCode, (meeting: Meeting) => boolean])[] = [
  [
    'critical-hit-not-split',
    ({ from, to, relation }) =>
      relation === 'NO_EFFECT' &&
      from.rules?.parts.onFinalNatural?.effect === 'DAMAGE' &&
      to.traits?.dividesExcess === true,
  ],
  [
    'initial-roll-only',
    ({ from, to, relation }) =>
      relation === 'NO_EFFECT' && addsAttackDice(from) && to.traits?.looksFor === 'INITIAL_NATURAL',
  ],
  [
    'fury-before-reroll',
    ({ from, to, relation }) =>
      relation === 'MODIFIES' && addsAttackDice(from) && to.traits?.rerolls === true,
  ],
  [
    'avenge-any-damage',
    ({ from, to, relation }) =>
      relation === 'TRIGGERS' &&
      from.rules?.parts.damageAfterDiscard === true &&
      to.rules?.parts.avenges === true,
  ],
];

/** The readings, stated by no source, on which a finding rests. */
export function readingsBehind(meeting: Meeting): readonly Assumption[] {
  return RESTS.filter(([, rests]) => rests(meeting)).map(([code]) => assumption(code));
}

function addsAttackDice({ rules }: KeywordFacts): boolean {
  return rules?.parts.onInitialNatural?.effect === 'ATTACK_DICE';
}
