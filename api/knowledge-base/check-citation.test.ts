import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkCitation } from './check-citation.js';
import type { RulingRecord } from './records.js';
import { sampleContent } from './sample-content.js';
import { openSample } from './sample-knowledge-base.js';

const kb = openSample();
const CAUSED = 'overkill/overkill-damage-is-caused';
const TANDEM = 'overkill/both-units-resolve-damage';
const TOGETHER = 'overkill/both-units-take-the';

const CASES: readonly (readonly [string, string, string | null, string, string | null, readonly string[]])[] =
  [
    ['the exact text', 'Both units resolve damage in tandem.', TANDEM, 'CURRENT', TANDEM, [TANDEM]],
    ['a global id', 'Both units resolve damage in tandem.', `Ruling:${TANDEM}`, 'CURRENT', TANDEM, [TANDEM]],
    ['no id', 'Both units resolve damage in tandem.', null, 'CURRENT', TANDEM, [TANDEM]],
    [
      'case, quotes and spaces',
      '  “BOTH units resolve\n damage in tandem.” ',
      null,
      'CURRENT',
      TANDEM,
      [TANDEM],
    ],
    [
      'missing parentheses and a straight apostrophe',
      "That player can't change their mind afterward.",
      null,
      'CURRENT',
      'overkill/that-player-cant-change',
      ['overkill/that-player-cant-change'],
    ],
    [
      'a changed word',
      'Overkill damage is caused by the ability, not the attack roll.',
      CAUSED,
      'ALTERED',
      CAUSED,
      [CAUSED],
    ],
    [
      'a changed word, no id',
      'Overkill damage is caused by the ability, not the attack roll.',
      null,
      'ALTERED',
      CAUSED,
      [CAUSED],
    ],
    ['a part', 'is caused by the ability', CAUSED, 'ALTERED', CAUSED, [CAUSED]],
    ['other words under an id', 'Stun works anytime.', TANDEM, 'UNKNOWN', TANDEM, []],
    ['an unknown id', 'Both units resolve damage in tandem.', 'overkill/none', 'UNKNOWN', null, []],
    ['text of nothing', 'Lightsabers are green.', null, 'UNKNOWN', null, []],
    ['no words at all', '🙂', null, 'UNKNOWN', null, []],
    ['a replaced ruling', 'Both units take the damage together.', TOGETHER, 'SUPERSEDED', TOGETHER, [TANDEM]],
    [
      'a replaced ruling, no id',
      'Both units take the damage together.',
      null,
      'SUPERSEDED',
      TOGETHER,
      [TANDEM],
    ],
    [
      'a withdrawn ruling',
      'Extra hits may go to a second unit.',
      null,
      'WITHDRAWN',
      'overkill/extra-hits-may-go',
      [],
    ],
  ];

test.each(CASES)('%s', (_, text, id, status, ruling, current) => {
  const verdict = checkCitation(kb, text, id);
  expect(verdict.status).toBe(status);
  expect(verdict.ruling?.id ?? null).toBe(ruling);
  expect(verdict.current.map((one) => one.id)).toEqual(current);
  expect(verdict.message).toMatch(/^[A-Z].*\.$/);
});

test('similarity is the Dice coefficient of word pairs', () => {
  // 6 words against 6: "both units", "resolve damage", "damage in" of 5 pairs each are shared.
  expect(checkCitation(kb, 'Both units also resolve damage in', TANDEM).similarity).toBeCloseTo(6 / 10, 10);
  expect(checkCitation(kb, 'Both units resolve damage in tandem.', TANDEM).similarity).toBe(1);
});

test('repeated pairs count as often as both texts have them', () => {
  const repeated = 'Both units both units both units resolve damage in tandem';
  expect(checkCitation(kb, repeated, TANDEM).similarity).toBeCloseTo((2 * 5) / (9 + 5), 10);
});

test('a part says that it is only a part, changed punctuation that it is only that', () => {
  expect(checkCitation(kb, 'is caused by the ability', CAUSED).message).toContain('part');
  const hyphen = checkCitation(kb, 'A six after a reroll does count.', null);
  expect(hyphen).toMatchObject({ status: 'ALTERED', similarity: 1 });
  expect(hyphen.message).toContain('punctuation');
});

describe('exact is letter for letter, but for white space, kinds of marks, what encloses it and the final full stop', () => {
  test.each([
    ['Both units resolve damage in tandem.', true],
    ['“Both  units resolve\ndamage in tandem”', true],
    ['(Both units resolve damage in tandem.)', true],
    ['BOTH UNITS RESOLVE DAMAGE IN TANDEM.', false],
    ['both units resolve damage in tandem.', false],
  ])('%s: %s', (text, exact) => {
    const verdict = checkCitation(kb, text, null);
    expect(verdict).toMatchObject({ status: 'CURRENT', exact });
    expect(/capitals/.test(verdict.message)).toBe(!exact);
  });
  test('another mark at the end is none of these', () => {
    expect(checkCitation(kb, 'Both units resolve damage in tandem!', null)).toMatchObject({
      status: 'ALTERED',
      exact: false,
    });
  });
});

test('a negation that is put in or left out changes the sense, and the message says that it is not real as quoted', () => {
  const verdict = checkCitation(kb, "Both units don't resolve damage in tandem.", null);
  expect(verdict).toMatchObject({ status: 'ALTERED', senseChanged: true, ruling: { id: TANDEM } });
  expect(verdict.message).toMatch(/sense is changed.*not real/);
  expect(checkCitation(kb, "Both units don't take the damage together.", null)).toMatchObject({
    status: 'SUPERSEDED',
    senseChanged: true,
  });
});

describe('a definition is official text as well', () => {
  const defined = sampleContent.keywords.flatMap(({ slug, editions }) =>
    editions.flatMap(({ definitions, current }) => definitions.map((text) => ({ slug, text, current }))),
  );
  test('there are some', () => expect(defined.length).toBeGreaterThan(0));
  test.each(defined)('$slug: $text', ({ slug, text, current }) => {
    const verdict = checkCitation(kb, text, null);
    expect(verdict).toMatchObject({ status: current ? 'CURRENT' : 'SUPERSEDED', similarity: 1, exact: true });
    expect(verdict.definitionOf?.slug).toBe(slug);
  });
});

test('chains of replacements are followed to their ends, and around a circle only once', () => {
  const [template] = sampleContent.rulings;
  if (template === undefined) throw new Error('no rulings');
  const ruling = (id: string, text: string, supersededBy: readonly string[]): RulingRecord => ({
    ...template,
    id,
    text,
    supersededBy,
    status: supersededBy.length > 0 ? 'SUPERSEDED' : 'CURRENT',
  });
  const rulings = [
    ruling('a', 'The first wording of this.', ['b', 'c', 'gone']),
    ruling('b', 'A second wording here.', ['a', 'd']),
    ruling('c', 'Half of it stays.', []),
    ruling('d', 'The other half too.', []),
  ];
  const chained = openSample({ ...sampleContent, rulings });
  const verdict = checkCitation(chained, 'The first wording of this.', 'a');
  expect(verdict.current.map(({ id }) => id)).toEqual(['c', 'd']);
});

test('equal wordings: the current one is taken', () => {
  const rulings = sampleContent.rulings.map((one) =>
    one.id === TOGETHER ? { ...one, text: 'Both units resolve damage in tandem.' } : one,
  );
  const twice = openSample({ ...sampleContent, rulings });
  expect(checkCitation(twice, 'Both units resolve damage in tandem.', null)).toMatchObject({
    status: 'CURRENT',
    ruling: { id: TANDEM },
  });
});

test('every ruling is recognised by its own text, with and without its id', () => {
  for (const { id, text, status } of sampleContent.rulings) {
    expect(checkCitation(kb, text, id)).toMatchObject({ status, similarity: 1 });
    expect(checkCitation(kb, text, null)).toMatchObject({ status, ruling: { id } });
  }
});

test('any text gets a similarity between 0 and 1', () => {
  const words = fc.array(fc.constantFrom('both', 'units', 'damage', 'in', 'Overkill', '(', '"'), {
    maxLength: 30,
  });
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    words.map((some) => some.join(' ')),
  );
  fc.assert(
    fc.property(texts, fc.constantFrom(null, TANDEM, TOGETHER, 'x'), (text, id) => {
      const { similarity } = checkCitation(kb, text, id);
      expect(similarity >= 0 && similarity <= 1).toBe(true);
    }),
  );
  expect(checkCitation(kb, 'damage '.repeat(1_000_000), null).status).toBe('UNKNOWN');
});

test('a ruling whose text this database no longer has is told as withdrawn, by its id', () => {
  expect(checkCitation(kb, 'It is thick.', 'Ruling:fog/it-is-thick')).toMatchObject({
    status: 'WITHDRAWN',
    ruling: null,
    message:
      "The ruling 'fog/it-is-thick' was withdrawn with revision 0123456789abcdef on 2026-01-02; this database no longer has its text.",
  });
  expect(checkCitation(kb, 'It is thick.', 'fog/it-is-thin').status).toBe('UNKNOWN');
});

test('a withdrawn ruling says whether its source or only a newer edition took it away', () => {
  expect(checkCitation(kb, 'Extra hits may go to a second unit.', null).message).toContain(
    'the source that had it was taken away',
  );
});
