/** A report of something that looks wrong, as the pages write it and somebody completed it. */
export interface Report {
  /** `attack`, `keyword overkill`, `interaction overkill + armor`, `answer to “…”`. */
  readonly about: string;
  readonly revision: string;
  /** In one line; null when none shows it. */
  readonly attack: string | null;
  /** Code of the reading by whose alternative the attack was played; null: by ours. */
  readonly reading: string | null;
  /** As typed; null when it is no answer that is reported. */
  readonly question: string | null;
  /** The intent that the question was read with. */
  readonly kind: string;
  /** Of a check as asked, of an answer by slug. */
  readonly keywords: readonly string[];
  /** Of a check; null when it is none that is reported. */
  readonly verdict: string | null;
  /** `armor NO_EFFECT overkill`: the one that is reported; null when it is the check as a whole. */
  readonly finding: string | null;
  /** What the page said, one line each. */
  readonly shown: readonly string[];
  /** One line each. */
  readonly expected: readonly string[];
  /** Why; rulings by id, if any are named. */
  readonly because: string;
}

const FIELDS = {
  'this looks wrong': 'about',
  revision: 'revision',
  attack: 'attack',
  reading: 'reading',
  question: 'question',
  kind: 'kind',
  keywords: 'keywords',
  verdict: 'verdict',
  finding: 'finding',
  shown: 'shown',
  expected: 'expected',
  'because (ruling or page of the rulebook)': 'because',
} as const;

type Field = (typeof FIELDS)[keyof typeof FIELDS];

function isField(key: string): key is keyof typeof FIELDS {
  return Object.hasOwn(FIELDS, key);
}

/** Reads a report, also quoted in a mail or in an issue. Null when it is none. */
export function readReport(text: string): Report | null {
  const found = fieldsOf(text);
  const first = (field: Field): string => found.get(field)?.[0] ?? '';
  const all = (field: Field): readonly string[] => (found.get(field) ?? []).filter((value) => value !== '');
  const ifSaid = (field: Field): string | null => (first(field) === '' ? null : first(field));
  if (first('about') === '') return null;
  return {
    about: first('about'),
    revision: first('revision'),
    attack: ifSaid('attack'),
    reading: ifSaid('reading'),
    question: ifSaid('question'),
    kind: first('kind'),
    keywords: first('keywords')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
    verdict: ifSaid('verdict'),
    finding: ifSaid('finding'),
    shown: all('shown'),
    expected: all('expected'),
    because: all('because').join(' '),
  };
}

/** What people write, in as many lines as they need; the rest is written by the page, in one line each. */
const IN_LINES: readonly (Field | null)[] = ['expected', 'because'];

function fieldsOf(text: string): ReadonlyMap<Field, readonly string[]> {
  const found = new Map<Field, readonly string[]>();
  let open: Field | null = null;
  for (const line of text.split(/\r?\n/)) {
    const plain = line.replace(/^[\s>`*-]+/, '').trim();
    const colon = plain.indexOf(':');
    const key = plain.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const begun = isField(key) ? FIELDS[key] : null;
    if (begun === null && isEndOf(open, plain)) open = null;
    const field: Field | null = begun ?? open;
    if (field === null) continue;
    open = IN_LINES.includes(field) ? field : null;
    const value = begun === null ? plain : plain.slice(colon + 1).trim();
    found.set(field, [...(found.get(field) ?? []), value]);
  }
  return found;
}

/** What is expected goes on until the next field, the last field until an empty line. */
function isEndOf(open: Field | null, line: string): boolean {
  return open !== 'expected' && line === '';
}
