import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';

type Read = ReturnType<typeof parseCardText>['abilities'][number];

/** `receiver: keyword value, condition, cost`; an ability of its own has no receiver. */
function brief({
  keyword,
  valueText,
  condition,
  granted,
  cost,
}: Pick<Read, 'keyword' | 'valueText' | 'condition' | 'granted' | 'cost'>): string {
  return [
    ...(granted === null ? [] : [`${granted.subject}:`]),
    valueText === null ? keyword : `${keyword} ${valueText}`,
    ...(condition === null ? [] : [condition]),
    ...(cost === null ? [] : [`for ${cost.force ?? cost.text}`]),
  ].join(' ');
}

/** What the text of a card gives. */
function gifts(text: string): readonly string[] {
  return parseCardText(text, GAME_KEYWORDS).abilities.map(brief);
}

/** What an ability line of an attack gives. */
function ofLine(text: string): readonly string[] {
  const { abilities } = parseAbilityLines(text, GAME_KEYWORDS);
  return abilities.flatMap((ability) => (ability.kind === 'KEYWORD' ? [brief(ability)] : []));
}

const EIGHTY = 'one of your units that has the most damage counters of all of the units there ';
const LONGER = `${EIGHTY.trim()} are `;

describe('what a card gives', () => {
  it.each([
    ['to whom', 'Give one of your Jedi Armor', ['One of your Jedi: armor']],
    [
      'several',
      'Give one of your Jedi Armor and Evade 2',
      ['One of your Jedi: armor', 'One of your Jedi: evade 2'],
    ],
    ['until when', 'Give one of your Jedi Armor this turn', ['One of your Jedi: armor this turn']],
    [
      'until when, of all',
      'Give one of your Jedi Armor and Stun 1 this turn',
      ['One of your Jedi: armor this turn', 'One of your Jedi: stun 1 this turn'],
    ],
    [
      'when',
      'When a Jedi attacks, give one of your Droids Armor',
      ['One of your Droids: armor when a Jedi attacks'],
    ],
    ['for what', 'Pay 2 Force -> Give one of your Jedi Armor', ['One of your Jedi: armor for 2']],
    ['to a receiver of a length that is usual', `Give ${EIGHTY}Armor`, [`${cap(EIGHTY.trim())}: armor`]],
  ])('is read: %s', (_, text, read) => {
    expect(gifts(text)).toEqual(read);
  });

  it.each([
    ['what is no keyword', 'Give one of your Jedi +1 power'],
    ['what no sentence has so far behind its verb', `Give ${LONGER}Armor`],
    ['a name that is only part of a word', 'Give one of your Jedi Armored plates'],
  ])('is not read: %s', (_, text) => {
    expect(gifts(text)).toEqual([]);
  });

  it('ends with its sentence', () => {
    expect(gifts('Give your opponent a card. Armor.')).toEqual(['armor']);
  });
});

describe('what a unit of a card gets', () => {
  it.each([
    ['the unit itself', 'This unit gets Armor', ['armor']],
    ['the unit itself, after something else', 'Draw a card, and this unit gets Armor', ['armor']],
    ['the unit itself, as soon as something is done', 'Draw a card, then this unit gets Armor', ['armor']],
    ['the unit itself, for what it does', 'Tap a Jedi and this unit gets Armor', ['armor']],
    ['the unit itself, of which nothing else was said', 'It gets Armor', ['armor']],
    ['the unit itself, of which was spoken', 'This unit is big. It gets Armor', ['armor']],
    [
      'the card itself, of which was spoken',
      'When this card moves, it gets Armor',
      ['armor when this card moves'],
    ],
    [
      'another one, of which was spoken',
      'When a Droid moves, it gets Armor',
      ['It: armor when a Droid moves'],
    ],
    ['others', 'Your other Jedi get Armor', ['Your other Jedi: armor']],
    ['others who have it', 'Your other Jedi have Armor', ['Your other Jedi: armor']],
    ['others who gain it', 'Your other Jedi gain Armor', ['Your other Jedi: armor']],
    ['others beside something else', 'Your other Jedi get also Armor', ['Your other Jedi: armor']],
    [
      'under a condition in front and one behind, which is that of all',
      'Whenever you pay Force, Jedi get Armor and Evade 1 when attacked',
      [
        'Jedi: armor whenever you pay Force, when attacked',
        'Jedi: evade 1 whenever you pay Force, when attacked',
      ],
    ],
    ['under a condition, as what it has', 'While damaged, this unit has Armor', ['armor while damaged']],
    [
      'others under a condition, as what they have',
      'As long as you have a Jedi, each of your Clones has Lucky 1',
      ['Each of your Clones: lucky 1 as long as you have a Jedi'],
    ],
    ['where it is', 'In the Space arena, this unit gets Armor', ['armor in the Space arena']],
    [
      'until when, behind a quotation',
      'Target Jedi gets "Armor" until end of turn',
      ['Target Jedi: armor until end of turn'],
    ],
    [
      'those who are told apart by what they have',
      'Each of your units that has Armor gets Evade 1',
      ['Each of your units that has Armor: evade 1'],
    ],
    [
      'under a condition in the middle, which is that of the one before it',
      'This unit gets Armor when attacked and Evade 1',
      ['armor when attacked', 'evade 1'],
    ],
  ])('is read: %s', (_, text, read) => {
    expect(gifts(text)).toEqual(read);
  });

  it.each([
    ['a condition that someone has it', 'While this unit has Armor, draw a card'],
    ['a condition that someone gets it', 'If a unit gets Armor, draw a card'],
    ['a condition of several that have it', 'If a Jedi, a Sith or a Clone has Armor, draw a card'],
    ['what can not be had', "This unit can't have Armor"],
    ['what is not had', "Your units don't have Lucky 1"],
    ['what is had no longer', 'This unit no longer has Armor'],
    ['what is denied with something else', "This unit can't attack or gain Armor"],
    ['what nobody has', 'No unit has Armor'],
    ['what none of several gets', 'None of your units get Armor'],
    ['what is denied under a condition', "While damaged, this unit doesn't get Armor"],
    ['what must be there', 'To be chosen, a unit must have Armor'],
    ['what tells a unit from others', 'Choose a unit that has Armor'],
    ['what is lost', 'This unit loses Armor'],
    ['what is given to nobody', 'Give no unit Armor'],
    ['what is not given', "Don't give any unit Armor"],
    ['what is no ability', 'This unit gets a card'],
    ['an ability behind what is none', 'Your Jedi get a card and Armor'],
  ])('is not read: %s', (_, text) => {
    expect(gifts(text)).toEqual([]);
  });
});

describe('on an ability line of an attack', () => {
  it.each([
    ['what is given is left out', 'Give one of your Jedi Armor', []],
    [
      'what was spoken of before is the unit',
      'When a Droid moves, it gets Armor',
      ['armor when a Droid moves'],
    ],
    [
      'who gets it for what can not be told',
      'Draw a card, then this unit gets Armor',
      ['Draw a card, then this unit: armor'],
    ],
    [
      'who gets it for a cost can not be told',
      'Pay 2 Force -> This unit gets Armor',
      ['Pay 2 Force -> This unit: armor'],
    ],
  ])('%s: %s', (_, text, read) => {
    expect(ofLine(text)).toEqual(read);
  });
});

function cap(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
