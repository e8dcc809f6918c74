import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode } from './decode.js';

const textOf = (bytes: Uint8Array) => {
  const decoded = decode(bytes);
  return decoded.ok ? decoded.text : `refused: ${decoded.reason}`;
};

describe('text is read in the encodings the community uses', () => {
  test('UTF-8', () => expect(textOf(Buffer.from('Caf\u00E9 \u201Cx\u201D'))).toBe('Caf\u00E9 \u201Cx\u201D'));
  test('UTF-8 with a byte order mark', () => expect(textOf(Buffer.from('\uFEFFStun'))).toBe('Stun'));
  test('Latin-1', () => expect(textOf(Buffer.from('Caf\u00E9', 'latin1'))).toBe('Caf\u00E9'));
  test('Windows-1252', () =>
    expect(textOf(Buffer.from('\x93It\x92s \x96X\x94 \x85', 'latin1'))).toBe(
      '\u201CIt\u2019s \u2013X\u201D \u2026',
    ));
  test('any UTF-8 text without control characters as it was', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\uFEFF]/u.test(text)),
        (text) => {
          expect(textOf(Buffer.from(text))).toBe(text);
        },
      ),
    );
  });
});

describe('what is no text is refused', () => {
  test.each([
    ['NUL', Buffer.from('Stun\0X'), 'U+0000 at offset 4'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 'U+0003'],
    ['UTF-16', Buffer.from('\uFEFFStun', 'utf16le'), 'UTF-16'],
    ['a byte without a character', Buffer.from([0x41, 0x81]), 'U+0000'],
  ])('%s', (_what, bytes, reason) => {
    expect(textOf(bytes)).toContain(reason);
  });
});

test('UTF-8 pieces in a Windows-1252 file are noticed', () => {
  expect(decode(Buffer.concat([Buffer.from('It\u2019s '), Buffer.from([0x92])]))).toMatchObject({
    ok: true,
    mixed: true,
  });
});
