import { describe, expect, it } from 'vitest';
import { openSample } from '../../knowledge-base/sample-knowledge-base.js';
import { propositionsOf } from '../two-keywords/proposition.js';
import { readQuestion } from './asked-question.js';

const kb = openSample();
const formOf = (question: string) => readQuestion(kb, question).form;

describe('the form of a question', () => {
  it.each([
    'Can I evade Overkill damage?',
    'does stun work on retaliate damage',
    'If I attack with Overkill, can they Evade?',
    'if i attack with overkill can they evade',
    'hey, is Overkill damage preventable?',
    'Evade prevents Overkill damage, right?',
    'evade stop overkill?',
    "Evade doesn't stop Overkill, does it?",
    "doesn't Evade stop Overkill?",
    'Stun 1 and Stun 2 is Stun 3?',
    'With Stun versus Evade do natural fours hit?',
  ])('wants Yes or No: %s', (question) => {
    expect(formOf(question).yesNo).toBe(true);
  });

  it.each([
    'How does Overkill work?',
    'When does Retaliate resolve?',
    'how many times can I use Evade',
    'What happens if a unit with Stun attacks?',
    'Explain Retaliate to me',
    'Does Evade stop Overkill and does Stun stop it?',
    'Does Overkill or Evade come first?',
    'Overkill',
  ])('wants something else: %s', (question) => {
    expect(formOf(question).yesNo).toBe(false);
  });

  it.each([
    ["doesn't Evade stop Overkill?", false],
    ['does Evade not stop Overkill?', true],
    ['is it true that Evade does not stop Overkill', true],
    ['is it false that Evade stops Overkill', true],
    ["Evade doesn't stop Overkill, does it?", true],
    ['does it stop damage that is not prevented', false],
    ['can I Evade when it is not an attack', false],
    ["can't I Evade Overkill damage?", false],
  ])('counts the negations of its main clause: %s', (question, negated) => {
    expect(formOf(question).negated).toBe(negated);
  });
});

describe('subject, verb and object', () => {
  it.each([
    ['Can I Evade Overkill damage?', 'evade USE overkill'],
    ['Can Overkill damage be evaded?', 'evade DONE overkill'],
    ['Does Evade work against Overkill?', 'evade USE overkill'],
    ['Does Evade stop Overkill?', 'evade STOP overkill'],
    ['Is Overkill damage stopped by Evade?', 'evade STOP overkill'],
    ['Can I stop Overkill damage with Evade?', 'evade STOP overkill'],
    ['my unit has evade, can it prevent overkill damage', 'evade STOP overkill'],
    ['Does Overkill ignore Evade?', 'overkill PASS evade'],
    ['Can Retaliate damage stun?', 'retaliate TRIGGER stun'],
    ['Does Retaliate trigger Stun?', 'retaliate TRIGGER stun'],
    ['Does Stun trigger on Retaliate damage?', 'stun WITH retaliate'],
    ['Can the second target of Overkill use Evade?', 'evade USE overkill'],
    ['If they attack with Overkill, can I Evade?', 'evade USE overkill'],
    ['Does Stun affect Retaliate?', 'stun AFFECT retaliate'],
    ['Do Stun and Retaliate work together?', 'stun JOIN retaliate'],
    ['If Stun makes it a 4, do I get Retaliate?', 'stun TRIGGER retaliate'],
    ['Does Stun let Retaliate work?', 'stun ALLOW retaliate'],
  ])('are told: %s', (question, expected) => {
    const { words, mentions, form } = readQuestion(kb, question);
    const claims = propositionsOf(words, mentions, form);
    expect(claims.map(({ subject, verb, object }) => `${subject} ${verb} ${object}`)).toEqual([expected]);
  });

  it.each(['Can a unit with Stun evade damage?', 'Can a unit with Evade and Overkill prevent damage?'])(
    'are not told where one unit has both: %s',
    (question) => {
      const { words, mentions, form } = readQuestion(kb, question);
      expect(propositionsOf(words, mentions, form)).toEqual([]);
    },
  );

  it('are not told where two are compared', () => {
    const { words, mentions, form } = readQuestion(kb, 'Is Evade better than Overkill?');
    expect(propositionsOf(words, mentions, form)).toEqual([]);
  });
});
