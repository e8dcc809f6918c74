import { describe, expect, it } from 'vitest';
import { saidByRuling } from '../testing/sample-ruling.js';

describe('a ruling says to a claim', () => {
  it.each([
    ['Dodge doesn’t end the attack.', 'Does Dodge end the attack?', 'NO'],
    ['Dodge doesn’t end the attack.', 'Does the attack go on after Dodge?', 'YES'],
    ['Both units dodge in tandem.', 'Do both units dodge one after another?', 'NO'],
    [
      "There won't be a slash for an arena not listed.",
      "Is there a slash for an arena the unit doesn't list?",
      'NO',
    ],
    ['Dodge doesn’t end the attack.', 'Is it true that Dodge does not end the attack?', 'YES'],
    ['Dodge ends the attack.', 'Does Dodge end the attack?', 'YES'],
    ["You don't have to use all of the Dodge.", 'do I have to use all of my Dodge?', 'NO'],
    ['You must use all of the Dodge.', 'do I have to use all of my Dodge?', 'YES'],
    ['You can pay the Dodge cost only once per turn.', 'Can I pay for Dodge twice in a turn?', 'NO'],
    ['You can pay the Dodge cost only once per turn.', 'Can I pay for Dodge only once per turn?', 'YES'],
    ['Any number of units may dodge once each.', 'can several units dodge?', 'YES'],
    ['Any number of units may dodge, each only once.', 'can a unit dodge twice?', 'NO'],
    ['Dodge works anytime, not just when it attacks.', 'does Dodge only work when it attacks?', 'NO'],
    ['Dodge works anytime, not just when it attacks.', "does Dodge work when it isn't attacking?", 'YES'],
    [
      'Dodge damage is caused by the ability, not the die roll.',
      'Is Dodge damage caused by the die roll?',
      'NO',
    ],
    [
      'Dodge resolves when the attack ends, even if your unit gets discarded.',
      'does Dodge resolve if my unit dies?',
      'YES',
    ],
    [
      "If no damage counters are placed, Dodge doesn't occur.",
      'does Dodge occur if no damage counters are placed',
      'NO',
    ],
    [
      "If your unit gets Dodge after you roll, it's too late to roll more dice.",
      'Is it too late to roll more dice when my unit gets Dodge after the roll?',
      'YES',
    ],
    ["There won't be a slash for an arena not listed.", 'Is there a slash for an arena not listed?', 'NO'],
    ["Dodge can't be attacked while it is untapped.", 'Can an untapped unit with Dodge be attacked?', 'NO'],
    [
      "A unit with Dodge can't be attacked while it has no damage counters.",
      'can a Dodge unit with no damage counters be attacked',
      'NO',
    ],
    ["Paying Dodge isn't optional if you can pay it.", 'Must I pay for Dodge if I can?', 'YES'],
    ["Dodge can't alter natural rolls.", 'Can Dodge turn a 3 into a natural 4?', 'NO'],
    ['You or your opponent may use an effect to dodge.', 'May my opponent use an effect to dodge?', 'YES'],
    ['Any number of units may dodge an attack.', 'May only one unit dodge an attack?', 'NO'],
    [
      'A unit may dodge an attack from one of your own units (but not from itself).',
      'May a unit dodge its own attack?',
      'NO',
    ],
    [
      "If no damage counters are placed, Dodge doesn't occur.",
      'Does Dodge fail to occur if no damage counters are placed?',
      'YES',
    ],
    ['A single damage counter turns Dodge off.', 'Does Dodge end with a damage counter?', 'YES'],
    [
      "Dodge doesn't work with attacks from afar (such as Bombard) or the build zone.",
      'Does Dodge work with attacks from the build zone?',
      'NO',
    ],
    ['Giving the bonus from Dodge is optional.', 'can I choose not to give the bonus of Dodge?', 'YES'],
  ])('%s %s -> %s', (text, question, answer) => {
    expect(saidByRuling(text, question)).toBe(answer);
  });

  it.each([
    [
      "If no damage counters are placed, Dodge doesn't occur.",
      'does Dodge occur if damage counters are placed',
    ],
    ['Dodge triggers when another unit is discarded.', 'does Dodge trigger when my unit is discarded'],
    ['Dodge ends the attack.', 'Does Dodge deal damage to the attacker?'],
    ['You choose how much damage to Dodge.', 'Does Dodge prevent all damage from Bombard?'],
    ['Dodge can be used only while its unit is tapped.', 'Can Dodge be used?'],
    [
      "If your unit gets Dodge after you roll, it's too late to roll more dice.",
      'If my unit gets Dodge before I roll, is it too late to roll more dice?',
    ],
    [
      'A four rolled after re-roll doesn’t matter for Dodge.',
      'Does a four rolled before re-roll matter for Dodge?',
    ],
    ['You choose how much damage to Dodge.', 'Does the attacker choose how much damage I Dodge?'],
    [
      'Dodge doesn’t work with attacks from another arena.',
      'Does Dodge work with attacks from the same arena?',
    ],
    ["There won't be a slash for an arena not listed.", 'Is there a slash for an arena listed?'],
    [
      'Dodge attacks are made against a unit in the Ground arena.',
      'Can Dodge attacks only be made in the Ground arena?',
    ],
    ["You don't have to use all of the Dodge.", 'Can I use all of the Dodge?'],
    [
      'The new attack must be made against the same unit.',
      'Can the new attack be made against another unit?',
    ],
    ["Dodge can't be played for each attack, but could continue.", 'Can Dodge continue after the attack?'],
    [
      "Switch doesn't allow units to move during the battle phase.",
      'Does it allow units to move during the build phase?',
    ],
    ['(It is the same attack.)', 'Would it be two attacks if I dodge?'],
    ['You choose how much damage to Dodge.', 'Does Dodge deal damage?'],
    ['Only the dodged unit gets the bonus.', 'Does only the Dodge get the bonus?'],
    ['Each dodging unit has been attacked.', 'Does Dodge count as an attack?'],
    ['(It is the same attack.)', 'Does Dodge count as attack?'],
    ['You only count the 2 for Dodge from the roll used for the attack.', 'Does Dodge work when I attack?'],
    ['You may re-roll dice with Dodge.', 'Does Dodge add dice?'],
    ['You may re-roll a six to affect Dodge.', 'Do I Dodge if I reroll the six?'],
    ['You count the six for Dodge.', 'I rolled no six, do I Dodge?'],
    ['A four is worth nothing for Dodge.', 'Are Dodge dice worth anything?'],
    [
      "The number of dice that Dodge re-rolls can't exceed the number that was rolled.",
      'Can I Dodge the roll?',
    ],
  ])('neither Yes nor No where it does not speak of it: %s %s', (text, question) => {
    expect(saidByRuling(text, question)).toBeNull();
  });
});
