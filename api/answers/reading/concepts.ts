import { stemOf } from '../../knowledge-base/search-index.js';
import { isStopWord } from '../../knowledge-base/stop-words.js';

/** Words that say the same in a rules question; the first names the concept. */
const SAME: readonly (readonly string[])[] = [
  [
    'discard',
    'dies',
    'died',
    'dying',
    'dead',
    'death',
    'destroy',
    'destroyed',
    'kill',
    'killed',
    'gone',
    'defeat',
    'eliminate',
    'slain',
    'wiped',
    'perish',
  ],
  [
    'cause',
    'start',
    'begin',
    'create',
    'make',
    'makes',
    'making',
    'initiate',
    'launch',
    'come',
    'comes',
    'coming',
    'stem',
  ],
  ['tandem', 'simultaneously', 'simultaneous', 'together'],
  ['prevent', 'prevention', 'stop', 'block', 'negate', 'cancel'],
  ['choose', 'chosen', 'decide', 'pick', 'select', 'choice'],
  [
    'unit',
    'guy',
    'dude',
    'character',
    'creature',
    'model',
    'minion',
    'fighter',
    'starship',
    'ship',
    'cruiser',
    'trooper',
    'leader',
    'soldier',
    'hero',
    'buddy',
    'vehicle',
    'target',
  ],
  ['counter', 'wound', 'token'],
  ['take', 'taken', 'took', 'eat', 'eaten', 'suffer', 'swallow'],
  ['attack', 'fire', 'firing', 'shoot', 'shot', 'shooting'],
  ['normal', 'usual', 'ordinary', 'regular'],
  ['low', 'cheap', 'cheaper'],
  ['announce', 'declare', 'announcement'],
  ['damage', 'hurt', 'harm'],
  ['opponent', 'enemy', 'enemies', 'opposing'],
  ['pay', 'paid', 'cost', 'price', 'payment', 'owe', 'owes'],
  ['extra', 'additional', 'bonus', 'more', 'add', 'adds', 'added'],
  ['gain', 'get', 'gets', 'got', 'getting', 'receive', 'acquire'],
  ['after', 'afterward', 'afterwards', 'later'],
  ['dice', 'die'],
  ['once', 'twice', 'times'],
  [
    'assign',
    'reassign',
    'divide',
    'split',
    'spread',
    'distribute',
    'redistribute',
    'allocate',
    'assignment',
    'allocation',
    'division',
  ],
  ['excess', 'leftover', 'remainder', 'overflow', 'surplus', 'spare'],
  ['use', 'play', 'activate', 'activation', 'usable', 'reuse'],
  ['full', 'all', 'whole', 'entire', 'everything'],
  ['apply', 'work', 'count', 'function', 'affect', 'matter', 'help', 'look', 'see', 'care'],
  ['give', 'given', 'gave', 'grant'],
  ['end', 'over', 'finish', 'finished', 'done'],
  ['change', 'alter', 'modify', 'adjust', 'move', 'switch', 'swap'],
  ['increase', 'raise', 'boost'],
  ['lower', 'decrease', 'reduce', 'drop', 'weaken'],
  ['itself', 'themselves', 'himself', 'herself', 'self'],
  ['battle', 'combat', 'fight'],
  ['occur', 'happen', 'resolve', 'trigger', 'proc', 'repeat', 'retrigger'],
  ['other', 'another', 'different', 'else', 'new', 'separate'],
  ['anytime', 'always', 'any', 'whenever'],
  ['optional', 'optionally', 'voluntary'],
  ['shift', 'travel', 'go'],
  ['correspond', 'match', 'fit'],
  ['permanent', 'forever'],
  ['redo', 'again', 'anew'],
  ['put', 'place', 'placed'],
  ['secret', 'hidden', 'hide', 'secretly'],
  ['include', 'cover', 'encompass', 'comprise'],
  ['1', 'one', 'ones', 'single'],
  ['2', 'two', 'twos'],
  ['3', 'three', 'threes'],
  ['4', 'four', 'fours'],
  ['5', 'five', 'fives'],
  ['6', 'six', 'sixes'],
];

const CONCEPTS: ReadonlyMap<string, string> = new Map(
  SAME.toReversed().flatMap((words) => words.map((word) => [stemOf(word), `=${words[0] ?? word}`] as const)),
);

/** Say how a question is put, not what it is about. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  `explain describe mean meaning means define definition tell rule rules ruling rulings keyword keywords ability abilities
  question know understand help exactly actually basically really anyone somebody someone guys hey hi hello ok okay thanks
  thank so well true right correct possible able allowed legal situation case example interaction thing things something
  happens happen mandatory compulsory forced required obligatory must need several multiple many number every each both mid middle not no never without nothing also still already just only even per each again ever anyway treat treated consider considered regard regarded deem deemed deal deals dealt dealing declare declared s actual whatsoever anymore being onto upon via towards toward way sort kind kinds sorts through`.split(
    /\s+/,
  ),
);

/** What a folded word is about; null when it says nothing by itself. */
export function conceptOf(word: string): string | null {
  if (isStopWord(word) && !MEANINGFUL.has(word)) return null;
  if (OF_QUESTIONS.has(word)) return null;
  return anyConceptOf(word);
}

/** Stop words of a search that mean something in a rule. */
const MEANINGFUL: ReadonlySet<string> = new Set('after before own any get gets got work works'.split(' '));

/** The same for words of any kind. */
export function anyConceptOf(word: string): string {
  const number = /^(\d+)s?$/.exec(word)?.[1];
  const stem = stemOf(number ?? word);
  return CONCEPTS.get(stem) ?? stem;
}
