import { AT_THE_END } from './keyword-moments.js';
import type { AskedQuestion } from './reading/asked-question.js';
import { sentencesOf } from './sentences/sentence-index.js';

/** The ruling of a keyword that it waits for the end of the attack, where there is one. */
export function timelyRuling(asked: AskedQuestion, slug: string): readonly string[] {
  const found = sentencesOf(asked.index, slug).find(
    ({ ruling, text }) => ruling !== null && AT_THE_END.test(text),
  );
  return found?.ruling == null ? [] : [found.ruling];
}
