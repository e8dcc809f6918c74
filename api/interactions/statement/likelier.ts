import type { Change, Effect } from '../../../engine/interaction/effect.js';
import { compareRationals } from '../../../engine/rational.js';
import type { KeywordFacts } from '../keyword-facts.js';
import { type Said, say } from '../said.js';
import { decidedBefore } from './decided-before.js';

interface Meeting {
  readonly from: KeywordFacts;
  readonly to: KeywordFacts;
  /** Null: no run shows it. */
  readonly effect: Effect | null;
}

/** That one keyword makes another likelier or less likely, in a sentence. */
export function likelier(
  a: string,
  b: string,
  { before, after }: Change,
  { from, to, effect }: Meeting,
): Said {
  const isOfDice =
    from.traits?.hidesDice === true ||
    (to.traits?.rerolls === true && from.traits?.changesAttackDice === true);
  const decided = isOfDice ? null : decidedBefore(a, b, { from, to });
  if (decided !== null) return say(decided);
  if (before.numerator === 0n) {
    if (from.traits?.changesDefender !== true) return say(`${a} makes ${b} possible.`, 'CHANCE', 'MORE');
    return becomesDefender(effect)
      ? say(`${a} makes the unit with ${b} the defender, so ${b} can come into play.`, 'CHANCE')
      : say(
          `${a} makes another unit than the one with ${b} the defender, so ${b} can come into play for it.`,
          'CHANCE',
        );
  }
  if (from.traits?.hidesDice === true && to.traits?.rerolls === true)
    return say(
      `Against ${a}, the number of dice for ${b} has to be fixed before they are seen.`,
      'NUMBER',
      'DICE',
      'HINDERS',
    );
  if (from.traits?.hidesDice === true)
    return say(`Against ${a}, ${b} has to be used before the dice are seen.`, 'DICE', 'HINDERS');
  if (to.traits?.rerolls === true && from.traits?.changesAttackDice === true)
    return say(`${a} changes the attack dice, and with them how much ${b} does.`, 'DICE');
  const more = compareRationals(after, before) > 0;
  // Which unit becomes the defender decides: it may be so, it need not.
  const [raises, lowers] =
    from.traits?.changesDefender === true ? ['can raise', 'can lower'] : ['raises', 'lowers'];
  if (from.traits?.rerolls === true) return byRerolls(from.keyword.name, b, more, effect);
  return say(
    `${a} ${more ? raises : lowers} the chance that ${b} happens.`,
    'CHANCE',
    more ? 'MORE' : 'LESS',
  );
}

/** Either side may have it, and each re-rolls for its own good: what the one raises the other can lower. */
function byRerolls(a: string, b: string, more: boolean, effect: Effect | null): Said {
  const isAttackers = effect === null || effect.from.place === 'ATTACKER';
  const [mine, others] = isAttackers ? ['attacker', 'defender'] : ['defender', 'attacker'];
  const [does, opposite] = more ? ['raises', 'lower'] : ['lowers', 'raise'];
  return say(
    `The ${mine}'s ${a} ${does} the chance that ${b} happens, and the ${others}'s can ${opposite} it.`,
    'CHANCE',
    'MORE',
    'LESS',
    isAttackers === more ? 'OF_ATTACKER_HELPS' : 'OF_DEFENDER_HELPS',
  );
}

/** Whether a change of defender makes the unit with the other keyword the defender: it is aside before. */
function becomesDefender(effect: Effect | null): boolean {
  return effect === null || effect.to.place !== 'DEFENDER';
}
