import { describe } from 'vitest';
import { check, happens, struck, type ToldRuns } from '../testing/told-run.js';
import { THIRD } from './canonical-board.js';

const prevented = (before: number, after: number): ToldRuns => ({
  to: { prevented: before },
  both: { prevented: after },
});

/** The first is used where both are. */
const used = (from: string, { to, both }: ToldRuns): ToldRuns => ({
  ...(to === undefined ? {} : { to }),
  both: { ...both, happens: { [from]: 1, ...both?.happens } },
});

describe('a keyword that plays no part in an attack', () => {
  check([
    ['changes nothing', 'deploy of attacker', 'evade of defender', happens('evade', 2, 0), 'nothing'],
    ['is not changed', 'ferocity of attacker', 'deploy of defender', happens('deploy', 2, 0), 'nothing'],
  ]);
});

describe('OVERRIDES', () => {
  check([
    [
      'prevention no longer works',
      'ferocity of attacker',
      'evade of defender',
      happens('evade', 2, 0),
      'OVERRIDES, CHANCE 2 to 0',
    ],
    [
      'also that of a natural',
      'ferocity of attacker',
      'parry of defender',
      happens('parry', 2, 0),
      'OVERRIDES, CHANCE 2 to 0',
    ],
    [
      'prevention that works sometimes is changed only',
      'ferocity of attacker',
      'evade of defender',
      happens('evade', 2, 1),
      'MODIFIES, CHANCE 2 to 1',
    ],
    [
      'prevention that never works is not stopped',
      'ferocity of attacker',
      'evade of defender',
      happens('evade', 0, 0),
      'nothing',
    ],
    [
      'what prevents nothing is changed only',
      'ferocity of attacker',
      'fury of attacker',
      happens('fury', 1, 0),
      'MODIFIES, CHANCE 1 to 0',
    ],
    [
      'damage that could not be prevented is prevented',
      'fortitude of defender',
      'ferocity of attacker',
      prevented(0, 1),
      'OVERRIDES, CHANCE 0 to 1',
    ],
    ['no more than before', 'fortitude of defender', 'ferocity of attacker', prevented(1, 1), 'nothing'],
    ['less than before', 'fortitude of defender', 'ferocity of attacker', prevented(1, 0), 'nothing'],
    [
      'what any other damage is prevented by has nothing to do with it',
      'fortitude of defender',
      'critical-hit of attacker',
      prevented(0, 1),
      'nothing',
    ],
    ['nor has another prevention', 'evade of defender', 'ferocity of attacker', prevented(0, 1), 'nothing'],
  ]);
});

describe('BLOCKS', () => {
  check([
    [
      'an attack from another arena keeps from answering',
      'bombard of attacker',
      'retaliate of defender',
      happens('retaliate', 1, 0),
      'BLOCKS, CHANCE 1 to 0',
    ],
    [
      'and damage that would set something off',
      'bombard of attacker',
      'surge of defender',
      happens('surge', 1, 0),
      'BLOCKS, CHANCE 1 to 0',
    ],
    [
      'what keeps the defender keeps from changing it',
      'precision of attacker',
      'redirect of defender',
      happens('redirect', 1, 0),
      'BLOCKS, CHANCE 1 to 0',
    ],
    [
      'a unit that hides does not become the defender',
      'stealth of second',
      'intercept of second',
      happens('intercept', 1, 0),
      'BLOCKS, CHANCE 1 to 0',
    ],
    [
      'what happens less often is changed only',
      'bombard of attacker',
      'retaliate of defender',
      happens('retaliate', 2, 1),
      'MODIFIES, CHANCE 2 to 1',
    ],
    [
      'what a natural does is neither used nor set off by damage',
      'bombard of attacker',
      'fury of attacker',
      happens('fury', 1, 0),
      'MODIFIES, CHANCE 1 to 0',
    ],
    [
      'what takes nothing away changes only',
      'critical-hit of attacker',
      'retaliate of defender',
      happens('retaliate', 1, 0),
      'MODIFIES, CHANCE 1 to 0',
    ],
  ]);
});

describe('REDIRECTS', () => {
  check([
    [
      'what the first defender has no longer counts',
      'intercept of second',
      'retaliate of defender',
      used('intercept', happens('retaliate', 1, 0)),
      'REDIRECTS, CHANCE 1 to 0',
    ],
    [
      'what it still does is changed only',
      'intercept of second',
      'retaliate of defender',
      used('intercept', happens('retaliate', 2, 1)),
      'MODIFIES, CHANCE 2 to 1',
    ],
    [
      'a change that is never made redirects nothing',
      'intercept of second',
      'retaliate of defender',
      happens('retaliate', 1, 0),
      'MODIFIES, CHANCE 1 to 0',
    ],
    [
      'damage of the attacker strikes another unit',
      'intercept of second',
      'critical-hit of attacker',
      used('intercept', struck('defender', 2, 1)),
      'REDIRECTS, STRUCK 2 to 1',
    ],
    [
      'and what damage by the attacker sets off',
      'redirect of defender',
      'stun of attacker',
      used('redirect', struck('defender', 2, 1)),
      'REDIRECTS, STRUCK 2 to 1',
    ],
    [
      'not where the defender is struck as before',
      'intercept of second',
      'stun of attacker',
      used('intercept', struck('defender', 2, 2)),
      'nothing',
    ],
    [
      'damage to the attacker itself goes where it went',
      'intercept of second',
      'backfire of attacker',
      used('intercept', struck('defender', 2, 1)),
      'nothing',
    ],
    [
      'what damage by another unit sets off too',
      'intercept of second',
      'stun of fellow',
      used('intercept', struck('defender', 2, 1)),
      'nothing',
    ],
    [
      'the unit that steps in has what it has',
      'intercept of second',
      'retaliate of second',
      used('intercept', happens('retaliate', 0, 1)),
      'MODIFIES, CHANCE 0 to 1',
    ],
    [
      'wherever it stood',
      'intercept of defender',
      'retaliate of defender',
      used('intercept', happens('retaliate', 1, 0)),
      'MODIFIES, CHANCE 1 to 0',
    ],
    [
      'a unit that names another one has not stepped in',
      'redirect of defender',
      'retaliate of defender',
      used('redirect', happens('retaliate', 1, 0)),
      'REDIRECTS, CHANCE 1 to 0',
    ],
    [
      'a unit that steps in spares the one that was named',
      'intercept of second',
      'redirect of defender',
      struck(THIRD, 2, 1),
      'REDIRECTS, STRUCK 2 to 1',
    ],
    [
      'unless that one is struck as before',
      'intercept of second',
      'redirect of defender',
      struck(THIRD, 2, 2),
      'nothing',
    ],
    [
      'naming another unit spares none that stepped in',
      'redirect of defender',
      'intercept of second',
      struck(THIRD, 2, 1),
      'nothing',
    ],
  ]);
});
