import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from './asked-question.js';

const kb = openSample(
  sampleWith(
    { slug: 'stack', name: 'Stack' },
    { slug: 'armor', name: 'Armor' },
    { slug: 'protect', name: 'Protect', parameter: 'NUMBER' },
    { slug: 'toggle', name: 'Toggle', parameter: 'EFFECT' },
  ),
);
const named = (question: string): readonly string[] =>
  readQuestion(kb, question).mentions.map(({ keyword, value }) =>
    value === null ? keyword.slug : `${keyword.slug} ${value}`,
  );

describe('keywords in a question', () => {
  it.each([
    ['How does Overkill work?', ['overkill']],
    ['is elude good', ['precision']],
    ['does my crit work on retaliation', ['critical-hit', 'retaliate']],
    ['can stunned units be evaded', ['stun', 'evade']],
    ['Stun 2 and Critical Hit 1', ['stun 2', 'critical-hit 1']],
    ['crit 2 vs 4 health', ['critical-hit 2']],
    ['evade 4 health', ['evade']],
    ['whats overkil do', ['overkill']],
    ['does critcal hit work', ['critical-hit']],
    ['over kill', ['overkill']],
    ['ignore the party', []],
    ['does it retaliate or not', ['retaliate']],
  ])('are recognised: %s', (question, expected) => {
    expect(named(question)).toEqual(expected);
  });

  it('of a printed line are those of its container only', () => {
    expect(named('Toggle: None / Stun 1, what does the none part do')).toEqual(['toggle']);
    expect(named('Toggle: Armor/None. Does it have Armor in Space?')).toEqual(['toggle', 'armor']);
  });

  it.each([
    ['do two Evades stack', ['evade']],
    ['does Armor stack with Overkill', ['armor', 'overkill']],
    ['can I protect my unit', []],
  ])('are no everyday words: %s', (question, expected) => {
    expect(named(question)).toEqual(expected);
  });

  it.each([
    ['how does stack work', ['stack']],
    ['Stack', ['stack']],
    ['a unit with protect', ['protect']],
    ['does protect 2 cost anything', ['protect 2']],
    ['Can I use Protect?', ['protect']],
    ['evade or protect', ['evade', 'protect']],
    ['can I protect it from Overkill damage', ['protect', 'overkill']],
    ['does Overkill ignore protect', ['overkill', 'protect']],
    ['can I protect against Retaliate', ['protect', 'retaliate']],
  ])('are everyday words where the keyword is meant: %s', (question, expected) => {
    expect(named(question)).toEqual(expected);
  });
});
