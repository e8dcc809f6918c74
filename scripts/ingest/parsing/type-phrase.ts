import { DOUBLE_QUOTES, readQuotation } from '../../../api/knowledge-base/quotation.js';
import type { Activation, KeywordNature, StackingClass } from '../../../api/knowledge-base/records.js';

/** What the phrase between heading and definition says: 'A cumulative ability triggered during the pending damage POP that means'. */
export interface TypePhrase {
  readonly stacking: StackingClass;
  readonly activation: readonly Activation[];
  readonly nature: KeywordNature;
  /** The printed moment, from 'triggered during ...' on; null when the phrase names none. */
  readonly timingText: string | null;
}

export interface TypePhraseFound {
  /** Null when the entry has none. */
  readonly phrase: TypePhrase | null;
  /** Where the definition or, without one, the first ruling starts in the body. */
  readonly end: number;
  /** The text leads over to a definition ("that means"), whether or not it has a type phrase. */
  readonly announced: boolean;
}

const HEAD = `[^.${DOUBLE_QUOTES}]{0,400}?`;
const MEANS = new RegExp(
  String.raw`^(${HEAD})(?:^|[\s.,;:)]+)(?:(?:that|which|and|it|this)\s+)?mean(?:s|ing)?\b(?:\s+that\b)?[\s,:;\u2013\u2014-]*`,
  'i',
);
const UP_TO_QUOTE = new RegExp(String.raw`^(${HEAD})[\s,:;.\u2013\u2014-]*(?=[${DOUBLE_QUOTES}])`);
const FIRST_SENTENCE = new RegExp(String.raw`^(${HEAD})\.(?=\s|$)\s*`);

const STACKING = /\b(cumulative|layered|isolated|selective)\b/i;
const STACKING_OR_ACTIVATION = /^(?:cumulative|layered|isolated|selective|static|triggered|activated)\b/i;
const OPENS_WITH_ARTICLE = /^(?:(?:[\p{L}' ]{1,40} )?is\s+)?(?:an?|the)\b/iu;
const ACTIVATION = /\b(static|triggered|activated)\b/gi;
const NATURE = /\b(ability|abilities|effect|effects)\b/i;
const TIMING = new RegExp(
  [
    String.raw`\b(?:triggered|activated|used|played|playable|resolved)\s+(?:only\s+)?(?:during|by|when|whenever|while|after|before|at|as|in|on|upon|once)\b.*$`,
    String.raw`\b(?:during|when|whenever|after|before|at the|by the)\b.*$`,
    String.raw`\b[A-Z][a-z]+(?:\s[A-Z]?[a-z]+)?\s(?:play or pass chance|step|POP)\b.*$`,
  ].join('|'),
  's',
);

/**
 * Finds the type phrase at the start of an entry's body (the text behind its heading). It ends at `that means`, at the opening quote
 * of the definition, or, in entries that quote nothing, at the end of the first sentence.
 */
export function readTypePhrase(body: string): TypePhraseFound {
  for (const [pattern, announced] of [
    [MEANS, true],
    [UP_TO_QUOTE, false],
    [FIRST_SENTENCE, false],
  ] as const) {
    const match = pattern.exec(body);
    if (match === null) continue;
    const phrase = interpret(match[1] ?? '');
    const end = match[0].length;
    if (phrase !== null) return { phrase, end, announced };
    if (announced && readQuotation(body, end) !== null) return { phrase: null, end, announced };
  }
  return { phrase: null, end: 0, announced: false };
}

/** Does a text open like the body of an entry? Decides headings where no bare name announces the entry. */
export function opensLikeAnEntry(body: string): boolean {
  return readTypePhrase(body.slice(0, 800)).end > 0 || /^["\u201C]\p{L}/u.test(body);
}

function interpret(printed: string): TypePhrase | null {
  const text = printed.replace(/^[\s(]+|\s+$/g, '');
  const timing = TIMING.exec(text);
  const head = timing === null ? text : text.slice(0, timing.index);
  const stacking = STACKING.exec(head)?.[1]?.toUpperCase();
  const activations = [...text.matchAll(ACTIVATION)].map((match) => match[1]?.toUpperCase() as Activation);
  const nature = NATURE.exec(text)?.[1];
  const opens = OPENS_WITH_ARTICLE.test(text) || STACKING_OR_ACTIVATION.test(text);
  if (!opens || (stacking === undefined && (activations.length === 0 || nature === undefined))) return null;
  return {
    stacking: (stacking as StackingClass | undefined) ?? 'UNSTATED',
    activation: [...new Set(activations)],
    nature: nature === undefined ? 'UNSTATED' : nature.toLowerCase().startsWith('ab') ? 'ABILITY' : 'EFFECT',
    timingText: timing === null ? null : timing[0].trim().replace(/[\s,;:)]+$/, ''),
  };
}
