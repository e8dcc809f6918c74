import { describe, expect, it } from 'vitest';
import type { Relation } from '../../../engine/interaction/relation.js';
import type { About } from '../../interactions/interaction-report.js';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found, reportOf } from '../testing/sample-report.js';
import { wayAsked } from './way-asked.js';
import { wayVerdict } from './way-verdict.js';

const kb = openWithEntries(
  { slug: 'parry', name: 'Parry' },
  { slug: 'lucky', name: 'Lucky' },
  { slug: 'shields', name: 'Shields' },
);

describe('whether one keyword is good or bad for another', () => {
  it.each([
    ['Do Shields help Parry?', 'FOR', null],
    ['Do Shields hurt the defender’s Parry?', 'AGAINST', null],
    ['Do Shields make Parry less likely?', 'AGAINST', 'CHANCE'],
    ['Do Shields raise the chance of Parry?', 'FOR', 'CHANCE'],
    ['Does Parry benefit from Shields?', 'FOR', null],
    ['Are Shields bad for Parry?', 'AGAINST', null],
  ])('is asked by %s', (question, way, of) => {
    expect(wayAsked(readQuestion(kb, question))).toEqual({
      actor: 'shields',
      target: 'parry',
      way,
      of,
      isAll: true,
    });
  });

  it.each(['Do Shields help against Parry?', 'Do Shields work with Parry?'])(
    'is not asked by %s',
    (question) => {
      expect(wayAsked(readQuestion(kb, question))).toBeNull();
    },
  );

  const verdict = (question: string, from: string, relation: Relation, ...about: readonly About[]) => {
    const asked = readQuestion(kb, question);
    const way = wayAsked(asked);
    const report = reportOf('INTERACT', { ...found(from, relation, 'parry'), about });
    return way === null ? null : (wayVerdict(asked, way, report)?.answer ?? null);
  };

  it.each([
    ['Do Shields help Parry?', 'MODIFIES', ['CHANCE', 'LESS'], 'NO'],
    ['Do Shields hurt Parry?', 'MODIFIES', ['CHANCE', 'LESS'], 'YES'],
    ['Do Shields help Parry?', 'BLOCKS', [], 'NO'],
    ['Do Shields hurt Parry?', 'BLOCKS', [], 'YES'],
    ['Do Shields make Parry more likely?', 'MODIFIES', ['LESS'], null],
    ['Do Shields help Parry?', 'MODIFIES', ['DICE'], null],
  ] as const)('goes by the way of the finding: %s (%s)', (question, relation, about, answer) => {
    expect(verdict(question, 'shields', relation, ...about)).toBe(answer);
  });

  it.each([
    ['Does the attacker’s Lucky help Parry?', 'YES'],
    ['Does the defender’s Lucky help Parry?', 'NO'],
    ['Does the defender’s Lucky make Parry less likely?', 'YES'],
    ['Does Lucky help Parry?', null],
  ])('goes by who has what goes either way: %s', (question, answer) => {
    expect(verdict(question, 'lucky', 'MODIFIES', 'CHANCE', 'MORE', 'LESS', 'OF_ATTACKER_HELPS')).toBe(
      answer,
    );
  });
});
