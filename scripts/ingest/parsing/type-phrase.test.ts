import { describe, expect, test } from 'vitest';
import { readTypePhrase } from './type-phrase.js';

describe('a type phrase says how the keyword stacks, acts and what it is', () => {
  test.each([
    ['A cumulative, static ability that means, "', 'CUMULATIVE', ['STATIC'], 'ABILITY', null],
    ['A static, layered ability that means "', 'LAYERED', ['STATIC'], 'ABILITY', null],
    ['A layered static ability, that means, "', 'LAYERED', ['STATIC'], 'ABILITY', null],
    [
      'An isolated ability triggered during the pending damage POP that means, "',
      'ISOLATED',
      ['TRIGGERED'],
      'ABILITY',
      'triggered during the pending damage POP',
    ],
    [
      'A selective effect on Equipment activated during the build step that means, "',
      'SELECTIVE',
      ['ACTIVATED'],
      'EFFECT',
      'activated during the build step',
    ],
    [
      'A cumulative ability triggered by the roll of a natural two during an attack that means, "',
      'CUMULATIVE',
      ['TRIGGERED'],
      'ABILITY',
      'triggered by the roll of a natural two during an attack',
    ],
    [
      'A layered ability triggered when the build step starts that means: "',
      'LAYERED',
      ['TRIGGERED'],
      'ABILITY',
      'triggered when the build step starts',
    ],
    [
      'A layered ability activated during Damage Prevention play or pass chance that means "',
      'LAYERED',
      ['ACTIVATED'],
      'ABILITY',
      'activated during Damage Prevention play or pass chance',
    ],
    [
      'A cumulative ability triggered after damage placement "',
      'CUMULATIVE',
      ['TRIGGERED'],
      'ABILITY',
      'triggered after damage placement',
    ],
    [
      'A selective, static and triggered ability triggered when the battle step starts. Rule.',
      'SELECTIVE',
      ['STATIC', 'TRIGGERED'],
      'ABILITY',
      'triggered when the battle step starts',
    ],
    ['A static ability that means, "', 'UNSTATED', ['STATIC'], 'ABILITY', null],
  ])('%s', (body, stacking, activation, nature, timingText) => {
    expect(readTypePhrase(body).phrase).toEqual({ stacking, activation, nature, timingText });
  });
});

describe('what is no type phrase is not taken for one', () => {
  test.each([
    'When you deploy this unit, you get the effect.',
    'A unit may activate an ability.',
    '"Prevent X."',
    '',
  ])('%s', (body) => {
    expect(readTypePhrase(body)).toMatchObject({ phrase: null, end: 0 });
  });
});

describe('what leads over to the definition may be worded otherwise', () => {
  test.each([
    'A layered, static ability that means; "',
    'A layered, static ability that means that "',
    'A layered, static ability. It means, "',
    'A layered, static ability meaning "',
    'Static, layered ability that means, "',
    'Gale is a layered, static ability that means, "',
  ])('%s', (body) => {
    expect(readTypePhrase(body)).toMatchObject({
      phrase: { stacking: 'LAYERED', activation: ['STATIC'], nature: 'ABILITY', timingText: null },
      end: body.length - 1,
      announced: true,
    });
  });
  test('or stand there without a type phrase', () => {
    expect(readTypePhrase('that means, "Do X."')).toEqual({ phrase: null, end: 12, announced: true });
  });
  test('but the words of a ruling do not', () => {
    expect(readTypePhrase('You get the effect. That means you may.')).toMatchObject({ end: 0 });
  });
});
