import type { Assumption } from './report.js';

/** Readings of the rules that no source states. The engine plays by them, and can be run under the other reading. */
export const READINGS = {
  'stacking-cumulative': [
    'The values of several instances add up to one ability.',
    'Each instance triggers on its own.',
  ],
  'stacking-layered': ['Each instance stays on its own.', 'The values of several instances add up.'],
  'stacking-isolated': ['A second instance adds nothing.', 'A second instance counts again.'],
  'stacking-selective': [
    'Each instance may be used within its own limit.',
    'Only one instance may be used in an attack.',
  ],
  'pop-dark-first': ['The Dark Side acts first in every POP.', 'The Light Side acts first.'],
  'other-costs-payable': ['A cost other than Force can be paid, once.', 'It can not be paid.'],
  'inspiration-adds': [
    'Two units with Inspiration strengthen a third one twice.',
    'They strengthen it once.',
  ],
  'bonus-at-once': ['Bonuses follow the board at once.', 'They are fixed when the attack is declared.'],
  'power-floor': ['Power below 0 rolls no dice.', 'There is no such floor.'],
  'no-automatic-faces': [
    'A natural 1 may hit and a natural 6 may miss.',
    'A 6 always hits and a 1 always misses.',
  ],
  'fury-before-reroll': ["Fury's dice can be re-rolled.", "Fury's dice can't be re-rolled."],
  'initial-roll-only': ["Backfire and Focus don't look at Fury's dice.", "They look at Fury's dice too."],
  'lucky-together': [
    'The dice for Lucky are chosen, then re-rolled together.',
    'They are re-rolled one after the other.',
  ],
  'critical-hit-not-split': [
    "Critical Hit's damage stays on the defender.",
    'It may be moved by Overkill like a hit.',
  ],
  'absorb-persuade-once': [
    'Absorb and Persuade work once for each instance of damage.',
    'They work once an attack.',
  ],
  'deflect-source-is-unit': [
    'Deflect works once for each unit that is a source.',
    'It works once for each instance of damage.',
  ],
  'parry-first': ['Parry comes before activated prevention.', 'It comes after it.'],
  'cunning-attacker-sees': [
    'Under Cunning the attacker sees his dice at once.',
    'Nobody sees them until prevention is done: the attacker, too, says blind how many he re-rolls.',
  ],
  'area-damage-each-discard': [
    'Area Damage triggers for each unit discarded.',
    'It triggers once an attack.',
  ],
  'area-damage-survivor': ['Area Damage needs its unit in play.', 'It works even if the unit is gone.'],
  'area-damage-at-once': ['Area Damage is done in the discard POP.', 'It is done when the attack ends.'],
  'area-damage-no-chain': ['Area Damage sets off no further Area Damage.', 'It goes on.'],
  'riposte-survives': ['Riposte works even if its unit is gone.', 'It needs its unit in play.'],
  'avenge-survivor': ['Avenge needs its unit in play.', 'It works even if the unit is gone.'],
  'avenge-any-damage': [
    'Avenge counts discards by all damage of the attacker.',
    "It counts discards by its attack's damage only.",
  ],
  'attack-end-order': [
    'Retaliate, Backfire, Riposte, Avenge, Overload, in this order.',
    'Riposte and Backfire come before Retaliate.',
  ],
  'retaliate-order': [
    'Retaliates resolve in the order of their activation.',
    'The player of the attacker says in which order they resolve.',
  ],
  'attack-end-instances': [
    "What happens at the attack's end happens one after the other.",
    'All of it is prevented, placed and discards together.',
  ],
  'redirect-limits': [
    'Each Redirect works once an attack, as Intercept does.',
    'There is no such limit: each may name every unit once.',
  ],
  'rewards-after-attack': [
    'What an attack earns changes nothing in that attack.',
    "Surge's power counts for a Retaliate that is based on power.",
  ],
} as const satisfies Record<string, readonly [reading: string, other: string]>;

export type ReadingCode = keyof typeof READINGS;

/** Can an attack be played by the other reading? Nothing says what less than no power would do. */
export function isPlayedOtherwise(code: string): code is ReadingCode {
  return Object.hasOwn(READINGS, code) && code !== 'power-floor';
}

/** The readings that are turned to their alternatives. */
export type OtherReadings = ReadonlySet<ReadingCode>;

export const AS_READ: OtherReadings = new Set();

export function assumption(code: ReadingCode): Assumption {
  const [statement, alternative] = READINGS[code];
  return { code, statement, alternative };
}
