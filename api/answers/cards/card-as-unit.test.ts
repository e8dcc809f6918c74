import { describe, expect, it } from 'vitest';
import { askOf, openWithPrinted } from '../testing/sample-cards-asked.js';

const kb = openWithPrinted(
  { name: 'Hill Crusher', lines: ['Ferocity', 'Pay 2 Force -> Retaliate 4'] },
  { name: 'Dusk Raider', lines: ['Pay 1 Force -> Retaliate 3', 'Pay 0 Force -> Deflect 1'] },
  {
    name: 'Two Faces',
    lines: ['Switch: Overkill/Stun 2', 'Discard a card -> Retaliate 3'],
    arenas: ['GROUND', 'CHARACTER'],
  },
  { name: 'Clone Bane', lines: ['Fury 2 while attacking a Clone', 'Pay 2 Force -> Evade 2'] },
);
const ask = (question: string) => askOf(kb, question);

describe('a card in a question about keywords', () => {
  it.each([
    [
      "Can I evade Dusk Raider's Retaliate damage?",
      /^Yes\. .*Dusk Raider has: Pay 1 Force -> Retaliate 3\./s,
    ],
    ["Does Clone Bane's Fury count for Retaliate dice?", /^No\./],
    ["Can Clone Bane evade Dusk Raider's Retaliate?", /^Yes\./],
  ])('stands for a unit that has them: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });

  it.each([
    ["Can I evade Hill Crusher's damage?", /^No\. Hill Crusher has: Ferocity\./],
    ["Can I evade Hill Crusher's Retaliate?", /^No\. Hill Crusher has: Ferocity\./],
    ['Hill Crusher attacks my unit, can it evade?', /^No\. Hill Crusher has: Ferocity\./],
    ["Can Clone Bane evade Hill Crusher's Retaliate?", /^No\. Hill Crusher has: Ferocity\./],
    ['Hill Crusher attacks my Fortitude unit, can it still evade?', /^Yes\. Hill Crusher has: Ferocity\./],
  ])('has all else that it always has, too: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });

  it.each([
    'Can I use Evade to prevent damage to Hill Crusher?',
    'Can I use Protect on Hill Crusher?',
    'Can Hill Crusher evade Retaliate damage?',
    'Can Dusk Raider stun with Retaliate?',
  ])('has no more than is printed, and is not taken for the other unit: %s', (question) => {
    expect(ask(question).text).not.toMatch(/^(?:Yes|No)\b/);
  });

  it.each([
    [
      "Can Two Faces's Retaliate stun the attacker?",
      /^Yes\. Two Faces has Stun only in the Character arena: /,
    ],
    ['Can Two Faces Stun with Retaliate in the Character arena?', /^Yes\./],
    [
      'Can Two Faces Stun with Retaliate in the Ground arena?',
      /^No\. Two Faces has Stun only in the Character/,
    ],
    ['Can Two Faces use Overkill and Stun in the same attack?', /^No\. .* only in the Ground arena: /],
    ["Does Two Faces's Retaliate stun the attacker?", /^Two Faces has Stun only in the Character arena: /],
    ['Can Clone Bane use Fury?', /^Clone Bane has Fury not always, only while attacking a Clone: /],
  ])('has them where and when they are printed for: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });
});

describe('what an ability of a card costs', () => {
  it.each([
    ["How much Force does Dusk Raider's Retaliate cost?", /^Retaliate 3 of Dusk Raider costs 1 Force\./],
    ['What does Two Faces pay for Retaliate?', /^Retaliate 3 of Two Faces costs this: Discard a card\./],
    ['What do I pay to evade with Clone Bane?', /^Evade 2 of Clone Bane costs 2 Force\./],
    ["What does Hill Crusher's Ferocity cost?", /^Ferocity of Hill Crusher has no cost of activation\./],
    ["How do I pay for Dusk Raider's Retaliate?", /^Retaliate 3 of Dusk Raider costs 1 Force\./],
    ['Can Dusk Raider retaliate for 1 Force?', /^Yes\. Retaliate 3 of Dusk Raider costs 1 Force\./],
    ['Does Dusk Raider need 3 Force to retaliate?', /^No\. Retaliate 3 of Dusk Raider costs 1 Force\./],
    ['Can Two Faces retaliate for 1 Force?', /^(?!Yes|No\b)/],
  ])('stands in its own line, not in its build cost: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });
});
