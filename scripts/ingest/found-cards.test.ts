import { describe, expect, it } from 'vitest';
import { indexCards } from '../../api/knowledge-base/card-index.js';
import { type CardRecord, fullName } from '../../api/knowledge-base/card-record.js';
import { type CardMatch, findCard } from '../../api/knowledge-base/find-card.js';
import { foldName } from '../../api/knowledge-base/fold.js';
import { inventCardSets } from '../bench/card-sets/invent-card-sets.js';
import { builtCard } from './building/card-set-records.js';
import { cardIdentities } from './cards/card-identities.js';
import { readCardSets } from './cards/card-set.js';
import { NOTHING_SAID } from './reading/describe-source.js';
import type { SourceFile } from './reading/gather-files.js';

const files = inventCardSets(1_500, 20).files.map(
  ({ name, bytes }): SourceFile => ({
    ...{ id: name, file: name, path: `/${name}`, origin: 'added', sha256: '' },
    description: NOTHING_SAID,
    bytes: Buffer.from(bytes),
  }),
);
const { sets } = readCardSets(files, () => {});
const cards: readonly CardRecord[] = cardIdentities(sets).map((identity) => ({
  ...builtCard(identity, []).record,
  rulings: [],
}));
const cardIndex = indexCards(cards);
const find = (name: string, set: string | null = null): CardMatch => findCard({ cardIndex }, name, set);

function found(match: CardMatch): readonly CardRecord[] {
  if (match.found === 'none') return [];
  return match.found === 'one' ? [match.card] : match.candidates;
}

const byName = groupedBy(({ name }) => foldName(name));
const byFullName = groupedBy((card) => foldName(fullName(card)));

function groupedBy(keyOf: (card: CardRecord) => string): ReadonlyMap<string, readonly CardRecord[]> {
  const groups = new Map<string, CardRecord[]>();
  for (const card of cards) {
    const group = groups.get(keyOf(card)) ?? [];
    groups.set(keyOf(card), group);
    group.push(card);
  }
  return groups;
}

/** Cards without version may share their name with one of another kind. */
const sharing = (card: CardRecord): number => byFullName.get(foldName(fullName(card)))?.length ?? 0;

/** Names that do not lead where they should, some of them. */
function lost(
  asked: readonly (readonly [name: string, card: CardRecord, set?: string])[],
): readonly string[] {
  return asked
    .filter(([name, card, set]) => !found(find(name, set ?? null)).includes(card))
    .map(([name, card, set]) => `${name} (${set ?? 'any set'}) for ${card.slug}`)
    .slice(0, 10);
}

function each<Asked>(one: number, ask: (card: CardRecord) => readonly Asked[]): readonly Asked[] {
  return cards.filter((_, index) => index % one === 0).flatMap(ask);
}

describe('the cards of a folder', () => {
  it.each<[string, (card: CardRecord) => string]>([
    ['its name and version as printed', fullName],
    ['small letters', (card) => fullName(card).toLowerCase()],
    ['the version without brackets', ({ name, version }) => (version === null ? name : `${name} ${version}`)],
    ['the version close by', ({ name, version }) => (version === null ? name : `${name}(${version})`)],
  ])('are found one by one by %s', (_, nameOf) => {
    const unclear = each(1, (card) => {
      const match = find(nameOf(card));
      const isFound = sharing(card) > 1 || (match.found === 'one' && match.exact && match.card === card);
      return isFound ? [] : [nameOf(card)];
    });
    expect(unclear.slice(0, 10)).toEqual([]);
  });

  it('are all offered when several have the name', () => {
    const unclear = [...byName.values()].filter((own) => {
      const unversioned = own.filter(({ version }) => version === null);
      const meant = unversioned.length > 0 ? unversioned : own;
      return new Set(found(find(own[0]?.name ?? ''))).size !== Math.min(meant.length, 10);
    });
    expect(unclear.slice(0, 10)).toEqual([]);
  });

  it('are found with a letter left out', () => {
    const slips = each(13, (card) => {
      const at = 2 + (card.slug.length % Math.max(1, card.name.length - 3));
      const name = fullName(card);
      return [[`${name.slice(0, at)}${name.slice(at + 1)}`, card] as const];
    });
    expect(lost(slips).length).toBeLessThanOrEqual(slips.length / 20);
  });

  it('are found by each set that prints them', () => {
    const inSets = each(3, (card) =>
      card.printings.map(({ set }) => [fullName(card), card, set.toLowerCase()] as const),
    );
    expect(lost(inSets)).toEqual([]);
    expect(cards.some(({ printings }) => printings.length > 1)).toBe(true);
  });

  it('are not found in a set that does not print them', () => {
    const elsewhere = each(29, (card) => found(find(fullName(card), 'no such set')));
    expect(elsewhere).toEqual([]);
  });
});
