import type { Arena } from '../attack-input.js';

/** Printed ability lines, read. Offsets count UTF-16 units from 0; `end` is exclusive. */
export interface ParsedLine {
  /** In printed order; what stands inside a Switch follows it. */
  readonly abilities: readonly ParsedAbility[];
  /** Their texts join to the input. */
  readonly pieces: readonly TextPiece[];
  readonly problems: readonly LineProblem[];
}

export interface TextPiece {
  readonly text: string;
  /** TEXT holds no keyword; UNRECOGNISED looks like one and stands in `problems`. */
  readonly kind: 'ABILITY' | 'TEXT' | 'UNRECOGNISED';
  /** Index into `abilities`, for ABILITY. */
  readonly ability: number | null;
}

export interface LineProblem {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What was found and what was expected. */
  readonly message: string;
  /** Names of keywords that come near, nearest first. */
  readonly suggestions: readonly string[];
}

export type ParsedAbility = KeywordAbility | StatBonus;

export interface KeywordAbility extends AbilityContext {
  readonly kind: 'KEYWORD';
  /** Slug. */
  readonly keyword: string;
  readonly value: number | null;
  /** As printed with a plain sign: `2`, `-1`, `X+1, where X is the number of other units`. */
  readonly valueText: string | null;
  /** The value is this unit's power. */
  readonly byPower: boolean;
  readonly cost: AbilityCost | null;
  /** Text behind the colon of an EFFECT, COST, LIST or CONDITION keyword, all parts of a Switch included. */
  readonly effect: string | null;
}

export interface StatBonus extends AbilityContext {
  readonly kind: 'BONUS';
  readonly stat: Stat;
  readonly amount: number;
}

export type Stat = 'power' | 'health' | 'speed';

export interface AbilityCost {
  /** As printed, without the arrow. */
  readonly text: string;
  /** When the cost is Force and nothing else. */
  readonly force: number | null;
}

export interface AbilityContext {
  /** The part of a Switch it stands in, from 1. */
  readonly switchSlot: number | null;
  /** With its first word: `while attacking a Clone`, `for each Refugee in any arena`. */
  readonly condition: string | null;
  /** Null: the unit's own. */
  readonly granted: Grant | null;
  /**
   * Something gives it: to another unit, in quotes, under a condition (`As long as ..., this unit gets Focus 1`), or the text of
   * another keyword (`Reserves: Evade 2`), other than Switch and Adapt.
   */
  readonly given: boolean;
  /** Index of the ability in whose text it stands: a Switch, Reserves, INSERT. */
  readonly container: number | null;
  readonly raw: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Whom a text gives the ability to. OTHERS: each of your other such units. ALL: each of your such units, the giver included.
 * ENEMIES: each such unit of the opponent. ATTACHED: the unit the card is attached to. TEXT: said in words, see `subject`.
 */
export interface Grant {
  readonly to: 'OTHERS' | 'ALL' | 'ENEMIES' | 'ATTACHED' | 'TEXT';
  /** All must fit, in the singular: `Rogue Starfighters` is Rogue and Starfighter. */
  readonly subtypes: readonly string[];
  /** One must fit, if any is listed. */
  readonly arenas: readonly Arena[];
  /** As printed, its first letter a capital: `Each of your other Droids`. */
  readonly subject: string;
}
