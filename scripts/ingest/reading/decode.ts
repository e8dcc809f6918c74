export type Encoding = 'UTF-8' | 'windows-1252';

export type Decoded =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding; readonly mixed: boolean }
  | { readonly ok: false; readonly reason: string };

/** How UTF-8 punctuation and accented letters look when they are read as Windows-1252. */
const MOJIBAKE = /\u00E2\u20AC[\u0080-\u203A\u0153\u017E\u02DC\u2122]|\u00C3[\u0080-\u00BF]/;
/** 0x80 to 0x9F in Windows-1252; \0 where it has no character. (The decoder of Node 20 reads these bytes as Latin-1 controls.) */
const WINDOWS_1252 =
  '\u20AC\0\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160\u2039\u0152\0\u017D\0' +
  '\0\u2018\u2019\u201C\u201D\u2022\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\0\u017E\u0178';
const UTF16_MARKS: readonly (readonly [number, number])[] = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/**
 * Bytes to text: UTF-8 with or without a byte order mark, else Windows-1252, of which Latin-1 is a part for all printable
 * characters. What has NUL or other control characters is no text.
 */
export function decode(bytes: Uint8Array): Decoded {
  if (isUtf16(bytes)) {
    return { ok: false, reason: 'it is UTF-16; save it as UTF-8' };
  }
  const { text, encoding } = decodePiece(bytes);
  const control = controlCharacter(text);
  if (control !== null) return { ok: false, reason: `it holds the control character ${control}` };
  return {
    ok: true,
    text,
    encoding,
    mixed: encoding === 'windows-1252' && MOJIBAKE.test(text),
  };
}

export function isUtf16(bytes: Uint8Array): boolean {
  return UTF16_MARKS.some(([first, second]) => bytes[0] === first && bytes[1] === second);
}

/** The same without looking for what is no text: for a piece of a file that has to be judged by itself. */
export function decodePiece(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const utf8 = decodeUtf8(bytes);
  return utf8 === null
    ? { text: decodeWindows1252(bytes), encoding: 'windows-1252' }
    : { text: utf8, encoding: 'UTF-8' };
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control);
}

/** Tab, line feed, form feed and carriage return are text; a C1 control (NEL aside) means that the bytes were no text at all. */
export function controlCharacter(text: string): string | null {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= 0x20 && code !== 0x7f && (code < 0x80 || code > 0x9f || code === 0x85)) continue;
    if (code === 0x09 || code === 0x0a || code === 0x0c || code === 0x0d) continue;
    return `U+${code.toString(16).toUpperCase().padStart(4, '0')} at offset ${index}`;
  }
  return null;
}
