import type { KeywordRules } from '../keyword.js';
import { atTheOtherRoll, played, without } from '../rule-off.js';

export const parry: KeywordRules = {
  slug: 'parry',
  name: 'Parry',
  parameter: 'NUMBER',
  stacking: 'CUMULATIVE',
  window: 'damage-prevention',
  parts: { onFinalNatural: { face: 1, effect: 'PREVENTION' }, beforeTheRoll: true },
  says: {
    text: 'A natural 1 stands after re-rolls: damage to the defender is prevented.',
    rulings: ['parry/if-a-natural-one', 'parry/natural-ones-after-the'],
  },
  rules: [
    {
      code: 'prevents',
      says: 'A natural 1 prevents up to X damage to the defender.',
      rulings: ['parry/if-a-natural-one'],
      off: without('onFinalNatural'),
    },
    {
      code: 'attack-dice',
      says: 'It looks at attack dice only.',
      rulings: ['parry/a-one-counts-for', 'parry/parry-applies-only-to'],
      off: played('ALL_DICE'),
    },
    {
      code: 'damage-to-it',
      says: 'It does not prevent damage that its own unit does to another.',
      rulings: ['parry/a-units-parry-doesnt'],
      off: played('OF_ITS_OWN_DAMAGE'),
    },
    {
      code: 'natural',
      says: 'What Parry looks for is the natural 1, whatever is added to the die.',
      rulings: ['parry/accuracy-never-makes-a'],
      off: played('BY_RESULT'),
    },
    {
      code: 'final-roll',
      says: 'It looks at the dice after all re-rolls.',
      rulings: ['parry/either-player-may-change', 'parry/parry-looks-at-the'],
      off: atTheOtherRoll,
    },
    {
      code: 'before-the-roll',
      says: 'Gained after the roll it is too late.',
      rulings: ['parry/if-a-unit-gets'],
      off: played('GAINED_LATE'),
    },
    {
      code: 'one-natural',
      says: 'One natural 1 counts, further ones add nothing.',
      rulings: ['parry/natural-ones-after-the'],
      off: played('EACH_NATURAL'),
    },
    {
      code: 'preventable',
      says: "Unpreventable damage it can't prevent.",
      rulings: ['parry/unpreventable-damage-cant-be'],
      off: played('OF_ALL_DAMAGE'),
    },
  ],
};
