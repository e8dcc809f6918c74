import { describe, expect, it } from 'vitest';
import { parseCardText } from '../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import { heldInLine } from './held-in-line.js';

function held(line: string, own: string | null = null): readonly string[] {
  const { abilities } = parseCardText(line, GAME_KEYWORDS);
  return heldInLine(own, abilities, (slug) => slug === 'reserves').map(
    ({ keyword, printed, slot, inBuildZone }) =>
      [keyword, printed?.value ?? '', slot === null ? '' : `part ${slot}`, inBuildZone ? 'build zone' : '']
        .filter((part) => part !== '')
        .join(' '),
  );
}

describe('a line holds', () => {
  it.each([
    ['a keyword', 'Evade 2', ['evade 2']],
    ['the parts of a Switch', 'Switch: Overkill/Stun 2', ['switch', 'overkill part 1', 'stun 2 part 2']],
    ['either value that an Adapt offers', 'Adapt: Stun 1/Stun 2', ['adapt', 'stun 1', 'stun 2']],
    ['one of them twice as one', 'Adapt: Stun 1/Stun 1', ['adapt', 'stun 1']],
    ['in Reserves what works in the build zone', 'Reserves: Evade 1', ['reserves', 'evade 1 build zone']],
    ['and however deep it stands', 'INSERT: Reserves: Armor', ['insert', 'reserves', 'armor build zone']],
  ])('%s', (_, line, found) => expect(held(line)).toEqual(found));

  it('its own keyword first, and by its name where nothing is printed', () => {
    expect(held('Stun 1\nEvade 2', 'evade')).toEqual(['evade 2', 'stun 1']);
    expect(held('', 'evade')).toEqual(['evade']);
  });
});
