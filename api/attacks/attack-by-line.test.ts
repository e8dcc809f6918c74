import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attack } from '../../engine/attack.js';
import { parseAttackLine } from '../../engine/notation/attack-line.js';
import { attackByLine, readLine } from './attack-by-line.js';
import { openWithUnits } from './sample-units.js';

const kb = openWithUnits();

function read(line: string) {
  const found = readLine(kb, line);
  if (!found.ok) throw new Error(found.message);
  return found;
}

describe('an attack in one line with the names of cards', () => {
  it('is solved with what is printed on them', () => {
    const byName = attackByLine(kb, 'Old Guard vs Stone Beast in the Ground arena');
    const written = parseAttackLine(
      '5 power, 4 health, 40 speed, in Ground, type Ground/Character, subtypes Jedi/Guard, Switch: Overkill/Stun 2, Pay 2 Force -> Evade 2 vs 7 health, 7 power, 20 speed, in Ground, type Ground, subtypes Beast, Retaliate 2',
    );
    if (!written.ok) throw new Error(written.message);
    expect(byName).toMatchObject({ ok: true, input: written.input, solved: attack(written.input) });
  });

  it('says which cards they are', () => {
    expect(read('7 power vs stone beast + "wing" old guard').cards).toMatchObject([
      { role: 'defender', card: { slug: 'stone-beast' } },
      { role: 'wing', card: { slug: 'old-guard-a' } },
    ]);
  });

  it('is also written without names, for whoever has no cards', () => {
    const { notation, input } = read('Old Guard vs Marsh Hunter (A) + Stone Beast; force 3/0');
    expect(parseAttackLine(notation)).toEqual({ ok: true, input });
  });

  it.each(['Old Guard (A) (Promo)', 'old guard promo'])(
    'is that of the card, whichever printing is named: %s',
    (name) => {
      const { cards, warnings } = read(`${name} vs Stone Beast in the Ground arena`);
      expect(cards).toMatchObject([{ card: { slug: 'old-guard-a' } }, { card: { slug: 'stone-beast' } }]);
      expect(warnings.map(({ code }) => code)).not.toContain('CARD_NAME_NOT_EXACT');
    },
  );

  it('may have no cards at all', () => {
    const line = '7 power, Lucky 1 vs 5/2 health, Armor; force 3/0';
    expect(read(line)).toMatchObject({ input: read(line).input, notation: line, cards: [], warnings: [] });
  });

  it('takes what it says of a unit before what is printed, and adds its ability lines', () => {
    const { attacker } = read('Old Guard, 2 power, 9/1 health, Critical Hit 2 vs 5 health').input;
    const abilities = ['Switch: Overkill/Stun 2', 'Pay 2 Force -> Evade 2', 'Critical Hit 2'];
    expect(attacker).toMatchObject({ power: 2, health: 9, counters: 1, speed: 40, abilities });
  });

  it.each([
    ['Marsh Hunter (B) vs 5 health', 'marsh-hunter-b'],
    ['marsh hunter b vs 5 health', 'marsh-hunter-b'],
    ['guard vs 5 health', 'old-guard-a'],
    ['stoen beast vs 5 health', 'stone-beast'],
    ['7-TEK vs 5 health', '7-tek'],
    ['"7-TEK" vs 5 health', '7-tek'],
    ['Critical Hit 1, Stone Beast, tapped vs 5 health', 'stone-beast'],
  ])('finds its card by %s', (line, slug) => {
    expect(read(line).cards).toMatchObject([{ role: 'attacker', card: { slug } }]);
  });

  it.each(['guard vs 5 health', 'stoen beast vs 5 health'])(
    'says so when the name is not exact: %s',
    (line) => {
      expect(read(line).warnings).toContainEqual({
        code: 'CARD_NAME_NOT_EXACT',
        message: expect.stringContaining('it was read as'),
      });
    },
  );

  it.each([
    ...['Old Guard (C) vs 5 health', 'Old Guard (Q2), 5 power vs 5 health', 'old guard c vs 5 health'],
    ...[
      '7 power vs Old Gaurd (B)',
      '7 power vs 5 health + Old Guard (Z)',
      '7 power vs 5 health + "Old Guard (Z)"',
    ],
  ])('takes no other version for one that there is not: %s', (line) => {
    expect(attackByLine(kb, line)).toMatchObject({
      ok: false,
      code: 'UNKNOWN_CARD',
      message: expect.stringMatching(
        /there is no version (?:C|Q2|B|Z) of it\. Did you mean Old Guard \(A\)\?/,
      ),
      suggestions: [{ label: 'Old Guard (A)' }],
    });
  });

  it('calls another unit without a name by its card', () => {
    expect(read('Old Guard vs 5 health + Stone Beast').input.others).toMatchObject([
      { role: 'Stone Beast', side: 'DEFENDER', power: 7 },
    ]);
    expect(read('Old Guard vs 5 health + "Stone Beast"').input.others).toMatchObject([{ power: 7 }]);
  });

  it('leaves a unit with numbers its ability lines', () => {
    expect(read('7 power, Stun 1, some guard vs 5 health').input.attacker.abilities).toEqual([
      'Stun 1',
      'some guard',
    ]);
  });
});

describe('the arena of cards', () => {
  it.each([
    ['Old Guard vs Marsh Hunter (A) in the Character arena', ['CHARACTER', 'CHARACTER']],
    ['Old Guard in Character vs Marsh Hunter (A)', ['CHARACTER', 'CHARACTER']],
    ['Old Guard, in Character vs Marsh Hunter (A)', ['CHARACTER', 'CHARACTER']],
    ['Old Guard vs Marsh Hunter (A)', ['GROUND', 'GROUND']],
    ['Stone Beast vs 5 health', ['GROUND', 'GROUND']],
    ['7 power vs Stone Beast', ['GROUND', 'GROUND']],
    ['Old Guard in Character vs 5 health', ['CHARACTER', 'CHARACTER']],
    ['Old Guard, Barrage 2, in Ground vs 5 health', ['GROUND', 'CHARACTER']],
    ['Old Guard, Barrage 2 vs Marsh Hunter (A)', ['GROUND', 'GROUND']],
    ['3 power in the Ground arena vs 4 health', ['GROUND', 'GROUND']],
    ['Stone Beast vs Old Guard in the Character arena', ['GROUND', 'CHARACTER']],
  ])('of %s', (line, arenas) => {
    const { attacker, defender } = read(line).input;
    expect([attacker.arena, defender.arena]).toEqual(arenas);
  });

  it('is named when it was not said and could be another', () => {
    expect(read('Old Guard vs Marsh Hunter (A)').warnings).toContainEqual({
      code: 'ARENA_NOT_SAID',
      message: expect.stringContaining('in the Ground arena'),
    });
    expect(read('Old Guard vs Stone Beast').warnings).toEqual([]);
  });

  it('must be on their type line', () => {
    expect(attackByLine(kb, 'Stone Beast in Space vs 5 health')).toMatchObject({
      ok: false,
      code: 'INVALID_INPUT',
      message: expect.stringContaining('SPACE'),
    });
  });
});

describe('a line of a card that the engine does not understand', () => {
  it('is left out and named, with the reason', () => {
    const { input, warnings } = read('Pack Leader vs 5 health');
    expect(input.attacker.abilities).toEqual(['Stun 1']);
    expect(warnings).toContainEqual({
      code: 'CARD_LINE_LEFT_OUT',
      message:
        'Pack Leader: "Evade X, where X is the number of your Beasts" is left out of this attack, for it can\'t be solved with it. Evade needs a number here, not "X, where X is the number of your Beasts": write the value it has now.',
    });
  });

  it('is no line that holds no keyword: that one is named when the attack is solved', () => {
    const other = openWithUnits({
      slug: 'x',
      name: 'Xerxes',
      lines: ['Your opponent draws no cards this turn'],
    });
    const report = attackByLine(other, 'Xerxes vs 5 health');
    expect(report.ok && report.warnings.map(({ code }) => code)).toContain('TEXT_WITHOUT_KEYWORD');
  });

  it('does not make the attack smaller than it is: a value that is too large is refused', () => {
    const other = openWithUnits({ slug: 'x', name: 'Xerxes', lines: ['Critical Hit 30'] });
    expect(attackByLine(other, 'Xerxes vs 5 health')).toMatchObject({ ok: false, code: 'TOO_COMPLEX' });
  });
});

describe('an ability in a line that is not written as one', () => {
  it.each([
    ['Pay 2 Force ? Evade 2', "'?' stands where its arrow should"],
    ['[tap] \uFFFD Retaliate 3', 'stands where its arrow should'],
    ['Pay 2 Force â†’ Evade 2', 'stands where its arrow should'],
    ['Pay 2 Force . Evade 2', 'stands where its arrow should'],
    ['Pay 2 Force = Evade 2', 'stands where its arrow should'],
    ['Pay 2 Force, Evade 2', 'nothing stands behind it'],
    ['Pay 2 Force -> -> Evade 2', 'is not one cost and one arrow'],
    ['Lose 1 health: Evade 1', 'stands where its arrow should'],
    ['-> Evade 2', 'is not one cost and one arrow'],
    ['Critical Hit two', 'takes its value in digits'],
  ])('is never taken for a free one: %s', (ability, message) => {
    for (const line of [`7 power vs 5 health, ${ability}`, `Old Guard vs Stone Beast, ${ability}`])
      expect(readLine(kb, line)).toMatchObject({
        ok: false,
        code: 'INVALID_ABILITY',
        message: expect.stringContaining(message),
      });
  });
});

describe('a line that is not served', () => {
  it.each<[string, string, number, RegExp]>([
    ['Zorro vs 5 health', 'UNKNOWN_CARD', 1, /No card is called 'Zorro'/],
    ['Evader vs 5 health', 'UNKNOWN_CARD', 1, /No card is called 'Evader'/],
    ['7 power vs Stunn', 'UNKNOWN_CARD', 12, /No card is called 'Stunn'/],
    ['7 power vs Marsh Hunter', 'UNKNOWN_CARD', 12, /Marsh Hunter \(A\), Marsh Hunter \(B\)/],
    ['7 power vs 5 health + Nobody', 'UNKNOWN_CARD', 23, /No card is called 'Nobody'/],
    ['Old Banner vs 5 health', 'INVALID_INPUT', 1, /is no unit: its type line, 'Equipment'/],
    ['Old Guard, Stone Beast vs 5 health', 'INVALID_INPUT', 12, /a second one/],
    [
      'Old Guard, 3 pwer vs 5 health',
      'INVALID_INPUT',
      14,
      /expected 'counters', 'health', 'power' or 'speed'/,
    ],
    ['Armor vs 5 health', 'INVALID_INPUT', 1, /The attacker has no power/],
    ['"-5 power" vs 5 health', 'INVALID_INPUT', 1, /a number of its own stands without a sign/],
    ['5 power vs +5 health', 'INVALID_INPUT', 12, /a number of its own stands without a sign/],
    ['Evad 2 vs 5 health', 'INVALID_INPUT', 1, /The attacker has no power/],
    ['Old Guard', 'INVALID_INPUT', 10, /the line ends/],
  ])('says where its fault is: %s', (line, code, column, message) => {
    expect(attackByLine(kb, line)).toMatchObject({
      ok: false,
      code,
      column,
      message: expect.stringMatching(new RegExp(`^Column ${column}: .*${message.source}`)),
    });
  });

  it('lists the cards that may be meant', () => {
    expect(attackByLine(kb, '7 power vs Marsh Hunter')).toMatchObject({
      suggestions: [{ label: 'Marsh Hunter (A)' }, { label: 'Marsh Hunter (B)' }],
    });
  });

  it('asks for a number that the card does not have', () => {
    const other = openWithUnits({ slug: 'x', name: 'Xerxes', power: null });
    expect(attackByLine(other, 'Xerxes vs 5 health')).toMatchObject({
      code: 'INVALID_INPUT',
      column: 1,
      message: expect.stringContaining("'Xerxes, 5 power'"),
    });
    expect(attackByLine(other, 'Xerxes, 5 power vs 5 health').ok).toBe(true);
  });

  it('names keywords that may be meant by an ability line of its own', () => {
    expect(attackByLine(kb, '7 power, Evad 2 vs 5 health')).toMatchObject({
      code: 'INVALID_ABILITY',
      suggestions: [{ label: 'Evade' }],
    });
  });

  it('is a refusal, whatever it holds', () => {
    const piece = constantFrom(
      'Old Guard',
      'Marsh Hunter',
      ' vs ',
      ', ',
      '+ ',
      '"',
      '7-',
      'in Ground',
      '; ',
      'Stun 1',
    );
    assert(
      property(string({ unit: piece, maxLength: 12 }), (line) => {
        const found = readLine(kb, line);
        expect(found.ok || found.message.length > 10).toBe(true);
      }),
    );
  });
});
