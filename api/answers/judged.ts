import type { Finding } from '../interactions/interaction-report.js';
import type { Sentence } from './sentences/sentence-index.js';

/** What a yes/no question is answered with; a question without an answer has null in its place. */
export type YesNo = 'YES' | 'NO';

/** A verdict on one keyword, and the sentence that it rests on. */
export interface Judged {
  readonly answer: YesNo;
  readonly by: Sentence;
}

/** A verdict on two keywords that meet: it rests on a finding, or on the ruling with this id. */
export interface JudgedPair {
  readonly answer: YesNo;
  readonly finding: Finding | null;
  readonly ruling: string | null;
}
