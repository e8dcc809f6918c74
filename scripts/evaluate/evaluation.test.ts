import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../api/project.js';
import { evaluate, reportOf } from './evaluation.js';
import { missedGoals } from './goals.js';
import { projectKnowledgeBase } from './project-knowledge-base.js';
import { readQuestions } from './read-cases.js';

const dataFolder = join(projectRoot(), 'data');
const kb = projectKnowledgeBase(dataFolder);

describe('the evaluation', () => {
  const judged = evaluate(kb, dataFolder);

  it('reaches its goals', () => {
    expect(missedGoals(judged)).toEqual([]);
  });

  it('counts every miss by kind and lists it', () => {
    const missed = { group: 'of-players', kind: 'TIMING', name: 'When?', wrong: ['intent UNKNOWN'] };
    const report = reportOf([missed, { ...missed, name: 'And then?', wrong: [] }]);
    expect(report).toContain('TIMING');
    expect(report).toContain('1 of    2   50.0 %');
    expect(report).toContain('MISS of-players: When?\n     intent UNKNOWN');
  });

  it('notices a group below its goal', () => {
    const wrong = { group: 'of-players', kind: 'CARD', name: 'x', wrong: ['empty'] };
    expect(missedGoals([wrong])).toEqual(['of-players: 0.0 %, expected at least 100 %']);
  });

  it('asks about every official ruling at least twice', () => {
    const cited = readQuestions(dataFolder, 'from-rulings').flatMap(({ cites }) => cites ?? []);
    const straight = (text: string): string => text.replace(/[\u2018\u2019]/g, "'").toLowerCase();
    const official = kb.content.rulings.filter(
      ({ status, authority }) => status === 'CURRENT' && authority === 'OFFICIAL',
    );
    const asked = (text: string): number =>
      cited.filter((part) => straight(text).includes(straight(part))).length;
    expect(official.length).toBeGreaterThan(50);
    expect(official.filter(({ text }) => asked(text) < 2).map(({ id }) => id)).toEqual([]);
  });
});
