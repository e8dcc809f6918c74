import { isStopWord } from '../../knowledge-base/stop-words.js';
import type { AskedQuestion } from './asked-question.js';
import { conceptOf } from './concepts.js';
import { isOfName } from './is-of-name.js';
import { isOffTopic } from './off-topic.js';

/** Of its words, this part must be English or the game's; else a keyword in it says nothing of what is asked. */
const ENOUGH = 0.5;
/** A line this short is a name with a word beside it. */
const SHORT = 2;
/** Said to a machine, not asked of the rules. */
const TO_A_MACHINE =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|previous|above|guidelines|training)\b|\b(?:system prompt|jailbreak|developer mode|you are now|act as|pretend (?:to|you|that)|repeat after me|as an ai|language model)\b/;

/** Is the question put to the rules, in words that can be read? */
export function isUnderstood(asked: AskedQuestion): boolean {
  const { words, mentions, cards, index, line } = asked;
  if (TO_A_MACHINE.test(line) || isOffTopic(asked)) return false;
  const said = words.flatMap((word, at) => (word.kind === 'MARK' ? [] : [{ text: word.text, at }]));
  if (said.length <= SHORT) return true;
  const known = said.filter(({ text, at }) => {
    if (isStopWord(text) || /^\d/.test(text)) return true;
    if (isOfName(mentions, at)) return true;
    if (cards.some(({ start, end }) => at >= start && at < end)) return true;
    const concept = conceptOf(text);
    return concept === null || index.isKnown(concept);
  });
  return known.length / said.length >= ENOUGH;
}
