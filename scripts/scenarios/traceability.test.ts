import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../api/project.js';
import type { KeywordRules } from '../../engine/keyword.js';
import { played } from '../../engine/rule-off.js';
import { checkCitations } from './check-citations.js';
import { checkScenarios } from './check-scenarios.js';
import { loadTraceability } from './load.js';
import { modellingOf, type Traceability } from './modelling.js';
import { readScenarios } from './read-scenarios.js';

const loaded = loadTraceability(join(projectRoot(), 'data'));
const checked = checkScenarios(loaded);

describe('rulings, rules and scenarios of the project', () => {
  it('are read without a fault', () => {
    expect(loaded.faults).toEqual([]);
    expect(loaded.scenarios.length).toBeGreaterThan(150);
  });

  it('give every ruling one state, and cite none that there is not', () => {
    expect(checkCitations(loaded, loaded.known)).toEqual([]);
    expect(loaded.known.size).toBeGreaterThan(300);
  });

  it('agree: a rule that is switched off changes the scenarios linked to it and no others', () => {
    expect(checked.faults).toEqual([]);
    expect(checked.changes).toBeGreaterThan(300);
  });

  it('say of every ruling why it has its state, and of a modelled one what shows it', () => {
    const modelling = modellingOf(loaded);
    expect([...modelling.keys()].sort()).toEqual([...loaded.known].sort());
    for (const { state, reason, rule, scenarios } of modelling.values()) {
      expect(reason).not.toBe('');
      expect([rule !== null, scenarios.length > 0]).toEqual([state === 'MODELLED', state === 'MODELLED']);
    }
  });
});

/** Evade alone, with one ruling for each of its rules, and one that no rule follows. */
const KNOWN = new Set(['evade/once', 'evade/part', 'evade/word']);
const evade: KeywordRules = {
  slug: 'evade',
  name: 'Evade',
  parameter: 'NUMBER',
  stacking: 'LAYERED',
  window: 'damage-prevention',
  parts: { prevents: { of: 'ITSELF', once: 'INSTANCE', reflects: false, rewards: false } },
  says: { text: 'Damage is prevented.', rulings: ['evade/once'] },
  rules: [
    {
      code: 'once',
      says: 'Once.',
      rulings: ['evade/once'],
      off: (keyword) => ({
        ...keyword,
        parts: { prevents: { of: 'ITSELF', once: 'NOT_AT_ALL', reflects: false, rewards: false } },
      }),
    },
    { code: 'part', says: 'In part.', rulings: ['evade/part'], off: played('ALL_OR_NOTHING') },
  ],
};
/** Without its rule it goes on for ever. */
const withoutEnd: KeywordRules = {
  ...evade,
  rules: evade.rules.map((rule) => ({
    ...rule,
    off: (keyword) => ({
      ...keyword,
      parts: { prevents: { of: 'ITSELF', once: 'NOT_AT_ALL', reflects: true, rewards: false } },
    }),
  })),
};
const ONCE = `twice
  shows: evade/once
  attack: 2 power vs 3 health, Pay 1 Force -> Evade 1
  counters defender: 0 3/4, 1 1/4
`;
const PART = `half
  shows: evade/part
  attack: 1 power vs 3 health, Evade 2
  counters defender: 0 1
`;
const JUDGED = [{ state: 'DEFINITIONAL', reason: 'A word.', rulings: ['evade/word'] }] as const;

function given(text: string, changes: Partial<Traceability> = {}): Traceability {
  const { scenarios } = readScenarios([{ file: 'evade.txt', text }]);
  return { keywords: [evade], judgements: JUDGED, scenarios, ...changes };
}

function faultsOf(trace: Traceability): readonly string[] {
  return [...checkCitations(trace, KNOWN), ...checkScenarios(trace).faults].map(
    ({ at, message }) => `${at.line}:${at.column} ${message}`,
  );
}

describe('a check of them', () => {
  it('finds nothing where all is well', () => {
    expect(faultsOf(given(ONCE + PART))).toEqual([]);
  });

  it.each<[fault: string, trace: Traceability, message: string]>([
    [
      'a ruling without a state',
      given(ONCE + PART, { judgements: [] }),
      '1:1 The ruling "evade/word" has no state',
    ],
    [
      'a ruling with two states',
      given(ONCE + PART, { judgements: [...JUDGED, ...JUDGED] }),
      '1:1 The ruling "evade/word" has 2 states (DEFINITIONAL, DEFINITIONAL)',
    ],
    [
      'a scenario without a ruling',
      given(`${ONCE + PART}more\n  shows:\n  attack: 1 power vs 1 health\n  hits: 1/2\n`),
      '10:9 "more" shows no ruling',
    ],
    [
      'a scenario that cites an unknown ruling',
      given(ONCE + PART.replace('evade/part', 'evade/part, evade/none')),
      '6:10 There is no ruling "evade/none"',
    ],
    [
      'a keyword that cites an unknown ruling',
      given(ONCE + PART, { keywords: [{ ...evade, says: { text: '', rulings: ['evade/none'] } }] }),
      '1:1 There is no ruling "evade/none"',
    ],
    [
      'a judgement on an unknown ruling',
      given(ONCE + PART, { judgements: [...JUDGED, { ...JUDGED[0], rulings: ['evade/none'] }] }),
      '1:1 There is no ruling "evade/none"',
    ],
    [
      'a scenario that rests on an unknown rule',
      given(ONCE + PART.replace('  attack', '  rests on: evade/none\n  attack')),
      '7:13 No keyword has the rule "evade/none"',
    ],
    [
      'a scenario that shows a ruling without a rule',
      given(ONCE + PART.replace('evade/part', 'evade/part, evade/word')),
      '6:10 No rule follows the ruling "evade/word"',
    ],
    [
      'a modelled ruling that no scenario shows',
      given(ONCE),
      '1:1 No scenario shows the ruling "evade/part" of the rule evade/part',
    ],
    [
      'a modelled ruling whose scenario is the same without its rule',
      given(
        ONCE +
          PART.replace('1 power', '2 power').replace('Evade 2', 'Evade 1').replace('0 1\n', '0 3/4, 1 1/4\n'),
      ),
      '6:10 "half" comes out the same without the rule evade/part',
    ],
    [
      'a rule that changes a scenario which is not linked to it',
      given(ONCE + PART.replace('1 power', '3 power').replace('0 1\n', '0 7/8, 1 1/8\n')),
      '5:1 "half" comes out otherwise without the rule evade/once, which is not listed',
    ],
    [
      'a scenario linked to a rule that does not change it',
      given(ONCE + PART.replace('  attack', '  rests on: evade/once\n  attack')),
      '7:13 "half" comes out the same without the rule evade/once',
    ],
    [
      'a number that does not come out',
      given(ONCE.replace('3/4, 1 1/4', '1/2, 1 1/2') + PART),
      '4:22 Found 0 3/4, 1 1/4; expected 0 1/2, 1 1/2.',
    ],
    [
      'a unit that the attack does not have',
      given(ONCE + PART.replace('counters defender', 'counters guard')),
      '8:19 Found nothing, for the attack has no such unit or keyword; expected 0 1.',
    ],
    [
      'an attack that is refused',
      given(ONCE + PART.replace('3 health', '0 health')),
      '8:22 Found nothing, for it is refused:',
    ],
    [
      'an attack that can not be read',
      given(ONCE + PART.replace('1 power vs 3', '1 power, 3')),
      "7:37 Column 27: the line ends; expected ',' or 'vs'",
    ],
    [
      'a scenario that is too much to play without a rule',
      given(ONCE + PART, { keywords: [withoutEnd] }),
      '7:11 Without the rule evade/once there is too much to play in "half"',
    ],
    [
      'a scenario that expects nothing',
      given(ONCE + PART.replace('  counters defender: 0 1\n', '')),
      '5:1 "half" expects nothing',
    ],
  ])('finds %s', (_, trace, message) => {
    expect(faultsOf(trace).filter((fault) => fault.startsWith(message))).toHaveLength(1);
  });
});
