/** As lunr writes an index; a word's postings are its number and, by field and record, what is known of it there. */
export interface LunrIndex {
  readonly fields: readonly string[];
  /** Of each field of a record, `name/0`: numbers of words, each with the weight that the word has there. */
  readonly fieldVectors: readonly (readonly [place: string, elements: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [word: string, postings: LunrPostings])[];
}

interface LunrPostings {
  readonly _index: number;
  readonly [field: string]: Readonly<Record<string, object>> | number;
}

/**
 * What a search needs of it, in a form that is read fast: one string for each word and field, taken apart when a query first asks for
 * it. lunr's own form is a hundred thousand objects, of which a query needs some hundreds, and it makes further ones of every hit.
 */
export interface PackedIndex {
  readonly fields: readonly string[];
  /**
   * A word, and for each field in order its records there: the step from the number of the one before, and the weight in thousandths,
   * all between spaces.
   */
  readonly words: readonly (readonly [word: string, records: readonly string[]])[];
}

/** The records that have a word in one field. */
export interface Postings {
  readonly field: string;
  /** By turns a record and, in thousandths, how much the word weighs in it; records in ascending order. */
  readonly records: Int32Array;
}

/** The unit of weights: lunr rounds them to thousandths. */
export const THOUSAND = 1000;

/** References of records must be their numbers. */
export function packIndex({ fields, fieldVectors, invertedIndex }: LunrIndex): PackedIndex {
  const weights = new Map(fieldVectors.map(([place, elements]) => [place, pairsOf(elements)]));
  const recordsOf = (field: string, postings: LunrPostings): string => {
    let before = 0;
    const steps = Object.keys(postings[field] ?? {})
      .map(Number)
      .sort((a, b) => a - b)
      .map((record) => {
        const weight = weights.get(`${field}/${record}`)?.get(postings._index) ?? 0;
        const step = record - before;
        before = record;
        return `${step} ${Math.round(weight * THOUSAND)}`;
      });
    return steps.join(' ');
  };
  return {
    fields,
    words: invertedIndex.map(([word, postings]) => [word, fields.map((field) => recordsOf(field, postings))]),
  };
}

function pairsOf(elements: readonly number[]): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  for (let at = 0; at < elements.length; at += 2) pairs.set(elements[at] ?? 0, elements[at + 1] ?? 0);
  return pairs;
}

/** Where a word stands; nowhere when the index lacks it. */
export type PostingsOf = (word: string) => readonly Postings[];

export function openPacked({ fields, words }: PackedIndex): PostingsOf {
  const packed = new Map(words);
  const known = new Map<string, readonly Postings[]>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const records = packed.get(word);
    if (records === undefined) return [];
    const postings = takenApart(fields, records);
    known.set(word, postings);
    return postings;
  };
}

function takenApart(fields: readonly string[], packed: readonly string[]): readonly Postings[] {
  return fields.flatMap((field, at) => {
    const text = packed[at] ?? '';
    return text === '' ? [] : { field, records: withNumbers(Int32Array.from(text.split(' '), Number)) };
  });
}

/** Of steps between records the records, in place. */
function withNumbers(records: Int32Array): Int32Array {
  for (let at = 2; at < records.length; at += 2) records[at] = (records[at] ?? 0) + (records[at - 2] ?? 0);
  return records;
}
