import fc from 'fast-check';
import type { Arena } from '../attack-input.js';
import type { SampleAttack, SampleUnit } from '../oracle/sample-attack.js';

/** Small attacks with every keyword that matters in one, small enough for brute force. */

const ATTACKERS = [
  ...[
    'Accuracy 1',
    'Accuracy -1',
    'Critical Hit 1',
    'Critical Hit 2',
    'Fury 1',
    'Lucky 1',
    'Pay 1 Force -> Lucky 1',
  ],
  ...[
    'Overkill',
    'Backfire 1',
    'Backfire 2',
    'Overload 1',
    'Ferocity',
    'Double Damage',
    'Area Damage 1',
    'Cunning',
  ],
  ...['Precision', 'Resilience 1', 'Resilience -1', 'Inspiration', 'Intimidation', 'Armor', 'Fortitude'],
  ...['Pay 1 Force -> Evade 1', 'Pay 0 Force -> Deflect 1', 'Bombard 2', 'Barrage 1', 'Ion Cannon 2'],
];
const DEFENDERS = [
  ...['Armor', 'Shields 1', 'Parry 1', 'Parry 2', 'Riposte 1', 'Riposte 2', 'Retaliate 1', 'Retaliate power'],
  ...[
    'Pay 1 Force -> Retaliate 2',
    'Pay 1 Force -> Evade 1',
    'Pay 0 Force -> Evade 2',
    'Pay 1 Force -> Deflect 1',
  ],
  ...[
    'Pay 0 Force -> Deflect 2',
    'Pay 1 Force -> Absorb 1',
    'Persuade 1',
    'Lucky 1',
    'Pay 1 Force -> Lucky 1',
    'Ferocity',
  ],
  ...[
    'Fortitude',
    'Pay 0 Force -> Redirect',
    'Pay 1 Force -> Protect 1',
    'Inspiration',
    'Intimidation',
    'Avenge 1',
  ],
  ...['Stealth', 'Resilience 1', 'Pay 2 Force -> Evade 1', 'Pay 1 Force -> Retaliate 0'],
];
const OTHERS = [
  ...[
    'Intercept',
    'Pay 1 Force -> Intercept',
    'Pay 1 Force -> Protect 1',
    'Protect 2',
    'Pay 0 Force -> Evade 1',
  ],
  ...[
    'Pay 0 Force -> Deflect 1',
    'Avenge 1',
    'Inspiration',
    'Armor',
    'Parry 1',
    'Riposte 1',
    'Retaliate 1',
    'Stealth',
  ],
  ...['Lucky 1', 'Fortitude', 'Shields 1'],
];

const abilities = (pool: readonly string[], most: number) =>
  fc.array(fc.constantFrom(...pool), { maxLength: most });

const arena: fc.Arbitrary<Arena> = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Arena>('CHARACTER') },
  { weight: 1, arbitrary: fc.constantFrom<Arena>('SPACE', 'GROUND') },
);

const mostly = <Value>(usual: Value, ...rare: readonly Value[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...rare) });

interface UnitBounds {
  readonly pool: readonly string[];
  readonly abilities: number;
  readonly power: number;
  readonly health: number;
}

function unit(bounds: UnitBounds): fc.Arbitrary<SampleUnit> {
  return fc
    .record({
      power: fc.integer({ min: 0, max: bounds.power }),
      health: fc.integer({ min: 1, max: bounds.health }),
      marked: mostly(0, 1, 2),
      arena,
      tapped: mostly<boolean | null>(null, true, false),
      inBuildZone: fc.oneof(
        { weight: 19, arbitrary: fc.constant(false) },
        { weight: 1, arbitrary: fc.constant(true) },
      ),
      abilities: abilities(bounds.pool, bounds.abilities),
    })
    .map(({ marked, ...rest }) => ({ ...rest, counters: Math.min(marked, rest.health - 1) }));
}

const others = fc.array(
  fc
    .record({
      unit: unit({ pool: OTHERS, abilities: 2, power: 1, health: 3 }),
      side: fc.oneof(
        { weight: 3, arbitrary: fc.constant('DEFENDER' as const) },
        { weight: 1, arbitrary: fc.constant('ATTACKER' as const) },
      ),
    })
    .map(({ unit: given, side }): SampleUnit => ({ ...given, side })),
  { maxLength: 2 },
);

const policy = fc.record({
  lucky: mostly('OPTIMAL' as const, 'ALWAYS' as const, 'NEVER' as const),
  prevention: mostly('OPTIMAL' as const, 'ALWAYS' as const, 'NEVER' as const),
  overkill: mostly('OPTIMAL' as const, 'SECOND_UNIT' as const, 'DEFENDER' as const),
  attackPop: mostly('OPTIMAL' as const, 'ALWAYS' as const, 'NEVER' as const),
});

/** Attacks of up to four units, some of them of a unit on itself, some with a known roll. */
export const randomAttack: fc.Arbitrary<SampleAttack> = fc.record({
  attacker: unit({ pool: ATTACKERS, abilities: 3, power: 3, health: 4 }),
  defender: unit({ pool: DEFENDERS, abilities: 3, power: 2, health: 4 }),
  others,
  force: fc.record({ ATTACKER: fc.constantFrom(99, 1, 0), DEFENDER: fc.constantFrom(99, 2, 1) }),
  darkSide: fc.constantFrom('ATTACKER' as const, 'DEFENDER' as const),
  objective: fc.constantFrom('DISCARD' as const, 'DAMAGE' as const),
  policy,
  roll: fc.oneof(
    { weight: 7, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }) },
  ),
});

/** A unit that attacks itself has abilities of both parts. */
export const randomAttackOnItself: fc.Arbitrary<SampleAttack> = fc
  .record({ attack: randomAttack, asDefender: abilities(DEFENDERS, 3) })
  .map(({ attack, asDefender }) => ({
    ...attack,
    selfAttack: true,
    attacker: {
      ...attack.attacker,
      abilities: [...(attack.attacker?.abilities ?? []).slice(0, 1), ...asDefender],
    },
  }));
