import type { Change, Measure } from '../../../engine/interaction/effect.js';
import { compareRationals } from '../../../engine/rational.js';
import { attackMade } from '../attack-made.js';
import { type Said, say } from '../said.js';
import { likelier } from './likelier.js';
import type { StatementGround } from './statement-ground.js';

interface Measured extends StatementGround {
  readonly a: string;
  readonly b: string;
  readonly change: Change;
  readonly more: 'more' | 'less';
  readonly direction: 'MORE' | 'LESS';
}

/** What a run of the engine has measured, in a sentence. */
export function changed(a: string, b: string, change: Change, ground: StatementGround): Said {
  const isMore = compareRationals(change.after, change.before) > 0;
  const [more, direction] = isMore ? (['more', 'MORE'] as const) : (['less', 'LESS'] as const);
  return BY_MEASURE[change.measure]({ ...ground, a, b, change, more, direction });
}

const BY_MEASURE: Readonly<Record<Measure, (measured: Measured) => Said>> = {
  CHANCE: ({ a, b, change, ...ground }) => likelier(a, b, change, ground),
  TIMES: ({ a, b, more, direction }) => say(`${a} makes ${b} happen ${more} often.`, 'CHANCE', direction),
  DAMAGE: ({ a, b, more, direction }) =>
    say(`${a} changes the damage from ${b}: there is ${more} of it.`, direction),
  PREVENTED: ({ a, b, more, direction }) =>
    say(`${a} changes how much ${b} prevents: ${more} on average.`, direction),
  HITS: ({ a, b, from }) =>
    from.rules?.parts.addsToAttackDice === true
      ? say(`${a} changes the chance to hit a unit with ${b}.`)
      : say(`${a} changes the attack dice, and with them how much ${b} does.`, 'DICE'),
  GUESS: ({ a, b }) => say(`${a} changes the number of hits for which ${b} guesses.`, 'NUMBER'),
  FORESTALLED: forestalled,
  ANOTHER_ATTACK: ({ a, to }) => say(`${a} counts in ${attackMade(to)} as in any other.`),
  COUNTERS: ({ a, b }) => countersCount(a, b),
  STRUCK: ({ a, b }) => say(`${a} changes which unit ${b} happens to.`),
};

export function countersCount(a: string, b: string): Said {
  return say(`Damage counters that ${a} puts on a unit count for its ${b}.`, 'HELPS');
}

function forestalled({ a, b, to }: Measured): Said {
  return to.attacksAgain
    ? say(
        `Damage from ${a} can discard the unit first, and a unit that is gone makes no attack with ${b}.`,
        'HINDERS',
      )
    : say(
        `When the attack ends, ${a} comes before ${b}: an attacker that it discards takes nothing from ${b}.`,
        'HINDERS',
      );
}
