import { LRUCache } from 'lru-cache';
import { type DiceClass, type FinalRoll, finalRoll } from './dice-classes.js';
import { countingTally, countsOf } from './dice-code.js';
import { rollDice } from './roll.js';

export interface CountedRoll extends FinalRoll {
  /** In how many of the 6^n rolls. */
  readonly ways: number;
}

/** Rolls remembered: of one kind of dice there are a few hundred at most, and most attacks are of few kinds. */
const KINDS_REMEMBERED = 500;

const remembered = new LRUCache<string, readonly CountedRoll[]>({ max: KINDS_REMEMBERED });

/** All that so many dice may come to where nobody re-rolls and nobody looks before: hits and naturals, equal ones once. */
export function finalRolls(classes: readonly DiceClass[], dice: number): readonly CountedRoll[] {
  const key = `${dice} ${classes.map(kindOf).join(' ')}`;
  const before = remembered.get(key);
  if (before !== undefined) return before;
  const rolls = counted(classes, dice);
  remembered.set(key, rolls);
  return rolls;
}

/** What of a class makes a difference to the final roll. */
function kindOf({ faces, hit, looked, each }: DiceClass): string {
  return `${faces.length}${hit ? 'h' : 'm'}${looked ?? ''}${each === true ? '+' : ''}`;
}

function counted(classes: readonly DiceClass[], dice: number): readonly CountedRoll[] {
  const byRoll = new Map<string, CountedRoll>();
  for (const [code, ways] of rollDice(dice, new Map([[0, 1]]), countingTally(classes, [], 1))) {
    const roll = finalRoll(classes, countsOf(code, classes), null);
    const key = `${roll.hits} ${roll.naturals}`;
    byRoll.set(key, { ...roll, ways: ways + (byRoll.get(key)?.ways ?? 0) });
  }
  return [...byRoll.values()];
}
