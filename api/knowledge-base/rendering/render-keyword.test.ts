import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import type { KeywordRecord } from '../records.js';
import { sampleContent } from '../sample-content.js';
import { codePointLength } from './code-points.js';
import { entryBody } from './entry-body.js';
import { HOSTILE_PIECES } from './hostile-pieces.js';
import { oneLine } from './one-line.js';
import { renderKeyword, TEXT_FORMATS } from './render-keyword.js';

const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_PIECES), fc.string({ unit: 'binary' })), { maxLength: 30 })
  .map((pieces) => pieces.join(''));

/** Words and sentences as an entry has them, long enough to be cut. */
const entryText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Stun occurs. ',
        'This unit "attacks" once. ',
        '(It can not.) ',
        "It's a 6 & more. ",
        'X ',
      ),
      hostileText,
    ),
    { minLength: 1, maxLength: 20 },
  )
  .map((pieces) => pieces.join(''));

function keyword(changes: Partial<KeywordRecord>): KeywordRecord {
  const [first] = sampleContent.keywords;
  if (first === undefined) throw new Error('the sample has no keyword');
  return { ...first, ...changes };
}

const stun = keyword({
  name: 'Stun',
  signature: 'Stun X',
  aliases: [],
  text: 'Stun X: A cumulative ability that means, "It gets –X power. It stays so." Stun can\'t miss. (It is [fast].)',
});

/** The text of one `<b>` and what follows it; fails on any other element. */
function htmlText(markup: string): string {
  const [bold, rest, ...more] = parseFragment(markup).childNodes;
  expect(more).toEqual([]);
  expect(bold?.nodeName).toBe('b');
  const inside = bold !== undefined && 'childNodes' in bold ? bold.childNodes : [];
  expect(inside.map((node) => node.nodeName)).toEqual(['#text']);
  const texts = [...inside, ...(rest === undefined ? [] : [rest])];
  return texts.map((node) => ('value' in node ? node.value : `<${node.nodeName}>`)).join('');
}

describe('a rendered keyword', () => {
  it.each([
    [
      'PLAIN',
      'Stun X: A cumulative ability that means, "It gets –X power. It stays so." Stun can\'t miss. (It is [fast].)',
    ],
    [
      'MARKDOWN',
      '**Stun X:** A cumulative ability that means, "It gets –X power. It stays so." Stun can\'t miss. (It is \\[fast\\].)',
    ],
    [
      'HTML',
      '<b>Stun X:</b> A cumulative ability that means, &quot;It gets –X power. It stays so.&quot; Stun can&#39;t miss. (It is [fast].)',
    ],
    [
      'WIKITEXT',
      "'''Stun X:''' A cumulative ability that means, \"It gets –X power. It stays so.\" Stun can't miss. (It is &#91;fast&#93;.)",
    ],
  ] as const)('starts with its signature, in bold where the format has bold: %s', (format, text) => {
    expect(renderKeyword(stun, format, null)).toBe(text);
  });

  it('as HTML has no element but the bold signature, and its text is the plain rendering', () => {
    fc.assert(
      fc.property(hostileText, entryText, (signature, text) => {
        fc.pre(oneLine(signature) !== '' && oneLine(text) !== '');
        const hostile = keyword({ signature, text });
        expect(htmlText(renderKeyword(hostile, 'HTML', null))).toBe(renderKeyword(hostile, 'PLAIN', null));
      }),
    );
  });

  it('ends behind a sentence when it is cut', () => {
    const text = renderKeyword(stun, 'PLAIN', 100);
    expect(text).toBe(
      'Stun X: A cumulative ability that means, "It gets –X power. It stays so." Stun can\'t miss.',
    );
  });

  it('does not end inside a quotation', () => {
    expect(renderKeyword(stun, 'PLAIN', 75)).toBe(
      'Stun X: A cumulative ability that means, "It gets –X power. It stays so."',
    );
  });

  it('does not end behind an abbreviation', () => {
    const text = 'It works at once. Evade 3 vs. Critical Hit 2 prevents three of them.';
    const abbreviating = keyword({ name: 'Stun', signature: 'Stun', aliases: [], text });
    expect(renderKeyword(abbreviating, 'PLAIN', 50)).toBe('Stun: It works at once.');
  });

  it('ends behind a word with an ellipsis when not one sentence fits', () => {
    expect(renderKeyword(stun, 'PLAIN', 40)).toBe('Stun X: A cumulative ability that means…');
  });

  it('counts code points, not UTF-16 units', () => {
    const faces = keyword({
      name: 'Stun',
      signature: 'Stun',
      aliases: [],
      text: `${'😀'.repeat(20)} ${'😀'.repeat(20)}`,
    });
    expect(renderKeyword(faces, 'PLAIN', 47)).toBe(`Stun: ${'😀'.repeat(20)} ${'😀'.repeat(20)}`);
    expect(renderKeyword(faces, 'PLAIN', 46)).toBe(`Stun: ${'😀'.repeat(20)}…`);
  });

  it('is its signature alone when the first word is longer than the room', () => {
    expect(renderKeyword(keyword({ signature: 'Stun', text: 'x'.repeat(100) }), 'PLAIN', 40)).toBe('Stun');
  });

  it('cuts a signature that is longer than the room', () => {
    const long = keyword({
      signature: 'A very long signature of a keyword that nobody prints',
      text: 'x'.repeat(90),
    });
    expect(renderKeyword(long, 'HTML', 45)).toBe('<b>A very long signature of a keyword…</b>');
    expect(renderKeyword(keyword({ signature: '<'.repeat(60), text: '' }), 'HTML', 40)).toBe(
      `<b>${'&lt;'.repeat(8)}…</b>`,
    );
  });

  it('never exceeds maxLength and never cuts an escape or a tag', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constant('Stun X'), hostileText),
        entryText,
        fc.integer({ min: 40, max: 300 }),
        (signature, text, maxLength) => {
          fc.pre(oneLine(signature) !== '' && entryBody(keyword({ signature, text })) !== '');
          const hostile = keyword({ signature, text });
          for (const format of TEXT_FORMATS) {
            const rendered = renderKeyword(hostile, format, maxLength);
            expect(codePointLength(rendered)).toBeLessThanOrEqual(maxLength);
            expect(rendered).not.toMatch(/\p{Cs}/u);
          }
          const html = renderKeyword(hostile, 'HTML', maxLength);
          htmlText(html);
          expect(html.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
          const wikitext = renderKeyword(hostile, 'WIKITEXT', maxLength);
          expect(wikitext).toMatch(/^'''(?:[^']|'(?!'))+'''(?:$| )/);
          expect(
            wikitext
              .slice(3)
              .replace(/&(?:#\d+|amp|lt|gt);/g, '\u0001')
              .replace("'''", ''),
          ).not.toMatch(/[&<>[\]{}|=~_]|''/);
          const markdown = renderKeyword(hostile, 'MARKDOWN', maxLength);
          expect(markdown.replace(/\\[^\p{L}\p{N}\s]/gu, '').replace(/^\*\*|\*\*/g, '')).not.toMatch(
            /[\\`*_~|[\]<>&$#^]/,
          );
        },
      ),
    );
  });
});

describe('the body of an entry', () => {
  it.each([
    ['Overkill', 'Overkill', 'Overkill: An isolated ability', 'An isolated ability'],
    ['Critical Hit', 'Critical Hit X', 'CRITICAL HIT X: A cumulative ability', 'A cumulative ability'],
    [
      'Switch',
      'Switch: [1st/2nd effect]',
      'Switch: [1st/2nd effect]: A layered ability',
      'A layered ability',
    ],
    ['Switch', 'Switch [1st/2nd effect]', 'Switch [1st/2nd effect] A layered ability', 'A layered ability'],
    ['Resilience', 'Resilience X/-X', "Resilience +/- 'X': A cumulative ability", 'A cumulative ability'],
    ['Pilot', 'Pilot: [effect]', 'Pilot: A static ability', 'A static ability'],
    ['Absorb', 'Absorb X', 'Absorb stops damage: up to X.', 'Absorb stops damage: up to X.'],
    ['Stun', 'Stun X', 'A cumulative ability', 'A cumulative ability'],
    ['Stun', 'Stun X', 'Stun X:\nA cumulative\n ability', 'A cumulative ability'],
  ])('of %s (%s) starts behind the heading', (name, signature, text, body) => {
    expect(entryBody({ name, signature, text, aliases: [] })).toBe(body);
  });
});
