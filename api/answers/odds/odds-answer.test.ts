import { describe, expect, it } from 'vitest';
import { openSample, sampleWith } from '../../knowledge-base/sample-knowledge-base.js';
import { readQuestion } from '../reading/asked-question.js';
import { intentOf } from '../reading/intent.js';
import { oddsAnswer } from './odds-answer.js';

const kb = openSample(
  sampleWith(
    { slug: 'armor', name: 'Armor', parameter: 'NONE' },
    { slug: 'accuracy', name: 'Accuracy', parameter: 'SIGNED_NUMBER' },
    { slug: 'shields', name: 'Shields', parameter: 'NUMBER' },
    { slug: 'bombard', name: 'Bombard', parameter: 'NUMBER' },
    { slug: 'riposte', name: 'Riposte', parameter: 'NUMBER' },
  ),
);
const ask = (question: string) => oddsAnswer(readQuestion(kb, question));
const saidBy = (question: string): string =>
  ask(question)
    .pieces.flatMap((piece) => (piece.kind === 'SAID' ? piece.text : piece.kind))
    .join(' ');

describe('an attack in words', () => {
  it.each([
    [
      'chance for power 5 with critical hit 2 to kill a unit with 4 health and armor',
      '5 power, Critical Hit 2 vs 4 health, Armor',
    ],
    ['5 power crit 2 vs 4 health armor, does it die?', '5 power, Critical Hit 2 vs 4 health, Armor'],
    [
      'does a 7 power accuracy 1 guy kill a 5 hp dude with evade 2 for 2 force',
      '7 power, Accuracy 1 vs 5 health, Pay 2 Force -> Evade 2',
    ],
    [
      "what's the chance that my 4hp unit dies to a 6 power unit with crit 1",
      '6 power, Critical Hit 1 vs 4 health',
    ],
    [
      'how likely is it that a 4 health unit with shields 1 survives an attack with 6 power',
      '6 power vs 4 health, Shields 1',
    ],
    ['odds for 7 power, Critical Hit 2 vs 5/2 health, Armor', '7 power, Critical Hit 2 vs 5/2 health, Armor'],
    ['chance of 40/7/6 killing a 30/7/7', '7 power, 6 health, 40 speed vs 7 health, 7 power, 30 speed'],
    [
      'odds that 6 dice with accuracy -1 kill a unit with health 3 and 1 counter on it',
      '6 power, Accuracy -1 vs 3/1 health',
    ],
    ['chance of at least 3 damage with 5 dice against armor', '5 power vs 99 health, Armor'],
    ['6 power vs 4 health in the Ground arena, odds?', '6 power, in Ground vs 4 health, in Ground'],
    ["6 power vs 4 health, what's the chance?", '6 power vs 4 health'],
    ['odds that 4 power kills a 3 health unit on the ground', '4 power, in Ground vs 3 health, in Ground'],
    ['chance of 5 power vs shields 2 to kill a 2 health unit', '5 power vs 2 health, Shields 2'],
    ['odds of 3 dice against armor hitting at least once', '3 power vs 99 health, Armor'],
  ])('is read: %s', (question, notation) => {
    expect(intentOf(readQuestion(kb, question))).toBe('ODDS');
    expect(ask(question).attack?.notation).toBe(notation);
  });

  it.each([
    ['chance for 2 power to kill a 1 health unit', '3/4 (75.0 %)'],
    ['chance that a 1 health unit survives 2 power', '1/4 (25.0 %)'],
    ['chance of exactly 1 damage with 2 power vs 5 health', '1/2 (50.0 %)'],
    ['chance of at least 1 damage with 1 power vs 5 health and armor', '1/3 (33.3 %)'],
    ['what is the chance of no damage with 2 power vs 5 health', '1/4 (25.0 %)'],
  ])('has its exact chance: %s', (question, chance) => {
    expect(saidBy(question)).toContain(chance);
  });

  it('gets Yes or No only where it is certain', () => {
    expect(saidBy('does 2 power kill a unit with 3 health?')).toMatch(/^VERDICT .*0 %/);
    expect(saidBy('does 3 power kill a unit with 3 health?')).not.toContain('VERDICT');
  });

  it.each([
    ['chance to kill a unit with 4 health', "without the attacker's power"],
    ['chance for 5 power to kill a unit with armor', "without the defender's health"],
    ['odds for 5 power with critical hit vs 4 health', 'without the value of Critical Hit'],
    [
      'what are the odds of critical hit',
      "the attacker's power, the defender's health and the value of Critical Hit",
    ],
  ])('has its missing numbers named, not invented: %s', (question, missing) => {
    expect(ask(question)).toMatchObject({ attack: null, confidence: 'LOW' });
    expect(saidBy(question)).toContain(missing);
  });

  it.each([
    [
      'what is the probability of rolling a natural 6 with 5 dice',
      'natural 6 on 5 dice is 4651/7776 (59.8 %)',
    ],
    ['odds of at least one four on 2 dice', 'natural 4 on 2 dice is 11/36 (30.6 %)'],
  ])('may be about one natural alone: %s', (question, says) => {
    expect(saidBy(question)).toContain(says);
  });

  it('calls cards by their names', () => {
    expect(saidBy('odds that Stone Beast kills Old Guard')).toContain(
      'The chance that Old Guard (A) is discarded',
    );
  });

  it.each([
    [
      'chance for 2 power with Overkill to kill a 1 health unit and a second 1 health unit',
      '"second" 1 health',
      'The chance that the defender is discarded is 3/4',
    ],
    [
      'chance to kill a second unit with 1 health using Overkill with 2 power against 1 health',
      '"second" 1 health',
      'The chance that the second unit is discarded is 1/4 (25.0 %)',
    ],
    [
      'with 2 power and Overkill chance to kill both a 1 health and a 2 health unit',
      'vs 1 health + "second" 2 health',
      'The chance that the second unit is discarded is 0',
    ],
  ])('may be about a second unit: %s', (question, notation, says) => {
    expect(saidBy(question)).toContain(notation);
    expect(saidBy(question)).toContain(says);
  });

  it('gives what is placed on average', () => {
    expect(saidBy('expected damage of 6 power vs 10 health')).toContain('On average 3 damage counters');
  });

  it('has its limits named when it is too large', () => {
    expect(saidBy('chance for 39 power to kill a unit with 20 health')).toContain("can't be solved");
  });

  it('may name cards, whose numbers the question overrides', () => {
    expect(ask('odds that Stone Beast kills Old Guard').attack?.input).toMatchObject({
      attacker: { power: 7, health: 7, arena: 'GROUND', abilities: ['Retaliate 2'] },
      defender: { health: 4, arena: 'GROUND', arenas: ['GROUND', 'CHARACTER'] },
    });
    expect(ask('odds that Stone Beast with 9 power kills Old Guard').attack?.input.attacker.power).toBe(9);
  });

  it.each([
    ['two units with 3 power attack a 5 health unit, chance to kill', 'SEVERAL_ATTACKERS'],
    ['three 2 power guys attack a 4 health unit, odds of a kill?', 'SEVERAL_ATTACKERS'],
    ['5 power vs 4 health, chance to kill at least once in two attacks', 'SEVERAL_ATTACKS'],
    ['chance that 5 power kills 4 health if I attack twice', 'SEVERAL_ATTACKS'],
    ['5 power vs 4 health but he is tapped, chance to kill', 'OWNER_NOT_TOLD'],
    ['5 power vs 4 health when the second die is a six', 'NOT_ALL_READ'],
    ['5 power vs 4 health and evade 2 by a 2 health unit, odds that the defender dies', 'NOT_ALL_READ'],
    ['odds of 3 dice against armor and accuracy 1 hitting at least once', 'OWNER_NOT_TOLD'],
    ['chance for 5 power to kill 4 health if I re-roll', 'NOT_ALL_READ'],
    ['5 power vs 3 health, he prevents 1 damage, odds to kill', 'NOT_ALL_READ'],
    ['5 power vs 4 health with critical hit 2', 'OWNER_NOT_TOLD'],
    ['5 power vs 4 health with evade 1 for 2 force and I have 1 force', 'FORCE_NOT_READ'],
    ['chance that 5 power does not do 3 damage to a 4 health unit', 'NOT_THIS_MUCH'],
  ])('is refused where it holds more than one attack of one unit: %s', (question, code) => {
    expect(ask(question).warnings.map((warning) => warning.code)).toEqual([code]);
    expect(ask(question).attack ?? null).toBeNull();
  });

  it.each([
    ['chance for 5 power to not kill a 4 health unit', 'survives is 13/16'],
    ['odds that a 4 health unit does not die to 5 power', 'survives is 13/16'],
    ['chance for a 4 health unit not to survive 5 power', 'discarded is 3/16'],
  ])('is asked for the rest of a chance by denying it: %s', (question, says) => {
    expect(saidBy(question)).toContain(says);
  });

  it('has the card attack with which another is killed', () => {
    for (const question of [
      'odds of killing Old Guard with Stone Beast',
      'odds that Old Guard is killed with Stone Beast',
    ])
      expect(ask(question).attack?.input).toMatchObject({ attacker: { power: 7 }, defender: { health: 4 } });
  });

  it.each([
    ['odds of killing an armor guy with 2 health with power 3', '3 power vs 2 health, Armor'],
    [
      'my 4 health unit with shields 1 is attacked by 6 power, survival chance',
      '6 power vs 4 health, Shields 1',
    ],
    ['chance to survive 5 power with 3 health and armor', '5 power vs 3 health, Armor'],
    ['he has 4 health and armor, I have 6 power. odds?', '6 power vs 4 health, Armor'],
    [
      'do I beat a 5 health armor unit using 8 power and accuracy 1',
      '8 power, Accuracy 1 vs 5 health, Armor',
    ],
  ])('has what is said of a unit on its side: %s', (question, notation) => {
    expect(ask(question).attack?.notation).toBe(notation);
  });

  it('puts an attacker that reaches another arena where it needs that', () => {
    expect(saidBy('chance that Bombard 3 discards a Ground unit with 2 health?')).toContain(
      'is 1/2 (50.0 %)',
    );
  });

  it.each([
    [
      'power 3 attacker with 2 health attacks my 9 health riposte 2 guy, chance that the attacker dies',
      'the attacker is discarded is 91/216 (42.1 %)',
    ],
    ['chance of exactly 2 hits with 5 dice', 'exactly 2 hits is 5/16'],
    ['odds of at least two 6s with 6 dice', 'is 12281/46656'],
    ['chance to roll no sixes with 5 dice', 'is 3125/7776'],
    ['how many hits on average with 5 power and accuracy 1', 'from 3.33 (10/3) hits'],
    ['is it 50/50 that 3 power kills a 2 health unit?', 'That is exactly 50 %.'],
    ['how likely is riposte to trigger against 5 power', 'is 4651/7776'],
  ])('answers what is asked, not what is asked most often: %s', (question, says) => {
    expect(saidBy(question)).toContain(says);
  });

  it('sets two cases side by side where the better is asked for', () => {
    const said = saidBy('which is better with 5 power vs 4 health, critical hit 2 or +2 power');
    expect(said).toContain('With Critical Hit 2: The chance that the defender is discarded is 251/432');
    expect(said).toContain('With +2 power: The chance that the defender is discarded is 1/2');
  });
});
