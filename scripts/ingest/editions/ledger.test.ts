import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Ledger, type LedgerEntry, parseLedger, printLedger } from './ledger.js';

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(?:-[a-z0-9]{1,8}){0,3}$/);
const id = fc.tuple(slug, slug).map((parts) => parts.join('/'));
const entry = fc.record({
  text: fc.string({ minLength: 1, unit: 'grapheme' }),
  parenthetical: fc.boolean(),
  authority: fc.constantFrom('OFFICIAL' as const, 'SUMMARY' as const),
  sources: fc.uniqueArray(slug, { maxLength: 3 }),
  withdrawn: fc.boolean(),
  successors: fc.array(fc.nat(), { maxLength: 2 }),
});
const ledger: fc.Arbitrary<Ledger> = fc
  .uniqueArray(fc.tuple(id, entry), { selector: ([key]) => key, maxLength: 8 })
  .map(
    (pairs) =>
      new Map(
        pairs.map(([key, { successors, ...rest }]): [string, LedgerEntry] => [
          key,
          { ...rest, supersededBy: successors.map((nth) => pairs[nth % pairs.length]?.[0] ?? '') },
        ]),
      ),
  );

const GOOD = printLedger(
  new Map([
    [
      'gale/it-works',
      {
        text: 'It works.',
        parenthetical: false,
        authority: 'OFFICIAL',
        sources: ['a'],
        supersededBy: [],
        withdrawn: false,
      },
    ],
  ]),
);

describe('the ledger', () => {
  it('is read back as it was printed', () => {
    fc.assert(
      fc.property(ledger, (value) => {
        expect(parseLedger(printLedger(value))).toEqual(value);
      }),
    );
  });

  it('is printed the same whatever the order it was made in', () => {
    fc.assert(
      fc.property(ledger, (value) => {
        expect(printLedger(new Map([...value].reverse()))).toBe(printLedger(value));
      }),
    );
  });

  it('has one ruling a line, so that a change of one ruling is a change of one line', () => {
    expect(GOOD.split('\n')[3]).toBe('    "gale/it-works": {"text":"It works.","sources":["a"]}');
  });

  it.each([
    ['an empty file', ''],
    ['a file that was cut off', GOOD.slice(0, -20)],
    ['a merge conflict', `<<<<<<< HEAD\n${GOOD}`],
    ['another version', GOOD.replace('"version": 1', '"version": 2')],
    ['no rulings', '{"version": 1}'],
    ['an unknown field', GOOD.replace('"sources"', '"source"')],
    ['an id without a keyword', GOOD.replace('gale/it-works', 'it-works')],
    ['an id that no address can hold', GOOD.replace('gale/it-works', 'gale/It works')],
    ['a ruling without text', GOOD.replace('It works.', '')],
    ['a successor that is not there', GOOD.replace('["a"]', '["a"],"supersededBy":["gale/gone"]')],
  ])('is refused when it is damaged: %s', (_what, text) => {
    expect(() => parseLedger(text)).toThrow();
  });
});
