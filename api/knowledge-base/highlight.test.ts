import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlightFor } from './highlight.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { sampleContent } from './sample-content.js';
import { openSample, sampleWith } from './sample-knowledge-base.js';
import { type SearchHit, search } from './search.js';

const kb = openSample();

function hitOn(query: string, id: string, on: KnowledgeBase = kb): string {
  const hit = search(on, query, []).hits.find((one) => one.id === id);
  if (hit === undefined) throw new Error(`${query} does not find ${id}`);
  return highlightFor(on, query)(hit);
}

test.each([
  ['overkill', 'evade/evade-works-against-overkill', 'Evade works against <mark>Overkill</mark> damage.'],
  ['reroll', 'critical-hit/a-six-after-a', '(A six after a <mark>re-roll</mark> does count.)'],
  ['counter', 'damage-placement', 'Damage <mark>counters</mark> are placed.'],
  ['overkil', 'evade/evade-works-against-overkill', 'Evade works against <mark>Overkill</mark> damage.'],
  [
    'evad agai',
    'evade/evade-works-against-overkill',
    '<mark>Evade</mark> works <mark>against</mark> Overkill damage.',
  ],
  [
    'natural accuracy',
    'critical-hit/accuracy-cant-raise-a',
    '<mark>Accuracy</mark> can&#39;t raise a die to a <mark>natural</mark> &quot;6&quot;.',
  ],
])('%s is marked in %s', (query, id, html) => {
  expect(hitOn(query, id)).toBe(html);
});

test('a keyword shows its definition when the words stand there', () => {
  expect(hitOn('excess hits', 'overkill')).toContain(
    'When this unit attacks, you may divide <mark>hits</mark>',
  );
});

test('a keyword found by its name shows where its entry names it', () => {
  expect(hitOn('overkill', 'overkill')).toContain('<mark>Overkill</mark>');
});

test('a long text is cut to 200 characters around the first match, between words', () => {
  const definition = `${'lorem ipsum '.repeat(60)}needle ${'dolor sit '.repeat(60)}`;
  const long = openSample(sampleWith({ slug: 'long', name: 'Long', definitions: [definition] }));
  const html = hitOn('needle', 'long', long);
  expect(html).toContain('<mark>needle</mark>');
  const plain = html.replace(/<\/?mark>/g, '');
  expect(plain.length).toBeLessThanOrEqual(200);
  expect(plain).toMatch(/^(lorem|ipsum) .* (dolor|sit)$/);
});

test('a text without a single word boundary is cut between code points', () => {
  const long = openSample(sampleWith({ slug: 'long', name: 'Long', definitions: ['🙂'.repeat(300)] }));
  const html = highlightFor(long, 'zzz')({ kind: 'KEYWORD', id: 'long', score: 1, match: 'EXACT' });
  expect([...html]).toHaveLength(200);
  expect(html).not.toMatch(/\p{Cs}/u);
});

test('markup in a text stays text', () => {
  const text = '<script>alert("x & \'y\'")</script> <mark>needle</mark>';
  const hostile = openSample(sampleWith({ slug: 'odd', name: 'Odd', definitions: [text] }));
  expect(hitOn('needle', 'odd', hostile)).toBe(
    '&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt; &lt;mark&gt;<mark>needle</mark>&lt;/mark&gt;',
  );
});

test('an unknown record has nothing to show', () => {
  expect(highlightFor(kb, 'x')({ kind: 'CARD', id: 'none', score: 1, match: 'EXACT' })).toBe('');
});

const UNESCAPED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

test('without marks and escapes it is a piece of the text, and there is no other tag, whatever the text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('needle', '<mark>', '</mark>', '&amp;', '"', "needle's", 'nee-dle', '<b onclick=x>'),
  );
  const texts = fc.array(piece, { minLength: 1, maxLength: 40 }).map((pieces) => pieces.join(' '));
  const [template] = sampleContent.rulings;
  if (template === undefined) throw new Error('no rulings');
  const hit: SearchHit = { kind: 'RULING', id: template.id, score: 1, match: 'EXACT' };
  fc.assert(
    fc.property(texts, (text) => {
      const one = openSample({ ...sampleContent, rulings: [{ ...template, text }] });
      const html = highlightFor(one, 'needle')(hit);
      const plain = html.replaceAll('<mark>', '').replaceAll('</mark>', '');
      expect(plain).not.toMatch(/[<>"']/);
      expect(text).toContain(plain.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => UNESCAPED[entity] ?? ''));
      expect(html.split('<mark>')).toHaveLength(html.split('</mark>').length);
    }),
  );
});
