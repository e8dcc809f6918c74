import type { Sentence } from './sentence-index.js';

/** Does the unit of the keyword do it, or is it done to it? Null: it can't be told, or nothing of the kind is said. */
export type Voice = 'DOES' | 'UNDERGOES' | null;

/** What both sides of an attack may be said to do. */
const VERBS: readonly (readonly [active: RegExp, passive: RegExp])[] = [
  [/^attacks?$/, /^attacked$/],
  [/^prevents?$/, /^prevented$/],
];
const BE = /^(?:as|considered|counted|treated|regarded|deemed|be|is|are|was|were|been|being|get|gets|got)$/;
/** `is an intercepted attack the same attack?`: no verb but the first. */
const ASKS_WHAT_IS = /^(?:is|are|was|were|am)$/;
/** Behind these stands a noun: `the attack`, `from attacks`. */
const BEFORE_NOUN =
  /^(?:a|an|the|this|that|these|those|each|every|any|all|my|your|his|her|its|their|same|new|next|first|own|per|for|from|of|by|during|in|to|another|one|damage|double|bombard|barrage|opposing)$/;
const BEFORE_VERB =
  /^(?:can|could|may|might|will|would|should|must|to|not|i|you|they|we|he|she|it|also|still|even|does|do)$/;
const OBJECT =
  /^(?:a|an|the|this|that|my|your|his|her|its|their|another|it|them|him|unit|units|with|damage|any)$/;

const NOUN_BEFORE = /^(?:damage|after|before|during|until)$/;

/** Of a question: the keyword stands before the verb that it does, and behind what is done to it. */
function voiceOf(words: readonly string[], names: ReadonlySet<string>, verb: (typeof VERBS)[number]): Voice {
  const [active, passive] = verb;
  for (const [at, word] of words.entries()) {
    if (word === 'prevention' && active.test('prevent') && !NOUN_BEFORE.test(words[at - 1] ?? ''))
      return 'DOES';
    const before = words.slice(Math.max(0, at - 3), at);
    if (passive.test(word) && before.some((one) => BE.test(one)))
      return isByKeyword(words.slice(at + 1), names) ? 'DOES' : 'UNDERGOES';
    if (!active.test(word) || !isVerb(words, at, names) || ASKS_WHAT_IS.test(words[0] ?? '')) continue;
    const keyword = words.findIndex((one) => [...names].some((name) => one.startsWith(name)));
    return keyword > at ? 'UNDERGOES' : 'DOES';
  }
  return null;
}

/** `attacked with Double Strike` */
function isByKeyword([by = '', next = '']: readonly string[], names: ReadonlySet<string>): boolean {
  return /^(?:by|with|using)$/.test(by) && [...names].some((name) => next.startsWith(name));
}

function isName(word: string, names: ReadonlySet<string>): boolean {
  return word !== '' && [...names].some((name) => word.startsWith(name));
}

/** `the Tenacity attack` is none. */
function isVerb(words: readonly string[], at: number, names: ReadonlySet<string>): boolean {
  const before = words[at - 1] ?? '';
  if (/^(?:the|a|an|my|its|this|that|new|second)$/.test(words[at - 2] ?? '') && isName(before, names))
    return false;
  const next = words[at + 1] ?? '';
  if (/^(?:pop|dice|die|roll|rolls|end|ends)$/.test(next)) return false;
  if (before === 'to') return !words[at]?.endsWith('s') && (OBJECT.test(next) || next === '');
  if (BEFORE_VERB.test(before)) return true;
  return !BEFORE_NOUN.test(before) && (next === '' || OBJECT.test(next));
}

/** `Can a unit with Stealth attack?` is not answered by what attacks it. */
export function isOtherVoice(asked: readonly string[], { clauses, names }: Sentence): boolean {
  return VERBS.some((verb) => {
    const claimed = voiceOf(asked, names, verb);
    if (claimed === null) return false;
    const said = clauses
      .filter(({ condition }) => !condition)
      .map(({ words }) => voiceOf(words, names, verb))
      .filter((one) => one !== null);
    // `damage prevention` prevents as well; an attack as a noun tells nothing of who is attacked.
    const mayBeNoun = claimed === 'UNDERGOES' && verb[0].test('prevent');
    return (said.length > 0 || !mayBeNoun) && !said.includes(claimed);
  });
}
