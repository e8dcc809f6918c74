import { builder } from './builder.js';

export const AttackSide = builder.enumType('AttackSide', {
  description: "A player's part in the attack; not the Dark or Light Side of the game.",
  values: {
    ATTACKER: { description: 'The player whose unit attacks.' },
    DEFENDER: { description: 'The player whose unit is attacked.' },
  },
});

export const Arena = builder.enumType('Arena', {
  description: 'Where a unit stands. Units attack within their arena, unless an ability reaches further.',
  values: {
    SPACE: { description: 'The Space arena.' },
    GROUND: { description: 'The Ground arena.' },
    CHARACTER: { description: 'The Character arena.' },
  },
});

export const Objective = builder.enumType('Objective', {
  description: 'What both players play for where a choice is open; each for his own side.',
  values: {
    DISCARD: {
      description:
        "First the expected number of enemy units discarded less own ones, then expected counters on enemy units less own, a unit's counters up to its remaining health.",
    },
    DAMAGE: {
      description:
        'First expected counters on enemy units less own, all of them counted, then expected discards.',
    },
  },
});

export const Policy = builder.enumType('Policy', {
  description: 'How the abilities of one kind are used.',
  values: {
    OPTIMAL: { description: 'As is best for their player under the objective.' },
    ALWAYS: {
      description:
        "Every one at the first chance, in printed order, as much of it as does anything, if it can be paid. Lucky re-rolls its owner's misses, or the enemy's hits, worst first; none if there are none.",
    },
    NEVER: { description: 'Not used at all, as if it could not be paid.' },
  },
});

export const OverkillPolicy = builder.enumType('OverkillPolicy', {
  description: "Where hits above the defender's remaining health go.",
  values: {
    OPTIMAL: { description: "As is best for the attacker's player under the objective." },
    SECOND_UNIT: { description: "All of them to the first listed unit of the defender's side." },
    DEFENDER: { description: 'None is moved: all stay on the defender.' },
  },
});
