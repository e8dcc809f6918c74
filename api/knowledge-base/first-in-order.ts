/** The first `most` of the items in this order, without sorting them all: what comes behind so many others is let go at once. */
export function firstInOrder<Item>(
  items: Iterable<Item>,
  most: number,
  compare: (a: Item, b: Item) => number,
): readonly Item[] {
  const kept: Item[] = [];
  let last: Item | undefined;
  for (const item of items) {
    if (last !== undefined && compare(last, item) <= 0) continue;
    kept.push(item);
    if (kept.length < 2 * most) continue;
    kept.sort(compare).splice(most);
    last = kept.at(-1);
  }
  return kept.sort(compare).slice(0, most);
}
