import type { AskedQuestion } from '../reading/asked-question.js';
import type { OddsToken } from './odds-token.js';

/** A question, as typed: phrases of players are not put as the rules put them. */
export type AskedLine = Pick<AskedQuestion, 'words' | 'mentions' | 'cards' | 'kb'>;

type WithoutPlace<Token> = Token extends OddsToken ? Omit<Token, 'at' | 'text'> : never;
export type Unplaced = WithoutPlace<OddsToken>;

/** Words that belong together, and the tokens they make. A keyword stands in the line as `<k2>`, a card as `<c0>`, by their places in the lists. */
export interface Lexeme {
  /** Sticky; it fits whole words. */
  readonly pattern: RegExp;
  /** Null: it is something else after all. */
  readonly read: (found: RegExpExecArray, asked: AskedLine) => readonly Unplaced[] | null;
}

export function lexeme(source: string, read: Lexeme['read']): Lexeme {
  return { pattern: new RegExp(`(?:${source})(?= |$)`, 'y'), read };
}
