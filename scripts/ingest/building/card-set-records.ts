import { type CardRecord, fullName, type PrintingRecord } from '../../../api/knowledge-base/card-record.js';
import { foldName } from '../../../api/knowledge-base/fold.js';
import type { DiagnosticRecord, SourceRecord } from '../../../api/knowledge-base/records.js';
import { parseCardText } from '../../../engine/notation/card-text.js';
import type { KnownKeyword } from '../../../engine/notation/known-keyword.js';
import type { CardIdentity, PrintedIn } from '../cards/card-identities.js';
import { draftCardRulings } from '../cards/card-rulings.js';
import type { CardSet } from '../cards/card-set.js';
import { arenasOf } from '../cards/printed-facts.js';
import { diagnostic } from '../diagnostics.js';
import type { RulingGroup } from './ruling-records.js';

export interface BuiltCard {
  /** Without its rulings. */
  readonly record: Omit<CardRecord, 'rulings'>;
  readonly diagnostics: readonly DiagnosticRecord[];
}

/** `known` are all keywords: those in the text of the card are found among them. */
export function builtCard(identity: CardIdentity, known: readonly KnownKeyword[]): BuiltCard {
  const { set, card } = identity.current;
  const { abilities, problems } = parseCardText(card.lines.join('\n'), known);
  const place = { file: set.file.file, line: card.line };
  const { name, version, side, typeLine, subtypes, buildCost, costText, speed, power, health, lines } = card;
  return {
    record: {
      ...{ slug: identity.slug, name, version, side, typeLine, arenas: arenasOf(typeLine), subtypes },
      ...{ buildCost, costText, speed, power, health, lines },
      keywords: [...new Set(abilities.map(({ keyword }) => keyword))],
      printings: printingsOf(identity.printings),
      source: set.id,
    },
    diagnostics: problems.map(({ text, message }) =>
      diagnostic('UNREAD_ABILITY', `${fullName(card)}: "${text.trim()}": ${message}`, place),
    ),
  };
}

/** A set may print a card twice; the same number is one printing. */
function printingsOf(printings: readonly PrintedIn[]): readonly PrintingRecord[] {
  const all = printings.map(
    ({ card: { set, number, rarity, promo } }): PrintingRecord => ({ set, number, rarity, promo }),
  );
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

export function rulingsOfCard(identity: CardIdentity): RulingGroup {
  return {
    owner: { keyword: null, card: identity.slug },
    drafts: draftCardRulings(identity),
    newest: 0,
    authorityIn: () => identity.current.set.description.authority,
  };
}

/** What sets print counts more than our own words; those add the cards and printings that no set has. */
export function withOwnCards(
  cards: readonly CardRecord[],
  own: readonly CardRecord[],
): readonly CardRecord[] {
  const bySlug = new Map(own.map((card) => [card.slug, card]));
  const printed = cards.map((card) => {
    const sets = new Set(card.printings.map(({ set }) => foldName(set)));
    const more = (bySlug.get(card.slug)?.printings ?? []).filter(({ set }) => !sets.has(foldName(set)));
    return more.length === 0 ? card : { ...card, printings: [...card.printings, ...more] };
  });
  const slugs = new Set(cards.map(({ slug }) => slug));
  return [...printed, ...own.filter(({ slug }) => !slugs.has(slug))].toSorted((a, b) =>
    a.slug < b.slug ? -1 : 1,
  );
}

export function setSource({ id, file, set, description }: CardSet, rulingCount: number): SourceRecord {
  return {
    id,
    title: description.title ?? `Card set ${file.file.replace(/\.[^./]*$/, '')}`,
    kind: 'CARD_SET',
    edition: description.edition,
    authority: description.authority,
    publishedOn: description.publishedOn,
    url: description.url,
    file: file.file,
    sha256: file.sha256,
    text: set.text,
    keywordCount: 0,
    rulingCount,
  };
}
