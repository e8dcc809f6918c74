import { describe, expect, it } from 'vitest';
import { checkInteraction, type KeywordUse } from '../api/interactions/check-interaction.js';
import type { InteractionReport } from '../api/interactions/interaction-report.js';
import { DATA_FOLDER } from '../api/project.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const project = projectKnowledgeBase(DATA_FOLDER);
const ROLES = { A: 'ATTACKER', D: 'DEFENDER', S: 'SECOND' } as const;

function useOf(text: string): KeywordUse {
  const [keyword = '', at] = text.split('@');
  const role = at === 'A' || at === 'D' || at === 'S' ? ROLES[at] : null;
  return { keyword, value: null, role };
}

/** `evade@D`: on the defender. */
function check(...keywords: readonly string[]): InteractionReport {
  const report = checkInteraction(project, { keywords: keywords.map(useOf), scenario: null });
  if ('ok' in report) throw new Error(report.message);
  return report;
}

function statements({ findings }: InteractionReport): readonly string[] {
  return findings.map(({ statement }) => statement);
}

describe('what is said of three or four keywords is true on the board of all', () => {
  it.each([
    [
      ['area damage@A', 'ferocity@A', 'evade@S'],
      "Damage that Area Damage makes can't be prevented when its unit has Ferocity.",
      'Evade on the second unit prevents damage that Area Damage makes.',
    ],
    [
      ['backfire@A', 'ferocity@A', 'evade@A'],
      "Damage from a unit with Ferocity can't be prevented, so Evade doesn't work against it.",
      'Evade on the attacker prevents damage that Backfire makes.',
    ],
    [
      ['absorb@D', 'ferocity@A', 'fortitude@D'],
      'A unit with Fortitude can prevent damage to itself in spite of Ferocity.',
      "Damage from a unit with Ferocity can't be prevented, so Absorb doesn't work against it.",
    ],
    [
      ['fortitude@A', 'ferocity@D', 'retaliate@D'],
      'A unit with Fortitude can prevent damage to itself in spite of Ferocity.',
      "Damage that Retaliate makes can't be prevented when its unit has Ferocity.",
    ],
    [
      ['fortitude@S', 'ferocity@A', 'overkill@A', 'evade@S'],
      'A unit with Fortitude can prevent damage to itself in spite of Ferocity.',
      "Damage that Overkill makes can't be prevented when its unit has Ferocity.",
    ],
  ])('%j: %s', (keywords, said, unsaid) => {
    const report = check(...keywords);
    expect(report.headline).toContain(said);
    expect(statements(report)).not.toContain(unsaid);
  });

  it('and a ruling that one keyword keeps from applying is told with that one', () => {
    expect(check('absorb@D', 'ferocity@A', 'fortitude@D').whyNot).toContainEqual({
      ruling: 'ferocity/damage-that-cant-prevented',
      reason: 'On this board Fortitude keeps it from coming to that.',
    });
  });
});

it.each([
  [['deflect@D', 'ferocity@D']],
  [['deflect@D', 'evade@A', 'ferocity@D']],
  [['fortitude@S', 'ferocity@A', 'overkill@A', 'evade@S']],
  [['overload@A', 'ferocity@A', 'fortitude@A']],
])('no ruling both supports a finding and does not apply: %j', (keywords) => {
  const { findings, whyNot } = check(...keywords);
  const cited = findings.flatMap(({ rulings }) => rulings);
  expect(findings).not.toEqual([]);
  expect(whyNot.filter(({ ruling }) => cited.includes(ruling))).toEqual([]);
});

describe('a finding is about the units that are concerned', () => {
  it('Shields on the attacker touch no attack die of its own attack', () => {
    const dice = 'Shields concerns attack dice only, and the dice of Overload are dice of damage.';
    expect(statements(check('shields@A', 'overload@A'))).toEqual([dice]);
    expect(statements(check('shields@D', 'overload@A'))[0]).toContain(
      'so those that the power from Overload',
    );
  });

  it('Critical Hit on the defender does nothing, and so leaves Overkill nothing', () => {
    const { verdict, headline, findings } = check('critical hit@D', 'overkill@A');
    expect({ verdict, findings }).toEqual({ verdict: 'INDEPENDENT', findings: [] });
    expect(headline).toMatch(/^On these units Critical Hit and Overkill don't affect each other/);
  });

  it('on the defender Parry leaves alone what is moved to another unit, and Shields are there for the dice', () => {
    expect(statements(check('overkill@A', 'parry@D'))).toEqual([
      'Parry has no effect against damage that Overkill moves to another unit.',
    ]);
    const [reason] = check('overkill@A', 'shields@D').whyNot.map((one) => one.reason);
    expect(reason).toMatch(/not of the unit that is attacked\.$/);
  });

  it('dice of Area Damage hit another unit than the defender with Armor', () => {
    expect(statements(check('area damage@A', 'armor@D'))).toEqual([
      'Armor lowers the chance that Area Damage happens.',
    ]);
    expect(statements(check('area damage@A', 'armor@S'))[0]).toContain('need 5 or more');
  });

  it('a unit that nobody attacks retaliates at no time', () => {
    expect(check('overkill@A', 'retaliate@S').findings).toEqual([]);
  });
});

describe('a finding rests on what it says that it rests on', () => {
  it('that Backfire does not see dice from Fury is a reading, and no ruling', () => {
    const { findings, assumptions } = check('fury', 'backfire');
    expect(findings).toMatchObject([{ relation: 'NO_EFFECT', basis: ['ENGINE'], rulings: [] }]);
    expect(assumptions.map(({ code }) => code)).toContain('initial-roll-only');
  });

  it.each(['evade', 'deflect', 'absorb'])('that Parry comes before %s is a reading', (other) => {
    expect(check('parry', other).assumptions.map(({ code }) => code)).toEqual([
      'every-ability-used',
      'parry-first',
    ]);
  });

  it('what a finding shows by playing it out is among the runs', () => {
    const { evidence } = check('overkill', 'armor');
    expect(evidence.map(({ label }) => label)).toEqual([
      'neither',
      'Armor on the second unit',
      'Overkill on the attacker',
      'Armor on the second unit, Overkill on the attacker',
      'Armor on the defender',
      'Armor on the defender, Overkill on the attacker',
    ]);
  });

  it('runs on another board are labelled so', () => {
    const labels = check('double strike', 'overload').evidence.map(({ label }) => label);
    expect(labels).toContain('Overload 2 on the attacker');
    expect(labels).toContain('Overload 2 on the attacker, on another board');
    expect(new Set(labels).size).toBe(labels.length);
  });
});

it('the attack of Tenacity is none that Double Strike can follow', () => {
  const { findings } = check('double strike', 'tenacity');
  expect(findings).toMatchObject([
    { from: 'tenacity', relation: 'MODIFIES', to: 'double-strike', basis: ['RULING'] },
  ]);
  expect(findings[0]?.rulings).toEqual(['double-strike/the-unit-must-have', 'tenacity/the-unit-doesnt-tap']);
});

describe('a keyword is known by its name and number, however it is spelled', () => {
  it.each([
    ['crit 2', 'Critical Hit 2 on the attacker'],
    ['Crit2', 'Critical Hit 2 on the attacker'],
    ['stunn 3', 'Stun 3 on the attacker'],
    ['acc -1', 'Accuracy -1 on the attacker'],
  ])('%s', (spelled, label) => {
    expect(check(spelled, 'armour').evidence.map((run) => run.label)).toContain(label);
  });

  it('and one whose number can not be is offered with its refusal', () => {
    const refusal = checkInteraction(project, { keywords: ['evade-2', 'armor'].map(useOf), scenario: null });
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', suggestions: [{ label: 'Evade' }] });
  });
});
