import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitSentences } from './sentences.js';

const sentencesOf = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('rulings are cut into sentences', () => {
  test.each<[string, string, string[]]>([
    ['plain ones', 'One rule. Another rule.', ['One rule.', 'Another rule.']],
    [
      'a period outside a closing quote',
      'It is no natural "6". However, roll.',
      ['It is no natural "6".', 'However, roll.'],
    ],
    [
      'a period inside a closing quote',
      'It is no natural "4." Next rule.',
      ['It is no natural "4."', 'Next rule.'],
    ],
    ['a period inside the last closing quote', 'It is no natural "4."', ['It is no natural "4."']],
    [
      'a cost in quotes',
      'A cost of "Pay 0 Force -->". It resolves.',
      ['A cost of "Pay 0 Force -->".', 'It resolves.'],
    ],
    [
      'a quotation that opens a sentence',
      'It may. "For this attack" effects do not.',
      ['It may.', '"For this attack" effects do not.'],
    ],
    [
      'a quoted word in mid sentence',
      'If it says "None" as one, it gets none. Ok.',
      ['If it says "None" as one, it gets none.', 'Ok.'],
    ],
    [
      'a sentence in a quotation in mid sentence',
      'It says "Stop. Now." and goes on.',
      ['It says "Stop. Now." and goes on.'],
    ],
    [
      'parentheses in mid sentence',
      'It fails (such as Bombard, i.e. from afar) or not. Ok.',
      ['It fails (such as Bombard, i.e. from afar) or not.', 'Ok.'],
    ],
    [
      'a sentence in parentheses',
      'It stays. (It is the same attack.) You may.',
      ['It stays.', '(It is the same attack.)', 'You may.'],
    ],
    [
      'two sentences in parentheses',
      'It stays. (A rule. B rule.) You may.',
      ['It stays.', 'A rule.', 'B rule.', 'You may.'],
    ],
    [
      'a pointer in parentheses without a period',
      'It stays. (see Pilots) You may.',
      ['It stays.', '(see Pilots)', 'You may.'],
    ],
    [
      'a pointer at the end',
      'It stays. (See the section on Pilots)',
      ['It stays.', '(See the section on Pilots)'],
    ],
    [
      'three dots end nothing',
      'First/Second... and so on... Then this. Ok.',
      ['First/Second... and so on... Then this.', 'Ok.'],
    ],
    [
      'abbreviations end nothing',
      'Use e.g. Mr. Smith vs. St. John. Ok.',
      ['Use e.g. Mr. Smith vs. St. John.', 'Ok.'],
    ],
    ['names with numbers', 'IG-88 has 1.5 power. R2-D2 may.', ['IG-88 has 1.5 power.', 'R2-D2 may.']],
    [
      'a minus sign opens one',
      'It gets +1 power. \u2013X power counts too.',
      ['It gets +1 power.', '\u2013X power counts too.'],
    ],
    [
      'a number at the end',
      'It can have at most 4. Power is 0. A unit may.',
      ['It can have at most 4.', 'Power is 0.', 'A unit may.'],
    ],
    [
      'a period inside a single quote',
      "It is no natural '4.' Next rule.",
      ["It is no natural '4.'", 'Next rule.'],
    ],
    [
      'a period inside parentheses that end a sentence',
      'It ends (the same.) You may.',
      ['It ends (the same.)', 'You may.'],
    ],
    ['a sentence in brackets', 'It ends. [Note: never.] Ok.', ['It ends.', '[Note: never.]', 'Ok.']],
    ['a parenthesis never closed', 'It ends (see Pilots. You may.', ['It ends (see Pilots.', 'You may.']],
    ['a minus after "no."', 'Does it? No. \u2013X counts.', ['Does it?', 'No.', '\u2013X counts.']],
    ['titles', 'Lt. Cdr. Smith may. Ok.', ['Lt. Cdr. Smith may.', 'Ok.']],
    ['items of a list', '\u2022 One rule\n\u2022 Another', ['One rule', 'Another']],
    ['questions', 'Does it? Yes! Ok.', ['Does it?', 'Yes!', 'Ok.']],
    ['no period at the end', 'One rule. And a last one', ['One rule.', 'And a last one']],
    ['a blank line ends one', 'One rule\n\nAnother rule', ['One rule', 'Another rule']],
    ['nothing', '  \n ', []],
    ['punctuation alone is no sentence', '. " ) ', []],
  ])('%s', (_name, text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  test('only those in parentheses are parenthetical', () => {
    expect(
      splitSentences('It stays. (It is the same.) Ok.').map(({ parenthetical }) => parenthetical),
    ).toEqual([false, true, false]);
  });
});

const pieces = fc.constantFrom(
  'A rule',
  'x',
  '. ',
  '" ',
  ' "',
  '(',
  ')',
  '...',
  '\n',
  '\n\n',
  '\u201C',
  '\u201D',
  'e.g. ',
  '6',
  ' ',
  '?',
  '\u{1F600}',
);

test('no letter is lost and no sentence overlaps another, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join('')),
      (text) => {
        const sentences = splitSentences(text);
        let done = 0;
        for (const { start, end } of sentences) {
          expect(text.slice(done, start)).not.toMatch(/[\p{L}\p{N}]/u);
          expect(start).toBeGreaterThanOrEqual(done);
          expect(end).toBeGreaterThan(start);
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
          done = end;
        }
        expect(text.slice(done)).not.toMatch(/[\p{L}\p{N}]/u);
      },
    ),
    { numRuns: 500 },
  );
});
