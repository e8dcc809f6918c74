import { type AttackOptions, attack } from '../../engine/attack.js';
import type { AttackInput } from '../../engine/attack-input.js';
import type { Refusal as AttackRefusal, AttackReport } from '../../engine/report.js';
import type { InteractionOptions, InteractionQuery } from '../interactions/check-interaction.js';
import type { InteractionReport, Refusal } from '../interactions/interaction-report.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { LongWork } from './long-work.js';

/** How work is done that others must not have to wait for. */
export interface WorkPlaces {
  /** Does a short piece, when its turn comes. */
  readonly turn: <T>(piece: () => T) => Promise<T>;
  /** Is this attack solved in no time? */
  readonly isShort: (input: AttackInput, options: AttackOptions) => boolean;
  readonly solve: (input: AttackInput, options: AttackOptions) => Promise<AttackReport | AttackRefusal>;
  /** What a check is known to come to; null when that is not known. */
  readonly recall: (
    kb: KnowledgeBase,
    query: InteractionQuery,
    options?: Pick<InteractionOptions, 'assumptions'>,
  ) => InteractionReport | Refusal | null;
  readonly check: (
    kb: KnowledgeBase,
    query: InteractionQuery,
    options?: Pick<InteractionOptions, 'assumptions'>,
  ) => Promise<InteractionReport | Refusal>;
}

/**
 * Does a piece of work that solves attacks and checks keywords, without doing these in the middle of it: at the first that is not known, what
 * the piece goes on to is thrown away, that one is worked out elsewhere, and the piece is done again with all that is known by then. The piece
 * must be the same each time. Rejects with what the piece or a place of work rejects with.
 */
export async function inSteps<T>(places: WorkPlaces, piece: (long: LongWork) => T): Promise<T> {
  const attacks = new Map<string, AttackReport | AttackRefusal>();
  const checks = new Map<string, InteractionReport | Refusal>();
  for (;;) {
    const wanted: (() => Promise<void>)[] = [];
    const solve: LongWork['solve'] = (input, options) => {
      const key = JSON.stringify([input, options]);
      const known = attacks.get(key);
      if (known !== undefined) return known;
      if (wanted.length === 0 && places.isShort(input, options)) return attack(input, options);
      wanted.push(async () => void attacks.set(key, await places.solve(input, options)));
      return NOT_KNOWN;
    };
    const check: LongWork['check'] = (kb, query, options) => {
      const key = JSON.stringify([query, options]);
      const known = checks.get(key) ?? places.recall(kb, query, options);
      if (known !== null) return known;
      wanted.push(async () => void checks.set(key, await places.check(kb, query, options)));
      return NOT_KNOWN;
    };
    const done = await places.turn(() => piece({ solve, check }));
    const [first] = wanted;
    if (first === undefined) return done;
    await first();
  }
}

/** What a piece goes on with until it is thrown away. */
const NOT_KNOWN = {
  ok: false,
  code: 'TOO_COMPLEX',
  message: 'This is not worked out yet.',
  rule: null,
  limit: null,
  suggestions: [],
} as const satisfies AttackRefusal & Refusal;
