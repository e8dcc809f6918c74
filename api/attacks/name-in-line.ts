import { quoted } from '../../engine/notation/quoted.js';

/** What an attack line reads as part of a name, and not as a sign or a word of its own. */
const PLAIN =
  /^(?!(?:in|on|at|has|having|types?|subtypes?|itself|tapped|untapped)\b)(?!.*\b(?:vs?|versus|against|attacks|and|with|in)\b)[\p{L}\p{N}\s'’().-]+$/iu;

/** The name of a card as an attack line takes it: in quotes where the line would read something else into it. */
export function nameInLine(name: string): string {
  return PLAIN.test(name) ? name : quoted(name);
}
