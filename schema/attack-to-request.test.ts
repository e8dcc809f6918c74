import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { attackToRequest } from './attack-to-request.js';
import { attackToSolve } from './request-to-attack.js';
import { anyAttack } from './testing/generated-attack.js';

it('an attack put as a request is the same attack', () => {
  let seen = 0;
  fc.assert(
    fc.property(anyAttack, (asked) => {
      const attack = attackToSolve(asked);
      if ('code' in attack) return;
      seen += 1;
      expect(attackToSolve(attackToRequest(attack.input))).toMatchObject({ input: attack.input });
    }),
    { numRuns: 1_000 },
  );
  expect(seen).toBeGreaterThan(100);
});

it('leaves out what goes without saying', () => {
  const attack = attackToSolve({ attacker: { power: 4, health: 6 }, defender: { health: 5 } });
  if ('code' in attack) throw new Error(attack.message);
  expect(attackToRequest(attack.input)).toEqual({
    attacker: { power: 4, health: 6 },
    defender: { health: 5 },
  });
});
