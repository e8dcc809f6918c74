import type { FindingBasis } from '../../api/interactions/interaction-report.js';
import type { Activation, Authority, RulingStatus, StackingClass } from '../../api/knowledge-base/records.js';
import type { Relation } from '../../engine/interaction/relation.js';

/** How the terms of the records are said to people. */

export const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  OVERRIDES: 'overrides',
  BLOCKS: 'blocks',
  REDIRECTS: 'redirects',
  PREVENTS: 'prevents',
  TRIGGERS: 'triggers',
  NO_EFFECT: 'does nothing against',
  MODIFIES: 'changes',
  ADDS_UP: 'adds up with',
  SEPARATE: 'works apart from',
  REDUNDANT: 'adds nothing to',
  CHOOSE_ONE: 'one is chosen of',
  PRECEDES: 'comes before',
};

export const BASIS_WORDS: Readonly<Record<FindingBasis, string>> = {
  RULING: 'a ruling says so',
  ENGINE: 'shown by playing it out',
  TIMING: 'by the order of play',
  STACKING: 'by how it stacks',
};

export const STACKING_WORDS: Readonly<Record<StackingClass, string>> = {
  CUMULATIVE: 'Cumulative: the values of several instances add up to one',
  LAYERED: 'Layered: each instance works on its own',
  ISOLATED: 'Isolated: a second instance does nothing',
  SELECTIVE: 'Selective: the player chooses which instance to use',
  UNSTATED: 'The text does not say how several instances combine',
};

export const ACTIVATION_WORDS: Readonly<Record<Activation, string>> = {
  STATIC: 'static',
  TRIGGERED: 'triggered',
  ACTIVATED: 'activated',
};

export const AUTHORITY_WORDS: Readonly<Record<Authority, string>> = {
  OFFICIAL: 'Official text',
  SUMMARY: "This project's own words",
};

export const STATUS_WORDS: Readonly<Record<RulingStatus, string>> = {
  CURRENT: 'This ruling is current.',
  SUPERSEDED: 'A newer edition says it in other words; this text is no longer current.',
  WITHDRAWN:
    'Withdrawn: the newest edition of its entry no longer has this ruling, or its source was taken away.',
};
