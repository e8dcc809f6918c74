import { describe, expect, it } from 'vitest';
import { type ConditionState, conditionState } from './condition.js';
import { unit } from './testing/plain-input.js';

const self = unit('attacker', 'ATTACKER', { arena: 'GROUND' });
const attacked = (...subtypes: readonly string[]) => unit('defender', 'DEFENDER', { subtypes });

describe('a condition', () => {
  it.each<[condition: string | null, subtypes: readonly string[], state: ConditionState]>([
    [null, [], 'HOLDS'],
    ['while in the Ground arena', [], 'HOLDS'],
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
});
