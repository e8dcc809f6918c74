import { describe, expect, it } from 'vitest';
import { namesKept } from '../reading/names-kept.js';
import { askOf, openWithPrinted } from '../testing/sample-cards-asked.js';

const kb = openWithPrinted(
  { name: 'Tide Hunter', lines: ['Bombard 4', 'Armor'], arenas: ['SPACE'] },
  { name: 'Rift Interceptor', lines: ['Stealth', 'Ion Cannon 2'], arenas: ['SPACE'] },
  { name: 'Hill Crusher', lines: ['Ferocity', 'Fury 1 when attacking a Clone'] },
  { name: 'Wall Keeper', lines: ['Fortitude', 'Pay 1 Force -> Absorb 2'] },
  { name: 'Gate Keeper', lines: ['Pay 1 Force -> Absorb 2', 'Pay 1 Force -> Intercept'] },
  { name: 'Sure Arrow', lines: ['Precision'] },
  { name: 'Bound Scout', lines: ['It can attack only Beasts.'] },
  { name: 'Drum Major', lines: ['Each of your other Troopers gets Accuracy 1 and Lucky 1.'] },
  { name: 'Sky Pilot', lines: ['[Pilot] Starfighter Pilot. The Starfighter gets: * Armor.'] },
  { name: 'Long Blade', lines: ['Equipped Character gets Critical Hit 1.'], arenas: [] },
  { name: 'Two Faces', lines: ['Switch: Overkill/Stun 2'], arenas: ['GROUND', 'CHARACTER'] },
  { name: 'Old Master', lines: ['As long as you have a Padawan, this unit gets Focus 1.'] },
  {
    name: 'Marl',
    version: 'A',
    lines: ['Pay 2 Force -> Evade 2', 'Armor'],
    ruled: [
      "Marl's Evade can be used against dice of damage.",
      "It can't be used in the build zone.",
      'BANNED in Draft.',
    ],
  },
  { name: 'Marl', version: 'B', lines: ['Armor'] },
);
const ask = (question: string) => askOf(kb, question);

describe('whether one card can attack another', () => {
  it.each([
    ['Can Hill Crusher attack Wall Keeper?', /^Yes\. .*both can be in the Ground arena/],
    ['Can Old Guard attack Stone Beast?', /^Yes\. .*both can be in the Ground arena/],
    ['Can Tide Hunter attack Hill Crusher?', /^Yes\. .*it reaches the Ground arena with Bombard/],
    ['Can Wall Keeper be attacked by Tide Hunter?', /^Yes\. Tide Hunter can attack Wall Keeper/],
    ['Is it legal for Hill Crusher to attack Wall Keeper?', /^Yes\./],
    ['Can Hill Crusher attack Tide Hunter?', /^No\. A unit attacks units in its own arena\./],
    ['Can Rift Interceptor attack Hill Crusher?', /^No\. A unit attacks units in its own arena\./],
    ['Can Tide Hunter attack Rift Interceptor?', /^No\. Stealth: untapped and without damage counters/],
    ['Can Long Blade attack Hill Crusher?', /^No\. Long Blade is no unit/],
    ['Can Old Guard attack Two Faces in the Character arena?', /^Yes\. .*in the Character arena/],
  ])('is decided by the rules, not by who is discarded: %s', (question, says) => {
    const { text, intent, confidence } = ask(question);
    expect(text).toMatch(says);
    expect([intent, confidence]).toEqual(['CARD', 'HIGH']);
  });

  it('is left open where the text of a card says more of attacking', () => {
    const { text, confidence } = ask('Can Bound Scout attack Hill Crusher?');
    expect(text).not.toMatch(/^(?:Yes|No)\b/);
    expect(text).toContain('It can attack only Beasts.');
    expect(confidence).toBe('MEDIUM');
  });

  it('is not answered by a fate that nobody asked for', () => {
    expect(ask('Would Tide Hunter ever want to attack Hill Crusher?').text).not.toMatch(/^(?:Yes|No)\b/);
  });
});

describe('a name with the form of a keyword in it', () => {
  it('stays the name of the card', () => {
    expect(ask('What does Rift Interceptor do?').cards.map(({ slug }) => slug)).toEqual(['rift-interceptor']);
  });

  it('is not changed with the words beside it', () => {
    const louder = (text: string): string => text.toUpperCase();
    expect(namesKept(kb, 'can rift interceptor, or Hill crusher attack', louder)).toBe(
      'CAN rift interceptor, OR Hill crusher ATTACK',
    );
  });
});

describe('what one card uses against another', () => {
  it.each([
    ['Can Old Guard use Evade against Hill Crusher?', /^No\. Hill Crusher has: Ferocity\./],
    ["Does Old Guard's Evade work against Hill Crusher?", /^No\. Hill Crusher has: Ferocity\./],
    ["Can Hill Crusher's damage be evaded by Old Guard?", /^No\. Hill Crusher has: Ferocity\./],
    ["Can Hill Crusher's damage be prevented by Gate Keeper?", /^No\. Hill Crusher has: Ferocity\./],
    ['Can Gate Keeper prevent damage from Hill Crusher?', /^No\. Hill Crusher has: Ferocity\./],
    ['Can Wall Keeper prevent damage from Hill Crusher?', /^Yes\. Wall Keeper has: Fortitude\./],
    ['Can Wall Keeper use Absorb against Hill Crusher?', /^Yes\. Wall Keeper has: Fortitude\./],
    ['Can Gate Keeper intercept an attack by Sure Arrow?', /^No\. Sure Arrow has: Precision\./],
  ])('hangs on what the other always has: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });

  it.each([
    'Can Marl (A) use Evade against Stone Beast?',
    'Can Gate Keeper prevent damage from Sure Arrow?',
    'Can Gate Keeper intercept an attack by Rift Interceptor?',
  ])('is left open where nothing of theirs decides it: %s', (question) => {
    expect(ask(question).text).not.toMatch(/^(?:Yes|No)\b/);
  });
});

describe('whether a card has a keyword', () => {
  it.each([
    ['Does Drum Major have Accuracy?', /^No\. Others get it, not this card itself: Each of your other/],
    ['Does Sky Pilot have Armor?', /^No\. Others get it/],
    ['Does Long Blade have Critical Hit?', /^No\. Others get it/],
    ['Does Hill Crusher have Fury?', /^Not always, only when attacking a Clone: Fury 1/],
    ['Does Old Master have Focus?', /^Not always, only as long as you have a Padawan:/],
    ['Does Two Faces have Overkill?', /^Yes\. Only in the Ground arena:/],
    ['Does Two Faces have Overkill in the Ground arena?', /^Yes\./],
    ['Does Two Faces have Overkill in the Character arena?', /^No\. Only in the Ground arena:/],
    ['Does Two Faces have Stun in the Ground arena?', /^No\. Only in the Character arena:/],
    ['Does Hill Crusher have Ferocity?', /^Yes\. It has: Ferocity\./],
    ['Does Hill Crusher have Evade?', /^No\. No line of Hill Crusher has Evade\./],
    ['Does Marl have Armor?', /^Yes\./],
    [
      'Does Marl have Evade?',
      /^Several cards .* Marl \(A\): It has: Pay 2 Force -> Evade 2\. No line of Marl \(B\)/,
    ],
  ])('is said as it is printed: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });
});

describe('whether a card is banned', () => {
  it.each([
    ['Is Marl (A) banned?', /^Yes\. “BANNED in Draft\.”/],
    ['Is Marl (A) banned in Draft?', /^Yes\./],
    ['Is Marl (A) banned in Sealed?', /^“BANNED in Draft\.”/],
    [
      'Is Marl banned?',
      /^It is said of Marl \(A\) only\. .*Nothing that is known says that Marl \(B\) is banned/,
    ],
    ['Is Hill Crusher banned?', /^Nothing that is known says that Hill Crusher is banned\.$/],
    ['Is Marl (A) restricted?', /^Nothing that is known says that Marl \(A\) is restricted\.$/],
  ])('is what rulings on each version say: %s', (question, says) => {
    expect(ask(question).text).toMatch(says);
  });
});

describe('a question about a card', () => {
  it('with several versions says which there are', () => {
    const { text, confidence, warnings, suggestions } = ask('What does Marl do?');
    expect(text).toMatch(/^Several cards fit that name: Marl \(A\), Marl \(B\)\./);
    expect(confidence).not.toBe('HIGH');
    expect(warnings.map(({ code }) => code)).toEqual(['SEVERAL_VERSIONS']);
    expect(suggestions).toContain('What does Marl (B) do?');
  });

  it('that wants Yes or No is not answered by what is printed', () => {
    expect(ask('Is Hill Crusher tapped after attacking?').confidence).toBe('LOW');
  });

  it('finds No in a ruling that speaks of the keyword as `it`', () => {
    const { text } = ask('Can Marl (A) use Evade in the build zone?');
    expect(text).toMatch(/^No\. “It can't be used in the build zone\.”/);
  });
});

describe('which cards have a keyword', () => {
  it.each(['Which cards have Armor?', 'list cards with Armor', 'who has Armor?'])(
    'is listed: %s',
    (question) => {
      const { text, intent, cards } = ask(question);
      expect(text).toBe(
        '4 cards that are known have Armor in the text: Marl (A), Marl (B), Tide Hunter; for others or not always Sky Pilot.',
      );
      expect([intent, cards.length]).toEqual(['CARD', 4]);
    },
  );

  it('goes by the value that is asked for', () => {
    expect(ask('cards with Evade 1').text).toBe('No card that is known has Evade 1 in its text.');
    expect(ask('which units have Critical Hit?').text).toMatch(/^No card/);
  });
});

it('a part of the name of a card leads to it', () => {
  const { intent, suggestions } = ask('What does crusher do?');
  expect([intent, suggestions]).toEqual(['UNKNOWN', ['What does Hill Crusher do?']]);
});

it('words that are in no one name lead to no card', () => {
  expect(ask('What does crusher blade do?').suggestions).not.toContain('What does Hill Crusher do?');
});
