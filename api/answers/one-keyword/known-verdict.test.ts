import { describe, expect, it } from 'vitest';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { knownVerdict } from './known-verdict.js';

const kb = openWithEntries(
  {
    slug: 'dodge',
    name: 'Dodge',
    definitions: ['If the attacking unit rolled at least one natural two, do X damage.'],
    says: [
      'Dodge counts for all damage, including damage from attacks, Ambush, and other abilities.',
      'A Dodge ability without an activation cost has a printed cost of "Pay 0 Force -->".',
      'Each dodging unit has been attacked.',
      '"For this attack" effects do not trigger for each dodge.',
      'You choose how much damage to Dodge.',
      "Dodge based on a unit's power is based on its total power at the time the Dodge is activated.",
      'You still get the bonus from Dodge if the attacking unit itself ends up in the discard pile.',
      'However, you or your opponent may use an effect to re-roll dice to affect the number of natural twos.',
    ],
  },
  {
    slug: 'sweep',
    name: 'Sweep',
    says: [
      'Hits must be assigned to the defending unit, and the remainder may be assigned to the defending unit or another unit in the same arena.',
      'The player who controls the attacking unit decides how many hits to reassign.',
    ],
  },
);
const verdict = (question: string): string | null => knownVerdict(readQuestion(kb, question))?.answer ?? null;

describe('a kind of question about one keyword', () => {
  it.each([
    ['Does Dodge only work on attacks?', 'NO'],
    ['is dodge just for ambush damage', 'NO'],
    ["there's no cost printed on my Dodge, is it free?", 'YES'],
    ['Dodge without a cost: does it cost nothing?', 'YES'],
    ['my Dodge has no activation cost, do i have to pay something?', 'NO'],
    ['I dodged and then another unit dodged too. was my first dodging unit attacked?', 'YES'],
    ['two units dodged. have both been attacked?', 'YES'],
    ['my unit gets +2 power for this attack. they dodge twice, do i get the bonus each time?', 'NO'],
    ['do I decide how much I dodge', 'YES'],
    ['does the attacker decide how much i dodge', 'NO'],
    ['if its power rises after I activated Dodge, do I get more dice', 'NO'],
    ['does Dodge still pay if my unit gets discarded too', 'YES'],
    ['can i reroll to get rid of the two so dodge does not hit me', 'YES'],
    ['may my opponent reroll my natural two to avoid the dodge', 'YES'],
    ['do I have to send the extra hits to another unit with Sweep', 'NO'],
    ['may I leave the extra hits on the defender with Sweep', 'YES'],
    ['does the defender choose how sweep hits are split', 'NO'],
    ['does the attacker decide how many hits go to another unit with sweep', 'YES'],
  ])('is answered by the ruling of its form: %s', (question, answer) => {
    expect(verdict(question)).toBe(answer);
  });

  it.each([
    'Does Dodge only work on damage that is not from attacks?',
    'Does Dodge work only if the unit attacks?',
    'is Dodge free?',
    'my Dodge costs 1 Force, is it free?',
    'I dodged. was the original defender attacked?',
    'only one unit dodged. have both been attacked?',
    'for this attack my unit has +1 power. they dodge, do i keep the bonus',
    'does my opponent decide how much to dodge',
    'if its power rises before I activate Dodge, do I get more dice',
    'does Dodge still pay if another unit gets discarded',
    'does Dodge pay if my own unit gets discarded and nothing else',
    'do i have to reroll the two for dodge',
    'do I have to assign hits equal to its health with Sweep',
    'does my opponent choose how sweep hits are split',
  ])('is left open where it asks for something else: %s', (question) => {
    expect(verdict(question)).toBeNull();
  });
});
