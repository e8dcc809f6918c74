import { oneLine } from './one-line.js';

/** Braces as commands: BibTeX counts even an escaped brace, so `\{` alone would leave the field unbalanced. */
const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
};

/** The value of a BibTeX field between braces that prints exactly the given text, on one line. */
export function escapeBibtex(text: string): string {
  return oneLine(text).replace(/[\\{}~^<>|"$%#&_]/g, (character) => COMMANDS[character] ?? `\\${character}`);
}
