import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { NOUN_PHRASES } from './noun-phrases.js';
import { typedLine } from './read-typed-line.js';
import { joinedBy, thingAt } from './typed-line.js';

const kb = openSample(
  sampleWith(
    ...['Fury', 'Stealth', 'Parry'].map((name) => ({
      slug: name.toLowerCase(),
      name,
      parameter: 'NONE' as const,
    })),
  ),
);

/** The one thing that a phrase behind `is` names. */
function thingNamed(phrase: string) {
  const { text, things } = typedLine(readQuestion(kb, `is ${phrase}`));
  const token = /^\| is ([A-Z]\d+)$/.exec(text)?.[1];
  return token === undefined ? null : thingAt(things, token);
}

describe('phrases about a keyword', () => {
  it.each([
    ['the damage from my Retaliate', 'DAMAGE', { owner: 'MINE' }],
    ['Retaliate damage', 'DAMAGE', {}],
    ['the excess Overkill hits', 'DAMAGE', {}],
    ['one of the attacker’s Fury dice', 'DICE', { role: 'ATTACKER' }],
    ['an extra Fury die', 'DICE', {}],
    ['an untapped Stealth unit', 'UNIT', {}],
    ['a guy that has Stealth', 'UNIT', {}],
    ['the second unit hit by Overkill', 'UNIT', { role: 'SECOND' }],
    ['the second unit of Overkill', 'UNIT', { role: 'SECOND' }],
  ])('reads %s as %s', (phrase, kind, said) => {
    expect(thingNamed(phrase)).toMatchObject({ kind, ...said });
  });

  it('leaves apart what a unit does and what is done to it', () => {
    const { text } = typedLine(readQuestion(kb, 'can he Evade the damage'));
    expect(text).toMatch(/^\| can I\d+ A\d+ G\d+$/);
  });

  it('comes to an end on any words, with nothing left to join', () => {
    const words =
      'the a my his of from with that hit by Retaliate Fury Overkill Evade unit dice damage attack second attacker 4'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 14 }), (said) => {
        const line = typedLine(readQuestion(kb, `does ${said.join(' ')}`));
        expect(joinedBy(NOUN_PHRASES, line).text).toBe(line.text);
      }),
    );
  });
});
