import type { Place } from '../../../engine/interaction/places.js';
import type { KeywordFacts } from '../../interactions/keyword-facts.js';

/** What a phrase of a question names. IT is what was told before. */
export type ThingKind =
  | 'ABILITY'
  | 'UNIT'
  | 'PLAYER'
  | 'DICE'
  | 'DAMAGE'
  | 'NATURAL'
  | 'ATTACK'
  | 'COUNTERS'
  | 'IT';

export interface Thing {
  readonly kind: ThingKind;
  /** The keyword that it is, has or comes from; of a natural, that of its dice. */
  readonly of: KeywordFacts | null;
  /** Of a unit, or of the unit that has it, as far as it is said. */
  readonly role: Place | null;
  readonly owner: 'MINE' | 'THEIRS' | null;
  /** Of a natural. */
  readonly face: number | null;
  /** Keywords of a unit by what it does with them: used by it, its damage took it, attacked with it. */
  readonly did: KeywordFacts | null;
  readonly struckBy: KeywordFacts | null;
  readonly attackedBy: KeywordFacts | null;
  /** Of an attack, or the dice of one. */
  readonly ofAttack: boolean;
  /** `the damage`: known from before. */
  readonly definite: boolean;
  /** `his Armor`: of the unit that was told of. */
  readonly ofIt: boolean;
  /** Of a unit: neither tapped nor damaged, as far as it is said. */
  readonly fresh: boolean;
  /** Named by a form that may be a verb: evades, parried. */
  readonly isForm: boolean;
}

const NOTHING_SAID: Omit<Thing, 'kind'> = {
  of: null,
  role: null,
  owner: null,
  face: null,
  did: null,
  struckBy: null,
  attackedBy: null,
  ofAttack: false,
  definite: false,
  ofIt: false,
  fresh: false,
  isForm: false,
};

/** The letter of a kind in a typed line. */
export const LETTER_OF: Readonly<Record<ThingKind, string>> = {
  ABILITY: 'A',
  UNIT: 'U',
  PLAYER: 'P',
  DICE: 'D',
  DAMAGE: 'G',
  NATURAL: 'N',
  ATTACK: 'T',
  COUNTERS: 'C',
  IT: 'I',
};

export function thing(kind: ThingKind, said: Partial<Thing> = {}): Thing {
  return { ...NOTHING_SAID, ...said, kind };
}
