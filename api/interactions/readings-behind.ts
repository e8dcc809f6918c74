import type { Relation } from '../../engine/interaction/relation.js';
import type { KeywordParts } from '../../engine/keyword.js';
import { assumption, type ReadingCode } from '../../engine/readings.js';
import type { Assumption } from '../../engine/report.js';
import { otherPlaceAtEnd, placeAtEnd } from '../../engine/windows/attack-end.js';
import { addsAttackDice, type KeywordFacts } from './keyword-facts.js';

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
    'parry-first',
    ({ from, to, relation }) =>
      relation === 'MODIFIES' && from.traits?.prevents === 'BY_DICE' && to.traits?.prevents === 'ACTIVATED',
  ],
  ['attack-end-instances', (meeting) => comesBefore(meeting, placeAtEnd)],
  [
    'attack-end-order',
    (meeting) => comesBefore(meeting, placeAtEnd) && !comesBefore(meeting, otherPlaceAtEnd),
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

/** Of two that wait for the attack's end the earlier, which can discard the attacker before it comes to the other. */
function comesBefore(
  { from, to, relation }: Meeting,
  placeOf: (parts: KeywordParts) => number | null,
): boolean {
  const [first, then] = [from, to].map(({ rules }) => (rules === null ? null : placeOf(rules.parts)));
  return relation === 'MODIFIES' && first != null && then != null && first < then;
}
