import { describe, expect, it } from 'vitest';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { type AttackFields, EMPTY_FIELDS, fieldsFor, fieldsOf, namedFields } from './attack-form.js';
import { lineOfFields } from './line-of-fields.js';

const LINES = [
  '7 power vs 5 health',
  '7 power, 6/2 health, Critical Hit 2, Lucky 1 vs 5/3 health, 2 power, Armor, Evade 2 (2 Force)',
  '3 power, 30 speed, in Space, type Space/Ground, tapped, subtypes Clone/"Rogue, Squadron" vs 4 health, in Space, type none, subtypes none',
  '3 power vs 4 health + "guard" 5 health, Protect 2 + "a, \\"friend\\"" 2 power, 3 health, attacker\'s side, untapped',
  '3 power vs 4 health; force 3/5; dark side defender; objective damage; lucky always; roll 1 4 6',
  '3 power, "a; line, with + and vs" vs 4 health; force 0/99',
  '5 power, 4 health, Retaliate 2 vs itself',
];

/** The address that a form of these fields sends. */
function sent(fields: AttackFields): URLSearchParams {
  return new URLSearchParams(namedFields(fields).map(([name, value]) => [name, value]));
}

const read = parseAttackLine('1 power vs 1 health');
if (!read.ok) throw new Error(read.message);
const plain = read.input;
const EMPTY_CARDS = {
  attacker: { ...EMPTY_FIELDS.attacker, arena: fieldsFor(plain).attacker.arena, card: 'Hanharr (A)' },
  defender: { ...EMPTY_FIELDS.defender, arena: 'Space', card: 'Mudhorn' },
};

describe('the fields of the calculator', () => {
  it.each(LINES)('say all of %s, and come back as the same attack', (line) => {
    const before = parseAttackLine(line);
    expect(before.ok).toBe(true);
    if (!before.ok) return;
    const fields = fieldsOf(sent(fieldsFor(before.input)));
    expect(parseAttackLine(lineOfFields(fields ?? EMPTY_FIELDS))).toEqual(before);
  });

  it('take a keyword that was picked as one more line', () => {
    const parameters = sent({
      ...EMPTY_FIELDS,
      attacker: { ...EMPTY_FIELDS.attacker, abilities: 'Lucky 1' },
    });
    parameters.set('attacker.add', 'Overkill');
    expect(fieldsOf(parameters)?.attacker.abilities).toBe('Lucky 1\nOverkill');
  });

  it('put a card in place of numbers', () => {
    const attacker = { ...EMPTY_FIELDS.attacker, card: 'Hanharr (A)' };
    const defender = { ...EMPTY_FIELDS.defender, card: 'Mudhorn' };
    expect(lineOfFields({ ...EMPTY_FIELDS, attacker, defender })).toBe('Hanharr (A) vs Mudhorn');
  });

  it('leave a card in its own arena unless another is chosen', () => {
    const fields = fieldsOf(sent({ ...fieldsFor(plain), ...EMPTY_CARDS }));
    expect(lineOfFields(fields ?? EMPTY_FIELDS)).toBe('Hanharr (A) vs Mudhorn, in Space');
  });

  it('are none where an address has a line', () => {
    expect(fieldsOf(new URLSearchParams('q=1 power vs 1 health'))).toBeNull();
  });
});
