/** No argument of a command line can hold it. */
const GUARD = '\u0000';

const OPTION = /^-{1,2}[a-z]\S*$/i;
/** With its value behind a sign: `--set=A B`. */
const OPTION_WITH_VALUE = /^--[a-z-]+=/;

/**
 * A command line in which no text that begins with a dash is taken for an option: `-3 power vs 2 health`, `-1`, `-> Evade 2`. `unguarded`
 * gives each text back as it was typed. One word with a letter behind the dash stays an option, also one that there is not: it may be misspelt.
 */
export function guarded(argv: readonly string[]): readonly string[] {
  return argv.map((word) =>
    word.startsWith('-') && word !== '-' && word !== '--' && !isOption(word) ? `${GUARD}${word}` : word,
  );
}

export function unguarded(text: string): string {
  return text.replaceAll(GUARD, '');
}

function isOption(word: string): boolean {
  return OPTION.test(word) || OPTION_WITH_VALUE.test(word);
}
