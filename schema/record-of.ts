/** A record that another one points to. Throws when it is missing: a build whose references are broken is never published. */
export function recordOf<T>(records: ReadonlyMap<string, T>, key: string): T {
  const record = records.get(key);
  if (record === undefined)
    throw new Error(`The knowledge base has no record '${key}', to which another points.`);
  return record;
}

/** The records of a list of keys, in its order. */
export function recordsOf<T>(records: ReadonlyMap<string, T>, keys: readonly string[]): readonly T[] {
  return keys.map((key) => recordOf(records, key));
}
