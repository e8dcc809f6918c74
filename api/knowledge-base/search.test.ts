import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openSample, sampleWith } from './sample-knowledge-base.js';
import { search } from './search.js';

const kb = openSample();
const ids = (query: string): readonly string[] => search(kb, query, []).hits.map(({ id }) => id);
const first = (query: string) => search(kb, query, []).hits[0];

test.each([
  ['overkill', 'overkill', 'EXACT'],
  ['Critical Hit', 'critical-hit', 'EXACT'],
  ['criticalhit', 'critical-hit', 'EXACT'],
  ['critical hit 2', 'critical-hit', 'EXACT'],
  ['Pay 2 Force -> Evade 2', 'evade', 'EXACT'],
  ['what does stun do to the unit', 'stun', 'EXACT'],
  ['elude', 'precision', 'ALIAS'],
  ['retaliating', 'retaliate', 'STEM'],
  ['overk', 'overkill', 'PREFIX'],
  ['overkil', 'overkill', 'FUZZY'],
  ['precisoin', 'precision', 'FUZZY'],
  ['critcal hit', 'critical-hit', 'FUZZY'],
  ['attack pop', 'attack-pop', 'EXACT'],
  ['attack-pop', 'attack-pop', 'EXACT'],
])('"%s" finds %s first, %s', (query, id, match) => {
  expect(first(query)).toMatchObject({ id, match });
});

test.each([
  ['old guard', 'old-guard-a', 'EXACT'],
  ['Old Guard (A)', 'old-guard-a', 'EXACT'],
  ['what does Stone Beast do', 'stone-beast', 'EXACT'],
  ['stone baest', 'stone-beast', 'FUZZY'],
])('"%s" finds the card %s first, %s', (query, id, match) => {
  expect(first(query)).toMatchObject({ kind: 'CARD', id, match });
});

test('a card that has a word in its type alone comes behind all that says as many of the words', () => {
  const kinds = search(kb, 'ground attack', []).hits.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'CARD')).toHaveLength(2);
  expect(kinds.slice(-2)).toEqual(['CARD', 'CARD']);
});

test('keywords that a question names come before everything else', () => {
  const hits = search(kb, 'Can I Evade Overkill damage?', []).hits;
  expect(hits.slice(0, 3).map(({ id }) => id)).toEqual([
    'evade',
    'overkill',
    'evade/evade-works-against-overkill',
  ]);
});

test('a keyword brings its rulings along, also when they do not name it', () => {
  expect(ids('overkill')).toContain('overkill/both-units-resolve-damage');
  expect(ids('elude')).toContain('precision/no-intercept-changes-the');
});

test('records with more of the words come first', () => {
  const found = ids('natural accuracy');
  expect(found[0]).toBe('critical-hit/accuracy-cant-raise-a');
  expect(found).toContain('critical-hit/only-the-first-natural');
});

test('superseded and withdrawn rulings are not found', () => {
  const found = ids('units take damage together extra hits second');
  expect(found).not.toContain('overkill/both-units-take-the');
  expect(found).not.toContain('overkill/extra-hits-may-go');
});

test.each([
  ['re-roll', 'reroll'],
  ["can't change their mind", 'can’t change their mind'],
  ['évade', 'EVADE'],
  ['attack  dice', 'attack dice'],
  ['overkill, damage!', '(overkill) damage'],
])('"%s" and "%s" give the same answer', (one, other) => {
  expect(ids(one).length).toBeGreaterThan(0);
  expect(search(kb, one, [])).toEqual(search(kb, other, []));
});

test('a name made of stop words is found, alone and in a question', () => {
  const named = openSample(sampleWith({ slug: 'will', name: 'Will' }));
  expect(search(named, 'Will', []).hits[0]).toMatchObject({ id: 'will', match: 'EXACT' });
  const inQuestion = search(named, 'will zzzzzz', []).hits;
  expect(inQuestion.map(({ id }) => id)).toEqual(['will']);
});

test('stop words alone find what contains them, beside other words they find nothing', () => {
  expect(ids('when you').length).toBeGreaterThan(0);
  expect(ids('when you zzzzzz')).toEqual([]);
});

test('a slip is answered with the word that was probably meant', () => {
  expect(search(kb, 'overkil', []).didYouMean).toEqual([
    { label: 'Overkill', kind: 'KEYWORD', id: 'overkill' },
  ]);
  expect(search(kb, 'damage prevnetion', []).didYouMean).toContainEqual({
    label: 'Damage prevention POP',
    kind: 'TIMING_WINDOW',
    id: 'damage-prevention',
  });
  expect(search(kb, 'overkill', []).didYouMean).toEqual([]);
});

test('only the kinds asked for are found; none means all', () => {
  const kinds = new Set(search(kb, 'damage', []).hits.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['KEYWORD', 'RULING', 'TIMING_WINDOW']));
  const rulings = search(kb, 'damage', ['RULING']).hits;
  expect(new Set(rulings.map(({ kind }) => kind))).toEqual(new Set(['RULING']));
  expect(search(kb, 'jedi', ['CARD']).hits.map(({ id }) => id)).toEqual(['old-guard-a']);
});

test.each(['', '   ', '🙂', '\0', '"', '+ - ~ * ^ :', '…'])(
  '%j has nothing to look for and says so',
  (query) => {
    const answer = search(kb, query, []);
    expect(answer.hits).toEqual([]);
    expect(answer.warnings.map(({ code }) => code)).toEqual(['EMPTY_QUERY']);
  },
);

test.each([
  'name:overkill',
  '+overkill',
  '-overkill',
  'overkill^99',
  'overkill~2',
  '"overkill"',
  'overkill*',
  'name:overkill^x~y',
])('%s is no lunr syntax: it finds Overkill', (query) => {
  expect(ids(query)).toContain('overkill');
});

test('words that objects have by birth are only words', () => {
  expect(ids('constructor __proto__ toString hasOwnProperty')).toEqual([]);
});

test('a query beyond the limits is cut, says so, and is still served', () => {
  const answer = search(kb, `overkill ${'x'.repeat(10_000)}`, []);
  expect(answer.warnings.map(({ code }) => code)).toEqual(['QUERY_TRUNCATED']);
  expect(answer.hits[0]?.id).toBe('overkill');
  const words = search(kb, Array.from({ length: 41 }, (_, at) => `word${at}`).join(' '), []);
  expect(words.warnings[0]?.message).toContain('40 words and 1000 characters');
});

test('any string gets scores above zero that never rise, each record once, the same every time', () => {
  const word = fc.constantFrom('overkill', 'damage', 'evdae', 'crit', 'hits', 'the', 'pop', 'Elude');
  const queries = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(queries, (query) => {
      const { hits } = search(kb, query, []);
      for (const [at, hit] of hits.entries()) {
        expect(Number.isFinite(hit.score) && hit.score > 0).toBe(true);
        expect(hit.score).toBeLessThanOrEqual(hits[at - 1]?.score ?? Number.POSITIVE_INFINITY);
      }
      expect(new Set(hits.map(({ kind, id }) => kind + id)).size).toBe(hits.length);
      expect(search(kb, query, []).hits).toEqual(hits);
    }),
  );
});

const QUERIES = ['damage', 'overkill', 'the unit', 'evade damage', 'jedi', 'overkil', 'zzzzzz', ''];

test('parts that follow one another are together all hits in their order, and each tells how many there are', () => {
  for (const query of QUERIES) {
    const all = search(kb, query, []).hits;
    for (const most of [1, 2, 7]) {
      const parts = Array.from({ length: Math.ceil(all.length / most) }, (_, at) => {
        const part = { after: all[at * most - 1] ?? null, most };
        const { hits, total, before } = search(kb, query, [], part);
        expect([total, before]).toEqual([all.length, at * most]);
        return hits;
      });
      expect(parts.flat()).toEqual(all);
    }
  }
});

test('the total counts the kinds that were asked for', () => {
  const { hits, total } = search(kb, 'damage', ['RULING'], { after: null, most: 1 });
  expect(hits).toHaveLength(1);
  expect(total).toBe(search(kb, 'damage', []).hits.filter(({ kind }) => kind === 'RULING').length);
});

test.each([
  ['is no record', { kind: 'RULING', id: 'overkill/no-such' }],
  ['is not found by the query', { kind: 'CARD', id: 'stone-beast' }],
] as const)('nothing stands behind what %s', (_what, after) => {
  const { hits, before, total } = search(kb, 'overkill', [], { after, most: 5 });
  expect({ hits, before }).toEqual({ hits: [], before: null });
  expect(total).toBeGreaterThan(0);
});

test('nothing of another kind stands behind a hit', () => {
  const [after] = search(kb, 'overkill', []).hits;
  expect(search(kb, 'overkill', ['RULING'], { after: after ?? null, most: 5 }).before).toBeNull();
});

test('loading the index and searching print nothing', () => {
  const warn = vi.spyOn(console, 'warn');
  search(openSample(), 'overkill', []);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test('a query is cut at 1000 characters as they are once its signs are taken apart', () => {
  const { warnings } = search(kb, '\uFDFA'.repeat(60), []);
  expect(warnings.map(({ code }) => code)).toEqual(['QUERY_TRUNCATED']);
  expect(search(kb, 'ﬁrst strike', []).warnings).toEqual([]);
});
