import * as fc from 'fast-check';
import type { Arena } from '../../engine/attack-input.js';

const TYPE_LINES: readonly (Arena[] | null)[] = [null, [], ['CHARACTER'], ['SPACE', 'CHARACTER']];

const strangeText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'Armor',
    'Evade 2',
    'a, b; c',
    '"',
    '\\',
    '\u2028',
    '\ud800',
    ' vs ',
    ' + ',
    '7 power',
    'NaN',
  ),
);
const anyUnit = fc.record(
  {
    name: fc.oneof({ weight: 4, arbitrary: fc.uuid() }, strangeText),
    side: fc.constantFrom('ATTACKER', 'DEFENDER', null),
    power: fc.option(fc.integer({ min: 0, max: 5 })),
    health: fc.integer({ min: 1, max: 8 }),
    counters: fc.option(fc.integer({ min: 0, max: 2 })),
    speed: fc.option(fc.integer({ min: 0, max: 60 })),
    arena: fc.constantFrom('CHARACTER', 'CHARACTER', 'SPACE', null),
    arenas: fc.constantFrom(...TYPE_LINES),
    tapped: fc.option(fc.boolean()),
    inBuildZone: fc.option(fc.boolean()),
    subtypes: fc.option(fc.array(strangeText, { maxLength: 3 })),
    abilities: fc.array(
      fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom('Armor', 'Pay 1 Force -> Evade 2', 'Lucky 1, Parry 1') },
        strangeText,
      ),
      {
        maxLength: 2,
      },
    ),
  },
  { requiredKeys: ['health', 'name'] },
);

/** Attacks as clients send them: sensible ones and strange ones, in small numbers. */
export const anyAttack = fc.record(
  {
    attacker: anyUnit,
    defender: anyUnit,
    others: fc.option(fc.array(anyUnit, { maxLength: 2 })),
    attackerForce: fc.option(fc.integer({ min: 0, max: 999 })),
    defenderForce: fc.option(fc.integer({ min: 0, max: 9 })),
    objective: fc.constantFrom('DISCARD', 'DAMAGE', null),
    roll: fc.option(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }), { freq: 1 }),
    selfAttack: fc.option(fc.boolean()),
  },
  { requiredKeys: ['attacker', 'defender'] },
);
