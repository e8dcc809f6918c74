import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkInteraction } from '../api/interactions/check-interaction.js';
import type { InteractionReport } from '../api/interactions/interaction-report.js';
import { projectRoot } from '../api/project.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const kb = projectKnowledgeBase(join(projectRoot(), 'data'));
const ROLES = { A: 'ATTACKER', D: 'DEFENDER' } as const;

/** `Evade 2 @D`: of the defender. */
function check(...lines: readonly string[]): InteractionReport {
  const keywords = lines.map((line) => {
    const [, keyword = line, role] = /^(.*) @([AD])$/.exec(line) ?? [];
    return { keyword, value: null, role: role === 'A' || role === 'D' ? ROLES[role] : null };
  });
  const report = checkInteraction(kb, { keywords, scenario: null });
  if (!('verdict' in report)) throw new Error(report.message);
  return report;
}

function told({ findings }: InteractionReport): readonly string[] {
  return findings.map(({ from, relation, to }) => `${from} ${relation} ${to}`);
}

/** What values act as, in the order of the findings. */
function sums({ findings }: InteractionReport): readonly string[] {
  return findings.flatMap(({ statement }) => /(?<=: ).* act as .*(?=\.)/.exec(statement) ?? []);
}

describe('what works in the build zone only', () => {
  it.each([
    ['Reserves: Stun 2', 'Retaliate 2', 'Stun is', 'Retaliate and Stun'],
    ['Reserves: Stun 2 @D', 'Retaliate 2 @D', 'Stun is', 'Retaliate and Stun'],
    ['INSERT: Reserves: Stun 2', 'Retaliate 2', 'Stun is', 'Retaliate and Stun'],
    ['Reserves: Retaliate 2', 'Stun 1', 'Retaliate is', 'Retaliate and Stun'],
    ['Reserves: Ferocity', 'Retaliate 2', 'Ferocity is', 'Ferocity and Retaliate'],
    ['Reserves: Stun 2', 'Overkill', 'Stun is', 'Overkill and Stun'],
    ['Reserves: Inspiration', 'Barrage 3', 'Inspiration is', 'Barrage and Inspiration'],
    ['Reserves: Upkeep: Pay 1 Force', 'Pilot', 'Upkeep is', 'Pilot and Upkeep'],
  ])('meets nothing of an arena, and it is said why: %s and %s', (line, other, on, both) => {
    const report = check(line, other);
    expect(report.verdict).toBe('INDEPENDENT');
    expect(told(report)).toEqual([]);
    expect(report.headline).toMatch(
      new RegExp(`${on} on only while .* in the build zone, and off in every arena`),
    );
    expect(report.headline).toContain(`${both} don't affect each other there.`);
  });

  it('adds up with another of its kind there, and with none in an arena', () => {
    expect(sums(check('Reserves: Stun 2', 'Reserves: Stun 1'))).toEqual(['Stun 2 and Stun 1 act as Stun 3']);
    const apart = check('Reserves: Stun 2', 'Stun 1');
    expect([apart.verdict, sums(apart)]).toEqual(['INDEPENDENT', []]);
    expect(apart.headline).toContain('there it does not combine with another Stun.');
  });

  it('does nothing in an attack with another of the kind', () => {
    expect(told(check('Reserves: Armor', 'Reserves: Evade 1'))).toEqual(['reserves SEPARATE reserves']);
  });

  it('has no moment in the timeline of an attack', () => {
    const { timeline } = check('Reserves: Evade 1', 'Retaliate 2');
    expect(timeline.map(({ keyword }) => keyword)).not.toContain('evade');
  });
});

describe('of two Switches of one unit', () => {
  it('parts of different arenas are never on together', () => {
    const report = check('Switch: Overkill/Stun 2', 'Switch: Overkill/Stun 2');
    expect(told(report)).toEqual([
      'stun ADDS_UP stun',
      'switch SEPARATE switch',
      'overkill REDUNDANT overkill',
    ]);
    expect(sums(report)).toEqual(['Stun 2 and Stun 2 act as Stun 4']);
  });

  it('parts of one arena meet', () => {
    const report = check('Switch: Overkill/Stun 2', 'Switch: Stun 1/Overkill');
    expect(told(report)).toContain('overkill TRIGGERS stun');
    expect(sums(report)).toEqual([]);
  });

  it('on two units, whose arenas may be counted otherwise, every part meets every other', () => {
    const report = check('Switch: None/Evade 2 @D', 'Switch: Critical Hit 2/None @A');
    expect(told(report)).toEqual(['evade PREVENTS critical-hit']);
  });
});

it.each([
  ['Adapt: Critical Hit 1/Critical Hit 2', 'Critical Hit 1', ['1 and 1 as 2', '2 and 1 as 3']],
  ['Switch: Critical Hit 1/Critical Hit 2', 'Critical Hit 2', ['1 and 2 as 3', '2 and 2 as 4']],
])('a keyword that a line holds with two values counts with either: %s and %s', (line, other, values) => {
  expect(
    sums(check(line, other)).map((sum) => sum.replace(/Critical Hit /g, '').replace('act ', '')),
  ).toEqual(values);
});

it.each([
  ['Adapt: Armor/Evade 2', 'Adapt: Armor/Evade 2'],
  ['Adapt: Retaliate 2/Stun 2', 'Adapt: Retaliate 2/Stun 2'],
  ['Stun 1', 'Stun 2', 'Overkill'],
])('nothing is said twice: %s, %s', (...lines) => {
  const said = check(...lines).findings.map(({ statement }) => statement);
  expect(said).toEqual([...new Set(said)]);
  expect(said.length).toBeGreaterThan(1);
});
