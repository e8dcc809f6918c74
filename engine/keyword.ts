import type { Arena } from './attack-input.js';
import type { Way } from './way.js';

export type StackingClass = 'CUMULATIVE' | 'LAYERED' | 'ISOLATED' | 'SELECTIVE' | 'UNSTATED';

export type ParameterKind = 'NONE' | 'NUMBER' | 'SIGNED_NUMBER' | 'EFFECT' | 'COST' | 'LIST' | 'CONDITION';

export type Natural = 1 | 2 | 3 | 4 | 5 | 6;

/** What a natural that is looked for brings about. */
export type NaturalEffect =
  | 'ATTACK_DICE'
  | 'DICE_OF_DAMAGE_TO_ITSELF'
  | 'REWARD'
  | 'DAMAGE'
  | 'PREVENTION'
  | 'DAMAGE_BACK';

export interface LookedForNatural {
  readonly face: Natural;
  readonly effect: NaturalEffect;
}

/** What a keyword does in an attack, said in parts that the windows know how to play. A keyword has one part or several. */
export interface KeywordParts {
  /** Its value is added to each attack die of the unit; naturals stay as they are. */
  readonly addsToAttackDice?: true;
  /** What a die of any kind must show to hit the unit, in place of 4. */
  readonly hitOn?: number;
  /** An attacker has its value less power while it attacks the unit. */
  readonly weakensAttackers?: true;
  /** Power of its own value while the unit bears that many damage counters. */
  readonly powerWhileDamaged?: true;
  /** +1 power and health: for each other unit of its side in its arena, or for itself for each enemy there. */
  readonly strengthens?: 'OTHER_UNITS' | 'ITSELF_FOR_EACH_ENEMY';
  /** The unit may attack into this arena, with its value in place of its printed power. */
  readonly reaches?: Arena;
  /** While untapped and without counters the unit can't be attacked. */
  readonly hidesUntappedUnit?: true;
  /** Its value more power for this attack, for as many dice of damage to itself at the end. */
  readonly powerForDamage?: true;
  /** Makes another unit the defender. */
  readonly changesDefender?: 'TO_THIS_UNIT' | 'TO_ANOTHER_UNIT';
  /** Nothing changes the defender of the unit's attack. */
  readonly keepsDefender?: true;
  /** Activated by the defender: dice of damage to the attacker when the attack ends. */
  readonly strikesBackAtEnd?: true;
  /** Looks for a natural in the initial roll. */
  readonly onInitialNatural?: LookedForNatural;
  /** Once an attack up to its value of the attack dice are re-rolled. */
  readonly rerolls?: true;
  /** Looks for a natural in the final roll. */
  readonly onFinalNatural?: LookedForNatural;
  /** Hits above the defender's remaining health may go to another unit. */
  readonly dividesExcess?: true;
  readonly prevents?: Prevention;
  /** Damage whose source is this unit can't be prevented. */
  readonly unpreventable?: true;
  /** The unit prevents damage to itself all the same. */
  readonly preventsUnpreventable?: true;
  /** One more damage counter on the defender for each damage that is placed. */
  readonly doublesCounters?: true;
  /** The opponent does not see the attack dice before prevention is done. */
  readonly hidesDice?: true;
  /** A discard by the unit's attack lets it do dice of damage to another unit. */
  readonly damageAfterDiscard?: true;
  /** The discard of a fellow unit by the attacker's damage costs the attacker dice of damage when the attack ends. */
  readonly avenges?: true;
  /** What it leaves behind reaches past the attack and changes nothing in it. */
  readonly reward?:
    | 'WHEN_IT_DAMAGES'
    | 'WHEN_IT_IS_DAMAGED'
    | 'WHEN_IT_DISCARDS'
    | 'WHEN_IT_IS_DISCARDED'
    | 'AFTER_ITS_ATTACK'
    | 'AFTER_TOO_LITTLE_DAMAGE'
    | 'GUESS_ITS_HITS'
    | 'GUESS_HITS_ON_IT';
  /** It has to be there before the attack dice are rolled, though it acts later. */
  readonly beforeTheRoll?: true;
  /** It works for a unit in the build zone as well. */
  readonly inBuildZone?: true;
  /** Of its parts divided by slashes the one for the arena of the unit works. */
  readonly slots?: true;
  /** Ways to play these parts that the game does not have. */
  readonly ways?: readonly Way[];
}

/** How an activated prevention works. */
export interface Prevention {
  /** Damage to the unit itself, or to another unit of its side in its arena. */
  readonly of: 'ITSELF' | 'FELLOW_UNIT';
  /** How often it may be used: once for each instance of damage, once for each source of damage, or without limit. */
  readonly once: 'INSTANCE' | 'SOURCE' | 'NOT_AT_ALL';
  /** Prevents as much as it can, and may do as much to a unit in its arena. */
  readonly reflects: boolean;
  /** What it prevents counts for a later attack. */
  readonly rewards: boolean;
}

/** One aspect of what a keyword does, as far as rulings say it: a switch, to show what it changes. */
export interface KeywordRule {
  /** Unique in its keyword: `up-to`. */
  readonly code: string;
  /** The rule in one sentence. */
  readonly says: string;
  /** The rulings that say so, by bare id; no other rule has them. */
  readonly rulings: readonly string[];
  /** The keyword without this rule. */
  readonly off: (keyword: KeywordRules) => KeywordRules;
}

/**
 * One keyword of the game, whole: how it is printed and stacks, what it does in an attack, and which rulings say so. A new keyword is
 * one new file of this form.
 */
export interface KeywordRules {
  readonly slug: string;
  readonly name: string;
  readonly formerNames?: readonly string[];
  readonly parameter: ParameterKind;
  readonly stacking: StackingClass;
  /** Slug of the timing window in which its step of a trace stands. */
  readonly window: string;
  readonly parts: KeywordParts;
  /** What its step says, and the rulings it follows, by bare id. */
  readonly says: { readonly text: string; readonly rulings: readonly string[] };
  /** What it does, rule by rule; empty where no ruling says anything about an attack. */
  readonly rules: readonly KeywordRule[];
  /** Why it does nothing in an attack; absent for those that can. */
  readonly notInAttack?: string;
}
