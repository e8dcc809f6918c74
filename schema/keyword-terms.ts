import { builder } from './builder.js';

export const ParameterKind = builder.enumType('ParameterKind', {
  description: 'What a keyword is printed with behind its name.',
  values: {
    NONE: { description: 'Nothing: Overkill.' },
    NUMBER: { description: 'A number of 0 or more: Stun 2.' },
    SIGNED_NUMBER: { description: 'A number that may be negative: Accuracy -1.' },
    EFFECT: { description: 'An effect in words or other keywords.' },
    COST: { description: 'A cost to be paid.' },
    LIST: { description: 'A list: the cards that fit a Stack.' },
    CONDITION: { description: 'A condition under which it works.' },
  },
});

export const StackingClass = builder.enumType('StackingClass', {
  description: 'How several instances of one keyword on one unit combine.',
  values: {
    CUMULATIVE: { description: 'Their values add up to one instance.' },
    LAYERED: { description: 'Each instance works on its own.' },
    ISOLATED: { description: 'A second instance does nothing.' },
    SELECTIVE: { description: 'The player chooses which instance to use.' },
    UNSTATED: { description: 'The text does not say.' },
  },
});

export const Activation = builder.enumType('Activation', {
  description: 'What sets a keyword off.',
  values: {
    STATIC: { description: 'Nothing: it works all the time.' },
    TRIGGERED: { description: 'An event in play.' },
    ACTIVATED: { description: 'A player who chooses to use it, at a cost if one is printed.' },
  },
});

export const KeywordNature = builder.enumType('KeywordNature', {
  description: 'What the type phrase calls the keyword.',
  values: {
    ABILITY: { description: 'An ability of the unit that has it.' },
    EFFECT: { description: 'An effect of a card.' },
    UNSTATED: { description: 'The text does not say.' },
  },
});
