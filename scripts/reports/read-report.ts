/** A report of something that looks wrong, as the pages write it and somebody completed it. */
export interface Report {
  /** `attack`, `keyword overkill`, `interaction overkill + armor`, `answer to “…”`. */
  readonly about: string;
  readonly revision: string;
  /** In one line; null when none shows it. */
  readonly attack: string | null;
  readonly expected: readonly string[];
  /** Why; rulings by id, if any are named. */
  readonly because: string;
}

const FIELDS = {
  'this looks wrong': 'about',
  revision: 'revision',
  attack: 'attack',
  expected: 'expected',
  'because (ruling or page of the rulebook)': 'because',
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

function isField(key: string): key is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, key);
}

/** Reads a report, also quoted in a mail or in an issue. Null when it is none. */
export function readReport(text: string): Report | null {
  const found = new Map<Field, string[]>();
  for (const line of text.split(/\r?\n/)) {
    const plain = line.replace(/^[\s>`*-]+/, '');
    const colon = plain.indexOf(':');
    const key = plain.slice(0, Math.max(0, colon)).trim().toLowerCase();
    if (!isField(key)) continue;
    const values = found.get(FIELDS[key]) ?? [];
    found.set(FIELDS[key], [...values, plain.slice(colon + 1).trim()]);
  }
  const first = (field: Field): string => found.get(field)?.[0] ?? '';
  if (first('about') === '') return null;
  return {
    about: first('about'),
    revision: first('revision'),
    attack: first('attack') === '' ? null : first('attack'),
    expected: (found.get('expected') ?? []).filter((value) => value !== ''),
    because: first('because'),
  };
}
