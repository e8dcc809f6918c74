import type { Arena } from '../../../engine/attack-input.js';

/** What a question says of one unit; null: it says nothing. */
export interface UnitFacts {
  readonly card: string | null;
  readonly power: number | null;
  readonly health: number | null;
  readonly counters: number | null;
  readonly speed: number | null;
  readonly arena: Arena | null;
  /** Of its type line; null when it is not known. */
  readonly arenas: readonly Arena[] | null;
  readonly subtypes: readonly string[] | null;
  /** Ability lines as on a card. */
  readonly abilities: readonly string[];
  /** Names of keywords whose value the question leaves out. */
  readonly valueless: readonly string[];
}

const NO_FACTS: UnitFacts = {
  card: null,
  power: null,
  health: null,
  counters: null,
  speed: null,
  arena: null,
  arenas: null,
  subtypes: null,
  abilities: [],
  valueless: [],
};

/** A fact and the place in the question where it begins. */
export interface PlacedFact {
  readonly at: number;
  readonly fact: Partial<UnitFacts>;
}

/** What a card says comes first: numbers of the question override it. */
export function joinFacts(placed: readonly PlacedFact[]): UnitFacts {
  const facts = placed.toSorted((a, b) => Number(b.fact.card != null) - Number(a.fact.card != null));
  return {
    ...Object.assign({ ...NO_FACTS }, ...facts.map(({ fact }) => fact)),
    abilities: facts.flatMap(({ fact }) => fact.abilities ?? []),
    valueless: facts.flatMap(({ fact }) => fact.valueless ?? []),
  };
}
