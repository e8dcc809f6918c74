import { describe, expect, it } from 'vitest';
import { asked, run } from '../testing/asked-pair.js';
import { isForestalled } from './pair-effects.js';

/** `retaliate before avenge`, for each that can discard the attacker before it comes to the other. */
function forestalls(one: string, other: string): readonly string[] {
  return run(asked(one), asked(other))
    .effects.filter(isForestalled)
    .map(({ from, to }) => `${from.rules.slug} before ${to.rules.slug}`);
}

describe('an attacker that is gone', () => {
  it.each([
    ['retaliate', 'backfire'],
    ['retaliate', 'riposte'],
    ['retaliate', 'avenge'],
    ['retaliate', 'overload'],
    ['backfire', 'riposte'],
    ['backfire', 'avenge'],
    ['backfire', 'overload'],
    ['riposte', 'avenge'],
    ['riposte', 'overload'],
    ['avenge', 'overload'],
  ])('by damage from %s takes nothing from %s, whichever is asked first', (first, then) => {
    expect(forestalls(first, then)).toEqual([`${first} before ${then}`]);
    expect(forestalls(then, first)).toEqual([`${first} before ${then}`]);
  });

  it.each(['retaliate', 'backfire', 'riposte', 'avenge', 'overload', 'deflect'])(
    'by damage from %s makes no further attack',
    (first) => {
      expect(forestalls(first, 'double-strike')).toEqual([`${first} before double-strike`]);
      expect(forestalls('tenacity', first)).toEqual([`${first} before tenacity`]);
    },
  );

  it.each([
    ['critical-hit', 'double-strike'],
    ['overkill', 'double-strike'],
    ['area-damage', 'avenge'],
    ['retaliate', 'bounty'],
  ])('is no matter of %s and %s', (one, other) => {
    expect(forestalls(one, other)).toEqual([]);
  });
});
