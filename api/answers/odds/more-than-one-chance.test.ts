import { describe, expect, it } from 'vitest';
import { askOf, openWithPrinted } from '../testing/sample-cards-asked.js';

const kb = openWithPrinted();
const codesOf = (question: string): readonly string[] => askOf(kb, question).warnings.map(({ code }) => code);

describe('a question for more than one chance of one attack', () => {
  it.each([
    ['chance for 3 power with double strike to kill 4 health', 'SEVERAL_ATTACKS'],
    ['how much damage does a 3 power unit with tenacity 2 do to 4 health', 'SEVERAL_ATTACKS'],
    ['chance that only the second unit dies: 6 power overkill vs 2 health and second 3 health', 'TWO_ASKED'],
    ['chance that nobody dies when 5 power 3 health attacks 4 health retaliate 5', 'TWO_ASKED'],
    ['chance to kill itself: 4 power 2 health backfire 3 attacks 5 health', 'OWNER_NOT_TOLD'],
  ])('gets no number: %s', (question, code) => {
    expect(codesOf(question)).toContain(code);
  });
});

describe('an attack that harms the attacker', () => {
  it('tells what is placed on both, on average', () => {
    const { text } = askOf(kb, 'average damage to the attacker: 4 power 5 health vs 4 health riposte 2');
    expect(text).toMatch(/2 damage counters are placed on the defender and 1\.04 .* on the attacker/);
  });

  it('says of what nobody uses that it is not used, for it may still keep the other from something', () => {
    const question =
      'chance that a 5 power 2 health attacker with evade 2 dies against a unit with 4 health and deflect 2';
    expect(askOf(kb, question).text).toContain('Nobody uses Evade here');
  });
});
