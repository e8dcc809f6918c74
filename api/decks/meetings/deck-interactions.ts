import { RELATIONS } from '../../../engine/interaction/relation.js';
import type { Finding } from '../../interactions/interaction-report.js';
import type { KnownPair, PairMemory } from '../../interactions/pair-memory.js';
import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { findCard } from '../../knowledge-base/find-card.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { type CardLookup, lookUpCard } from '../../knowledge-base/look-up-card.js';
import type { Warning } from '../../knowledge-base/search.js';
import type { DeckReading } from '../deck-reading.js';
import { type DeckRulings, deckRulings } from '../rulings/deck-rulings.js';
import type { DeckPair, PairWay } from './deck-pair.js';
import { deckPairs, type Turn } from './deck-pairs.js';
import { damagesOutsideAttacks } from './keyword-parts.js';
import { isNews, meetingFindings, type PlacedPair, recallFindings } from './meeting-findings.js';

/** Pairs of keywords that are looked at for one deck; each that nobody has asked about yet takes some milliseconds. */
export const MOST_PAIRS = 250;

/** UTF-16 units of a name that are told. */
const LONGEST_SHOWN = 100;

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

/**
 * How the keywords of a deck meet each other and those of one card, each with its usual value, as the interaction check says of the two where
 * they stand: on one card, on two cards of a side, or on enemies. A keyword and itself is no pair here. Rejects only with what `turn`
 * rejects with.
 */
export async function deckInteractions(
  kb: KnowledgeBase,
  reading: DeckReading,
  against: string | null,
  { pairs: memory, turn }: { readonly pairs: PairMemory; readonly turn: Turn },
): Promise<DeckInteractions> {
  const deck = deckRulings(kb, reading);
  const card = against === null ? null : lookUpCard(kb, against, null);
  const cards = deck.cards.map(({ card: one, quantity }) => ({ card: one, copies: quantity }));
  const enemy = card !== null && 'slug' in card ? card : null;
  const all = await deckPairs(cards, enemy, (slug) => damagesOutsideAttacks(kb, slug), turn);
  const asked = all.slice(0, MOST_PAIRS);
  const met: MetPair[] = [];
  for (const pair of asked) met.push(await metPair(kb, pair, memory, turn));
  const leftOut = all.length - asked.length;
  return {
    deck,
    against: card,
    findings: strongestFirst(met.filter(({ pair }) => !pair.isAgainst)),
    againstFindings: strongestFirst(met.filter(({ pair }) => pair.isAgainst)),
    pairs: asked.length,
    leftOut,
    warnings: [...cardWarnings(kb, against, card), ...tooMany(leftOut), ...met.flatMap(undetermined)],
  };
}

interface MetPair {
  readonly pair: DeckPair;
  /** How the two meet anywhere; null when it was not looked at. */
  readonly known: KnownPair | null;
  readonly findings: readonly DeckFinding[];
}

/** Two that the engine plays are looked at where they stand; of others texts alone say how they meet, wherever that is. */
async function metPair(kb: KnowledgeBase, pair: DeckPair, memory: PairMemory, turn: Turn): Promise<MetPair> {
  const { one, other } = pair;
  const isPlaced = pair.ways.every(({ places }) => places !== null);
  const known =
    memory.recall(kb, one, other) ?? (isPlaced ? null : await turn(() => memory.pair(kb, one, other)));
  if (known !== null && known.verdict !== 'INTERACT') return { pair, known, findings: [] };
  const found: WayFinding[] = [];
  for (const way of pair.ways) {
    const asked = placedPair(pair, way);
    const findings =
      asked === null
        ? (known?.findings ?? [])
        : (recallFindings(kb, asked) ?? (await turn(() => meetingFindings(kb, asked))));
    found.push(
      ...findings.filter((finding) => isNews(finding, asked)).map((finding) => brought(finding, pair, way)),
    );
  }
  return { pair, known, findings: eachOnce(found) };
}

function placedPair({ one, other }: DeckPair, { places, negative, besides }: PairWay): PlacedPair | null {
  if (places === null) return null;
  const [here, there] = places;
  const pair = [
    { slug: one, place: here, isNegative: negative[0] },
    { slug: other, place: there, isNegative: negative[1] },
  ] as const;
  return { pair, besides };
}

/** What is found of one way in which two meet. */
interface WayFinding extends DeckFinding {
  /** A number below 0 does the opposite of the usual one: the two are told apart. */
  readonly isNegative: boolean;
}

function brought(
  finding: Finding,
  { one }: DeckPair,
  { negative, oneCards, otherCards }: PairWay,
): WayFinding {
  const isNegative = negative.includes(true);
  return finding.from === one
    ? { finding, isNegative, fromCards: oneCards, toCards: otherCards }
    : { finding, isNegative, fromCards: otherCards, toCards: oneCards };
}

/** What holds in several places is told once, of all cards that bring it; what is weaker than something else between the two is not. */
function eachOnce(found: readonly WayFinding[]): readonly DeckFinding[] {
  const merged = new Map<string, DeckFinding>();
  for (const next of found) {
    const { from, to, relation } = next.finding;
    const key = `${from} ${to} ${relation}${next.isNegative ? ' below 0' : ''}`;
    const before = merged.get(key);
    merged.set(key, before === undefined ? next : together(before, next));
  }
  const all = [...merged.values()];
  return all.filter(({ finding }) => !all.some((other) => outweighs(other.finding, finding)));
}

/** One leaves the other alone only if it does nothing to it anywhere; a change of size is the other side of what does more. */
function outweighs(a: Finding, b: Finding): boolean {
  if (b.relation === 'NO_EFFECT') return a.relation !== 'NO_EFFECT' && a.from === b.from;
  const isShown = b.relation === 'MODIFIES' && !b.basis.includes('RULING');
  return isShown && RELATIONS.indexOf(a.relation) < RELATIONS.indexOf('NO_EFFECT');
}

function together(before: DeckFinding, next: DeckFinding): DeckFinding {
  return {
    finding: before.finding,
    fromCards: [...new Set([...before.fromCards, ...next.fromCards])],
    toCards: [...new Set([...before.toCards, ...next.toCards])],
  };
}

/** Of equally strong ones those that are found first in the deck. */
function strongestFirst(met: readonly MetPair[]): readonly DeckFinding[] {
  return met.flatMap(({ findings }) => findings).toSorted((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ finding: { relation, basis } }: DeckFinding): number {
  return 2 * RELATIONS.indexOf(relation) + (basis.includes('RULING') ? 0 : 1);
}

function undetermined({ known }: MetPair): readonly Warning[] {
  return known?.verdict === 'UNDETERMINED' ? [{ code: 'PAIR_UNDETERMINED', message: known.headline }] : [];
}

function cardWarnings(kb: KnowledgeBase, asked: string | null, card: CardLookup | null): readonly Warning[] {
  if (asked === null || card === null) return [];
  if (!('slug' in card))
    return [{ code: 'UNKNOWN_CARD', message: `${card.message} The deck was held against no card.` }];
  const match = findCard(kb, asked, null);
  if (match.found !== 'one' || match.exact) return [];
  const message = `'${shownName(asked)}' was taken for ${fullName(card)}. Correct the name if another card was meant.`;
  return [{ code: 'CARD_GUESSED', message }];
}

function shownName(name: string): string {
  return name.length <= LONGEST_SHOWN ? name : `${name.slice(0, LONGEST_SHOWN)}…`;
}

function tooMany(leftOut: number): readonly Warning[] {
  if (leftOut === 0) return [];
  const message = `The deck has ${MOST_PAIRS + leftOut} pairs of keywords; ${leftOut} of them were left out, those with the fewest copies. Send the deck in parts to see them.`;
  return [{ code: 'PAIRS_LEFT_OUT', message }];
}
