import { LIMITS } from '../engine/limits.js';
import { Arena, AttackSide } from './attack-terms.js';
import { builder } from './builder.js';

/** What one unit may hold, beside the limits of the engine. */
export const UNIT_LIMITS = {
  /** Code points of a name, a card's name or a word of the subtype line. */
  name: 100,
  /** UTF-16 units of an ability line; printed ones are far shorter. */
  line: 500,
  subtypes: 20,
  /** Arenas of a type line: there are no more. */
  arenas: 3,
  speed: 999,
} as const;

export const UnitInput = builder.inputType('UnitInput', {
  description: 'One unit of an attack, as it stands when the attack is declared. Give at least its health.',
  fields: (t) => ({
    card: t.string({
      description:
        'A card known to the knowledge base, by name with or without its version; every other field overrides what is printed on it. No such card, or several, is refused (UNKNOWN_CARD). One that is never in the standard arena stands in the first of its type line. Null for none.',
    }),
    name: t.string({
      description: `Its role in the result, at most ${UNIT_LIMITS.name} code points: required for 'others', each with a name of its own; a card gives its own name. Attacker and defender keep their roles, whatever their names are.`,
    }),
    side: t.field({
      type: AttackSide,
      defaultValue: 'DEFENDER',
      description: "For 'others' only: whose unit it is.",
    }),
    power: t.int({
      description: `Attack dice before bonuses, 0 to ${LIMITS.power}. Null: as on the card; 0 when there is none.`,
    }),
    health: t.int({
      description: `How many damage counters discard it, 1 to ${LIMITS.health}. Required unless the card gives it: without it the attack is refused (INVALID_INPUT).`,
    }),
    counters: t.int({
      defaultValue: 0,
      description: 'Damage counters already on it, 0 or more and fewer than its health.',
    }),
    speed: t.int({
      description: `Its speed, 0 to ${UNIT_LIMITS.speed}. It changes nothing within an attack. Null when it is not known.`,
    }),
    arena: t.field({ type: Arena, defaultValue: 'CHARACTER', description: 'The arena it stands in.' }),
    arenas: t.field({
      type: [Arena],
      description: `Arenas of its type line in order, at most ${UNIT_LIMITS.arenas}: Switch needs them. Null when they are not known.`,
    }),
    tapped: t.boolean({
      description: 'Is it tapped? Null when it is not known: a unit with Stealth then counts as untapped.',
    }),
    inBuildZone: t.boolean({
      defaultValue: false,
      description:
        'Is it in the build zone, where few abilities work? A defender there is attacked because some effect says so.',
    }),
    subtypes: t.stringList({
      description: `Words of its subtype line ('Jedi', 'Clone'), at most ${UNIT_LIMITS.subtypes}, for lines such as 'Fury 5 while attacking a Clone'. Null when they are not known: such a line is then off, with a warning.`,
    }),
    abilities: t.stringList({
      description: `Ability lines as printed, at most ${LIMITS.lines} of ${UNIT_LIMITS.line} characters, values up to ${LIMITS.value}: 'Critical Hit 2', 'Pay 2 Force -> Evade 2', 'Switch: Overkill/Stun 2'. What is gained in the attack begins 'If gained after the roll,'.`,
    }),
  }),
});
