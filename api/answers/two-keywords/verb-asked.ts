import { stemOf } from '../../knowledge-base/search-index.js';
import type { Mention } from '../reading/recognise-keywords.js';
import { verbOfPhrase } from '../reading/verb-phrases.js';
import type { Word } from '../reading/words.js';
import type { Verb } from './finding-verdict.js';

/** Verbs by what they ask of two keywords, in the order in which they are looked for. */
const VERBS: readonly (readonly [Verb, string])[] = [
  ['PASS', 'ignore bypass penetrate pierce circumvent immune unaffected'],
  [
    'STOP',
    'stop prevent block negate cancel beat counter nullify defeat trump save defend avoid disable override shut stopping protect soak absorb shutdown dodge',
  ],
  ['TRIGGER', 'trigger cause proc activate enable inflict give'],
  [
    'AFFECT',
    'affect change modify help increase reduce lower decrease boost matter influence alter raise weaken improve impact hurt turn make cover reroll',
  ],
  ['JOIN', 'together'],
  ['WITH', 'interact combine combo stack synergize synergise mix'],
  ['BENEFIT', 'count include benefit see profit add'],
  [
    'USE',
    'work apply use function usable fail useless powerless ineffective worthless useful effective happen occur',
  ],
];
const VERB_OF: ReadonlyMap<string, Verb> = new Map(
  VERBS.toReversed().flatMap(([verb, words]) =>
    words.split(' ').map((word) => [stemOf(word), verb] as const),
  ),
);
const LETS = /^(?:lets?|allows?|permits?|enables?)$/;

/** The kind of the first verb from a place on. */
export function verbIn(words: readonly Word[], from: number, named: readonly Mention[] = []): Verb | null {
  const rest = words.slice(from);
  const line = rest.map(({ text }) => text).join(' ');
  const ofPhrase = verbOfPhrase(line);
  if (ofPhrase !== null) return ofPhrase;
  for (const [at, { text }] of rest.entries()) {
    if (isNoVerb(rest, at) || isNamed(named, words, from + at)) continue;
    const verb = VERB_OF.get(stemOf(text));
    if (verb === 'TRIGGER' && isDoneBy(rest, at)) return verb;
    if (verb === 'USE' && rest.slice(0, at).some((word) => LETS.test(word.text))) return 'ALLOW';
    if (verb !== undefined)
      return refined(
        verb,
        rest.slice(at + 1).map((word) => word.text),
      );
  }
  return null;
}

/** `work with`, `trigger on`: the words behind the verb decide what it asks. */
function refined(verb: Verb, behind: readonly string[]): Verb {
  const near = behind.slice(0, 2).join(' ');
  if (/^(?:together|alongside)\b/.test(near)) return 'JOIN';
  if ((verb === 'USE' || verb === 'STOP') && /^with\b/.test(near)) return verb === 'USE' ? 'WITH' : verb;
  if (verb === 'TRIGGER' && /^(?:on|from|off|with|for|by|when|if|during|of)\b/.test(near)) return 'WITH';
  if (verb === 'BENEFIT' && /^(?:against|on|towards?|with|despite)\b/.test(near)) return 'USE';
  if (verb === 'BENEFIT' && /^(?:for|to|as|in)\b/.test(near)) return 'AFFECT';
  return verb;
}

const BE = /^(?:be|is|are|was|were|been|being|get|gets)$/;

/** `can it be triggered by Retaliate` */
function isDoneBy(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.text === 'by' && words.slice(0, at).some(({ text }) => BE.test(text));
}

const OF_COUNTERS = /^(?:damage|extra|more|additional|any|no|of|the|\d+)$/;

/** `fail to stop`: another verb says what; `put extra counters on the defender`: things. */
function isNoVerb(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  if (/^defenders?$/.test(text)) return !/^becomes?$/.test(words[at - 2]?.text ?? '');
  if (/^fail/.test(text)) return words[at + 1]?.text === 'to';
  return /^counters?$/.test(text) && OF_COUNTERS.test(words[at - 1]?.text ?? '');
}

const BEFORE_NAME = /^(?:against|with|of|from|to|by|on|for|versus|and|or)$/;

/** `fail against Protect`: a name, and nothing that is done. */
function isNamed(named: readonly Mention[], words: readonly Word[], at: number): boolean {
  return named.some(({ start }) => at === start) && BEFORE_NAME.test(words[at - 1]?.text ?? '');
}

export function isVerb(word: string): boolean {
  return VERB_OF.has(stemOf(word));
}

/** Something is done to the other by it. */
export function isActing(word: string): boolean {
  const verb = VERB_OF.get(stemOf(word));
  return verb === 'STOP' || verb === 'AFFECT' || verb === 'PASS';
}
