import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './notation/ability-line.js';
import { GAME_KEYWORDS } from './notation/game-keywords.js';
import { textLeftOut } from './text-left-out.js';

describe('the text of a line that is left out of an attack', () => {
  it.each([
    ['Critical Hit 2', []],
    ['Evade 1 and Armor', []],
    ['While attacking an Imperial, Accuracy 1 and Overkill', []],
    ['This unit gets "Pay 1 Force -> Evade 1."', []],
    ['As long as you have a Jedi, this unit gets Focus 1', []],
    ['This unit gets Focus 1 and "Pay 1 Force -> Evade 1."', []],
    ['Switch: Shields 2/None', []],
    ['Switch: None / Armor.', []],
    ['Your opponent draws a card', ['Your opponent draws a card']],
    ['Draw a card. While attacking a Clone, Fury 1', ['Draw a card']],
  ])('of "%s" is %j', (line, text) => {
    expect(textLeftOut(parseAbilityLines(line, GAME_KEYWORDS))).toEqual(text);
  });
});
