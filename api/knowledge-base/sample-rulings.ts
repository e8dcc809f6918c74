import type { RulingRecord } from './records.js';
import { OFFICIAL_SOURCE, SUMMARY_SOURCE, sampleOccurrence } from './sample-sources.js';

type RulingFacts = Pick<RulingRecord, 'id' | 'text' | 'position' | 'topics'> & Partial<RulingRecord>;

function ruling(facts: RulingFacts): RulingRecord {
  const authority = facts.authority ?? 'OFFICIAL';
  const source = authority === 'OFFICIAL' ? OFFICIAL_SOURCE : SUMMARY_SOURCE;
  return {
    keyword: facts.id.slice(0, facts.id.indexOf('/')),
    card: null,
    parenthetical: facts.text.startsWith('('),
    authority,
    mentions: [],
    occurrences: facts.status === 'WITHDRAWN' ? [] : [sampleOccurrence(source, facts.text)],
    status: 'CURRENT',
    supersededBy: [],
    modelling: { state: 'UNREVIEWED', rule: null, scenarios: [], reason: null },
    ...facts,
  };
}

/** One superseded, one withdrawn, the others current. */
export const sampleRulings: readonly RulingRecord[] = [
  ruling({
    id: 'critical-hit/only-the-first-natural',
    text: 'Only the first natural "6" counts.',
    position: 1,
    topics: ['DICE', 'LIMIT'],
  }),
  ruling({
    id: 'critical-hit/accuracy-cant-raise-a',
    text: 'Accuracy can\'t raise a die to a natural "6".',
    position: 2,
    topics: ['DICE'],
  }),
  ruling({
    id: 'critical-hit/a-six-after-a',
    text: '(A six after a re-roll does count.)',
    position: 3,
    topics: ['DICE'],
  }),
  ruling({
    id: 'evade/you-can-play-evade',
    text: 'You can play Evade only once for each instance of damage.',
    position: 1,
    topics: ['DAMAGE', 'LIMIT'],
  }),
  ruling({
    id: 'evade/you-dont-have-to',
    text: "You don't have to use all of the Evade.",
    position: 2,
    topics: ['OTHER'],
    modelling: {
      state: 'MODELLED',
      rule: 'evade/up-to',
      scenarios: ['evade-in-part'],
      reason: 'The amount is chosen.',
    },
  }),
  ruling({
    id: 'evade/evade-works-against-overkill',
    text: 'Evade works against Overkill damage.',
    position: 3,
    topics: ['DAMAGE'],
    mentions: ['overkill'],
  }),
  ruling({
    id: 'overkill/extra-hits-may-go',
    text: 'Extra hits may go to a second unit.',
    position: 1,
    topics: ['TARGET'],
    authority: 'SUMMARY',
    status: 'WITHDRAWN',
  }),
  ruling({
    id: 'overkill/that-player-cant-change',
    text: '(That player can’t change their mind afterward.)',
    position: 1,
    topics: ['OTHER'],
  }),
  ruling({
    id: 'overkill/both-units-take-the',
    text: 'Both units take the damage together.',
    position: 2,
    topics: ['DAMAGE'],
    authority: 'SUMMARY',
    status: 'SUPERSEDED',
    supersededBy: ['overkill/both-units-resolve-damage'],
  }),
  ruling({
    id: 'overkill/overkill-damage-is-caused',
    text: 'Overkill damage is caused by the ability, not the die roll.',
    position: 2,
    topics: ['DAMAGE', 'DICE'],
  }),
  ruling({
    id: 'overkill/both-units-resolve-damage',
    text: 'Both units resolve damage in tandem.',
    position: 3,
    topics: ['DAMAGE'],
  }),
  ruling({
    id: 'precision/no-intercept-changes-the',
    text: "No Intercept changes the target of this unit's attack.",
    position: 1,
    topics: ['TARGET'],
    authority: 'SUMMARY',
  }),
  ruling({
    id: 'retaliate/retaliate-dice-are-just',
    text: 'Retaliate dice are just dice of damage, not attack dice, and can trigger Stun.',
    position: 1,
    topics: ['DAMAGE', 'DICE'],
    mentions: ['stun'],
  }),
  ruling({
    id: 'retaliate/each-retaliate-may-be',
    text: 'Each Retaliate may be used once per attack.',
    position: 2,
    topics: ['LIMIT'],
  }),
  ruling({
    id: 'stun/if-no-damage-counters',
    text: "If no damage counters are placed as a result of damage, Stun doesn't occur.",
    position: 1,
    topics: ['DAMAGE'],
  }),
];
