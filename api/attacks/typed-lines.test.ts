import { describe, expect, it } from 'vitest';
import { attackByLine, readLine } from './attack-by-line.js';
import { openWithUnits } from './sample-units.js';

const NAMES = [
  '"Quick" Ned Low',
  'Ned "Two, Guns" Low',
  'Ann, Queen of Naboo',
  'Ann: The Last',
  'Ann vs Ben',
  'Ann (Old) Bell',
  'Lost in Space',
  "Ka'ra",
  'Space Slug',
  'Armor Breaker',
  'Ann with Ben',
];
const kb = openWithUnits(...NAMES.map((name, index) => ({ slug: `n${index}`, name })));

function read(line: string) {
  const found = readLine(kb, line);
  if (!found.ok) throw new Error(`${line}: ${found.message}`);
  return found;
}

describe('the name of a card in an attack line', () => {
  it.each([
    ['"Quick" Ned Low', '"Quick" Ned Low'],
    ['“Quick” Ned Low', '"Quick" Ned Low'],
    ['"\\"Quick\\" Ned Low"', '"Quick" Ned Low'],
    ['quick ned low', '"Quick" Ned Low'],
    ['Ned "Two, Guns" Low', 'Ned "Two, Guns" Low'],
    ['Ann, Queen of Naboo', 'Ann, Queen of Naboo'],
    ['Ann: The Last', 'Ann: The Last'],
    ['"Ann vs Ben"', 'Ann vs Ben'],
    ['Ann (Old) Bell', 'Ann (Old) Bell'],
    ['Lost in Space', 'Lost in Space'],
    ["Ka'ra", "Ka'ra"],
    ['Ka’ra', "Ka'ra"],
    ['Space Slug', 'Space Slug'],
    ['Armor Breaker', 'Armor Breaker'],
    ['Ann with Ben', 'Ann with Ben'],
  ])('may be %s, alone, with abilities and behind a plus', (typed, name) => {
    for (const line of [
      `${typed} vs 5 health`,
      `${typed}, Lucky 1 vs 5 health`,
      `7 power vs ${typed}`,
      `7 power vs 5 health + ${typed}, tapped`,
    ]) {
      const { cards, warnings } = read(line);
      expect(cards.map(({ card }) => card.name)).toEqual([name]);
      expect(warnings.map(({ code }) => code)).not.toContain('CARD_NAME_NOT_EXACT');
    }
  });

  it.each([
    ['Armor Breaker Armor', { abilities: ['Armor'] }],
    ['Armor Breaker Lucky 1 tapped', { abilities: ['Lucky 1'], tapped: true }],
    ['Armor Breaker with Lucky 1', { abilities: ['Lucky 1'] }],
    ['Ann with Ben with Lucky 1', { abilities: ['Lucky 1'] }],
    ['Space Slug 2 power', { power: 2 }],
    ['Space Slug with 2 counters', { health: 3, counters: 2 }],
    ['Space Slug, 2 counters', { health: 3, counters: 2 }],
    ['Space Slug (Character)', { arena: 'CHARACTER' }],
    ['Space Slug in the Character arena tapped', { arena: 'CHARACTER', tapped: true }],
    ['Character: Space Slug', { arena: 'CHARACTER' }],
    ['Space Slug, Armor in Character', { arena: 'CHARACTER', abilities: ['Armor'] }],
    ['Space Slug in Character, Armor in Ground', { arena: 'CHARACTER', abilities: ['Armor in Ground'] }],
  ])('may have what is said of the unit behind it without a comma: %s', (unit, said) => {
    expect(read(`${unit} vs 5 health`).input.attacker).toMatchObject(said);
  });

  it('is not seen in a longer one that nobody has', () => {
    expect(attackByLine(kb, 'Space Slug Junior vs 5 health')).toMatchObject({
      code: 'UNKNOWN_CARD',
      column: 1,
    });
  });

  it('leaves a name in quotes before a unit to that unit', () => {
    expect(read('7 power vs 5 health + "wing" Space Slug').cards).toMatchObject([{ role: 'wing' }]);
  });
});

describe('what players call a keyword', () => {
  it.each([
    ['7 power vs 5hp evasion 2', 'Evade 2'],
    ['7 power vs 5 health, evasion 2 (2 Force)', 'Evade 2 (2 Force)'],
    ['7 power vs 5 health, Evasion 2 overkilled', 'Evade 2 Overkill'],
  ])('is written by its printed name: %s', (line, ability) => {
    expect(read(line).input.defender.abilities).toEqual([ability]);
  });

  it('stays where no ability comes of it', () => {
    expect(read('7 power vs 5 health, master of evasion and guile').input.defender.abilities).toEqual([
      'master of evasion and guile',
    ]);
  });
});

describe('an ability line that is not understood', () => {
  it.each([
    ['7 power, Evade 1.5 vs 5 health', 10, 'Evade takes a whole number'],
    ['7 power vs 5 health, Armor 2', 22, 'Armor takes no value'],
    ['7 power, "Lucky 1, Evade" vs 5 health', 20, 'Evade needs a value'],
    ['7 power vs 5 health, Evad 2 in Space', 22, "'Evad' is no known keyword"],
    ['7 power vs 5 health + "guard" 3 health, 2x Armor', 41, 'is not how Armor is written'],
  ])('is shown by its column in the line: %s', (line, column, message) => {
    const refusal = attackByLine(kb, line);
    expect(refusal).toMatchObject({ ok: false, code: 'INVALID_ABILITY', column });
    expect(!refusal.ok && refusal.message).toContain(`Column ${column}: `);
    expect(!refusal.ok && refusal.message).toContain(message);
  });
});
