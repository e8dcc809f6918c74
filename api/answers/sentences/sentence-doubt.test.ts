import { describe, expect, it } from 'vitest';
import { saidByRuling } from '../testing/sample-ruling.js';

const EXCEPT =
  'Dodge can be used at any time except in a POP set aside for re-rolls, damage prevention, or disrupts.';
const TOO_FEW = "A card with too few build counters can't use Dodge.";

describe('a sentence with more to it than the words it shares', () => {
  it.each([
    [EXCEPT, 'Can Dodge be used in the damage prevention POP?', 'NO'],
    [EXCEPT, 'Can Dodge be used during disrupts?', 'NO'],
    [EXCEPT, 'Is it true that Dodge can not be used in the damage prevention POP?', 'YES'],
    [TOO_FEW, 'Does Dodge need build counters?', 'YES'],
    [TOO_FEW, 'Does Dodge require build counters?', 'YES'],
    ["Dodge doesn't require tapping.", 'Does Dodge require tapping?', 'NO'],
  ])('answers what it excepts, and what it can do without: %s %s', (text, question, answer) => {
    expect(saidByRuling(text, question)).toBe(answer);
  });

  it.each([
    [EXCEPT, 'Can Dodge be used to disrupt?'],
    [TOO_FEW, 'Does Dodge need damage counters?'],
    ['A unit that becomes untapped may use Dodge again.', 'Does Dodge need untapping?'],
    ['A unit that becomes untapped may use Dodge again.', 'May a unit that becomes untapped use Dodge?'],
    ["Dodge doesn't require tapping.", 'Does Dodge require untapping?'],
    ['The rules section on names says more about which names Dodge allows.', 'Does Dodge allow names?'],
    ['For each attack, you choose between Dodge and an attack.', 'Can Dodge attack a Character?'],
    ['For each attack, you choose between Dodge and an attack.', 'Can Dodge attack the Ground arena?'],
    [
      "Dodge doesn't prevent the damage that the unit itself does.",
      'Does Dodge prevent damage that a unit does?',
    ],
    [
      "If the unit doesn't have Stun, Dodge may lower its speed.",
      'May Dodge lower the speed of a unit that has Stun?',
    ],
    ["Names can't be added with Dodge unless they fit the list.", 'Can names be added with Dodge?'],
    ['Each part of the Dodge cost is paid in order.', 'Can I pay part of the Dodge cost?'],
  ])('says neither Yes nor No of something else: %s %s', (text, question) => {
    expect(saidByRuling(text, question)).toBeNull();
  });
});
