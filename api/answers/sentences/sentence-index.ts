import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import type { Authority, KeywordRecord } from '../../knowledge-base/records.js';
import { type Clause, clausesOf, conceptsOf } from '../reading/clauses.js';
import { anyConceptOf } from '../reading/concepts.js';

/** A sentence that an answer may quote: a current ruling, or a quoted definition of a keyword (which is no ruling). */
export interface Sentence {
  /** Slug of its keyword; of its card for a ruling on one. */
  readonly keyword: string;
  /** Bare id; null for a definition. */
  readonly ruling: string | null;
  readonly text: string;
  readonly authority: Authority;
  readonly mentions: readonly string[];
  readonly concepts: ReadonlySet<string>;
  /** Those of the name of its keyword: a claim about it need not say them. */
  readonly names: ReadonlySet<string>;
  readonly clauses: readonly Clause[];
}

/** Every sentence of a knowledge base, and how telling each concept is. */
export interface SentenceIndex {
  readonly sentences: readonly Sentence[];
  /** Own sentences first, then those of other entries that name the keyword. */
  readonly byKeyword: ReadonlyMap<string, readonly Sentence[]>;
  /** Above 0; concepts that no sentence has weigh most. */
  weightOf(concept: string): number;
  /** The same, also of what is general. */
  fullWeightOf(concept: string): number;
  isKnown(concept: string): boolean;
  /** So general that it tells little: `work`, `unit`. */
  isGeneral(concept: string): boolean;
}

/** So general that they tell little, however rare they are. */
const GENERAL: ReadonlySet<string> = new Set(
  [
    'work',
    'happen',
    'get',
    'use',
    'cause',
    'unit',
    'extra',
    'any',
    'still',
    'value',
    'say',
    'same',
    'take',
    'go',
    '1',
  ].map(anyConceptOf),
);
const OF_GENERAL = 0.3;

const made = new WeakMap<KnowledgeBase, SentenceIndex>();

/** Made once for a knowledge base. */
export function sentenceIndex(kb: KnowledgeBase): SentenceIndex {
  const known = made.get(kb);
  if (known !== undefined) return known;
  const index = makeIndex(kb);
  made.set(kb, index);
  return index;
}

function makeIndex(kb: KnowledgeBase): SentenceIndex {
  const sentences = kb.content.keywords.flatMap((keyword) => [
    ...rulingSentences(kb, keyword.slug, keyword.rulings),
    ...definitionsOf(keyword),
  ]);
  const counts = new Map<string, number>();
  for (const { concepts } of sentences) {
    for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1);
  }
  const byKeyword = new Map(
    kb.content.keywords.map(({ slug }) => [
      slug,
      [
        ...sentences.filter(({ keyword }) => keyword === slug),
        ...sentences.filter(({ keyword, mentions }) => keyword !== slug && mentions.includes(slug)),
      ],
    ]),
  );
  const fullWeightOf = (concept: string): number =>
    Math.log(1 + sentences.length / (1 + (counts.get(concept) ?? 0)));
  return {
    sentences,
    byKeyword,
    weightOf: (concept) => fullWeightOf(concept) * (GENERAL.has(concept) ? OF_GENERAL : 1),
    fullWeightOf,
    isKnown: (concept) => counts.has(concept),
    isGeneral: (concept) => GENERAL.has(concept),
  };
}

/** The rulings with these ids as sentences; `owner` is the slug of their keyword or card. */
export function rulingSentences(
  kb: KnowledgeBase,
  owner: string,
  ids: readonly string[],
): readonly Sentence[] {
  return ids.flatMap((id) => {
    const ruling = kb.rulings.get(id);
    if (ruling === undefined) return [];
    const { text, authority, mentions } = ruling;
    return [sentence({ keyword: owner, ruling: id, text, authority, mentions })];
  });
}

/** The sentences of the entry of a keyword, as they are told: its rulings first. */
export function sentencesOf(index: SentenceIndex, slug: string): readonly Sentence[] {
  return (index.byKeyword.get(slug) ?? []).filter(({ keyword }) => keyword === slug);
}

const ownOf = new WeakMap<SentenceIndex, Map<KeywordRecord, readonly Sentence[]>>();

/**
 * The sentences of the entry of a keyword, what defines it first: its definitions, or the tooltip where none is quoted. Read once, as every question
 * about the keyword asks for them.
 */
export function ownSentences(index: SentenceIndex, keyword: KeywordRecord): readonly Sentence[] {
  const known = ownOf.get(index) ?? new Map<KeywordRecord, readonly Sentence[]>();
  const own = known.get(keyword) ?? readOwn(index, keyword);
  known.set(keyword, own);
  ownOf.set(index, known);
  return own;
}

function readOwn(index: SentenceIndex, keyword: KeywordRecord): readonly Sentence[] {
  const { slug, authority, summary, definitions } = keyword;
  const own = sentencesOf(index, slug);
  const tooltip =
    definitions.length > 0 || summary === ''
      ? []
      : [sentence({ keyword: slug, ruling: null, text: summary, authority, mentions: [] })];
  return [
    ...tooltip,
    ...own.filter(({ ruling }) => ruling === null),
    ...own.filter(({ ruling }) => ruling !== null),
  ];
}

function definitionsOf(keyword: KeywordRecord): readonly Sentence[] {
  const { slug, authority } = keyword;
  return keyword.definitions.map((text) =>
    sentence({ keyword: slug, ruling: null, text, authority, mentions: [] }),
  );
}

/** `as much as you can` is all. */
const AS_MUCH = /\bas much (?=\w+ as you can\b)/g;

const NON_UNIQUE = /\bnon-unique (\w+)/gi;

function sentence(facts: Omit<Sentence, 'concepts' | 'clauses' | 'names'>): Sentence {
  const text = facts.text.replace(AS_MUCH, 'all ').replace(NON_UNIQUE, '$1 that are not unique');
  const names = conceptsOf(facts.keyword.replaceAll('-', ' '));
  return { ...facts, concepts: conceptsOf(text), clauses: clausesOf(text), names };
}
