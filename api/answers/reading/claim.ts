import type { Clause } from './clauses.js';

/** What a yes/no question claims, as clauses; and whether its main clause is negated. */
export interface Claim {
  readonly main: Clause;
  readonly conditions: readonly Clause[];
  /** Those of them that are told before the question is put: `I parried everything, does Stun still work?` */
  readonly told: readonly Clause[];
  readonly negated: boolean;
  /** What is asked beside the names of keywords. */
  readonly concepts: ReadonlySet<string>;
  /** Those of them that stand in its conditions only: they count half. */
  readonly inConditions: ReadonlySet<string>;
}

export function wordsOfClaim({ main, conditions }: Claim): readonly string[] {
  return [main, ...conditions].flatMap(({ words }) => words);
}
