import { describe, expect, it } from 'vitest';
import type { Relation } from '../../../engine/interaction/relation.js';
import type { About } from '../../interactions/interaction-report.js';
import { readQuestion } from '../reading/asked-question.js';
import { openWithEntries } from '../testing/sample-entry.js';
import { found } from '../testing/sample-report.js';
import { asksOfDamageToIt } from './befalls-its-unit.js';
import { isOfChanceOnly, isOfOtherRelation } from './chance-only.js';
import { leavesSenseOpen } from './sense-asked.js';

const kb = openWithEntries(
  { slug: 'area-damage', name: 'Area Damage' },
  { slug: 'avenge', name: 'Avenge' },
  { slug: 'deflect', name: 'Deflect' },
  { slug: 'ferocity', name: 'Ferocity' },
  { slug: 'lucky', name: 'Lucky' },
  { slug: 'shields', name: 'Shields' },
);
const says = (from: string, relation: Relation, to: string, ...about: readonly About[]) => ({
  ...found(from, relation, to),
  about,
});
const lowers = says('shields', 'MODIFIES', 'area-damage', 'CHANCE', 'LESS');
const prevents = says('deflect', 'PREVENTS', 'avenge', 'LESS');
const setsOff = says('avenge', 'TRIGGERS', 'area-damage');

describe('a finding about the chance of something', () => {
  it.each([
    'Does Shields reduce Area Damage dice?',
    'Does Shields prevent Area Damage?',
    'Does Shields lower Area Damage?',
    'Does Shields count for Area Damage?',
  ])('is no answer to its size or what it consists of: %s', (question) => {
    expect(isOfChanceOnly(readQuestion(kb, question), lowers)).toBe(true);
  });

  it.each([
    'Does Shields affect Area Damage?',
    'Does Shields lower the chance of Area Damage?',
    'Does Shields work with Area Damage?',
  ])('is one to whether it matters, or how likely it is: %s', (question) => {
    expect(isOfChanceOnly(readQuestion(kb, question), lowers)).toBe(false);
  });
});

describe('a finding of another relation than is asked', () => {
  it.each([
    ['Does Deflect count as damage from an attack for Avenge?', prevents],
    ['Does Deflect reroll Avenge?', prevents],
  ])('is no answer: %s', (question, finding) => {
    expect(isOfOtherRelation(readQuestion(kb, question), finding)).toBe(true);
  });

  it.each([
    ['Does Deflect increase Avenge damage?', prevents],
    ['Does Deflect change how many dice Avenge rolls?', prevents],
    ['Does Deflect count for Avenge?', prevents],
    ['Does Avenge work on Area Damage damage?', setsOff],
    ['Does Avenge reduce Area Damage?', setsOff],
  ])('leaves less or more, number and whose damage open: %s', (question, finding) => {
    expect(leavesSenseOpen(readQuestion(kb, question), { answer: 'YES', finding })).toBe(true);
  });

  it.each([
    ['Does Deflect reduce Avenge damage?', prevents],
    ['Does Shields lower the chance of Area Damage?', lowers],
    ['Does Avenge trigger Area Damage?', setsOff],
  ])('is an answer in the sense that it has: %s', (question, finding) => {
    expect(leavesSenseOpen(readQuestion(kb, question), { answer: 'YES', finding })).toBe(false);
  });
});

describe('damage to a unit whose own damage can’t be prevented', () => {
  it.each([
    'Can Deflect prevent damage to a unit with Ferocity?',
    'Can I Deflect damage to my Ferocity unit?',
    'Can Deflect save a unit with Ferocity?',
  ])('is not damage from it: %s', (question) => {
    expect(asksOfDamageToIt(readQuestion(kb, question))).toBe(true);
  });

  it.each(['Can Deflect prevent damage from a unit with Ferocity?', 'Does Ferocity stop Deflect?'])(
    'is not asked about: %s',
    (question) => {
      expect(asksOfDamageToIt(readQuestion(kb, question))).toBe(false);
    },
  );
});
