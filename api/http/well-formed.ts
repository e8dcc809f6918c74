/** Half of a pair that stands for one sign; alone it is none, and no text in UTF-8 can hold it. */
const LONE_SURROGATE = /\p{Cs}/gu;
/** Only so can one come in: as bytes it is read as U+FFFD. */
const ESCAPED_SURROGATE = /\\u[dD][89a-fA-F]/;

/** A text as any program can read it: a lone surrogate becomes U+FFFD. */
function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD');
}

/** The value of a JSON text, every string in it well-formed, those of keys too. Throws a SyntaxError. */
export function parseWellFormed(json: string): unknown {
  const value: unknown = JSON.parse(json);
  return ESCAPED_SURROGATE.test(json) ? withStringsWellFormed(value) : value;
}

function withStringsWellFormed(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(withStringsWellFormed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [wellFormed(key), withStringsWellFormed(one)]),
  );
}
