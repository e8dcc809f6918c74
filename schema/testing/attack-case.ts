import { readFileSync } from 'node:fs';

type ByRole<T> = Readonly<Record<string, T>>;

/** A worked attack: the input as a client sends it, and what must come out, worked out by hand or by another program. */
export interface AttackCase {
  readonly id: string;
  readonly title: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: {
    readonly refusal?: string;
    readonly expectedCounters?: ByRole<string>;
    readonly discardChance?: ByRole<string>;
    readonly counters?: ByRole<readonly { readonly value: number; readonly fraction: string }[]>;
    /** Slugs of keywords that need a step with a ruling. */
    readonly traced?: readonly string[];
  };
}

/** The report as `ATTACK_QUERY` asks it. */
export interface AnsweredAttack {
  readonly __typename: string;
  readonly code?: string;
  readonly units: readonly {
    readonly role: string;
    readonly expectedCounters: number;
    readonly discardChance: number;
    readonly counters: readonly {
      readonly value: number;
      readonly probability: number;
      readonly fraction: string;
    }[];
  }[];
  readonly trace: readonly {
    readonly keyword: { readonly slug: string } | null;
    readonly rulings: readonly { readonly id: string }[];
  }[];
  readonly notation: string;
}

export const ATTACK_QUERY = `query ($input: AttackInput!) { attack(input: $input) { __typename ... on Refusal { code message }
  ... on AttackReport { notation units { role expectedCounters discardChance counters { value probability fraction } }
    trace { text window { slug } probability keyword { slug } rulings { id } } } } }`;

export const attackCases: readonly AttackCase[] = JSON.parse(
  readFileSync(new URL('../attack-cases.json', import.meta.url), 'utf8'),
);

/** A fraction as text, as the nearest number. */
function numberOf(fraction: string): number {
  const [numerator, denominator = '1'] = fraction.split('/');
  return Number(numerator) / Number(denominator);
}

/** The numbers of a case that a report has: for the roles, and of the kinds, that the case speaks of. */
export function numbersAsIn({ expected }: AttackCase, { units }: AnsweredAttack) {
  const unit = (role: string) => units.find((one) => one.role === role);
  const each = <T>(of: ByRole<unknown> | undefined, value: (role: string) => T) =>
    Object.fromEntries(Object.keys(of ?? {}).map((role) => [role, value(role)]));
  return {
    expectedCounters: each(expected.expectedCounters, (role) => unit(role)?.expectedCounters),
    discardChance: each(expected.discardChance, (role) => unit(role)?.discardChance),
    counters: each(expected.counters, (role) =>
      unit(role)?.counters.map(({ value, fraction }) => ({ value, fraction })),
    ),
  };
}

/** What the numbers of a case must be. */
export function numbersOf({ expected }: AttackCase, near: (value: number) => unknown) {
  const nearBy = (of: ByRole<string> | undefined) =>
    Object.fromEntries(Object.entries(of ?? {}).map(([role, fraction]) => [role, near(numberOf(fraction))]));
  return {
    expectedCounters: nearBy(expected.expectedCounters),
    discardChance: nearBy(expected.discardChance),
    counters: expected.counters ?? {},
  };
}
