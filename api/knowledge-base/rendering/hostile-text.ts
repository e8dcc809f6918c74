import fc from 'fast-check';

const MARKUP = [
  ...'&<>"\'[]{}|=~_*#:;!-+\\`^$%@().,/ \n\t\r\u0000\u007f',
  "''",
  '[[Main Page|x]]',
  '{{Template|a=b}}',
  '<nowiki>',
  '</nowiki>',
  '<!--',
  '~~~~',
  '__TOC__',
  '-{x}-',
  'https://evil.example/?a=b',
  'mailto:a@b.example',
  'RFC 1234',
  'ISBN 9781234567897',
  'PMID 1',
  '&#91;',
  '&lt;b&gt;',
  '@everyone',
  '<@123>',
  '<@&5>',
  '||spoiler||',
  '> quote',
  '1. one',
  '`code`',
  ':smile:',
  'www.evil.example',
  'discord.gg/abc',
  '<script>alert(1)</script>',
  '\\end{document}',
  '{{}',
  'é',
  '😀',
  '\ud800',
  'Stun',
  'damage.',
  'When',
];

/** Texts made of everything that is markup somewhere, for property tests. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...MARKUP) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(''));

/** Words and sentences as an entry has them, long enough to be cut. */
export const entryText = fc
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
