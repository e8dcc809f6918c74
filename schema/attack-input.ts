import { LIMITS } from '../engine/limits.js';
import { AttackSide, Objective, OverkillPolicy, Policy } from './attack-terms.js';
import { builder } from './builder.js';
import { UnitInput } from './unit-input.js';

const PolicyInput = builder.inputType('PolicyInput', {
  description: 'Fixed behaviour in place of optimal choice. What is null is chosen optimally.',
  fields: (t) => ({
    lucky: t.field({ type: Policy, description: 'Lucky of both sides. Null counts as OPTIMAL.' }),
    prevention: t.field({
      type: Policy,
      description:
        'Activated prevention of both sides: Evade, Deflect, Absorb, Persuade, Protect. Null counts as OPTIMAL.',
    }),
    overkill: t.field({
      type: OverkillPolicy,
      description: 'Where excess hits go when the attacker has Overkill. Null counts as OPTIMAL.',
    }),
    attackPop: t.field({
      type: Policy,
      description: 'Abilities of the attack POP: Intercept, Redirect, Retaliate. Null counts as OPTIMAL.',
    }),
  }),
});

const FORCE_DESCRIPTION = `side can spend in this attack, 0 to ${LIMITS.force}. Null counts as 99.`;

export const AttackInput = builder.inputType('AttackInput', {
  description: `One attack on a board. It is solved up to ${LIMITS.dice} attack dice and ${LIMITS.units} units; what is beyond is refused (TOO_COMPLEX).`,
  fields: (t) => ({
    attacker: t.field({ type: UnitInput, required: true, description: 'The unit that attacks.' }),
    defender: t.field({
      type: UnitInput,
      required: true,
      description: 'The unit that is attacked at first; Intercept or Redirect may put another in its place.',
    }),
    others: t.field({
      type: [UnitInput],
      description: `Other units that can matter: a second target for Overkill, an interceptor, a protector. At most ${LIMITS.units - 2}; each has a name of its own, not 'attacker' or 'defender'. Null for none.`,
    }),
    attackerForce: t.int({ defaultValue: 99, description: `Force that the attacker's ${FORCE_DESCRIPTION}` }),
    defenderForce: t.int({ defaultValue: 99, description: `Force that the defender's ${FORCE_DESCRIPTION}` }),
    darkSide: t.field({
      type: AttackSide,
      defaultValue: 'ATTACKER',
      description: 'Whose player is the Dark Side, who acts first in every POP.',
    }),
    objective: t.field({
      type: Objective,
      defaultValue: 'DISCARD',
      description: 'What both players play for where a choice is open.',
    }),
    policy: t.field({
      type: PolicyInput,
      description: 'Leave it out to let both players choose optimally; so does a null field in it.',
    }),
    roll: t.intList({
      description: `The initial roll, if it is known: one natural (1 to 6) a die, before Fury's dice, at most ${LIMITS.dice}. It fixes the number of attack dice, and the answer is about this roll. Null when it is not known.`,
    }),
    selfAttack: t.boolean({
      defaultValue: false,
      description:
        "The attacker attacks itself, because some effect says so: 'defender' repeats it, and both rows of the result show the one unit.",
    }),
  }),
});
