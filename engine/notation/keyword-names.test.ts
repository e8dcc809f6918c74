import { describe, expect, it } from 'vitest';
import { keywordNames, leadingName, nearestNames } from './keyword-names.js';
import type { KnownKeyword } from './known-keyword.js';

const known = (name: string, ...formerNames: readonly string[]): KnownKeyword => ({
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  formerNames,
  parameter: 'NONE',
});
const NAMES = keywordNames([
  known('Stun'),
  known('Stunt'),
  known('Stuns'),
  known('Stung'),
  known('Critical Hit', 'Critical'),
  known('Area Damage'),
  known('Armor', 'Armour'),
]);

describe('names that come near a misspelt one', () => {
  it.each<[text: string, names: readonly string[]]>([
    ['Stuun', ['Stun', 'Stung', 'Stuns']],
    ['Stunts', ['Stuns', 'Stunt', 'Stun']],
    ['Critcal Hti', ['Critical Hit']],
    ['critical    hat', ['Critical Hit']],
    ['Criticl', ['Critical Hit']],
    ['Aera Damgae', []],
    ['Areb Damige', ['Area Damage']],
    ['Armoor', ['Armor']],
    ['Armo', ['Armor']],
    ['Arm', []],
    ['Frobnicate', []],
  ])('%s: %j', (text, names) => {
    expect(nearestNames(NAMES, text)).toEqual(names);
  });

  it('are not the name itself', () => {
    expect(nearestNames(NAMES, 'Critical Hit')).toEqual([]);
  });

  it('are at most a quarter of their letters away where nothing else says that a keyword is meant', () => {
    expect(nearestNames(NAMES, 'Amro', true)).toEqual([]);
    expect(nearestNames(NAMES, 'Armr', true)).toEqual(['Armor']);
    expect(nearestNames(NAMES, 'Critcal Hat', true)).toEqual(['Critical Hit']);
  });

  it('are not looked for with a text longer than any name', () => {
    const long = known('A'.repeat(42));
    expect(nearestNames(keywordNames([long]), 'A'.repeat(41))).toEqual([]);
    expect(nearestNames(keywordNames([long]), 'A'.repeat(40))).toEqual([long.name]);
  });
});

describe('the name that a text begins with', () => {
  it.each<[text: string, name: string | null, length: number]>([
    ['Stun 2', 'Stun', 4],
    ['Stunts', null, 0],
    ['Critical Hit 2', 'Critical Hit', 12],
    ['CRITICAL   hit', 'Critical Hit', 14],
    ['Critical 2', 'Critical Hit', 8],
    ['Armour', 'Armor', 6],
    [' Armor', null, 0],
    ['2 Armor', null, 0],
    ['', null, 0],
  ])('%j: %s', (text, name, length) => {
    const found = leadingName(NAMES, text);
    expect([found?.keyword.name ?? null, found?.length ?? 0]).toEqual([name, length]);
  });
});
