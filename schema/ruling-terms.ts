import { builder } from './builder.js';

export const RulingStatus = builder.enumType('RulingStatus', {
  description: 'Is a ruling still what its newest source says?',
  values: {
    CURRENT: { description: 'Stands in the current edition of its entry.' },
    SUPERSEDED: { description: 'A newer edition says it in other words; see supersededBy.' },
    WITHDRAWN: {
      description: 'A newer edition of its entry no longer has it, or its source was taken away.',
    },
  },
});

export const ModellingState = builder.enumType('ModellingState', {
  description: 'How the rules engine takes a ruling.',
  values: {
    MODELLED: { description: 'A rule of the engine follows it, and at least one scenario shows it.' },
    NOT_IN_ATTACK: { description: 'It speaks of something outside one attack.' },
    DEFINITIONAL: { description: 'It defines a word, repeats another ruling or gives an example.' },
    UNREVIEWED: { description: "Nobody has judged it yet: a ruling of an operator's own sources." },
  },
});

export const RulingTopic = builder.enumType('RulingTopic', {
  description: 'What a ruling is about, by the words it uses.',
  values: {
    TIMING: { description: 'When something happens: steps, windows, order.' },
    STACKING: { description: 'Several instances of one keyword.' },
    COST: { description: 'What has to be paid.' },
    DICE: { description: 'Rolling, re-rolling and reading dice.' },
    DAMAGE: { description: 'Damage, hits and damage counters.' },
    PREVENTION: { description: 'Keeping damage from being placed.' },
    TARGET: { description: 'Which unit is attacked, chosen or affected.' },
    ARENA: { description: 'Arenas and the build zone.' },
    LIMIT: { description: 'How often or how much.' },
    DEFINITION: { description: 'What a word means.' },
    OTHER: { description: 'None of the other topics.' },
  },
});
