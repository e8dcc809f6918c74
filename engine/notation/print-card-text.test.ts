import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';
import { cardLine } from './generated-card-text.js';
import type { KeywordAbility } from './parsed-line.js';
import { printAbilities } from './print-ability.js';

const RUNS = Number(process.env['NOTATION_RUNS'] ?? 2_000);

/** What an ability says, without where it says it. */
function meaning({ raw, start, end, ...rest }: KeywordAbility) {
  return rest;
}

describe('printing the abilities of a card', () => {
  const texts = array(cardLine, { minLength: 1, maxLength: 4 });

  it('gives what parses back to the same abilities, and prints the same again', () => {
    let seen = 0;
    assert(
      property(texts, constantFrom(' | ', '| ', '|', '\n'), (lines, between) => {
        const { abilities, problems } = parseCardText(lines.join(between), GAME_KEYWORDS);
        expect(problems).toEqual([]);
        seen += abilities.length;
        const printed = printAbilities(abilities, GAME_KEYWORDS);
        const again = parseCardText(printed, GAME_KEYWORDS).abilities;
        expect(again.map(meaning)).toEqual(abilities.map(meaning));
        expect(printAbilities(again, GAME_KEYWORDS)).toBe(printed);
      }),
      { numRuns: RUNS },
    );
    expect(seen).toBeGreaterThan(RUNS);
  });
});
