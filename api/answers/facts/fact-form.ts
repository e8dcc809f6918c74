import type { KeywordFacts } from '../../interactions/keyword-facts.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Sentence } from '../sentences/sentence-index.js';

/** What is known of the keyword that a question is about. */
export interface Known extends KeywordFacts {
  readonly asked: AskedQuestion;
  /** The sentences of its own entry; its summary, where no definition is quoted. */
  readonly sentences: readonly Sentence[];
}

/** A form in which players ask for a fact about one keyword, and how the fact answers it. */
export interface FactForm {
  /** Of the masked line, and of the whole of it. */
  readonly asks: RegExp;
  /** Is it as asked? Null where nothing known says so. `parts` are the groups of the pattern. */
  readonly holds: (known: Known, parts: readonly string[]) => boolean | null;
  /** Of the sentence that is quoted for it; the definition where none is so. */
  readonly shown?: RegExp;
  /** Of the definition of another keyword that is quoted, where no own sentence is so. */
  readonly elsewhere?: RegExp;
}
