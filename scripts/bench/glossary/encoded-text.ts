export const ENCODINGS = ['utf-8', 'utf-8 with mark', 'windows-1252', 'latin-1'] as const;
export type GlossaryEncoding = (typeof ENCODINGS)[number];

const WINDOWS_ONLY: readonly (readonly [character: string, code: number, latin: string])[] = [
  ['\u2013', 0x96, '-'],
  ['\u2019', 0x92, "'"],
];

/** Bytes of a file; what the older encodings lack is printed as they did: plain quotes and hyphens in Latin-1. */
export function encodeText(text: string, encoding: GlossaryEncoding): Uint8Array {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8 with mark') return Buffer.from(`\uFEFF${text}`);
  let narrow = text;
  for (const [character, code, latin] of WINDOWS_ONLY) {
    narrow = narrow.replaceAll(character, encoding === 'latin-1' ? latin : String.fromCharCode(code));
  }
  return Buffer.from(narrow, 'latin1');
}
