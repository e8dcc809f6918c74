import { maskedLine } from '../facts/masked-line.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { plainKeyword } from '../reading/only-keyword.js';
import { ownSentences, type Sentence } from '../sentences/sentence-index.js';

const I_MAY = '^(?:K : |with K )?(?:can|may|could) i (?:choose to )?';
/** `use only part of my Absorb`, `re-roll fewer dice than my Lucky value`, `deflect less than I could` */
const LESS = new RegExp(
  `${I_MAY}(?:(?:use|pay|take|K) )?(?:(?:just|only) )?(?:part|half|some) of K(?: value)?$|${I_MAY}(?:use|prevent|reroll|K) (?:less|fewer)(?: dice| damage| points)? than (?:full |whole |i could|K)(?: ?K)?(?: value)?(?: if i(?: like| want)?)?$`,
);
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'];
const SO_MANY = new RegExp(
  `${I_MAY}(?:prevent|reroll|K) (?:(?:just|only) )?(\\d+|${NUMBERS.join('|')}) (?:points? of )?(damage|dice|die)(?: (?:with|by|of) K)?$`,
);
const UP_TO = /\bup to X\b/;
/** Then a ruling of its own is nearer. */
const IN_SO_MANY_WORDS = /\b(?:choose how much|use all of the)\b/i;
const AS_MUCH = /\bmust \w+ as much\b/i;

/** Whether less than its value will do: Yes where a sentence says `up to X`, No where one says that it must be as much as possible. */
export function withinValue(asked: AskedQuestion): Judged | null {
  const keyword = plainKeyword(asked);
  if (keyword === null) return null;
  const line = maskedLine(asked);
  const own = ownSentences(asked.index, keyword);
  if (own.some(({ text }) => IN_SO_MANY_WORDS.test(text))) return null;
  const bound = own.find(({ text }) => AS_MUCH.test(text));
  if (LESS.test(line)) return bound === undefined ? allowed(own, /./) : { answer: 'NO', by: bound };
  const [, number = '', noun = ''] = SO_MANY.exec(line) ?? [];
  if (number === '' || bound !== undefined) return null;
  const many = Number(number) || NUMBERS.indexOf(number) + 1;
  const value = asked.mentions.find((one) => one.value !== null)?.value ?? 1;
  if (many > Number(value)) return null;
  return allowed(own, noun === 'damage' ? /\bup to X damage\b/ : /\bup to X of (?:its|the) attack dice\b/);
}

function allowed(own: readonly Sentence[], of: RegExp): Judged | null {
  const telling = own.filter(({ text }) => UP_TO.test(text) && of.test(text));
  const by = telling.find(({ ruling }) => ruling !== null) ?? telling[0];
  return by === undefined ? null : { answer: 'YES', by };
}
