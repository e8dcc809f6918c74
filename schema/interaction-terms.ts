import { builder } from './builder.js';

export const UnitRole = builder.enumType('UnitRole', {
  description: 'The unit that has a keyword.',
  values: {
    ATTACKER: { description: 'The unit that attacks.' },
    DEFENDER: { description: 'The unit that is attacked.' },
    SECOND: {
      description: "Another unit of the defender's side: a second target, an interceptor, a protector.",
    },
  },
});

export const Verdict = builder.enumType('Verdict', {
  description: 'Do the keywords affect each other?',
  values: {
    INTERACT: {
      description:
        'At least one affects another, or the rules say that it does not where one might expect it.',
    },
    INDEPENDENT: {
      description:
        'Neither touches the other; if both happen in one attack, a finding may say which comes first.',
    },
    UNDETERMINED: {
      description:
        'Nothing known decides it: a stacking class is unstated and two instances meet, one text names the other without saying what happens and no rule of the engine does, or a fact of the board decides and is not given.',
    },
  },
});

export const Relation = builder.enumType('Relation', {
  description: 'What one keyword does to another.',
  values: {
    NO_EFFECT: {
      description:
        "The rules say, or the engine shows, that 'from' does not touch 'to' (Accuracy and natural sixes).",
    },
    MODIFIES: { description: 'Changes its chance or its size (Accuracy against Armor).' },
    PREVENTS: { description: "Prevents damage that 'to' makes (Evade against Overkill damage)." },
    OVERRIDES: {
      description: 'Switches it off or goes over it (Ferocity over Evade, Fortitude over Ferocity).',
    },
    TRIGGERS: { description: 'Can set it off (Retaliate damage and Stun).' },
    BLOCKS: { description: 'Makes it unusable (Bombard and Retaliate).' },
    REDIRECTS: { description: 'Changes which unit it happens to (Intercept).' },
    ADDS_UP: { description: 'Same keyword: values add (cumulative).' },
    SEPARATE: { description: 'Same keyword: each instance on its own (layered).' },
    REDUNDANT: { description: 'Same keyword: a second instance does nothing (isolated).' },
    CHOOSE_ONE: { description: 'Same keyword: choose which instance to use (selective).' },
    PRECEDES: {
      description:
        'Both happen in one attack, in this order, without touching each other; a pair with nothing else is INDEPENDENT.',
    },
  },
});

export const FindingBasis = builder.enumType('FindingBasis', {
  description: 'What a finding rests on.',
  values: {
    RULING: { description: 'A ruling says it.' },
    ENGINE: { description: 'Runs of the rules engine with and without the keywords show it.' },
    TIMING: { description: 'The order of the timing windows.' },
    STACKING: { description: "The keyword's stacking class." },
  },
});
