import { describe } from 'vitest';
import { check, struck, type ToldRuns } from '../testing/told-run.js';
import { THIRD } from './canonical-board.js';

describe('PREVENTS', () => {
  const critical = 'critical-hit of attacker';
  check([
    [
      'damage to its unit',
      'evade of defender',
      critical,
      { none: {}, to: { counters: { defender: 2 } }, both: { counters: { defender: 1 } } },
      'PREVENTS, DAMAGE 2 to 1',
    ],
    ['not damage to another', 'evade of second', critical, struck('defender', 2, 1), 'nothing'],
    [
      'not where as much is done as before',
      'evade of defender',
      critical,
      {
        none: { counters: { defender: 2 } },
        from: { counters: { defender: 1 } },
        ...struck('defender', 4, 3),
      },
      'nothing',
    ],
    [
      'damage to another unit of its side',
      'protect of second',
      critical,
      struck('defender', 2, 1),
      'PREVENTS, DAMAGE 2 to 1',
    ],
    [
      'also on the side of the attacker',
      'protect of fellow',
      'retaliate of defender',
      struck('attacker', 2, 1),
      'PREVENTS, DAMAGE 2 to 1',
    ],
    [
      'not damage to the protecting unit',
      'protect of defender',
      critical,
      struck('defender', 2, 1),
      'nothing',
    ],
    ['not damage to the other side', 'protect of attacker', critical, struck('defender', 2, 1), 'nothing'],
    [
      'not damage of its own side to the attacker',
      'protect of second',
      'retaliate of defender',
      struck('attacker', 2, 1),
      'nothing',
    ],
    [
      'dice of damage after a discard strike a unit beside the one that protects',
      'protect of second',
      'area-damage of attacker',
      struck(THIRD, 2, 1),
      'PREVENTS, DAMAGE 2 to 1',
    ],
    [
      'or the one that is protected from beside',
      'protect of defender',
      'area-damage of attacker',
      struck('second unit', 2, 1),
      'PREVENTS, DAMAGE 2 to 1',
    ],
    [
      'what does no damage to its unit is not prevented',
      'evade of attacker',
      'fury of attacker',
      struck('attacker', 2, 1),
      'nothing',
    ],
    [
      'excess hits strike the second unit, which does not protect itself',
      'protect of second',
      'overkill of attacker',
      struck(THIRD, 2, 1),
      'nothing',
    ],
    [
      'who prevents for itself is struck itself',
      'evade of second',
      'area-damage of attacker',
      struck('second unit', 2, 1),
      'PREVENTS, DAMAGE 2 to 1',
    ],
    [
      'and not spared by what happens beside',
      'evade of second',
      'area-damage of attacker',
      struck(THIRD, 2, 1),
      'nothing',
    ],
    [
      'what does no damage is not prevented',
      'evade of defender',
      'fury of attacker',
      struck('defender', 2, 1),
      'nothing',
    ],
  ]);
});

describe('TRIGGERS', () => {
  const times = (slug: string, before: number, after: number): ToldRuns => ({
    to: { times: { [slug]: before } },
    both: { times: { [slug]: after } },
  });
  check([
    [
      'damage that its unit does',
      'retaliate of defender',
      'stun of defender',
      times('stun', 0, 1),
      'TRIGGERS, TIMES 0 to 1',
    ],
    ['not as often as before', 'retaliate of defender', 'stun of defender', times('stun', 1, 1), 'nothing'],
    ['nor less often', 'retaliate of defender', 'stun of defender', times('stun', 2, 1), 'nothing'],
    [
      'not damage that another unit does',
      'retaliate of defender',
      'stun of second',
      times('stun', 0, 1),
      'nothing',
    ],
    [
      'not damage that its unit does to itself',
      'overload of attacker',
      'stun of attacker',
      times('stun', 0, 1),
      'nothing',
    ],
    [
      'not more of the damage of the attack',
      'critical-hit of attacker',
      'stun of attacker',
      times('stun', 0, 1),
      'nothing',
    ],
    [
      'a discard of its unit, also by damage to itself',
      'overload of attacker',
      'last-stand of attacker',
      times('last-stand', 0, 1),
      'TRIGGERS, TIMES 0 to 1',
    ],
    [
      'not the discard of another unit',
      'retaliate of defender',
      'last-stand of defender',
      times('last-stand', 0, 1),
      'nothing',
    ],
    [
      'damage to its unit',
      'riposte of defender',
      'surge of attacker',
      times('surge', 0, 1),
      'TRIGGERS, TIMES 0 to 1',
    ],
    [
      'not damage to its unit by itself',
      'backfire of attacker',
      'surge of attacker',
      times('surge', 0, 1),
      'nothing',
    ],
    [
      'not damage to another unit',
      'overkill of attacker',
      'surge of defender',
      times('surge', 0, 1),
      'nothing',
    ],
    [
      'damage of the attacker to a unit that is avenged',
      'overkill of attacker',
      'avenge of second',
      times('avenge', 0, 1),
      'TRIGGERS, TIMES 0 to 1',
    ],
    [
      'not damage to the attacker',
      'retaliate of defender',
      'avenge of second',
      times('avenge', 0, 1),
      'nothing',
    ],
    [
      'not damage of another unit',
      'overkill of fellow',
      'avenge of second',
      times('avenge', 0, 1),
      'nothing',
    ],
    [
      'not damage that the attacker does to itself',
      'backfire of attacker',
      'avenge of second',
      times('avenge', 0, 1),
      'nothing',
    ],
    [
      'a discard that its unit brings about',
      'overkill of attacker',
      'area-damage of attacker',
      times('area-damage', 0, 1),
      'TRIGGERS, TIMES 0 to 1',
    ],
    [
      'not what waits for nothing',
      'overkill of attacker',
      'fury of attacker',
      times('fury', 0, 1),
      'nothing',
    ],
  ]);
});
