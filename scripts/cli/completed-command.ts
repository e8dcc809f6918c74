/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What its words are. */
  readonly takes: Values;
}

export interface CompletedOption {
  /** With its two dashes. */
  readonly flag: string;
  readonly summary: string;
  /** Null: it takes none. */
  readonly value: Values | null;
}

/** A program of several commands. */
export interface CompletedProgram {
  readonly commands: readonly CompletedCommand[];
  /** Those that may stand before a command. */
  readonly options: readonly CompletedOption[];
}

/** What a word may be: one of these, names that the database knows, a file or folder, or anything, with which no shell can help. */
export type Values = readonly string[] | Names | 'file' | 'anything';

/** What `swtcg-rules names` prints. */
export type Names = 'keyword' | 'card' | 'set';

export function areNames(values: Values): values is Names {
  return values === 'keyword' || values === 'card' || values === 'set';
}

/** In single quotes, as all three shells read them. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", '’')}'`;
}
