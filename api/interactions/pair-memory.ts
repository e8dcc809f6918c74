import { setImmediate, setTimeout } from 'node:timers/promises';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { checkInteraction, type InteractionQuery } from './check-interaction.js';
import type { Finding, InteractionReport, Refusal, Verdict } from './interaction-report.js';

/** How two keywords meet, without what it was found by. */
export interface KnownPair {
  /** Slugs, in slug order; the same twice for a keyword and itself. */
  readonly keywords: readonly [one: string, other: string];
  readonly verdict: Verdict;
  readonly headline: string;
  /** Strongest first. */
  readonly findings: readonly Finding[];
}

/** Pairs of keywords with their usual values, each worked out once for a build. */
export interface PairMemory {
  /** Those that are known already, in slug order. */
  known(kb: KnowledgeBase): readonly KnownPair[];
  /** How two keywords meet, if that is known already; null when it is not. */
  recall(kb: KnowledgeBase, one: string, other: string): KnownPair | null;
  /** How two keywords meet; worked out now when it is not known yet. */
  pair(kb: KnowledgeBase, one: string, other: string): KnownPair;
  /** How many there are. */
  total(kb: KnowledgeBase): number;
  /**
   * How one keyword meets each, itself included, in slug order. What is not known yet is worked out pair by pair, and other work is let in
   * between; once it `isEnough`, what is not known is left out.
   */
  ofKeyword(kb: KnowledgeBase, slug: string, isEnough: () => boolean): Promise<readonly KnownPair[]>;
  /** Works out all that is left, a little at a time, as long as `isWanted`; asked again it does nothing more. */
  fill(kb: KnowledgeBase, isWanted: () => boolean): Promise<void>;
}

type Check = (kb: KnowledgeBase, query: InteractionQuery) => InteractionReport | Refusal;

/** While memory is filled, so much of the time is left to others: a pause is that many times as long as the work before it. */
const PAUSE = 2;

interface Memory {
  readonly pairs: Map<string, KnownPair>;
  filling: boolean;
}

export function createPairMemory(check: Check = checkInteraction): PairMemory {
  const memories = new WeakMap<KnowledgeBase, Memory>();
  const memoryOf = (kb: KnowledgeBase): Memory => {
    const memory = memories.get(kb) ?? { pairs: new Map(), filling: false };
    memories.set(kb, memory);
    return memory;
  };
  const recall = (kb: KnowledgeBase, one: string, other: string): KnownPair | null =>
    memoryOf(kb).pairs.get(keyOf(one, other)) ?? null;
  const workOut = (kb: KnowledgeBase, one: string, other: string): KnownPair => {
    const pair = checked(kb, inOrder(one, other), check);
    memoryOf(kb).pairs.set(keyOf(one, other), pair);
    return pair;
  };
  return {
    known: (kb) => [...memoryOf(kb).pairs.values()].sort(bySlugs),
    recall,
    pair: (kb, one, other) => recall(kb, one, other) ?? workOut(kb, one, other),
    total: ({ keywords }) => (keywords.size * (keywords.size + 1)) / 2,
    async ofKeyword(kb, slug, isEnough) {
      const { pairs } = memoryOf(kb);
      for (const other of kb.keywords.keys()) {
        if (pairs.has(keyOf(slug, other))) continue;
        if (isEnough()) break;
        workOut(kb, slug, other);
        await setImmediate();
      }
      return [...kb.keywords.keys()].flatMap((other) => pairs.get(keyOf(slug, other)) ?? []);
    },
    async fill(kb, isWanted) {
      const memory = memoryOf(kb);
      if (memory.filling) return;
      memory.filling = true;
      try {
        for (const [one, other] of pairsOf(kb)) {
          if (memory.pairs.has(keyOf(one, other))) continue;
          const started = performance.now();
          workOut(kb, one, other);
          await setTimeout(PAUSE * (performance.now() - started), null, { ref: false });
          if (!isWanted()) break;
        }
      } finally {
        memory.filling = false;
      }
    },
  };
}

function inOrder(one: string, other: string): KnownPair['keywords'] {
  return one < other ? [one, other] : [other, one];
}

function keyOf(one: string, other: string): string {
  return inOrder(one, other).join(' ');
}

function* pairsOf({ keywords }: KnowledgeBase): Generator<readonly [string, string]> {
  const slugs = [...keywords.keys()];
  for (const [index, one] of slugs.entries()) for (const other of slugs.slice(index)) yield [one, other];
}

function checked(kb: KnowledgeBase, keywords: KnownPair['keywords'], check: Check): KnownPair {
  const uses = keywords.map((keyword) => ({ keyword, value: null, role: null }));
  const report = check(kb, { keywords: uses, scenario: null });
  if ('ok' in report) return { keywords, verdict: 'UNDETERMINED', headline: report.message, findings: [] };
  return { keywords, verdict: report.verdict, headline: report.headline, findings: report.findings };
}

function bySlugs({ keywords: [a, x] }: KnownPair, { keywords: [b, y] }: KnownPair): number {
  if (a !== b) return a < b ? -1 : 1;
  return x < y ? -1 : Number(x > y);
}
