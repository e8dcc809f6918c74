import type { AskedQuestion } from './asked-question.js';
import { anyConceptOf } from './concepts.js';
import { isOfName } from './is-of-name.js';

/** Grammar, and words that change nothing about what is asked, whatever stands beside them. */
const IDLE: ReadonlySet<string> = new Set(
  `a an the my your his her their our i you we he she it they him them me us this that these those who which what mine
  is are was were be been being am do does did done can could may might will would shall must should has have had having get gets got getting
  of to on for from with against versus by in at into and or if when then so because while as but than
  really actually also too still even just right please ok okay true false not no never well any some at all there here
  allowed legal able possible allow let whether say says mean friend happen happens use used using play make makes made
  rather s t re somebody someone newcomer become becomes starfighter trooper unit units guy guys dude dudes character characters creature creatures ship ships buddy one ones fella
  damage ability abilities keyword effect effects attack attacks card cards opponent opponents player poor ordinary`.split(
    /\s+/,
  ),
);

/** Parts that units play, and how a text names each. */
const PARTS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [/^attack(?:ers?|ing)$/, /\battack(?:er|ing)\b/i],
  [/^(?:defend(?:ers?|ing)|attacked)$/, /\b(?:defend(?:er|ing)|attacked)\b/i],
];

/**
 * The words of a question that nothing read: no name of a keyword, not idle, not in the texts that answer it, and not `read` by the form or verb that was
 * found in it. Where any is left, Yes or No may answer another question.
 */
export function wordsLeft(
  { words, mentions }: AskedQuestion,
  texts: readonly string[],
  isRead: (word: string, at: number) => boolean = () => false,
): readonly string[] {
  const said = new Set(texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\d+-]+/u)).map(anyConceptOf));
  return words.flatMap(({ text, kind }, at) => {
    if (kind === 'MARK' || IDLE.has(text) || isRead(text, at)) return [];
    if (isOfName(mentions, at)) return [];
    const part = PARTS.find(([asked]) => asked.test(text));
    if (part !== undefined) return texts.some((one) => part[1].test(one)) ? [] : [text];
    return said.has(anyConceptOf(text)) ? [] : [text];
  });
}
