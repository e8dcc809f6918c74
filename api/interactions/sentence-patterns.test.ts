import { describe, expect, it } from 'vitest';
import { clausesOf, readClause } from './sentence-patterns.js';

/** `{0} NO_EFFECT {k}` for each that a sentence says; keywords are marks. */
function said(sentence: string): readonly string[] {
  return clausesOf(sentence).flatMap((clause) => {
    const reading = readClause(clause);
    if (reading === null) return [];
    return reading.from.flatMap((from) => reading.to.map((to) => `${from} ${reading.relation} ${to}`));
  });
}

describe('a sentence says what one keyword does to another', () => {
  it.each([
    [
      '{0}, {1}, and {2} have no effect against it.',
      ['{0} NO_EFFECT {k}', '{1} NO_EFFECT {k}', '{2} NO_EFFECT {k}'],
    ],
    ['{0} has no effect on {k}.', ['{0} NO_EFFECT {k}']],
    [
      '{k} applies only to attack dice, never to dice rolled for an ability such as {0}.',
      ['{k} NO_EFFECT {0}'],
    ],
    ['{0} can\'t increase the die roll to a natural "6".', ['{0} NO_EFFECT {k}']],
    ['{0} never makes a die count as a natural five.', ['{0} NO_EFFECT {k}']],
    ["{k} doesn't affect {0}.", ['{k} NO_EFFECT {0}']],
    ['damage from {0} can still be done to a unit that {k} protects.', ['{k} NO_EFFECT {0}']],
    ['units with {0} override {k}, and can prevent damage to themselves.', ['{0} OVERRIDES {k}']],
    ['damage from units with {0} is covered by {k}.', ['{k} OVERRIDES {0}']],
    ["damage from {k} can't be prevented by {0}.", ['{k} OVERRIDES {0}']],
    [
      "{k} doesn't work with attacks from another arena (such as {0} and {1}).",
      ['{0} BLOCKS {k}', '{1} BLOCKS {k}'],
    ],
    [
      '{1}, {0}, and all other effects fail to move the attack of a unit with {k}.',
      ['{k} BLOCKS {1}', '{k} BLOCKS {0}'],
    ],
    ['against an attacking unit with {0}, {k} does nothing.', ['{0} BLOCKS {k}']],
    ["{k} can't be gained once {0} has triggered.", ['{0} BLOCKS {k}']],
    ["you can't use {k} to deploy a {0} onto a unit.", ['{0} BLOCKS {k}']],
    ['{k} dice are just dice of damage, and can trigger {0}.', ['{k} TRIGGERS {0}']],
    ['only the unit with both {0} and {k} can {k} when it activates its {0}.', ['{0} TRIGGERS {k}']],
    ['{0} 1 against {k} means that fours hit.', ['{0} MODIFIES {k}']],
    ['the unit prevents such damage with {k} by means of {0}.', ['{k} MODIFIES {0}']],
    ['{k} prevents damage from {0}.', ['{k} PREVENTS {0}']],
  ])('%s', (sentence, expected) => expect(said(sentence)).toEqual(expected));

  it('in two clauses two things, with "it" for the keyword itself', () => {
    const sentence =
      '{k} can\'t alter "natural" rolls to affect {0}, but it can affect your chance against {1}.';
    expect(said(sentence)).toEqual(['{k} NO_EFFECT {0}', '{k} MODIFIES {1}']);
  });
});

describe('a sentence from which nothing certain can be read says nothing', () => {
  it.each([
    ['a permission', 'a unit with {k} may activate its own {0}.'],
    ['a condition', 'if the unit is tapped, {0} has no effect on {k}.'],
    ['a condition, said otherwise', 'when {0} is used, {k} prevents damage from it.'],
    [
      'a comparison',
      "unlike {0}, {k} sets the number needed to hit and doesn't change the result of the die.",
    ],
    ['a word about the source', 'that {k} is used in the attack pop is inferred from {0}.'],
    ['a former name', '{k} was formerly called {0}.'],
    ['no other keyword', "{k} doesn't change the attack."],
    ['a trigger that is no keyword', '{k} triggers when a unit is discarded.'],
  ])('%s', (_what, sentence) => expect(said(sentence)).toEqual([]));

  it('but a condition that belongs to the pattern is read', () => {
    expect(said("if the unit doesn't have {0}, you may lower its speed with {k}.")).toEqual([
      '{0} MODIFIES {k}',
    ]);
  });
});
