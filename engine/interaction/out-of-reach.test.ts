import { describe, expect, it } from 'vitest';
import { budgetOf } from '../choice/budget.js';
import { KEYWORDS } from '../keyword-list.js';
import { asked, run, told } from '../testing/asked-pair.js';
import { CANONICAL, pairEffects } from './pair-effects.js';

describe('an attack into another arena, on a unit that hides', () => {
  it.each(['bombard', 'barrage', 'ion-cannon'])(
    'can not be made with %s, whichever is asked first',
    (reach) => {
      expect(told(run(asked('stealth'), asked(reach)))).toEqual([`stealth BLOCKS ${reach}`]);
      expect(told(run(asked(reach), asked('stealth')))).toEqual([`stealth BLOCKS ${reach}`]);
    },
  );

  it('is stopped for good: there is no number before and after', () => {
    expect(run(asked('stealth'), asked('bombard')).effects[0]?.change).toBeNull();
  });

  it.each([
    ['the one who hides attacks', 'stealth', 'ATTACKER', 'bombard', 'ATTACKER'],
    ['the one who reaches it does not attack', 'stealth', 'DEFENDER', 'bombard', 'SECOND'],
    ['the one who reaches it does not attack', 'bombard', 'DEFENDER', 'stealth', 'SECOND'],
    ['nothing hides', 'shields', 'DEFENDER', 'bombard', 'ATTACKER'],
    ['the attack does not reach another arena', 'stealth', 'SECOND', 'fury', 'ATTACKER'],
  ] as const)('is no matter where %s: %s of %s, %s of %s', (_, one, at, other, there) => {
    expect(told(run(asked(one, at), asked(other, there)))).not.toContain(`${one} BLOCKS ${other}`);
    expect(told(run(asked(one, at), asked(other, there)))).not.toContain(`${other} BLOCKS ${one}`);
  });

  it('is not looked for on a board that is given: there the unit is tapped or not', () => {
    const given = { ...CANONICAL, background: false };
    const shown = pairEffects(asked('stealth'), asked('bombard'), KEYWORDS, budgetOf(), given);
    expect(told(shown)).toEqual([]);
  });
});
