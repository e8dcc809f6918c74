/**
 * A small, complete `Content` for tests: six keywords, two sources, every timing window. It keeps all promises of the records:
 * each occurrence cuts its ruling out of the source, lists are in canonical order, mentions point both ways.
 */
import type { Content, KeywordRecord, TimingWindowRecord } from './records.js';
import { sampleCards } from './sample-cards.js';
import { sampleRevisions } from './sample-revisions.js';
import { sampleRulings } from './sample-rulings.js';
import {
  CRITICAL_HIT,
  EVADE,
  OFFICIAL_SOURCE,
  OVERKILL,
  OVERKILL_SUMMARY,
  PRECISION_SUMMARY,
  RETALIATE,
  STUN,
  SUMMARY_SOURCE,
  sampleSources,
} from './sample-sources.js';

type KeywordFacts = Pick<KeywordRecord, 'slug' | 'name' | 'text' | 'summary' | 'stacking' | 'timing'> &
  Partial<KeywordRecord>;

function keyword(facts: KeywordFacts): KeywordRecord {
  const authority = facts.authority ?? 'OFFICIAL';
  const source = authority === 'OFFICIAL' ? OFFICIAL_SOURCE : SUMMARY_SOURCE;
  const definition = /means, "(.*?)"/.exec(facts.text)?.[1];
  const definitions = definition === undefined ? [] : [definition];
  const current = sampleRulings.filter((one) => one.keyword === facts.slug && one.status === 'CURRENT');
  return {
    aliases: [],
    signature: facts.name,
    parameter: 'NONE',
    activation: ['TRIGGERED'],
    nature: 'ABILITY',
    timingText: /\b(?:triggered|activated) during the [^,]*?POP/.exec(facts.text)?.[0] ?? null,
    timingInferred: definition === undefined,
    definitions,
    inAttack: true,
    authority,
    source,
    rulings: current.map((one) => one.id),
    mentions: [],
    mentionedBy: [],
    editions: [{ source, text: facts.text, definitions, current: true, changes: [] }],
    ...facts,
  };
}

const overkill = keyword({
  slug: 'overkill',
  name: 'Overkill',
  text: OVERKILL,
  stacking: 'ISOLATED',
  timing: 'pending-damage',
  summary: 'Hits beyond what the defender can take may go to a second unit.',
  mentionedBy: ['evade'],
});

const keywords: readonly KeywordRecord[] = [
  keyword({
    slug: 'critical-hit',
    name: 'Critical Hit',
    signature: 'Critical Hit X',
    parameter: 'NUMBER',
    text: CRITICAL_HIT,
    stacking: 'CUMULATIVE',
    timing: 'pending-damage',
    summary: 'A natural six adds X damage.',
  }),
  keyword({
    slug: 'evade',
    name: 'Evade',
    signature: 'Evade X',
    parameter: 'NUMBER',
    text: EVADE,
    stacking: 'LAYERED',
    activation: ['ACTIVATED'],
    timing: 'damage-prevention',
    summary: 'Stops as much as X of the damage about to reach the unit.',
    mentions: ['overkill'],
  }),
  {
    ...overkill,
    editions: [
      ...overkill.editions,
      {
        source: SUMMARY_SOURCE,
        text: OVERKILL_SUMMARY,
        definitions: [],
        current: false,
        changes: [
          {
            kind: 'CHANGED',
            before: 'Both units take the damage together.',
            after: 'Both units resolve damage in tandem.',
          },
          { kind: 'REMOVED', before: 'Extra hits may go to a second unit.', after: null },
          {
            kind: 'ADDED',
            before: null,
            after: 'Overkill damage is caused by the ability, not the die roll.',
          },
        ],
      },
    ],
  },
  keyword({
    slug: 'precision',
    name: 'Precision',
    aliases: ['Elude'],
    text: PRECISION_SUMMARY,
    stacking: 'ISOLATED',
    activation: ['STATIC'],
    timing: 'continuous',
    summary: 'The defender of this unit’s attack stays the defender.',
    authority: 'SUMMARY',
  }),
  keyword({
    slug: 'retaliate',
    name: 'Retaliate',
    signature: 'Retaliate X',
    parameter: 'NUMBER',
    text: RETALIATE,
    stacking: 'LAYERED',
    activation: ['ACTIVATED'],
    timing: 'attack-pop',
    summary: 'Answers an attack with X dice of damage when the attack ends.',
    mentions: ['stun'],
  }),
  keyword({
    slug: 'stun',
    name: 'Stun',
    signature: 'Stun X',
    parameter: 'NUMBER',
    text: STUN,
    stacking: 'CUMULATIVE',
    timing: 'damage-placement',
    summary: 'A unit that is damaged loses X power until the battle is over.',
    mentionedBy: ['retaliate'],
  }),
];

type WindowFacts = readonly [slug: string, name: string, phase: string, isPop: boolean, summary: string];

const WINDOWS: readonly WindowFacts[] = [
  ['deploy', 'Deployment', 'Command', false, 'A unit is put into an arena.'],
  ['build-step', 'Build step', 'Command', false, 'A player builds and equips.'],
  ['build-zone', 'In the build zone', 'Any', false, 'Works while the card is in the build zone.'],
  ['battle-step-start', 'Battle step starts', 'Battle', false, 'The battle step of an arena begins.'],
  ['attack-declaration', 'Attack declared', 'Attack', false, 'The attacker taps and a defender is chosen.'],
  ['attack-pop', 'Attack POP', 'Attack', true, 'Players may prepare an answer before the dice.'],
  ['initial-roll', 'Initial roll', 'Attack', false, 'The attack dice are rolled.'],
  ['reroll-pop', 'Re-roll POP', 'Attack', true, 'Players may re-roll attack dice.'],
  ['pending-damage', 'Pending damage POP', 'Attack', true, 'Hits become pending damage.'],
  ['damage-prevention', 'Damage prevention POP', 'Attack', true, 'Players may prevent pending damage.'],
  ['damage-placement', 'Damage placement POP', 'Attack', true, 'Damage counters are placed.'],
  ['unit-discard', 'Unit discard POP', 'Attack', true, 'Units with too many counters are discarded.'],
  ['attack-end', 'Attack end POP', 'Attack', true, 'What waited for the end of the attack happens.'],
  ['after-attack', 'After the attack', 'Attack', false, 'The attack is over; another may follow.'],
  ['continuous', 'Always on', 'Any', false, 'Works all the time while its condition holds.'],
  ['other', 'Other moments', 'Any', false, 'A moment of its own, told in the text.'],
];

const timingWindows: readonly TimingWindowRecord[] = WINDOWS.map(
  ([slug, name, phase, isPop, summary], index) => ({
    slug,
    name,
    order: index + 1,
    isPop,
    phase,
    summary,
  }),
);

export const sampleContent: Content = {
  revision: '0123456789abcdef',
  builtAt: '2026-01-02T03:04:05.000Z',
  sources: sampleSources,
  keywords,
  rulings: sampleRulings,
  timingWindows,
  cards: sampleCards,
  diagnostics: [
    {
      severity: 'WARNING',
      code: 'NO_TYPE_PHRASE',
      message: 'The entry of Precision has no type phrase; its kind is taken from the summary.',
      file: 'keywords.yaml',
      line: 2,
      column: 1,
    },
    {
      severity: 'INFO',
      code: 'UNCHANGED',
      message: 'Nothing changed since the last build.',
      file: null,
      line: null,
      column: null,
    },
  ],
  revisions: sampleRevisions,
};
