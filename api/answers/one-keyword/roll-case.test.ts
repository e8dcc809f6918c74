import { describe, expect, it } from 'vitest';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { rollVerdict } from './roll-case.js';

/** A keyword that looks at the natural six, with rulings as such keywords have. */
function withRulings(...texts: readonly string[]): KnowledgeBase {
  const [template] = openSample().content.rulings;
  if (template === undefined) throw new Error('the sample has no ruling');
  const rulings = texts.map((text, at) => ({
    ...template,
    id: `dodge/${at}`,
    keyword: 'dodge',
    text,
    mentions: [],
  }));
  const definitions = ['If you rolled at least one natural six, this unit dodges.'];
  const content = sampleWith({
    slug: 'dodge',
    name: 'Dodge',
    parameter: 'NUMBER',
    definitions,
    rulings: rulings.map(({ id }) => id),
  });
  return openSample({ ...content, rulings: [...content.rulings, ...rulings] });
}

const kb = withRulings(
  'Only one natural "6" counts in the attack roll after re-rolls.',
  "If a unit gets the Dodge ability after you roll attack dice, it's too late.",
  'You or your opponent may use an effect to re-roll dice to affect the number of natural sixes.',
  '(You only count the six, if any, from the roll used for the attack.)',
);
const initial = withRulings("A six rolled after re-roll doesn't matter.");
const verdict = (question: string, of = kb): string | null =>
  rollVerdict(readQuestion(of, question))?.answer ?? null;

describe('a roll', () => {
  it.each([
    'Does each natural six count for Dodge?',
    'I rolled two natural 6s, does Dodge count twice?',
    'Does a second natural six matter for Dodge?',
    'I rolled four natural 6s with Dodge 1: 4 damage?',
    'rolled 6, 6 and 6. is Dodge tripled?',
  ])('with several naturals counts one: %s', (question) => {
    expect(verdict(question)).toBe('NO');
  });

  it.each([
    'If I roll two sixes, does Dodge happen?',
    'Two natural 6s with Dodge 2, do I get 2 damage?',
    'Does Dodge count only once for two natural sixes?',
    'I rolled two natural fours, does Dodge count twice?',
  ])('with several naturals is left open where no more than one is asked for: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });

  it.each([
    'I rolled no six, do I Dodge?',
    'do I Dodge without a six',
    "I didn't roll a six, does Dodge happen?",
  ])('without the natural is nothing for the keyword: %s', (question) => {
    expect(verdict(question, withRulings('A natural six on the attack dice gives +X power.'))).toBe('NO');
  });

  it.each([
    'No six at first, but the reroll showed a six, do I Dodge?',
    'does Dodge work if I rolled no fours',
  ])('without some other natural, or at first, is left open: %s', (question) => {
    expect(verdict(question, withRulings('A natural six on the attack dice gives +X power.'))).not.toBe('NO');
  });

  it('whose natural is rolled again in a condition counts it no more', () => {
    expect(verdict('do I Dodge if I reroll the six')).toBe('NO');
  });

  it('after which the ability is gained is too late for it', () => {
    expect(verdict('does Dodge work if I get it after rolling')).toBe('NO');
  });

  it('of which not all naturals count is as the ruling says', () => {
    expect(verdict('Is it true that not every natural six counts for Dodge?')).toBe('YES');
  });

  it.each([
    ['I rerolled a miss into a six, does Dodge count it?', 'YES'],
    ['I got a six on a reroll. Does Dodge happen?', 'YES'],
    ['Does Dodge count a six that I rerolled into a two?', 'NO'],
    ['I rolled a 6 but rerolled it into a 3, does Dodge still count?', 'NO'],
    ['My natural six was re-rolled into a two. Does Dodge happen?', 'NO'],
  ])('that is rolled again counts as it stands: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it('that is rolled again counts as it was where the ruling says so', () => {
    expect(verdict('I rerolled a miss into a six, does Dodge count it?', initial)).toBe('NO');
  });

  it.each([
    ['My unit gained Dodge after the roll. Does it count?', 'NO'],
    ['Can I give a unit Dodge after I rolled the attack dice?', 'NO'],
    ['If my unit gets Dodge after rolling, is it too late?', 'YES'],
    ['Do I get Dodge damage after the roll?', null],
    ['Can I use Dodge after rolling attack dice?', null],
    ['Can I give a unit Dodge before I roll?', null],
  ])('comes too early for an ability that is gained later: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });
});
