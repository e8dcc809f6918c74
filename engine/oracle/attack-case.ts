import type { SampleAttack, SampleUnit } from './sample-attack.js';

/** One entry of `attack-cases.json`: an attack and what comes of it, fractions as text. */
export interface AttackCase {
  readonly id: string;
  readonly title: string;
  readonly input: Omit<SampleAttack, 'others'> & {
    readonly others?: readonly (SampleUnit & { readonly name: string })[];
    readonly attackerForce?: number;
    readonly defenderForce?: number;
  };
  readonly expected: {
    readonly expectedCounters?: Readonly<Record<string, string>>;
    readonly discardChance?: Readonly<Record<string, string>>;
    readonly counters?: Readonly<
      Record<string, readonly { readonly value: number; readonly fraction: string }[]>
    >;
    readonly traced?: readonly string[];
  };
}
