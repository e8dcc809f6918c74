import { trimmed } from './line-scan.js';
import type { Span } from './quoted-spans.js';

export interface FoundCondition {
  readonly condition: string;
  /** Behind it. */
  readonly end: number;
}

const LIMIT = '(?:once|twice)\\s+(?:each|per|an?|every)';
const NOT = 'not\\s+(?:while|when|whenever|if|as long as|against|during|in|on|at|before|after|until)';
const STRONG = `while|when|whenever|as long as|if|against|during|until|unless|except|${LIMIT}|only\\s+\\p{L}+|${NOT}`;
const WHEN = `${STRONG}|for|instead|each|this turn|in|at|on|after|before`;
/** In small letters only: a capital opens another sentence. */
const PLAIN = new RegExp(`^\\s*(?:but\\s+)?(?:${WHEN})(?!\\p{L})`, 'u');
const USE = '[Uu]s(?:e|ed|able)\\s+(?:(?:it|this|this ability)\\s+)?';
const BEFORE_IT = [
  `,\\s*(?=(?:but\\s+)?(?:${STRONG})(?!\\p{L}))`,
  '[;–—-]\\s*(?=(?:but\\s+)?(?:only\\s+\\p{L}|not\\s+against\\s))',
  ':\\s*(?=(?:only\\s+)?(?:while|when|against)\\s)',
  `[,;–—-]\\s*(?:but\\s+)?${USE}(?=only\\s+\\p{L}|${LIMIT})`,
];
/** A comma, semicolon or colon that a condition may stand behind. */
const BEHIND_COMMA = new RegExp(`^\\s*(?:${BEFORE_IT.join('|')})`, 'u');
const IN_BRACKETS = new RegExp(
  `^\\s*[([]\\s*(?:${USE})?((?:[Bb]ut\\s+)?(?:${WHEN}|N${NOT.slice(1)}|[Oo]nly\\s+\\p{L}+|(?:Once|Twice)\\s+\\p{L}+)(?!\\p{L})[^()[\\].]*)\\.?\\s*[)\\]]`,
  'u',
);
const ONLY = new RegExp(`^(?:but\\s+)?(?:only\\s+(?=(?:${WHEN})(?!\\p{L})))?`, 'u');
/** Another clause, which tells what happens. */
const GOES_ON =
  /,\s*(?!(?:or|and|but|in|at|on|while|when|if|as)(?!\p{L}))\p{Ll}|\b(?:gets?|gains?|gives?)\b/u;
const ARENA = '(?:the\\s+)?(?:space|ground|character)(?:\\s+arena)?';
const IN_ARENA = new RegExp(`^\\s*[([]\\s*(?:in\\s+)?(${ARENA})\\s*[)\\]]`, 'i');
const ARENA_ONLY = new RegExp(`^\\s*[,;]?\\s*((?:in\\s+)?${ARENA})\\s+only(?!\\p{L})`, 'iu');
const LAST_ONLY = /^\s*[([]\s*([^()[\].,]{1,40}?)\s+only\s*\.?\s*[)\]]/i;
/** A condition without brackets and comma. */
export const MAY_BE_CONDITION = PLAIN;

/**
 * A condition that the span begins with: `while attacking a Clone`, `, but only once each turn`, `(only while attacking a Clone)`.
 * `clauseEnd`: where one without brackets ends.
 */
export function conditionAt(
  text: string,
  { start, end }: Span,
  clauseEnd: (clause: Span) => number,
): FoundCondition | null {
  const rest = text.slice(start, end);
  const bracketed = IN_BRACKETS.exec(rest);
  if (bracketed !== null) {
    return { condition: withoutOnly(bracketed[1] ?? ''), end: start + bracketed[0].length };
  }
  const lastOnly = LAST_ONLY.exec(rest);
  if (lastOnly !== null) return { condition: `only ${lastOnly[1]}`, end: start + lastOnly[0].length };
  const arena = IN_ARENA.exec(rest);
  if (arena !== null) return { condition: `in ${arena[1]}`, end: start + arena[0].length };
  const arenaOnly = ARENA_ONLY.exec(rest);
  if (arenaOnly !== null) return { condition: `only ${arenaOnly[1]}`, end: start + arenaOnly[0].length };
  const comma = BEHIND_COMMA.exec(rest)?.[0] ?? null;
  if (comma === null && !PLAIN.test(rest)) return null;
  const from = start + (comma?.length ?? 0);
  const clause = trimmed(text, { start: from, end: clauseEnd({ start: from, end }) });
  const words = text.slice(clause.start, clause.end);
  if (comma !== null && (GOES_ON.test(words) || /^\s*,/.test(text.slice(clause.end, end)))) return null;
  return { condition: withoutOnly(words), end: clause.end };
}

const ALONE = /^(?:as long as|while|when|whenever|if|during|until|unless|against)\b[^,:|"“”]*$/i;
/** Another clause follows without a comma. */
const HAS_EFFECT =
  /\b(?:draw|gains?|gets?|gives?|put|discard|pay|deal|remove|may|can|cannot|must|tap|untap|choose|search|retreat|roll|prevent|return|look|loses?|do|does|will)\b|n['’]t\b/i;
const MOST_WORDS = 12;

/** What is wrong with a sentence that is a condition and nothing else; null for all other sentences. */
export function conditionAlone(sentence: string): string | null {
  const clause = sentence.trim().replace(/[.\s]+$/, '');
  if (
    !ALONE.test(clause) ||
    HAS_EFFECT.test(clause) ||
    clause.split(/\s+/, MOST_WORDS + 1).length > MOST_WORDS
  )
    return null;
  return `'${clause}' is a condition, and nothing stands behind it; expected it like 'While attacking a Clone, Fury 5', in quotes where commas divide.`;
}

function withoutOnly(words: string): string {
  return plainClause(plainClause(words).replace(ONLY, ''));
}

/** One line, no spaces and no comma at the ends, its first word in small letters. */
export function plainClause(text: string): string {
  const clause = text
    .replace(/[\s|]+/g, ' ')
    .replace(/\s*,\s*$/, '')
    .trim();
  return clause.charAt(0).toLowerCase() + clause.slice(1);
}
