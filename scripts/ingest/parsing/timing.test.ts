import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../api/project.js';
import { readProjectFacts } from '../reading/project-data.js';
import { lastWindowNamed, timingOf } from './timing.js';

const windows = readProjectFacts(join(projectRoot(), 'data')).phrases;
const ask = { timingText: null, isStatic: false, definitions: [] as string[], reviewed: undefined };

describe('a type phrase names its window', () => {
  test.each([
    ['triggered during the pending damage POP', 'pending-damage'],
    ['triggered during the pending damage step', 'pending-damage'],
    ['activated during the attack POP', 'attack-pop'],
    ['activated during Damage Prevention play or pass chance', 'damage-prevention'],
    ['triggered by the initial dice roll', 'initial-roll'],
    ['triggered after damage placement', 'damage-placement'],
    ['used during the re-roll POP', 'reroll-pop'],
    ['used during the reroll POP', 'reroll-pop'],
    ['triggered during the unit discard POP', 'unit-discard'],
    ['triggered during the attack end POP', 'attack-end'],
    ['triggered when the build step starts', 'build-step'],
    ['activated during the build step', 'build-step'],
    ['activated during the attack play-or-pass chance', 'attack-pop'],
    ['activated during the damage-prevention POP', 'damage-prevention'],
    ['triggered during the end of attack POP', 'attack-end'],
    ['triggered when the battle step starts', 'battle-step-start'],
  ])('%s', (timingText, window) => {
    expect(timingOf({ ...ask, timingText }, windows)).toEqual({
      window,
      inferred: false,
      unknownPhrase: false,
    });
  });
});

describe('where it names none the window is inferred', () => {
  test('from the reviewed reading first', () => {
    expect(timingOf({ ...ask, isStatic: true, reviewed: 'reroll-pop' }, windows).window).toBe('reroll-pop');
    expect(timingOf({ ...ask, isStatic: true, reviewed: null }, windows)).toMatchObject({
      window: null,
      inferred: true,
    });
  });
  test('then from where the result takes place', () => {
    const definitions = ['If it rolled a natural two, this unit does X damage to it when the attack ends.'];
    const timingText = 'triggered by the roll of a natural two during an attack';
    expect(timingOf({ ...ask, timingText, definitions }, windows)).toEqual({
      window: 'attack-end',
      inferred: true,
      unknownPhrase: false,
    });
  });
  test('a static keyword is always on', () => {
    const definitions = ["Damage from this unit can't be prevented when the attack ends."];
    expect(timingOf({ ...ask, isStatic: true, definitions }, windows).window).toBe('continuous');
  });
  test('unless its definition opens with a moment', () => {
    const definitions = ['When the battle step starts, choose one.'];
    expect(timingOf({ ...ask, isStatic: true, definitions }, windows).window).toBe('battle-step-start');
  });
  test('else it has none', () => {
    expect(timingOf(ask, windows)).toEqual({ window: null, inferred: true, unknownPhrase: false });
  });
});

test('a moment that is no known window is told', () => {
  expect(timingOf({ ...ask, timingText: 'triggered during the lunch break' }, windows)).toMatchObject({
    window: null,
    unknownPhrase: true,
  });
});

test('of phrases that overlap the longest counts', () => {
  expect(lastWindowNamed('during the attack end POP', windows)).toBe('attack-end');
});
