import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTime, isApart, isWithin, type Moment } from './moments.js';

const momentOf = (line: string): Moment | null => inTime(line.split(' ')).moment;

describe('when a line says that something comes to pass', () => {
  it.each([
    ['chosen when the battle step of the unit arena starts', 'chosen at the start of the battle step'],
    ['due at the start of the build step of every turn', 'due when my build step begins'],
    ['sees the dice once damage prevention is finished', 'sees the dice after prevention'],
    ['chosen when the unit attack is aimed at its target', 'chosen when i declare the attack'],
    ['done when the attack ends', 'done at the end of the attack'],
    ['guessed before the attack dice are rolled', 'guessed before the roll'],
  ])('reads the same moment in other words: %s, %s', (rule, claim) => {
    expect(momentOf(rule)).not.toBeNull();
    expect(momentOf(claim)).toEqual(momentOf(rule));
  });

  it.each([
    ['triggers at the start of the build step', 'triggers at the end of the build step'],
    ['got at the start of your next build step', 'got at once'],
    ['guessed before the dice are rolled', 'guessed after the dice were rolled'],
    ['sees the dice once damage prevention is finished', 'sees the dice as soon as they are rolled'],
    ['done when the attack ends', 'done before the roll'],
  ])('tells moments apart: %s, %s', (one, other) => {
    const [first, second] = [momentOf(one), momentOf(other)];
    expect(first !== null && second !== null && isApart(first, second)).toBe(true);
  });

  it.each(['works after a while', 'used in the arena', 'a natural six in the roll used for the attack'])(
    'reads none where none is told: %s',
    (line) => {
      expect(inTime(line.split(' '))).toEqual({ moment: null, words: line.split(' ') });
    },
  );

  it('leaves what is told beside the moment', () => {
    expect(inTime('backfire damage is done when the attack ends'.split(' ')).words).toEqual(
      'backfire damage is done'.split(' '),
    );
  });

  const moment = fc
    .tuple(fc.nat(200), fc.nat(200))
    .map(([a, b]): Moment => ({ from: Math.min(a, b), to: Math.max(a, b) }));

  it('no moment lies within another and apart from it, and apart goes both ways', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        expect(isWithin(one, other) && isApart(one, other)).toBe(false);
        expect(isApart(one, other)).toBe(isApart(other, one));
      }),
    );
  });
});
