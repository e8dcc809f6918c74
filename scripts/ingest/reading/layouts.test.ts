import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.js';

const BODY =
  'A layered ability activated during the attack POP that means, "Do X." Only once. (Never twice.)';

const read = (text: string) => {
  const { document, diagnostics } = readDocument({
    file: 'sample.txt',
    bytes: Buffer.from(text),
    ownWords: false,
  });
  return {
    entries: (document?.entries ?? []).map(({ signature, definitions, sentences }) => ({
      signature,
      definitions,
      rulings: sentences.map(({ start, end }) => document?.text.slice(start, end)),
    })),
    codes: diagnostics.map(({ code }) => code),
  };
};
const gale = { signature: 'Gale X', definitions: ['Do X.'], rulings: ['Only once.', '(Never twice.)'] };
const calm = { ...gale, signature: 'Calm' };
const META = 'Added in Set: A\nAdded By: B\nDate Added: C';

describe('two entries are found however they are laid out', () => {
  test.each([
    ['glued without a blank line', `Gale X: ${BODY}\nCalm: ${BODY}`],
    [
      'hard-wrapped before "that means"',
      `Gale X: ${BODY}\n\nCalm: ${BODY.replace('during the ', 'during\nthe ')}`,
    ],
    ['in a list', `* Gale X: ${BODY}\n* Calm: ${BODY}`],
    ['in a numbered list', `1. Gale X: ${BODY}\n2. Calm: ${BODY}`],
    ['under Markdown headings', `## Gale X\n\n${BODY}\n\n## Calm\n\n${BODY}`],
    ['under headings without a colon', `Gale X\n${BODY}\n\nCalm\n${BODY}`],
    ['in quoted mail', `> Gale X: ${BODY}\n>\n> Calm: ${BODY.replace('that means', 'that\n> means')}`],
    ['with a tab behind the heading', `Gale X:\t${BODY}\nCalm:\t${BODY}`],
    ['with a tab and no colon in bold', `Gale\t**Gale X** ${BODY}\nCalm\t**Calm** ${BODY}`],
    [
      'in a saved spreadsheet',
      `Gale\t"Gale X: ${BODY.replaceAll('"', '""')}"\nCalm\t"Calm: ${BODY.replaceAll('"', '""')}"`,
    ],
    ['behind a header row', `Keyword\tA layered ability\nGale\tGale X: ${BODY}\nCalm\tCalm: ${BODY}`],
    [
      'with rulings in a list',
      `Gale X: ${BODY.replace(' Only', '\n- Only').replace(' (', '\n- (')}\n\nCalm: ${BODY}`,
    ],
    [
      'with invisible characters',
      `<html><p>Gale X: ${BODY.replace('once', 'on&shy;ce')}</p><p>Calm: ${BODY.replace('attack', 'at&#8203;tack')}</p></html>`,
    ],
    [
      'with their facts in another order',
      `Gale\n${META}\nTemplate: Gale X\n${BODY}\n\nCalm\nTemplate: Calm\nLast Updated: D\n${META}\n${BODY}`,
    ],
  ])('%s', (_layout, text) => {
    expect(read(text).entries).toEqual([gale, calm]);
  });
});

test('a heading on its own line opens an entry without a type phrase too', () => {
  expect(read(`Gale X: ${BODY}\n\nDusk: [Effect]:\n\nWhen it ends, you get it.`)).toEqual({
    entries: [gale, { signature: 'Dusk: [Effect]', definitions: [], rulings: ['When it ends, you get it.'] }],
    codes: ['NO_TYPE_PHRASE'],
  });
});

test('in the middle of a wrapped ruling no entry starts', () => {
  const text = `Gale X: ${BODY} It is like\nSwitch: [this] or that.`;
  expect(read(text).entries).toEqual([
    { ...gale, rulings: [...gale.rulings, 'It is like Switch: [this] or that.'] },
  ]);
});

test('a line between two keywords of a list page that is no sentence is told, not served', () => {
  const text = ['Gale', 'Dawn'].map(
    (name) => `${name}\nTemplate: ${name} X\n${META}\n${BODY}\n\nBack to top`,
  );
  const { entries, codes } = read(text.join('\n\n'));
  expect(entries).toEqual([gale, { ...gale, signature: 'Dawn X' }]);
  expect(codes).toEqual(['UNCLASSIFIED_TEXT', 'UNCLASSIFIED_TEXT']);
});

describe('a line of a hundred thousand characters is read in a moment', () => {
  test.each([
    ...['(', '"', '\u201C', '" "', 'A ', 'A. ', '1. ', '**', '_ _ ', 'that means ', ' ', ', ', '[x] ', '> '],
    ...['"a" ', '(a) ', '\u2022 ', 'during ', "'a ", '. '],
  ])('%j', (piece) => {
    const hostile = piece.repeat(95_000 / piece.length);
    const started = performance.now();
    read(`Gale X: A layered ability ${hostile}`);
    read(`Gale X: ${BODY} ${hostile}`);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
