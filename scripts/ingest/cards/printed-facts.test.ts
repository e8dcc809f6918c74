import { describe, expect, it } from 'vitest';
import { arenasOf, cardSide, printedNumber, subtypesOf } from './printed-facts.js';

describe('the printed facts of a card', () => {
  it.each([
    ['L', 'LIGHT'],
    ['d', 'DARK'],
    ['N', 'NEUTRAL'],
    ['Y', 'YUUZHAN_VONG'],
    ['Light', 'LIGHT'],
    ['Q', null],
    ['', null],
  ])('the side %j is %j', (printed, side) => {
    expect(cardSide(printed)).toBe(side);
  });

  it.each([
    ['Character', ['CHARACTER']],
    ['Ground/Character', ['GROUND', 'CHARACTER']],
    ['Space / Ground', ['SPACE', 'GROUND']],
    ['Mission - Trap', []],
    ['Battle', []],
  ])('the type line %j has the arenas %j', (typeLine, arenas) => {
    expect(arenasOf(typeLine)).toEqual(arenas);
  });

  it.each([
    ['', []],
    ['-', []],
    ['Ranger', ['Ranger']],
    ['Hill Scout', ['Hill Scout']],
    ['Ranger - Hill Scout', ['Ranger', 'Hill Scout']],
    ['Ranger/Hill Scout', ['Ranger', 'Hill Scout']],
    ['Ranger, Hill Scout', ['Ranger', 'Hill Scout']],
    ['Semi-Ranger', ['Semi-Ranger']],
  ])('the subtype line %j has the subtypes %j', (printed, subtypes) => {
    expect(subtypesOf(printed)).toEqual(subtypes);
  });

  it.each([
    ['40', 40],
    ['0', 0],
    ['', null],
    ['-', null],
    ['n/a', null],
    ['X', undefined],
    ['4.5', undefined],
    ['-3', undefined],
  ])('the number %j is %j', (printed, value) => {
    expect(printedNumber(printed)).toBe(value);
  });
});
