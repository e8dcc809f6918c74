import { describe, expect, it } from 'vitest';
import { type ConditionState, conditionState } from './condition.js';
import { unit } from './testing/plain-input.js';

const self = unit('attacker', 'ATTACKER', { arena: 'GROUND' });
const attacked = (...subtypes: readonly string[]) => unit('defender', 'DEFENDER', { subtypes });

describe('a condition', () => {
  it.each<[condition: string | null, subtypes: readonly string[], state: ConditionState]>([
    [null, [], 'HOLDS'],
    ['while in the Ground arena', [], 'HOLDS'],
    ['during an attack', [], 'HOLDS'],
    ['once per turn', [], 'HOLDS'],
    ['as long as this unit is in the ground arena.', [], 'HOLDS'],
    ['if in the Space arena', [], 'FAILS'],
    ['when in the Character arena', [], 'FAILS'],
    ['in the Ground arena', [], 'HOLDS'],
    ['in Ground', [], 'HOLDS'],
    ['in Space', [], 'FAILS'],
    ['while it is in Ground', [], 'HOLDS'],
    ['in any arena', [], 'UNKNOWN'],
    ['while in the Ground arena and tapped', [], 'UNKNOWN'],
    ['even while in the Ground arena', [], 'UNKNOWN'],
    ['while attacking a Jedi', ['Jedi'], 'HOLDS'],
    ['while attacking a Jedi,', ['Dark', 'jedi'], 'HOLDS'],
    ['while attacking a Jedi', ['Jedi Master'], 'HOLDS'],
    ['while attacking a Jedi Master', ['Jedi', 'Master'], 'HOLDS'],
    ['while attacking a Jedi Master', ['Jedi'], 'FAILS'],
    ['while attacking a Jedi', ['Droid'], 'FAILS'],
    ['while attacking a Jedi', [], 'FAILS'],
    ['whenever this unit attacks another Droid', ['Droid'], 'HOLDS'],
    ['when this unit is attacking an Ewok', ['Ewok'], 'HOLDS'],
    ['if attacking a Clone or a Stormtrooper', ['Stormtrooper'], 'HOLDS'],
    ['if attacking a Clone or Stormtrooper', ['Clone'], 'HOLDS'],
    ['if attacking a Clone, Droid or an Ewok', ['Ewok'], 'HOLDS'],
    ['if attacking a Clone, Droid or an Ewok', ['Droid'], 'HOLDS'],
    ['if attacking a Clone, Droid or an Ewok', ['Jedi'], 'FAILS'],
    ['while attacking a Jedi lucky 1', ['Jedi'], 'UNKNOWN'],
    ['once this unit attacks a Jedi', ['Jedi'], 'UNKNOWN'],
    ['if you control three Jedi', ['Jedi'], 'UNKNOWN'],
    ['while attacking', ['Clone'], 'HOLDS'],
    ['while attacking a unit', ['Clone'], 'HOLDS'],
    ['while attacking any Clone', ['Clone'], 'HOLDS'],
    ['while attacking the Clone', ['Clone'], 'HOLDS'],
    ['while attacking one Clone', ['Droid'], 'FAILS'],
    ['while attacking an enemy Clone', ['Clone'], 'HOLDS'],
    ['while attacking a Clone unit', ['Clone'], 'HOLDS'],
    ['while attacking a Clone unit', ['Droid'], 'FAILS'],
    ['while attacking a Clone/Droid', ['Droid'], 'HOLDS'],
    ['while attacking an undamaged Clone', ['Clone'], 'HOLDS'],
    ['while attacking a damaged Clone', ['Clone'], 'FAILS'],
    ['while attacking a tapped Droid', ['Clone'], 'FAILS'],
    ['while attacking a non-Droid', ['Clone'], 'HOLDS'],
    ['while attacking a non-Droid unit', ['Droid'], 'FAILS'],
    ["while attacking a unit that isn't a Droid", ['Clone'], 'HOLDS'],
    ['while attacking a unit that is not a Droid', ['Droid'], 'FAILS'],
    ['while attacking a unit that is a Droid', ['Droid'], 'HOLDS'],
    ['while attacking a Clone other than Rex', ['Clone'], 'UNKNOWN'],
    ['while attacking a Clone with Armor', ['Clone'], 'UNKNOWN'],
    ['while attacking a Ground unit', ['Clone'], 'UNKNOWN'],
    ['while attacking Clones and Droids', ['Clone'], 'UNKNOWN'],
    ['against Jedi', ['Jedi'], 'HOLDS'],
    ['not against Jedi', ['Jedi'], 'FAILS'],
    ['not while attacking a Droid', ['Clone'], 'HOLDS'],
    ['not while attacking a unit with Armor', ['Clone'], 'UNKNOWN'],
    ['only Ground', [], 'HOLDS'],
    ['only in the Space arena', [], 'FAILS'],
    ['if gained after the roll', [], 'LATE'],
    ['only if gained after the roll', [], 'UNKNOWN'],
    ['if gained after the roll of another attack', [], 'UNKNOWN'],
  ])('%j against a unit with the subtypes %j: %s', (condition, subtypes, state) => {
    expect(conditionState(condition, self, attacked(...subtypes))).toBe(state);
  });

  it('on the unit attacked fails for a unit that does not attack, and is unknown when its subtypes are', () => {
    expect(conditionState('while attacking a Jedi', self, null)).toBe('FAILS');
    const unknown = unit('defender', 'DEFENDER', { subtypes: null });
    expect(conditionState('while attacking a Jedi', self, unknown)).toBe('UNKNOWN');
  });

  it.each<[condition: string, state: ConditionState]>([
    ['while defending', 'HOLDS'],
    ['while this unit is defending', 'HOLDS'],
    ['while defending against a Sith', 'HOLDS'],
    ['when attacked by a Sith', 'HOLDS'],
    ['while defending against a Jedi', 'FAILS'],
    ['not while defending', 'FAILS'],
    ['while defending against a Sith with Armor', 'UNKNOWN'],
  ])('%j on a unit that a Sith attacks: %s', (condition, state) => {
    const sith = unit('attacker', 'ATTACKER', { subtypes: ['Sith'] });
    expect(conditionState(condition, attacked('Clone'), null, sith)).toBe(state);
  });

  it.each<[condition: string, state: ConditionState]>([
    ['if the defender is a Clone', 'HOLDS'],
    ["if the defender isn't a Clone", 'FAILS'],
    ['unless the defender is a Clone', 'FAILS'],
    ['unless attacking a Droid', 'HOLDS'],
    ['while defending', 'FAILS'],
  ])('%j on a unit that attacks a Clone: %s', (condition, state) => {
    expect(conditionState(condition, self, attacked('Clone'))).toBe(state);
  });

  it('on being damaged holds for a unit with counters, and is not known before it has any', () => {
    const damaged = unit('defender', 'DEFENDER', { counters: 1 });
    expect(conditionState('as long as this unit is damaged', damaged, null)).toBe('HOLDS');
    expect(conditionState('as long as this unit is damaged', self, null)).toBe('UNKNOWN');
  });

  it('on defending is not known for a unit that may or may not be attacked', () => {
    expect(conditionState('while defending', self, null)).toBe('UNKNOWN');
  });
});
