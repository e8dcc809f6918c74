import { type AskedVersion, askedVersion, versionWithin } from './asked-version.js';
import { type CardIndex, cardsBeginning } from './card-index.js';
import { type CardRecord, fullName } from './card-record.js';
import { allowedEdits } from './edit-distance.js';
import { foldedWords, foldName } from './fold.js';
import { isOfKind, kindBehind, labelsApart } from './kind-of-card.js';
import { askedName, asksForPromo } from './name-without-promo.js';
import { nearestWords } from './near-words.js';
import { printingsBehind } from './printing-behind.js';
import type { Suggestion } from './suggestion.js';

export type CardMatch =
  | { readonly found: 'one'; readonly card: CardRecord; readonly exact: boolean }
  | { readonly found: 'several'; readonly candidates: readonly CardRecord[] }
  | {
      readonly found: 'none';
      readonly suggestions: readonly Suggestion[];
      /** The version that was asked for, if it is what none of the suggested cards has. */
      readonly lacking: string | null;
    };

const MOST_CANDIDATES = 10;
const MOST_SUGGESTIONS = 5;
const LONGEST_NAME = 100;

/** Where names are looked up. */
type Known = { readonly cardIndex: CardIndex };

/**
 * One card by name, case and punctuation forgiving: with its version (`Hanharr (A)`) or without, by some words of its name and perhaps the
 * version (`luke a`), or with slips. A version that is asked for is never taken for another one. `set` picks by printing, and so does what
 * stands behind the name: `Hanharr (A) [KAE 140]`; that a promo is meant picks the only version that has one.
 */
export function findCard(kb: Known, asked: string, set: string | null): CardMatch {
  if (asked.length > LONGEST_NAME) return none([], null);
  return ofItsKind(kb, asked, set, thePromo(kb, asked, findPrinted(kb, asked, set)));
}

/** Where no card is called so, those of several that are of the type or the side behind the name: `Blaster (Battle)`. */
export function ofItsKind(kb: Known, asked: string, set: string | null, match: CardMatch): CardMatch {
  const told = match.found === 'none' ? kindBehind(asked) : null;
  if (told === null) return match;
  const several = ofItsKind(kb, told.name, set, findPrinted(kb, told.name, set));
  if (several.found !== 'several') return match;
  const candidates = several.candidates.filter((one) => isOfKind(one, told.kind));
  const [card, ...more] = candidates;
  if (card === undefined) return match;
  return more.length > 0 ? { found: 'several', candidates } : { found: 'one', card, exact: true };
}

/** Of several cards the one with a promotional printing, where that is asked for. */
export function thePromo({ cardIndex }: Known, asked: string, match: CardMatch): CardMatch {
  if (match.found !== 'several' || !asksForPromo(cardIndex, asked)) return match;
  const [card, ...more] = match.candidates.filter(({ printings }) => printings.some(({ promo }) => promo));
  return card === undefined || more.length > 0 ? match : { found: 'one', card, exact: true };
}

function findPrinted(kb: Known, asked: string, set: string | null): CardMatch {
  const { name, set: behind } = askedPrinting(kb, asked);
  if (set !== null || behind === null) return findNamed(kb, name, set);
  const printed = findNamed(kb, name, behind);
  if (printed.found !== 'none') return printed;
  const elsewhere = findNamed(kb, name, null);
  return elsewhere.found === 'one' ? { ...elsewhere, exact: false } : elsewhere;
}

/** What was asked for without its printing, and the set that it names of it, if any: `Hanharr (A) [KAE 140]`. */
export function askedPrinting(
  kb: Known,
  asked: string,
): { readonly name: string; readonly set: string | null } {
  const name = askedName(kb.cardIndex, asked);
  if (isCalled(kb.cardIndex, name)) return { name, set: null };
  const readings = printingsBehind(name);
  const isThere = (read: string, set: string | null): boolean =>
    (set === null || kb.cardIndex.sets.has(foldName(set))) && findNamed(kb, read, set).found !== 'none';
  const printing =
    readings.find((one) => isThere(one.name, one.set)) ??
    readings.find((one) => one.isSure && !isVersionOf(kb, one.set) && isThere(one.name, null)) ??
    readings.find(({ isSure }) => isSure);
  return printing === undefined ? { name, set: null } : { name: printing.name, set: printing.set };
}

/** What may be the version that is asked for, though no card of the name has it: `B2`. */
function isVersionOf({ cardIndex }: Known, word: string | null): boolean {
  return word !== null && (/^[A-Z]\d{1,2}$/.test(word) || cardIndex.versions.has(word));
}

/** The same for a name with no printing behind it. */
export function findNamed({ cardIndex: index }: Known, name: string, set: string | null): CardMatch {
  if (name.length > LONGEST_NAME) return none([], null);
  const asked = askedVersion(index, name);
  const within = asked === null ? versionWithin(name) : null;
  const elsewhere: CardRecord[] = [];
  let others: readonly CardRecord[] = [];
  for (const found of asked === null ? findAny(index, name) : findVersion(index, name, asked)) {
    const [card, ...more] = inSet(found.cards, set).filter((one) => isOfVersion(one, within));
    if (card !== undefined && more.length === 0) return { found: 'one', card, exact: found.exact };
    if (card !== undefined)
      return { found: 'several', candidates: [card, ...more].slice(0, MOST_CANDIDATES) };
    elsewhere.push(...found.cards);
    if (others.length === 0) others = found.others;
  }
  if (elsewhere.length > 0) return none(elsewhere, null);
  return asked === null || others.length === 0
    ? none(cardsThatStart(index, foldName(name)), null)
    : none(others, asked.version);
}

/** `within`: what stands in brackets in the middle of what was asked for, which may also be part of a name. */
function isOfVersion({ name, version }: CardRecord, within: string | null): boolean {
  return within === null || version === within || versionWithin(name) === within;
}

function none(suggested: readonly CardRecord[], lacking: string | null): CardMatch {
  const suggestions = suggestCards([...new Set(suggested)].slice(0, MOST_SUGGESTIONS));
  return { found: 'none', suggestions, lacking };
}

/** What one way to look for a name leads to. */
interface Found {
  readonly cards: readonly CardRecord[];
  /** They are called so. */
  readonly exact: boolean;
  /** Cards of that name that are not the version that was asked for. */
  readonly others: readonly CardRecord[];
}

function found(cards: readonly CardRecord[], exact = false): Found {
  return { cards, exact, others: [] };
}

/** The ways in which a name may be a card's, the surest first. */
function* findAny(index: CardIndex, name: string): Generator<Found> {
  const folded = foldName(name);
  yield* findCalled(index, folded);
  const words = foldedWords(name);
  yield found(startingFirst(withWords(index, words), words));
  yield found(nearestCards(index, folded));
}

function* findCalled({ byFullName, byName }: CardIndex, folded: string): Generator<Found> {
  yield found(byFullName.get(folded) ?? [], true);
  yield found(byName.get(folded) ?? [], true);
}

/** The same where a version is asked for, or what may be the last word of a name. */
function* findVersion(index: CardIndex, whole: string, asked: AskedVersion): Generator<Found> {
  const folded = foldName(whole);
  yield* findCalled(index, folded);
  const name = foldName(asked.name);
  const own = index.byName.get(name) ?? [];
  if (own.length > 0) yield ofVersion(own, asked, true);
  if (own.length > 0 && asked.isMarked) return;
  const words = foldedWords(asked.name);
  const { cards, others, exact } = ofVersion(withWords(index, words), asked);
  yield { cards: startingFirst(cards, words), others: startingFirst(others, words), exact };
  if (own.length > 0) return;
  if (!asked.isMarked) {
    const allWords = foldedWords(whole);
    yield found(startingFirst(withWords(index, allWords), allWords));
  }
  yield ofVersion(nearestCards(index, name), asked);
  if (!asked.isMarked) yield found(nearestCards(index, folded).filter((card) => endsIn(card, asked.version)));
}

function ofVersion(cards: readonly CardRecord[], { version }: AskedVersion, exact = false): Found {
  const fitting = cards.filter((card) => card.version === version);
  return { cards: fitting, exact, others: fitting.length === 0 ? cards : [] };
}

/** Is it the last word of its name? */
function endsIn({ name }: CardRecord, version: string): boolean {
  return foldedWords(name).at(-1) === version.toLowerCase();
}

/** Does a text call a card by its whole name, be it with a version that there is not? */
export function callsCard(index: CardIndex, text: string): boolean {
  const name = askedName(index, text);
  const asked = askedVersion(index, name);
  return isCalled(index, name) || (asked !== null && isCalled(index, asked.name));
}

function isCalled({ byName }: CardIndex, name: string): boolean {
  return byName.has(foldName(name));
}

/** Cards with all these words in their names. */
function withWords({ byWord }: CardIndex, words: readonly string[]): readonly CardRecord[] {
  const lists = words.map((word) => byWord.get(word) ?? []);
  // A word that no name has, as every misspelt one: the others need no look.
  if (lists.some((cards) => cards.length === 0)) return [];
  const [first = [], ...others] = lists;
  const rest = others.map((cards) => new Set(cards));
  return first.filter((card) => rest.every((known) => known.has(card)));
}

/** Of these, if there are any, the ones that begin with the first word. */
function startingFirst(cards: readonly CardRecord[], [start]: readonly string[]): readonly CardRecord[] {
  const starting = cards.filter(({ name }) => foldedWords(name)[0] === start);
  return starting.length > 0 ? starting : cards;
}

/** The cards with the fewest slips from a folded name, if few enough to recognise one. */
export function nearestCards(index: CardIndex, folded: string): readonly CardRecord[] {
  const names = nearestWords(index.nearNames, folded, allowedEdits(folded.length));
  return [...new Set(names.flatMap((name) => index.byName.get(name) ?? []))];
}

function inSet(cards: readonly CardRecord[], set: string | null): readonly CardRecord[] {
  if (set === null) return cards;
  const folded = foldName(set);
  return cards.filter(({ printings }) => printings.some((printing) => foldName(printing.set) === folded));
}

function cardsThatStart(index: CardIndex, folded: string): readonly CardRecord[] {
  const start = folded.slice(0, 3);
  if (start.length < 3) return [];
  return cardsBeginning(index, start, MOST_SUGGESTIONS).filter(({ name }) =>
    foldName(name).startsWith(start),
  );
}

export function suggestCard(card: CardRecord): Suggestion {
  return { label: fullName(card), kind: 'CARD', id: card.slug };
}

/** The same for several at once: those that share name and version are told apart by their sets, and else by what they are. */
export function suggestCards(cards: readonly CardRecord[]): readonly Suggestion[] {
  const labels = labelsApart(cards);
  return cards.map((card, at) => ({ ...suggestCard(card), label: labels[at] ?? fullName(card) }));
}
