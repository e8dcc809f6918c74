import { anyConceptOf } from '../reading/concepts.js';

/** What a sentence says of a card, or asks of it: that it may or does something, or not. */
export interface Statement {
  readonly mode: 'MAY' | 'DOES' | 'IS' | 'MUST';
  readonly negated: boolean;
  /** What it does, to the end of the sentence: concepts in order. */
  readonly deed: readonly string[];
}

const MODES: Readonly<Record<string, Statement['mode']>> = {
  can: 'MAY',
  could: 'MAY',
  may: 'MAY',
  might: 'MAY',
  does: 'DOES',
  do: 'DOES',
  is: 'IS',
  are: 'IS',
  must: 'MUST',
};
const CARD = 'card';
/** `can I play it`, `you may play it`: who acts is any player. */
const PLAYER = /^(?:i|you|we|one|someone|anyone|player|players)$/;

/** Of a question, `card` in place of the name: `can card attack`. Null when it is of no such form. `contracted`: `can't card attack?`, which denies nothing. */
export function statementAsked(words: readonly string[], contracted: boolean): Statement | null {
  const [opener = '', ...behind] = words;
  const mode = MODES[opener];
  const isNot = behind[0] === 'not';
  const [subject = '', ...rest] = isNot ? behind.slice(1) : behind;
  return mode === undefined ? null : statement(mode, isNot && !contracted, subject, rest);
}

/** Of a ruling: `card may attack`, `it does not ignore Shields`, `you may not play card with Jedi`. */
export function statementSaid(words: readonly string[]): Statement | null {
  const [subject = '', ...behind] = words;
  const mode = MODES[behind[0] ?? ''];
  if (mode !== undefined) return statement(mode, false, subject, behind.slice(1));
  const isNever = behind[0] === 'never';
  const [verb = '', ...rest] = isNever ? behind.slice(1) : behind;
  return /^\p{L}{2,}s$/u.test(verb) && subject === CARD
    ? statement('DOES', isNever, subject, [verb, ...rest])
    : null;
}

function statement(
  mode: Statement['mode'],
  negated: boolean,
  subject: string,
  words: readonly string[],
): Statement | null {
  const isNot = words[0] === 'not' || words[0] === 'never';
  const rest = isNot ? words.slice(1) : words;
  const deed = deedOf(subject, rest);
  return deed === null || deed.length === 0
    ? null
    : { mode, negated: negated !== isNot, deed: deed.map(anyConceptOf) };
}

function deedOf(subject: string, rest: readonly string[]): readonly string[] | null {
  if (subject === CARD) return rest;
  const [verb, object, ...others] = rest;
  return isPlayer(subject) && verb !== undefined && object === CARD ? ['be', verb, ...others] : null;
}

export function isPlayer(word: string): boolean {
  return PLAYER.test(word);
}
