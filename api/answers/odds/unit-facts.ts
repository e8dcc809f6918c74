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
  readonly tapped: boolean | null;
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

/** One thing said of a unit. `keyword`: slug, if it is an ability that is named on its own. `more`: power beside that of the unit. */
export type Fact = Partial<UnitFacts> & { readonly keyword?: string; readonly more?: number };

const NO_FACTS: UnitFacts = {
  card: null,
  cards: [],
  power: null,
  health: null,
  counters: null,
  speed: null,
  arena: null,
  tapped: null,
  arenas: null,
  subtypes: null,
  abilities: [],
  valueless: [],
  warnings: [],
};

/** What a card says comes first: numbers of the question override it. */
export function joinFacts(said: readonly Fact[]): UnitFacts {
  const facts = said.toSorted((a, b) => Number(isCard(b)) - Number(isCard(a)));
  const { keyword, more, ...joined } = { ...NO_FACTS, ...Object.assign({}, ...facts) };
  const power = facts.reduce((sum, fact) => sum + (fact.more ?? 0), joined.power ?? 0);
  return {
    ...joined,
    power: joined.power === null ? null : power,
    cards: facts.flatMap((fact) => fact.card ?? []),
    abilities: facts.flatMap((fact) => fact.abilities ?? []),
    valueless: facts.flatMap((fact) => fact.valueless ?? []),
    warnings: facts.flatMap((fact) => fact.warnings ?? []),
  };
}

/** Does a card bring the fact? */
export function isCard(fact: Fact): boolean {
  return fact.card != null;
}
