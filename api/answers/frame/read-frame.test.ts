import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFrame } from './read-frame.js';

describe('a masked question', () => {
  it('tells in which part its unit is, and asks what the keyword does', () => {
    expect(readFrame('my unit attacks , does K hurt the defender')).toEqual({
      act: { kind: 'HURT', whom: 'DEFENDER' },
      given: [{ kind: 'ROLE', role: 'ATTACKER' }],
    });
  });

  it('means the same with idle words in it', () => {
    const line = 'can a unit beside the defender K';
    fc.assert(
      fc.property(fc.constantFrom('just', 'really', 'also', 'still', 'actually'), (idle) => {
        expect(readFrame(`can ${idle} a unit beside the defender K`)).toEqual(readFrame(line));
      }),
    );
  });

  it('is left unread where any word of it is of nothing known', () => {
    const words = 'my unit attacks , does K hurt the defender'.split(' ');
    fc.assert(
      fc.property(fc.nat(words.length), (at) => {
        expect(readFrame([...words.slice(0, at), 'xyzzy', ...words.slice(at)].join(' '))).toBeNull();
      }),
    );
  });

  it('is read or left in little time, however long', () => {
    const long = 'the that this still also '.repeat(60);
    expect(readFrame(`does K hurt ${long}attacker xyzzy`)).toBeNull();
  });
});
