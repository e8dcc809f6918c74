import type { Mark } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';
import type { Sentence, SentenceIndex } from './sentence-index.js';

/** How well a sentence fits what was asked. */
export interface Ranked {
  readonly sentence: Sentence;
  /** 0 to 1: how much of what was asked it is about, and how little else. */
  readonly score: number;
  /** 0 to 1: how much of what was asked it is about. */
  readonly coverage: number;
}

/** The rest is for brevity. */
const OF_COVERAGE = 0.85;
/** A quoted definition says what a keyword does; a ruling that fits as well is about the very question. */
const OF_DEFINITION = 0.8;

/** A sentence in the entry of a keyword that was not asked about, or one that names such a keyword. */
const OF_OWN_WORDS = 0.96;
const IN_OTHER_ENTRY = 0.75;
const NAMES_OTHERS = 0.92;
/** What stands in a condition of the question tells less than what stands in its main clause. */
const OF_CONDITION = 0.5;
const FOR_MARK = 0.15;
const FOR_LEAVE = 0.06;
/** Why something is not so is told by a sentence that denies it. */
const FOR_WHY_NOT = 0.3;

const BESIDE_THE_POINT = 0.6;

/** What a question says beside its concepts, and what an answer to it says. */
const ANSWERS: readonly (readonly [asked: Mark, said: readonly Mark[]])[] = [
  ['MANY', ['ONE', 'ANY_NUMBER']],
  ['COUNT', ['ONE', 'ANY_NUMBER']],
  ['ONE', ['ONE']],
  ['MUST', ['MUST', 'NEED_NOT']],
  ['ONLY', ['ONLY', 'NOT_ONLY']],
  ['PART', ['NEED_NOT', 'PART']],
  ['LATE', ['LATE']],
  ['MAY', ['MAY']],
  ['CHANGE', ['CHANGE']],
];

const PLAIN = { inConditions: new Set<string>(), alternatives: new Set<string>() } as const;

export interface WhatIsAsked {
  readonly concepts: ReadonlySet<string>;
  /** Slugs of the keywords that are asked about. */
  readonly keywords: readonly string[];
  /** Those of `concepts` that stand in its conditions only. */
  readonly inConditions: ReadonlySet<string>;
  /** Those that stand on either side of an `or`: however general, they are what is asked. */
  readonly alternatives: ReadonlySet<string>;
  readonly marks: ReadonlySet<Mark>;
  readonly negated: boolean;
  /** It asks why something is not so. */
  readonly whyNot?: boolean;
}

/** The sentences that share anything with what was asked, best first; equal ones stay in the order of the entries. */
export function rankSentences(
  index: SentenceIndex,
  candidates: readonly Sentence[],
  what: WhatIsAsked,
): readonly Ranked[] {
  const { concepts: asked, keywords, marks, negated } = what;
  const whole = weight(index, asked, what);
  if (whole === 0) return [];
  return candidates
    .map((sentence): Ranked => {
      const common = new Set([...asked].filter((concept) => sentence.concepts.has(concept)));
      const shared = weight(index, common, what);
      const coverage = shared / whole;
      const brevity = shared / Math.max(weight(index, sentence.concepts), 1);
      const fit = OF_COVERAGE * coverage + (1 - OF_COVERAGE) * brevity;
      const score =
        fit *
        (sentence.ruling === null ? OF_DEFINITION : 1) *
        (sentence.authority === 'OFFICIAL' ? 1 : OF_OWN_WORDS) *
        (isBesideThePoint(sentence, what) ? BESIDE_THE_POINT : 1) *
        (keywords.length > 0 ? ofOthers(sentence, keywords) : 1);
      const denies = what.whyNot === true && sentence.clauses[0]?.negative === true;
      const bonus = FOR_MARK * answersTo(sentence, marks, negated) + (denies ? FOR_WHY_NOT : 0);
      return { sentence, coverage, score: score + bonus };
    })
    .filter(({ coverage }) => coverage > 0)
    .sort((a, b) => b.score - a.score);
}

const POINTS_ELSEWHERE = /\brules section\b/i;
const OF_LATE: readonly string[] = ['after', 'get', 'gain', 'late', 'roll', 'time', 'dice'].map(anyConceptOf);

/** It says where more is said, or that something comes too late, of which nothing was asked. */
function isBesideThePoint({ text, clauses }: Sentence, { concepts, marks }: WhatIsAsked): boolean {
  if (POINTS_ELSEWHERE.test(text)) return true;
  const isLate = clauses.some((clause) => clause.marks.has('LATE'));
  return isLate && !marks.has('LATE') && !OF_LATE.some((one) => concepts.has(one));
}

function ofOthers({ keyword, mentions }: Sentence, keywords: readonly string[]): number {
  if (!keywords.includes(keyword)) return IN_OTHER_ENTRY;
  return mentions.every((other) => keywords.includes(other)) ? 1 : NAMES_OTHERS;
}

function answersTo({ clauses }: Sentence, marks: ReadonlySet<Mark>, negated: boolean): number {
  const said = new Set(clauses.flatMap((clause) => [...clause.marks]));
  const answered = ANSWERS.filter(
    ([asked, fitting]) => marks.has(asked) && fitting.some((one) => said.has(one)),
  );
  const leave = answered.some(([asked]) => asked === 'MAY') ? 1 - FOR_LEAVE / FOR_MARK : 0;
  return (
    answered.length -
    leave +
    (negated && clauses.some(({ negative, condition }) => negative && condition) ? 1 : 0)
  );
}

function weight(
  index: SentenceIndex,
  concepts: ReadonlySet<string>,
  { inConditions, alternatives }: Pick<WhatIsAsked, 'inConditions' | 'alternatives'> = PLAIN,
): number {
  let sum = 0;
  for (const concept of concepts) {
    const telling = alternatives.has(concept) ? index.fullWeightOf(concept) : index.weightOf(concept);
    sum += telling * (inConditions.has(concept) ? OF_CONDITION : 1);
  }
  return sum;
}
