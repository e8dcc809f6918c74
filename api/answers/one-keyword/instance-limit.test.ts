import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { answerQuestion } from '../answer-question.js';
import { reportOf } from '../testing/sample-report.js';

const kb = openSample(
  sampleWith({
    slug: 'dodge',
    name: 'Dodge',
    definitions: ["Only the unit's first attack each turn doesn't need Dodge."],
  }),
);
const text = (question: string): string =>
  answerQuestion(kb, question, {
    maxLength: null,
    publicUrl: 'https://rules.example',
    checkInteraction: () => reportOf('INDEPENDENT'),
  }).text;

describe('a limit of one instance', () => {
  it.each([
    ['Can I use Retaliate twice in one attack?', /^Not with one and the same Retaliate.*once per attack/],
    ['Can I use Evade twice on the same damage?', /^Not with one and the same Evade.*once for each instance/],
    ['Can I use Evade twice?', /^Whether .*: “You can play Evade only once for each instance of damage/],
    ['Can I use the same Retaliate twice in one attack?', /^No\./],
    ['Can one Evade be used twice on the same damage?', /^No\./],
  ])('is no bare No, unless one is named: %s', (question, expected) => {
    expect(text(question)).toMatch(expected);
  });

  it.each([
    ['Does Dodge work on the second attack?', /^No\./],
    ['Does Dodge count on the 3rd attack this turn?', /^No\./],
    ['Does Dodge work on the first attack?', /^(?!No\.)/],
    ['Can Dodge kill a unit on the second attack?', /^(?!No\.)/],
  ])('of the first is one of all later ones: %s', (question, expected) => {
    expect(text(question)).toMatch(expected);
  });
});
