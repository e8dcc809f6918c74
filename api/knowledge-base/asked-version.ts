import type { CardIndex } from './card-index.js';

/** A name and the version of it that is asked for. */
export interface AskedVersion {
  readonly name: string;
  /** In capitals. */
  readonly version: string;
  /** It stands in brackets; if not, it may be the last word of a name: `Plan B`. */
  readonly isMarked: boolean;
}

/** `Hanharr (C)`, `Hanharr [c]`, `Hanharr (Version C)`: what stands in brackets is no word of the name. */
const IN_BRACKETS = /^(.*[^\s([])\s*[([]\s*(?:v(?:er(?:sion)?)?\b\.?\s*)?([a-z]{1,2}\d{0,2})\s*[)\]]\s*$/i;
/** `hanharr c`, `hanharr-c`, `Hanharr, version C`. */
const BEHIND = /^(.*?[^\s,/_-])(?:\s*[,/_-]\s*|\s+)(?:v(?:er(?:sion)?)?\b\.?\s*)?([a-z]{1,2}\d{0,2})\s*$/i;
/** Two letters are a word like any other, unless there is such a version. */
const LETTER_OF_VERSION = /^[A-Z]\d{0,2}$/;

/** The version that a name asks for, whether any card has it or not; null when it asks for none. */
export function askedVersion({ versions }: Pick<CardIndex, 'versions'>, asked: string): AskedVersion | null {
  const bracketed = partsOf(IN_BRACKETS.exec(asked));
  if (bracketed !== null) return { ...bracketed, isMarked: true };
  const behind = partsOf(BEHIND.exec(asked));
  if (behind === null) return null;
  const isVersion = LETTER_OF_VERSION.test(behind.version) || versions.has(behind.version);
  return isVersion ? { ...behind, isMarked: false } : null;
}

function partsOf(parts: RegExpExecArray | null): Omit<AskedVersion, 'isMarked'> | null {
  const [, name, version] = parts ?? [];
  return name === undefined || version === undefined ? null : { name, version: version.toUpperCase() };
}

const WITHIN = /[([]\s*([a-z]\d{0,2})\s*[)\]](?=\s*\S)/i;

/** A version in brackets with more behind it, in capitals: `Hanharr (B)/2` is no B2. Null where there is none. */
export function versionWithin(asked: string): string | null {
  return WITHIN.exec(asked)?.[1]?.toUpperCase() ?? null;
}
