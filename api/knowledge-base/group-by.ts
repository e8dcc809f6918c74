/** Values by a key of theirs, in the order in which they come. */
export function groupBy<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  return groupPairs(Array.from(values, (value) => [keyOf(value), value] as const));
}

/** The values of each key, in the order in which they come. */
export function groupPairs<Key, Value>(
  pairs: Iterable<readonly [Key, Value]>,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
