import { fullName } from '../../../api/knowledge-base/card-record.js';
import { foldName, slugOf } from '../../../api/knowledge-base/fold.js';
import { compareText } from '../editions/source.js';
import type { CardSet } from './card-set.js';
import type { PrintedCard } from './printed-card.js';

/** One row and the set it stands in. */
export interface PrintedIn {
  readonly set: CardSet;
  readonly card: PrintedCard;
}

/** The same card in all sets that print it. */
export interface CardIdentity {
  readonly slug: string;
  /** The printing whose facts count. */
  readonly current: PrintedIn;
  /** In the order of the sets. */
  readonly printings: readonly PrintedIn[];
}

/**
 * The cards of all sets by slug: name and version make a card. Cards without version may share a name: those of another side or type
 * are cards of their own, told apart by their set.
 */
export function cardIdentities(sets: readonly CardSet[]): readonly CardIdentity[] {
  const named = groupBy(
    sets.flatMap((set) => set.set.cards.map((card): PrintedIn => ({ set, card }))),
    ({ card }) => slugOf(fullName(card)),
  );
  const slugs = new Set(named.keys());
  const identities = [...named].flatMap(([slug, printings]) =>
    [...groupBy(printings, ({ card }) => kindOf(card)).values()].map((own, index) => ({
      slug: index === 0 ? slug : slugInSet(slug, own, slugs),
      current: own.reduce((best, one) => (countsMore(one, best) ? one : best)),
      printings: own,
    })),
  );
  return identities.toSorted((a, b) => compareText(a.slug, b.slug));
}

function kindOf({ version, side, typeLine }: PrintedCard): string {
  return version === null ? `${side} ${foldName(typeLine)}` : '';
}

function slugInSet(slug: string, [first]: readonly PrintedIn[], taken: Set<string>): string {
  const base = `${slug}-${slugOf(first?.card.set ?? '') || 'set'}`;
  let own = base;
  for (let suffix = 2; taken.has(own); suffix += 1) own = `${base}-${suffix}`;
  taken.add(own);
  return own;
}

/** The newest dated set counts; of sets of one date the first that is no promotional printing. */
function countsMore(one: PrintedIn, best: PrintedIn): boolean {
  const newer = compareText(one.set.description.publishedOn ?? '', best.set.description.publishedOn ?? '');
  return newer > 0 || (newer === 0 && best.card.promo && !one.card.promo);
}

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
