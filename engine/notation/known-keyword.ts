/** What follows the name of a keyword on a card. EFFECT, COST, LIST and CONDITION follow a colon and are kept as text. */
export type KeywordParameter = 'NONE' | 'NUMBER' | 'SIGNED_NUMBER' | 'EFFECT' | 'COST' | 'LIST' | 'CONDITION';

/** What the notation has to know of a keyword to read and print it. */
export interface KnownKeyword {
  readonly slug: string;
  /** As printed today. */
  readonly name: string;
  /** Names on older cards; read, never printed. */
  readonly formerNames: readonly string[];
  readonly parameter: KeywordParameter;
}
