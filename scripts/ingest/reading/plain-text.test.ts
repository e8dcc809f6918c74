import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { originalOffset, positionInFile } from './mapped-text.js';
import { normalisePlainText } from './plain-text.js';

const normal = (text: string) => normalisePlainText(text).text;

describe('emphasis is removed and nothing else', () => {
  test.each([
    ['**Stun X:** A', 'Stun X: A'],
    ['***Stun X:*** A', 'Stun X: A'],
    ['**_Stun X:_** A', 'Stun X: A'],
    ['__Stun X:__ A', 'Stun X: A'],
    ['**Bounty:** [bonus]: *A layered* ability', 'Bounty: [bonus]: A layered ability'],
    ['**Stun X:**A', 'Stun X:A'],
    ['<b>Stun X:</b> A <i>layered</i> one', 'Stun X: A layered one'],
    ['It gets: * +10 speed. * Armor.', 'It gets: * +10 speed. * Armor.'],
    ['snake_case_word and 2*3*4', 'snake_case_word and 2*3*4'],
    ['\\*not bold\\*', '*not bold*'],
    ['a ** b', 'a ** b'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['in\u200Bvisible\uFEFF', 'invisible'],
    ['\u202Ano \u2067di\u200Erection\u2069\u202C', 'no direction'],
    ['\u201CIt\u2019s\u201D \u2013 \u00A7', '\u201CIt\u2019s\u201D \u2013 \u00A7'],
  ])('%j', (text, expected) => {
    expect(normal(text)).toBe(expected);
  });
});

test('every character knows where it stood in the file', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('**', '*', '_', 'a', 'B', ' ', '\r\n', '\n', '\\*', '\u200B', '<b>'), {
        maxLength: 30,
      }),
      (parts) => {
        const original = parts.join('');
        const mapped = normalisePlainText(original);
        for (let index = 0; index < mapped.text.length; index += 1) {
          const there = original[originalOffset(mapped, index)];
          expect(there === '\r' ? '\n' : there).toBe(mapped.text[index]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('line and column are those of the file as read', () => {
  const mapped = normalisePlainText('first\r\n**Stun X:** A');
  expect(positionInFile(mapped, mapped.text.indexOf('A'))).toEqual({ line: 2, column: 13 });
});
