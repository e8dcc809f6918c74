import lunr from 'lunr';

/** As lunr writes an index; a word's postings are its number and, by field and record, what is known of it there. */
export interface LunrIndex {
  readonly fields: readonly string[];
  readonly fieldVectors: readonly (readonly [place: string, elements: readonly number[]])[];
  readonly invertedIndex: readonly (readonly [word: string, postings: Postings])[];
}

interface Postings {
  readonly _index: number;
  readonly [field: string]: Readonly<Record<string, object>> | number;
}

/**
 * The same in a form that is read fast: a few long lists of strings, taken apart when a query first asks for them. As objects it is a
 * hundred thousand, of which a query needs some hundreds.
 */
export interface PackedIndex {
  readonly fields: readonly string[];
  /** `name/k0` and the numbers of its vector, between commas; empty fields are left out. */
  readonly vectors: readonly (readonly [place: string, elements: string])[];
  /** A word, its number, and for each field in order the references of its records, between spaces. */
  readonly words: readonly (readonly [word: string, number: number, records: readonly string[]])[];
}

export function packIndex({ fields, fieldVectors, invertedIndex }: LunrIndex): PackedIndex {
  return {
    fields,
    vectors: fieldVectors
      .filter(([, elements]) => elements.length > 0)
      .map(([place, elements]) => [place, elements.join()]),
    words: invertedIndex.map(([word, postings]) => [
      word,
      postings._index,
      fields.map((field) => Object.keys(postings[field] ?? {}).join(' ')),
    ]),
  };
}

/** lunr on a packed index: for words that it has, without wildcards, slips and negated queries. */
export function openPacked({ fields, vectors, words }: PackedIndex): lunr.Index {
  const elements = new Map(vectors);
  const records = new Map(words.map((entry) => [entry[0], entry]));
  const fieldVectors = takenApart(
    (place) => new lunr.Vector((elements.get(place) ?? '').split(',').map(Number)),
  );
  const attributes = {
    invertedIndex: takenApart((word) => postingsOf(fields, records.get(word))),
    fieldVectors,
    // The types have the name that it had once.
    documentVectors: fieldVectors,
    tokenSet: Object.assign(new lunr.TokenSet(), { intersect: (asked: lunr.TokenSet) => asked }),
    fields: [...fields],
    pipeline: new lunr.Pipeline(),
  };
  return new lunr.Index(attributes);
}

/** Values by their keys, each made when it is first asked for. */
function takenApart<Value>(make: (key: string) => Value): Record<string, Value> {
  const known: Record<string, Value> = Object.create(null);
  return new Proxy(known, {
    get: (values, key) => {
      if (typeof key !== 'string') return undefined;
      const value = values[key] ?? make(key);
      values[key] = value;
      return value;
    },
  });
}

function postingsOf(fields: readonly string[], entry: PackedIndex['words'][number] | undefined): object {
  const [, number = 0, records = []] = entry ?? [];
  const postings: Record<string, unknown> = { _index: number };
  for (const [at, field] of fields.entries()) {
    const found: Record<string, object> = Object.create(null);
    const list = records[at] ?? '';
    if (list !== '') for (const record of list.split(' ')) found[record] = NOTHING;
    postings[field] = found;
  }
  return postings;
}

/** lunr keeps here what a builder was asked to keep of a word; none was. */
const NOTHING = Object.freeze({});
