import { describe, expect, it } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

/** `slot: keyword value` of what stands in the parts, and the faults with where they begin. */
function read(text: string): { readonly parts: readonly string[]; readonly faults: readonly string[] } {
  const { abilities, problems } = parseCardText(text, GAME_KEYWORDS);
  return {
    parts: abilities.flatMap(({ keyword, valueText, switchSlot }) =>
      switchSlot === null
        ? []
        : [`${switchSlot}: ${valueText === null ? keyword : `${keyword} ${valueText}`}`],
    ),
    faults: problems.map(({ start, message }) => `${start} ${message}`),
  };
}

describe('the parts of a Switch', () => {
  it.each([
    ['belong to the arenas in their order', 'Switch: Evade 2/Armor', ['1: evade 2', '2: armor']],
    ['may hold several abilities', 'Switch: Evade 2, Armor/Stun 1', ['1: evade 2', '1: armor', '2: stun 1']],
    ['may be nothing', 'Switch: None/Evade 2', ['2: evade 2']],
    ['may be nothing at the end', 'Switch: Evade 2/none.', ['1: evade 2']],
    ['may be nothing, with room around it', 'Switch:   None  /  Evade 2/   NONE   ', ['2: evade 2']],
    ['are not divided within parentheses', 'Switch: Armor (one/other)/Evade 1', ['1: armor', '2: evade 1']],
    ['are not nothing where more is said', 'Switch: Armor, none/Evade 1', ['1: armor', '2: evade 1']],
  ])('%s: %s', (_, text, parts) => {
    expect(read(text)).toEqual({ parts, faults: [] });
  });

  it.each([
    ['a word that begins like nothing', 'Switch: Nonesuch/Armor', 8, "'Nonesuch' is no known keyword"],
    ['an empty part in front', 'Switch: /Armor', 8, 'Part 1 of the Switch is empty'],
    ['an empty part between', 'Switch: Evade 2//Armor', 16, 'Part 2 of the Switch is empty'],
    ['an empty part of spaces', 'Switch: Evade 2/  /Armor', 18, 'Part 2 of the Switch is empty'],
    ['an empty part at the end', 'Switch: Armor/', 13, 'Part 2 of the Switch is empty'],
    ['a single part', 'Switch: Armor', 8, "A Switch needs a '/' between its parts"],
  ])('are no %s: %s', (_, text, start, message) => {
    const { faults } = read(text);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.startsWith(`${start} ${message}`)).toBe(true);
  });
});
