import type { OccurrenceRecord, SourceRecord } from './records.js';

/** The entries and documents behind the sample content of the tests. */
export const OFFICIAL_SOURCE = 'hanharr-a';
export const SUMMARY_SOURCE = 'own-words';

export const CRITICAL_HIT = `Critical Hit X: A cumulative ability triggered during the pending damage POP that means, "When you roll at least one natural six with this unit's attack dice, this unit does X additional damage." Only the first natural "6" counts. Accuracy can't raise a die to a natural "6". (A six after a re-roll does count.)`;
export const EVADE = `Evade X: A layered ability activated during the damage prevention POP that means, "Prevent up to X damage to this unit." You can play Evade only once for each instance of damage. You don't have to use all of the Evade. Evade works against Overkill damage.`;
export const OVERKILL = `Overkill: An isolated ability triggered during the pending damage POP that means, "When this unit attacks, you may divide hits in excess of the defending unit's remaining health between that unit and another unit in the same arena." (That player can’t change their mind afterward.) Overkill damage is caused by the ability, not the die roll. Both units resolve damage in tandem.`;
export const RETALIATE = `Retaliate X: A layered ability activated during the attack POP that means, "If a unit in the same arena as this unit is attacking this unit, this unit does X dice of damage to that unit when the attack ends." Retaliate dice are just dice of damage, not attack dice, and can trigger Stun. Each Retaliate may be used once per attack.`;
export const STUN = `Stun X: A cumulative ability triggered during the damage placement POP that means, "When this unit damages another unit, that unit gets –X power until end of battle." If no damage counters are placed as a result of damage, Stun doesn't occur.`;
export const OVERKILL_SUMMARY =
  'Overkill: Extra hits may go to a second unit. Both units take the damage together.';
export const PRECISION_SUMMARY =
  "Precision: The attack of this unit keeps its defender. No Intercept changes the target of this unit's attack.";

const officialText = ['Hanharr (A)', CRITICAL_HIT, EVADE, OVERKILL, RETALIATE, STUN].join('\n\n');
const summaryText = [OVERKILL_SUMMARY, PRECISION_SUMMARY].join('\n');

export const sampleSources: readonly SourceRecord[] = [
  {
    id: OFFICIAL_SOURCE,
    title: 'Hanharr (A)',
    kind: 'CARD_PAGE',
    edition: '2005',
    authority: 'OFFICIAL',
    publishedOn: '2005-03-01',
    url: 'https://rules.example/hanharr-a',
    file: 'hanharr-a.txt',
    sha256: 'a'.repeat(64),
    text: officialText,
    keywordCount: 5,
    rulingCount: 12,
  },
  {
    id: SUMMARY_SOURCE,
    title: 'Keywords in our own words',
    kind: 'SUMMARY',
    edition: null,
    authority: 'SUMMARY',
    publishedOn: null,
    url: null,
    file: 'keywords.yaml',
    sha256: 'b'.repeat(64),
    text: summaryText,
    keywordCount: 2,
    rulingCount: 3,
  },
];

/** Where a sentence stands in one of the two sources. */
export function sampleOccurrence(source: string, text: string): OccurrenceRecord {
  const whole = source === OFFICIAL_SOURCE ? officialText : summaryText;
  const start = whole.indexOf(text);
  if (start < 0) throw new Error(`the sample source ${source} lacks: ${text}`);
  return { source, line: whole.slice(0, start).split('\n').length, start, end: start + text.length };
}
