import type { AskedQuestion } from '../reading/asked-question.js';
import { anyConceptOf } from '../reading/concepts.js';
import { ownSentences } from '../sentences/sentence-index.js';
import type { Proposition, Verb } from './finding-verdict.js';
import { verbIn } from './verb-asked.js';

const ACTS: ReadonlySet<Verb> = new Set<Verb>(['STOP', 'AFFECT', 'PASS']);

/** What is asked, and not of what. */
const ACTING: ReadonlySet<string> = new Set(
  ['stop', 'prevent', 'avoid', 'reduce', 'affect', 'change', 'help', 'ignore'].map(anyConceptOf),
);

/**
 * `the unit beside has Armor, does that stop the excess hits?`: neither keyword is named in the question itself. The one whose own text speaks of what
 * is acted on is the object, and `that` is the other. Null where both or neither speak of it.
 */
export function propositionByThat(asked: AskedQuestion): Proposition | null {
  const { words, mentions, keywords, form, index, claim } = asked;
  const [one, other, third] = keywords;
  const opener = form.opener ?? 0;
  if (one === undefined || other === undefined || third !== undefined) return null;
  if (mentions.some(({ start }) => start >= opener)) return null;
  const isThat = /^(?:it|that|this)$/.test(words[opener + 1]?.text ?? '');
  const isAsked = /^(?:do|does|can|could|will|would)$/.test(words[opener]?.text ?? '');
  const verb = verbIn(words, opener);
  if (!isThat || !isAsked || verb === null || !ACTS.has(verb)) return null;
  const [ofOne, ofOther] = [one, other].map(
    (keyword) => new Set(ownSentences(index, keyword).flatMap(({ concepts }) => [...concepts])),
  );
  const told = [...claim.main.concepts].filter(
    (concept) => !index.isGeneral(concept) && !ACTING.has(concept),
  );
  const isOne = told.some((concept) => ofOne?.has(concept) === true && ofOther?.has(concept) !== true);
  const isOther = told.some((concept) => ofOther?.has(concept) === true && ofOne?.has(concept) !== true);
  if (isOne === isOther) return null;
  const [subject, object] = isOther ? [one, other] : [other, one];
  return { subject: subject.slug, object: object.slug, verb, negated: form.negated };
}
