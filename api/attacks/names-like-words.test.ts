import { describe, expect, it } from 'vitest';
import { attackByLine, readLine } from './attack-by-line.js';
import { nameInLine } from './name-in-line.js';
import { openWithUnits } from './sample-units.js';

const NAMES = ['Vs Vanderbilt', 'Has Been', 'And Ror', 'In Dor', 'With Erspoon', 'Mira', 'Versus Ann vs Ben'];
const kb = openWithUnits(...NAMES.map((name, index) => ({ slug: `n${index}`, name })));

function cardsOf(line: string): readonly string[] {
  const found = readLine(kb, line);
  if (!found.ok) throw new Error(`${line}: ${found.message}`);
  expect(found.warnings.map(({ code }) => code)).not.toContain('CARD_NAME_NOT_EXACT');
  return found.cards.map(({ card }) => card.name);
}

describe('a card whose name begins with a word of the notation', () => {
  it.each(NAMES)('is named as it is printed, and in quotes: %s', (name) => {
    for (const typed of [name, name.toUpperCase(), `"${name}"`, nameInLine(name)]) {
      expect(cardsOf(`${typed} vs 5 health`)).toEqual([name]);
      expect(cardsOf(`  Attacker: ${typed}, Lucky 1 vs 5 health`)).toEqual([name]);
      expect(cardsOf(`7 power vs ${typed}`)).toEqual([name]);
      expect(cardsOf(`7 power vs ${typed} + ${typed}, tapped; force 3/5`)).toEqual([name, name]);
      expect(cardsOf(`Mira against ${typed}`)).toEqual(['Mira', name]);
      expect(cardsOf(`${typed} vs ${typed}`)).toEqual([name, name]);
    }
  });

  it('may have behind it what is said of the unit', () => {
    const read = readLine(kb, 'Has Been Lucky 1 tapped vs Vs Vanderbilt with Armor');
    expect(read).toMatchObject({
      input: { attacker: { abilities: ['Lucky 1'], tapped: true }, defender: { abilities: ['Armor'] } },
    });
  });

  it.each([
    ['vs 5 health', 1],
    ['Has Nothing vs 5 health', 1],
    ['Vs Vanderbilt vs 5 health; forse 3/5', 28],
    ['Vs Vanderbilt, Armor 2 vs 5 health', 16],
  ])('leaves the columns of a line as they were: %s', (line, column) => {
    const refusal = attackByLine(kb, line);
    expect(refusal).toMatchObject({ ok: false, column });
    expect(JSON.stringify(refusal)).not.toMatch(/[\uE000-\uF8FF]/);
  });

  it('takes nothing from a line of numbers', () => {
    expect(cardsOf('7 power vs 5 health with Armor')).toEqual([]);
    expect(cardsOf('7 power has Lucky 1 vs 5 health')).toEqual([]);
  });

  it('ends on signs of two code units, where no name begins', () => {
    expect(attackByLine(kb, '\u{1F3B2}'.repeat(50)).ok).toBe(false);
    expect(attackByLine(kb, '\u{1F3B2} vs \u{1F3B2} + \u{1F3B2}').ok).toBe(false);
  });
});
