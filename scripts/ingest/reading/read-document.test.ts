import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '../../../api/project.js';
import { botGlossary, cardPage, inventedEntry, keywordList } from '../parsing/sample-documents.js';
import { LIMITS } from './limits.js';
import { readDocument } from './read-document.js';

const read = (input: string | Uint8Array) =>
  readDocument({
    file: 'sample.txt',
    bytes: typeof input === 'string' ? Buffer.from(input) : input,
    ownWords: false,
  });
const entriesOf = (input: string | Uint8Array) => read(input).document?.entries ?? [];
const rulingsOf = (input: string | Uint8Array) => {
  const { document } = read(input);
  return (document?.entries ?? []).flatMap(({ sentences }) =>
    sentences.map(({ start, end }) => document?.text.slice(start, end)),
  );
};
const codesOf = (input: string | Uint8Array) => read(input).diagnostics.map(({ code }) => code);

const BODY =
  'A layered ability activated during the attack POP that means, "Do X." Only once. (Never twice.)';
const RULINGS = ['Only once.', '(Never twice.)'];

const FORMS = {
  'a card page': cardPage('Zarv Kel (A)', [['Gale', `Gale X: ${BODY}`]]),
  'a card page without the bare name': `Zarv Kel (A)\n\nKeywords\n\nGale X: ${BODY}`,
  'a card page without blank lines': `Zarv Kel (A)\nKeywords\nGale\nGale X: ${BODY}`,
  'a card page with printed facts': `Zarv Kel (A)\nSide Neutral\nType Ground/Character\n140 / 195\n9\n40\n7\n6\nCard Text\nSwitch: Gale/Stun 2\n\nKeywords\n\nGale\n\nGale X: ${BODY}`,
  'a keyword list': keywordList([['Gale', 'Gale X', BODY]]),
  'a keyword list with a blank line before the entry': keywordList([['Gale', 'Gale X', `\n${BODY}`]]),
  'a bot glossary': botGlossary([['Gale', 'Gale X', BODY]]),
  'a page of a card': `<!doctype html><title>t</title><h1>Zarv Kel (A)</h1><p>Side Neutral</p><h2>Keywords</h2><h3>Gale</h3><p><b>Gale X:</b> ${BODY}</p>`,
  'a page of a keyword list': `<html><h2>Gale</h2><p>Template: Gale X<br>Added in Set: A<br>Added By: B<br>Date Added: C</p><p>${BODY}</p></html>`,
  'a page of a bot glossary': `<table><tr><td>Gale</td><td><b>Gale X:</b> ${BODY}</td></tr></table>`,
};

describe('an entry is read the same in every form', () => {
  test.each(Object.entries(FORMS))('%s', (_form, text) => {
    expect(entriesOf(text)).toMatchObject([
      {
        name: 'Gale',
        slug: 'gale',
        signature: 'Gale X',
        parameter: 'NUMBER',
        phrase: {
          stacking: 'LAYERED',
          activation: ['ACTIVATED'],
          nature: 'ABILITY',
          timingText: 'activated during the attack POP',
        },
        definitions: ['Do X.'],
      },
    ]);
    expect(rulingsOf(text)).toEqual(RULINGS);
    expect(codesOf(text)).toEqual([]);
  });

  test.each(Object.entries(FORMS))('%s, in every encoding and with any line end', (_form, text) => {
    for (const variant of [text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, `${text}\n`, `${text}\n\n\n`]) {
      expect(rulingsOf(variant)).toEqual(RULINGS);
    }
    const typographic = text
      .replace('(Never twice.)', '(It\u2019s \u2013X.)')
      .replace('"Do X."', '\u201CDo X.\u201D');
    const windows = typographic
      .replaceAll('\u2019', '\x92')
      .replaceAll('\u2013', '\x96')
      .replaceAll('\u201C', '\x93')
      .replaceAll('\u201D', '\x94');
    expect(rulingsOf(Buffer.from(windows, 'latin1'))).toEqual(['Only once.', '(It\u2019s \u2013X.)']);
  });
});

describe('the kind and title of a document', () => {
  test.each([
    ['a card page', 'CARD_PAGE', 'Zarv Kel (A)'],
    ['a page of a card', 'CARD_PAGE', 'Zarv Kel (A)'],
    ['a keyword list', 'KEYWORD_LIST', null],
    ['a bot glossary', 'GLOSSARY', null],
  ] as const)('%s', (form, kind, title) => {
    expect(read(FORMS[form]).document).toMatchObject({ kind, title });
  });
});

describe('quirks of real documents', () => {
  test('several entries follow each other', () => {
    const page = cardPage('Zarv Kel', [
      ['Gale', inventedEntry('Gale')],
      ['Calm', inventedEntry('Calm', '')],
    ]);
    expect(entriesOf(page).map(({ signature }) => signature)).toEqual(['Gale X', 'Calm']);
  });
  test('a hard-wrapped entry is one line, and its places still hold', () => {
    expect(
      rulingsOf(`Card\n\nKeywords\n\nGale\n\nGale X: ${BODY.replace('Only once', 'Only\nonce')}`),
    ).toEqual(RULINGS);
  });
  test('an entry without a type phrase has only rulings', () => {
    const text = botGlossary([
      ['Deploy', 'Deploy: [Effect]', 'When you deploy this unit, you get the effect.'],
    ]);
    expect(rulingsOf(text)).toEqual(['When you deploy this unit, you get the effect.']);
    expect(codesOf(text)).toEqual(['NO_TYPE_PHRASE']);
  });
  test('a quotation that is never closed is told with its place', () => {
    const text = botGlossary([['Gale', 'Gale X', 'A static, isolated ability that means "Guess.']]);
    expect(read(text).diagnostics).toMatchObject([{ code: 'UNCLOSED_QUOTE', line: 1, column: 56 }]);
  });
  test('text behind an entry that belongs to none is told, not served', () => {
    const text = `${FORMS['a card page']}\n\nAll rights reserved.`;
    expect(rulingsOf(text)).toEqual(RULINGS);
    expect(codesOf(text)).toEqual(['UNCLASSIFIED_TEXT']);
  });
  test('the name line of an all-capitals keyword may not be', () => {
    expect(entriesOf(botGlossary([['Insert', 'INSERT: [Effect]', BODY]]))).toMatchObject([
      { name: 'Insert', signature: 'INSERT: [Effect]' },
    ]);
  });
});

describe('what is no glossary is refused with a reason', () => {
  test.each<[string, Uint8Array, string]>([
    ['other text', Buffer.from('Hello world. This is prose.'), 'NO_ENTRIES'],
    ['an empty file', Buffer.from(''), 'NO_ENTRIES'],
    ['a NUL byte', Buffer.from('Gale\0'), 'BINARY_INPUT'],
    ['a page that spells an escape', Buffer.from('<p>Gale</p><p>Gale X: &#27;[31m</p>'), 'BINARY_INPUT'],
    ['a page that spells a C1 control', Buffer.from('<p>Gale</p><p>Gale X: &#x81;</p>'), 'BINARY_INPUT'],
    ['a line that never ends', Buffer.from('x'.repeat(LIMITS.lineLength + 1)), 'OVERSIZED_INPUT'],
    ['a page nested too deep', Buffer.from('<div>'.repeat(2_000)), 'OVERSIZED_INPUT'],
  ])('%s', (_what, bytes, code) => {
    expect(read(bytes)).toMatchObject({
      document: null,
      diagnostics: [{ code, severity: 'ERROR', file: 'sample.txt' }],
    });
  });
});

describe('the five documents of the project', () => {
  test.each([
    ['hanharr-a', { overkill: 6, retaliate: 8, riposte: 5, stun: 3, switch: 4 }],
    ['groznik-d', { accuracy: 2, overkill: 6, retaliate: 8 }],
    ['pong-krells-lightsabers-a', { 'critical-hit': 6, equip: 1, fury: 5, overkill: 6 }],
    ['mudhorn', { 'area-damage': 0, ferocity: 2, fury: 5, resilience: 0, retaliate: 8, switch: 4 }],
    ['kkruhk-b', { evade: 3, fury: 5, intercept: 11, overkill: 6 }],
  ])('%s has these rulings', (file, counts) => {
    const bytes = readFileSync(join(projectRoot(), 'data', 'sources', `${file}.txt`));
    expect(
      Object.fromEntries(entriesOf(bytes).map(({ slug, sentences }) => [slug, sentences.length])),
    ).toEqual(counts);
    expect(codesOf(bytes)).toEqual([]);
  });
});

const word = fc.constantFrom(
  'unit',
  'Gale',
  '"6"',
  'e.g.',
  '(such as X)',
  'X',
  '\u2013X',
  'don\u2019t',
  '...',
  '\u{1F600}',
  '\u05D0',
);
const sentence = fc
  .array(word, { minLength: 2, maxLength: 8 })
  .map((words) => `A rule ${words.join(' ')} ends here.`);

test('a ruling is letter for letter where it says it stands, in every form', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...Object.keys(FORMS)),
      (sentences, form) => {
        const text = FORMS[form as keyof typeof FORMS].replace('Only once. (Never twice.)', () =>
          sentences.join(' '),
        );
        const { document } = read(text);
        const found = (document?.entries[0]?.sentences ?? []).map(
          ({ start, end }) => document?.text.slice(start, end) ?? '',
        );
        expect(found.join(' ')).toBe(sentences.join(' '));
      },
    ),
    { numRuns: 300 },
  );
});

test('no bytes whatever make it throw', () => {
  const noise = fc.array(
    fc.constantFrom(
      'Gale',
      ' X:',
      '\n',
      '\n\n',
      '\t',
      'Keywords',
      'Template: ',
      ' A layered ability',
      ' that means, ',
      '"',
      '(',
      '[',
      ']',
      '**',
      '<p>',
      '</p>',
      '&#0;',
      '\uFFFD',
      '. ',
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(
      noise.map((parts) => parts.join('')),
      (text) => void read(text),
    ),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void read(bytes)),
    { numRuns: 200 },
  );
});
