import fc from 'fast-check';
import lunr from 'lunr';
import { expect, test } from 'vitest';
import { type LunrIndex, openPacked, packIndex } from './packed-index.js';

const FIELDS = ['name', 'text'] as const;
const WORDS = ['stun', 'evade', 'damage', 'constructor', '7'] as const;

const some = fc.array(fc.constantFrom(...WORDS), { maxLength: 5 });
const records = fc.array(fc.record({ name: some, text: some }), { maxLength: 25 });
type Records = readonly { readonly name: readonly string[]; readonly text: readonly string[] }[];

function lunrOf(list: Records): lunr.Index {
  const builder = new lunr.Builder();
  builder.ref('ref');
  builder.field('name', { boost: 10 });
  builder.field('text');
  for (const [number, record] of list.entries()) builder.add({ ref: String(number), ...record });
  return builder.build();
}

function packed(list: Records) {
  const index: LunrIndex = JSON.parse(JSON.stringify(lunrOf(list)));
  return JSON.parse(JSON.stringify(packIndex(index)));
}

test('a word is known in each field by the records that have it there, in their order', () => {
  fc.assert(
    fc.property(records, (list) => {
      const postingsOf = openPacked(packed(list));
      for (const word of WORDS) {
        const expected = FIELDS.flatMap((field) => {
          const having = list.flatMap((record, number) => (record[field].includes(word) ? [number] : []));
          return having.length === 0 ? [] : [{ field, having }];
        });
        const known = postingsOf(word).map(({ field, records: pairs }) => ({
          field,
          having: [...pairs].filter((_, at) => at % 2 === 0),
        }));
        expect(known).toEqual(expected);
      }
    }),
  );
});

test('a word weighs in a record what lunr scores when asked for it alone, to the thousandth', () => {
  fc.assert(
    fc.property(records, fc.constantFrom(...WORDS), fc.constantFrom(...FIELDS), (list, word, field) => {
      const postings = openPacked(packed(list))(word).find((one) => one.field === field);
      const pairs = postings?.records ?? new Int32Array();
      const found = lunrOf(list).query((query) => {
        query.term(word, { fields: [field], usePipeline: false });
      });
      expect(pairs.length).toBe(2 * found.length);
      for (const { ref, score } of found) {
        const at = pairs.findIndex((number, place) => place % 2 === 0 && number === Number(ref));
        expect((pairs[at + 1] ?? 0) / 1000).toBeCloseTo(score, 9);
      }
    }),
  );
});

test('a word that the index lacks stands nowhere', () => {
  const postingsOf = openPacked(packed([{ name: ['stun'], text: [] }]));
  for (const word of ['evade', '', '__proto__', 'hasOwnProperty']) expect(postingsOf(word)).toEqual([]);
});

test('a word is taken apart once', () => {
  const postingsOf = openPacked(packed([{ name: ['stun'], text: ['stun'] }]));
  expect(postingsOf('stun')).toHaveLength(2);
  expect(postingsOf('stun')).toBe(postingsOf('stun'));
});
