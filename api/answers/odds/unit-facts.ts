import type { Arena } from '../../../engine/attack-input.js';
import type { Warning } from '../../../engine/report.js';

/** What a question says of one unit; null: it says nothing. */
export interface UnitFacts {
  /** Slug of the card that it is called by. */
  readonly card: string | null;
  /** Slugs of all that stand where only one may. */
  readonly cards: readonly string[];
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
  /** What of its card can't be solved with. */
  readonly warnings: readonly Warning[];
}

const NO_FACTS: UnitFacts = {
  card: null,
  cards: [],
  power: null,
  health: null,
  counters: null,
  speed: null,
  arena: null,
  arenas: null,
  subtypes: null,
  abilities: [],
  valueless: [],
  warnings: [],
};

/** A fact and the place in the question where it begins. */
export interface PlacedFact {
  readonly at: number;
  readonly fact: Partial<UnitFacts>;
}

/** What a card says comes first: numbers of the question override it. */
export function joinFacts(placed: readonly PlacedFact[]): UnitFacts {
  const facts = placed.toSorted((a, b) => Number(isCard(b)) - Number(isCard(a)));
  return {
    ...Object.assign({ ...NO_FACTS }, ...facts.map(({ fact }) => fact)),
    cards: facts.flatMap(({ fact }) => fact.card ?? []),
    abilities: facts.flatMap(({ fact }) => fact.abilities ?? []),
    valueless: facts.flatMap(({ fact }) => fact.valueless ?? []),
    warnings: facts.flatMap(({ fact }) => fact.warnings ?? []),
  };
}

/** Does a card bring the fact? */
export function isCard({ fact }: PlacedFact): boolean {
  return fact.card != null;
}
