import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { WhatIsAsked } from '../sentences/rank-sentences.js';
import { type SentenceIndex, sentenceIndex } from '../sentences/sentence-index.js';
import type { Claim } from './claim.js';
import { type Clause, clausesOfWords, type Mark } from './clauses.js';
import { anyConceptOf, conceptOf } from './concepts.js';
import { namesKept } from './names-kept.js';
import { rephrased } from './phrases.js';
import { type QuestionForm, questionForm } from './question-form.js';
import { type CardMention, namedCards } from './recognise-cards.js';
import { type Mention, meantKeywords, namedKeywords, withoutPrinted } from './recognise-keywords.js';
import { unitsWithout } from './units-without.js';
import { type Word, wordsOf } from './words.js';

/** A question, read. */
export interface AskedQuestion {
  readonly kb: KnowledgeBase;
  readonly index: SentenceIndex;
  readonly question: string;
  readonly words: readonly Word[];
  /** In lower case between single spaces. */
  readonly line: string;
  /** Keywords that are meant, in order, repeated as in the question. */
  readonly mentions: readonly Mention[];
  /** The same, each once. */
  readonly keywords: readonly KeywordRecord[];
  readonly cards: readonly CardMention[];
  readonly form: QuestionForm;
  /** What is asked beside the names of keywords. */
  readonly concepts: ReadonlySet<string>;
  readonly claim: Claim;
  /** All that its clauses say of number, duty and limit. */
  readonly marks: ReadonlySet<Mark>;
  /** A clause of it is negated. */
  readonly negated: boolean;
}

export function readQuestion(kb: KnowledgeBase, question: string): AskedQuestion {
  const words = asVerbs(wordsOf(namesKept(kb, unitsWithout(kb, question), rephrased)));
  const named = namedKeywords(kb, words);
  const index = sentenceIndex(kb);
  const cards = namedCards(kb, index, words, named);
  const mentions = withoutPrinted(words, meantKeywords(words, named)).filter(
    ({ start }) => !cards.some((card) => start >= card.start && start < card.end),
  );
  const form = questionForm(words, mentions);
  const keywords = [...new Map(mentions.map(({ keyword }) => [keyword.slug, keyword])).values()];
  const concepts = withoutMoment(words, mentions, conceptsBeside(words, [...mentions, ...cards]));
  const inConditions = lesserConcepts(words, form, concepts);
  return {
    kb,
    index,
    question,
    words,
    line: ` ${words.map(({ text }) => text).join(' ')} `,
    mentions,
    keywords,
    cards,
    form,
    concepts,
    claim: claimOf(words, form, concepts, inConditions, namesOf(words, mentions)),
    marks: new Set(clausesOfWords(words).flatMap(({ marks }) => [...marks])),
    negated: clausesOfWords(words).some(({ negative }) => negative),
  };
}

/** What a ranking of sentences goes by. */
export function whatIsAsked(asked: AskedQuestion): WhatIsAsked {
  const { concepts, marks, negated, keywords, claim, words, form } = asked;
  return {
    concepts,
    inConditions: claim.inConditions,
    alternatives: alternativesIn(words),
    marks,
    negated,
    whyNot: form.asks === 'why' && negated,
    keywords: keywords.map(({ slug }) => slug),
  };
}

/** In so many words before and behind `or` stand two to choose from. */
const OF_CHOICE = 4;

function alternativesIn(words: readonly Word[]): ReadonlySet<string> {
  const at = words.findIndex(({ text }) => text === 'or');
  const near = at < 0 ? [] : words.slice(Math.max(0, at - OF_CHOICE), at + OF_CHOICE);
  return new Set(near.flatMap(({ text, kind }) => (kind === 'MARK' ? [] : (conceptOf(text) ?? []))));
}

/** `does it die`: a verb; `each die`, `a die roll`: a die. */
function asVerbs(words: readonly Word[]): readonly Word[] {
  return words.map((word, at) => {
    if (word.text !== 'die') return word;
    const before = words[at - 1]?.text ?? '';
    const isDie = /^(?:a|the|each|per|any|one|attack|every|that|this|same|\d+)$/.test(before);
    return isDie || /^roll/.test(words[at + 1]?.text ?? '') ? word : { ...word, text: 'dies' };
  });
}

interface Taken {
  readonly start: number;
  readonly end: number;
  readonly valueEnd?: number;
}

function conceptsBeside(words: readonly Word[], taken: readonly Taken[]): ReadonlySet<string> {
  const concepts = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (word.kind === 'MARK' || taken.some(({ start, end, valueEnd = end }) => at >= start && at < valueEnd))
      continue;
    const concept = conceptOf(word.text);
    if (concept !== null) concepts.add(concept);
  }
  return concepts;
}

const AFTER = anyConceptOf('after');

/** `after Intercept`, `after it intercepts`: the keyword came into play, and nothing is asked of what comes after. */
function withoutMoment(
  words: readonly Word[],
  mentions: readonly Mention[],
  concepts: ReadonlySet<string>,
): ReadonlySet<string> {
  const at = words.findIndex(({ text }) => text === 'after');
  const next = mentions.find(({ start }) => start > at);
  if (at < 0 || next === undefined || next.start - at > 3) return concepts;
  const between = words.slice(at + 1, next.start);
  const behind = words[next.valueEnd];
  const isWhole = behind === undefined || behind.kind === 'MARK' || OPENING.test(behind.text);
  if (!isWhole || between.some(({ text }) => conceptOf(text) !== null)) return concepts;
  return new Set([...concepts].filter((one) => one !== AFTER));
}

const OPENING = /^(?:does|do|is|are|can|will|did|has|still)$/;

/** The main clause of a yes/no question is the one with the opener; what opens with `if`, `when`, `after` are its conditions. */
function claimOf(
  words: readonly Word[],
  form: QuestionForm,
  concepts: ReadonlySet<string>,
  inConditions: ReadonlySet<string>,
  named: ReadonlySet<string>,
): Claim {
  const opener = form.opener ?? 0;
  const mains = clausesOfWords(words.slice(opener));
  const before = clausesOfWords(words.slice(0, opener));
  const [first] = mains;
  const empty = {
    words: [],
    concepts: new Set<string>(),
    negative: false,
    marks: new Set<never>(),
    condition: false,
    concession: false,
  };
  return {
    main: first ?? empty,
    conditions: [...before, ...mains.slice(1)].filter((one) => !isItsMoment(one, named)),
    told: before,
    negated: form.negated,
    concepts: withoutResults(mains, concepts),
    inConditions,
  };
}

function namesOf(words: readonly Word[], mentions: readonly Mention[]): ReadonlySet<string> {
  return new Set(mentions.flatMap(({ start, end }) => words.slice(start, end).map(({ text }) => text)));
}

const OF_MOMENT = /^(?:after|once|i|we|you|they|he|she|it|my|the|an|a|unit|guy|opponent|was|is|used|use)$/;

/** `after I intercept`: the keyword came into play, and nothing else is told. */
function isItsMoment({ words }: Clause, named: ReadonlySet<string>): boolean {
  const [first = ''] = words;
  const isMoment = first === 'after' || first === 'once';
  return isMoment && words.every((word) => OF_MOMENT.test(word) || named.has(word));
}

/** `so I lose the bonus`: what is hoped for is not asked. */
function withoutResults(clauses: readonly Clause[], concepts: ReadonlySet<string>): ReadonlySet<string> {
  const isResult = ({ words: [first] }: Clause): boolean => first === 'so';
  const asked = new Set(clauses.filter((one) => !isResult(one)).flatMap((one) => [...one.concepts]));
  const results = clauses.filter(isResult).flatMap((one) => [...one.concepts]);
  return new Set([...concepts].filter((one) => asked.has(one) || !results.includes(one)));
}

/** What tells less: what stands in conditions only; but `do I still roll?` asks about the condition. */
function lesserConcepts(
  words: readonly Word[],
  form: QuestionForm,
  concepts: ReadonlySet<string>,
): ReadonlySet<string> {
  const conditional = onlyInConditions(words, form, concepts);
  const isStill = words.slice(form.opener ?? 0).some(({ text }) => text === 'still');
  const asked = [...concepts].filter((one) => !conditional.has(one));
  return isStill && conditional.size > 0 && asked.length < 2 ? new Set(asked) : conditional;
}

function onlyInConditions(
  words: readonly Word[],
  form: QuestionForm,
  concepts: ReadonlySet<string>,
): ReadonlySet<string> {
  const clauses = clausesOfWords(words.slice(form.opener ?? 0));
  const main = new Set(
    clauses
      .filter(({ condition, words: [first] }) => !condition && first !== 'so')
      .flatMap((clause) => [...clause.concepts]),
  );
  return new Set(main.size === 0 ? [] : [...concepts].filter((concept) => !main.has(concept)));
}
