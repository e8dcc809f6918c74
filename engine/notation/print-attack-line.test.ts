import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  nat,
  oneof,
  option,
  property,
  record,
  sample,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttackInput, AttackSide, UnitInput } from '../attack-input.js';
import { parseAttackLine } from './attack-line.js';
import { asDefender } from './attack-line-defaults.js';
import { printAttackLine } from './print-attack-line.js';

const texts = oneof(
  constantFrom(
    'Critical Hit 2',
    'Pay 2 Force -> Evade 2',
    'Switch: Overkill/Stun 2',
    "Retaliate X, where X is this unit's power",
  ),
  constantFrom(
    '5 health',
    'tapped',
    'in Space',
    'itself',
    'vs',
    'x vs',
    '+ 1',
    'a + b',
    'a, b',
    'power 7',
    'none',
    'and',
    'with Armor',
    'Armor in Space',
    '(Space)',
    '5/4',
    'force 3/5',
    'Ａ',
    ' a',
    'a ',
    '',
    "attacker's side",
  ),
  string({ maxLength: 12 }),
  string({ unit: 'binary', maxLength: 12 }),
);
const arenas = constantFrom('SPACE', 'GROUND', 'CHARACTER');

function units(side: AttackSide, role: string): Arbitrary<UnitInput> {
  return record({
    role: constantFrom(role),
    side: constantFrom(side),
    power: nat(40),
    health: integer({ min: 1, max: 99 }),
    counters: oneof(constantFrom(0), nat(99)),
    speed: option(nat(200)),
    arena: arenas,
    arenas: option(array(arenas, { maxLength: 3 })),
    tapped: option(boolean()),
    inBuildZone: boolean(),
    subtypes: option(array(texts, { maxLength: 3 })),
    abilities: array(texts, { maxLength: 6 }),
  });
}

const policies = constantFrom('OPTIMAL', 'ALWAYS', 'NEVER');
const attacks: Arbitrary<AttackInput> = record({
  attacker: units('ATTACKER', 'attacker'),
  defender: units('DEFENDER', 'defender'),
  others: array(
    record({ unit: units('DEFENDER', ''), role: texts, side: constantFrom('ATTACKER', 'DEFENDER') }).map(
      ({ unit, role, side }) => ({ ...unit, role, side }),
    ),
    { maxLength: 3 },
  ),
  force: record({ ATTACKER: oneof(constantFrom(99), nat(999)), DEFENDER: oneof(constantFrom(99), nat(999)) }),
  darkSide: constantFrom('ATTACKER', 'DEFENDER'),
  objective: constantFrom('DISCARD', 'DAMAGE'),
  policy: record({
    lucky: policies,
    prevention: policies,
    overkill: constantFrom('OPTIMAL', 'SECOND_UNIT', 'DEFENDER'),
    attackPop: policies,
  }),
  roll: option(array(integer({ min: 1, max: 6 }), { maxLength: 20 })),
  selfAttack: boolean(),
});
const selfAttacks = attacks.map((attack) => ({
  ...attack,
  selfAttack: true,
  defender: asDefender(attack.attacker),
}));

describe('a printed attack line', () => {
  it('parses back to the same input', () => {
    assert(
      property(oneof(attacks, selfAttacks), (input) => {
        const line = printAttackLine(input);
        expect(parseAttackLine(line)).toEqual({ ok: true, input });
        const again = parseAttackLine(line);
        expect(again.ok && printAttackLine(again.input)).toBe(line);
      }),
      { numRuns: Number(process.env['NOTATION_RUNS'] ?? 1_000) },
    );
  });

  it.each(['in', 'type', 'subtypes', 'and', 'with'])(
    'quotes an ability line that is only the word %s, which opens another part',
    (line) => {
      const [attack] = sample(attacks, 1);
      if (attack === undefined) throw new Error('no attack was made');
      const input = { ...attack, selfAttack: false, defender: { ...attack.defender, abilities: [line] } };
      expect(parseAttackLine(printAttackLine(input))).toEqual({ ok: true, input });
    },
  );

  it('names the arena of every unit as soon as one of attacker and defender is not in the Character arena', () => {
    const read = parseAttackLine('3 power, in Ground, Barrage 2 vs 4 health + "guard" 3 health, in Space');
    expect(read.ok && printAttackLine(read.input)).toBe(
      '3 power, in Ground, Barrage 2 vs 4 health, in Character + "guard" 3 health, in Space',
    );
  });

  it('is one line that fits into a URL', () => {
    assert(
      property(attacks, (input) => {
        const line = printAttackLine(input);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(decodeURIComponent(encodeURIComponent(line))).toBe(line);
      }),
    );
  });
});
