const ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** In quotes, on one line, and fit for a URL: control characters, line separators and lone surrogates are escaped. */
export function quoted(text: string): string {
  const escaped = text.replace(
    /["\\\p{Cc}\p{Cs}\u2028\u2029]/gu,
    (character) => ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}
