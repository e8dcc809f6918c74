import { RELATIONS } from '../../engine/interaction/relation.js';
import type { Finding } from '../interactions/interaction-report.js';
import type { KnownPair, PairMemory } from '../interactions/pair-memory.js';
import type { CardRecord } from '../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { type CardLookup, lookUpCard } from '../knowledge-base/look-up-card.js';
import type { Warning } from '../knowledge-base/search.js';
import { type DeckPair, deckPairs } from './deck-pairs.js';
import type { DeckReading } from './deck-reading.js';
import { type DeckRulings, deckRulings } from './deck-rulings.js';

/** Pairs of keywords that are looked at for one deck; each that nobody has asked about yet takes some milliseconds. */
export const MOST_PAIRS = 250;

/** What one keyword does to another, and who brings the two. */
export interface DeckFinding {
  readonly finding: Finding;
  /** Cards with the keyword that does it, and with the one to which it is done, in the order of the list. */
  readonly fromCards: readonly CardRecord[];
  readonly toCards: readonly CardRecord[];
}

export interface DeckInteractions {
  /** What the list says. */
  readonly deck: DeckRulings;
  /** The card it is held against, or why there is none; null when none was asked for. */
  readonly against: CardLookup | null;
  /** How the keywords of the deck meet each other, strongest first. */
  readonly findings: readonly DeckFinding[];
  /** How they meet those of the other card, strongest first. */
  readonly againstFindings: readonly DeckFinding[];
  /** Pairs of keywords that were looked at. */
  readonly pairs: number;
  /** Pairs beyond MOST_PAIRS. */
  readonly leftOut: number;
  readonly warnings: readonly Warning[];
}

/** Lets other work in before a pair is worked out. */
export type Turn = <Value>(work: () => Value) => Promise<Value>;

/**
 * How the keywords of a deck meet each other and those of one card, each with its usual value, as the interaction check says of the two.
 * A keyword and itself is no pair here. Rejects only with what `turn` rejects with.
 */
export async function deckInteractions(
  kb: KnowledgeBase,
  reading: DeckReading,
  against: string | null,
  { pairs: memory, turn }: { readonly pairs: PairMemory; readonly turn: Turn },
): Promise<DeckInteractions> {
  const deck = deckRulings(kb, reading);
  const card = against === null ? null : lookUpCard(kb, against, null);
  const all = deckPairs(deck.cards, card !== null && 'slug' in card ? card : null);
  const asked = all.slice(0, MOST_PAIRS);
  const met: MetPair[] = [];
  for (const pair of asked) {
    const { one, other } = pair;
    met.push({
      pair,
      known: memory.recall(kb, one, other) ?? (await turn(() => memory.pair(kb, one, other))),
    });
  }
  const leftOut = all.length - asked.length;
  return {
    deck,
    against: card,
    findings: strongestFirst(met.filter(({ pair }) => !pair.isAgainst)),
    againstFindings: strongestFirst(met.filter(({ pair }) => pair.isAgainst)),
    pairs: asked.length,
    leftOut,
    warnings: [...unknownCard(card), ...tooMany(leftOut), ...met.flatMap(undetermined)],
  };
}

interface MetPair {
  readonly pair: DeckPair;
  readonly known: KnownPair;
}

/** Findings of pairs that affect each other; of equally strong ones those that are found first in the deck. */
function strongestFirst(met: readonly MetPair[]): readonly DeckFinding[] {
  const found = met.filter(({ known }) => known.verdict === 'INTERACT').flatMap(findingsOf);
  return found.toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ finding: { relation, basis } }: DeckFinding): number {
  return 2 * RELATIONS.indexOf(relation) + (basis.includes('RULING') ? 0 : 1);
}

function findingsOf({ pair: { one, oneCards, otherCards }, known }: MetPair): readonly DeckFinding[] {
  return known.findings.map((finding) => ({
    finding,
    fromCards: finding.from === one ? oneCards : otherCards,
    toCards: finding.from === one ? otherCards : oneCards,
  }));
}

function undetermined({ known: { verdict, headline } }: MetPair): readonly Warning[] {
  return verdict === 'UNDETERMINED' ? [{ code: 'PAIR_UNDETERMINED', message: headline }] : [];
}

function unknownCard(card: CardLookup | null): readonly Warning[] {
  return card === null || 'slug' in card
    ? []
    : [{ code: 'UNKNOWN_CARD', message: `${card.message} The deck was held against no card.` }];
}

function tooMany(leftOut: number): readonly Warning[] {
  if (leftOut === 0) return [];
  const message = `The deck has ${MOST_PAIRS + leftOut} pairs of keywords; ${leftOut} of them were left out, those with the fewest copies. Send the deck in parts to see them.`;
  return [{ code: 'PAIRS_LEFT_OUT', message }];
}
