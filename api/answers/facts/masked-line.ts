import type { AskedQuestion } from '../reading/asked-question.js';
import { isOfName } from '../reading/is-of-name.js';
import type { Word } from '../reading/words.js';

/** What stands for the first keyword of a question, the second, the third. */
const LETTERS = ['K', 'L', 'M'] as const;
/** They change nothing about what is asked. */
const IDLE =
  /^(?:the|a|an|my|your|this|that|its|really|actually|also|too|ever|even|still|please|so|like|then|now|btw|lol|hey|ok|okay|me|somehow|automatically|thanks|anyway|normally|x|ability|keyword)$/;
const PERSON = /^(?:i|you|we)$/;
const UNIT =
  /^(?:unit|guy|dude|character|creature|ship|starship|trooper|buddy|mate|model|minion|it|he|she|hero|fighter)$/;
const UNITS = /^(?:guys|dudes|characters|creatures|ships|starships|troopers|mates|minions|people|ones)$/;

/**
 * A question in few words, for patterns over the whole of it: its keywords as K, L and M in the order in which they are first named, one who plays as
 * `i`, a unit as `unit`; without articles, idle words, and the mark at its end. What a pattern does not name is then not asked.
 */
export function maskedLine(asked: AskedQuestion): string {
  return masked(asked, 0);
}

/** All that a story may hold that says who has what. */
const OF_HOLDING =
  /^(?:i|we|he|she|it|my|his|her|their|the|a|an|opponents?|enemy|attackers?|defenders?|units?|guys?|dudes?|characters?|has|have|had|got|with|gets?|on|in|play|there|is|and|that|card|player|\d+)$/;
/** Who acts in the question behind a story that names the keyword, or what is done there. */
const ACTOR = /^((?:does|do|can|could|will|would|is|may|must|did)) (?:unit|that|this|they)\b/;
const OBJECT = / (?:unit|him|this|that|them)$/;
const FEWEST_TOLD = 3;

/**
 * The question behind a story (`my unit has Stun. does it lower their health?`), masked: `it` is the keyword that the story names. Null where there is no
 * story, or one that says more than who has what.
 */
export function maskedMain(asked: AskedQuestion): string | null {
  const { words, mentions, form } = asked;
  const opener = form.opener ?? 0;
  const story = words.slice(0, Math.max(0, opener - 1));
  const isHeld = story.every(({ text }, at) => OF_HOLDING.test(text) || isOfName(mentions, at));
  if (words[opener - 1]?.kind !== 'MARK' || !isHeld || story.length < FEWEST_TOLD) return null;
  const main = masked(asked, opener);
  if (mentions.some(({ start }) => start >= opener)) return main;
  return ACTOR.test(main) ? main.replace(ACTOR, '$1 K') : main.replace(OBJECT, ' K');
}

function masked({ words, mentions, keywords }: AskedQuestion, from: number): string {
  const said: string[] = [];
  for (let at = from; at < words.length; at++) {
    const mention = mentions.find(({ start }) => start === at);
    if (mention !== undefined) {
      said.push(LETTERS[keywords.indexOf(mention.keyword)] ?? 'Z');
      at = mention.valueEnd - 1;
      continue;
    }
    const word = plainWord(words[at], said.at(-1));
    if (word !== null) said.push(word);
  }
  return said.join(' ').replace(/(?: [?.!])+$/, '');
}

function plainWord(word: Word | undefined, before: string | undefined): string | null {
  const text = word?.text ?? '';
  if (IDLE.test(text) || text === '' || text === before) return null;
  if (PERSON.test(text)) return 'i';
  if (UNITS.test(text)) return 'units';
  // `an Evade unit`, `my own unit`
  if (UNIT.test(text)) return /^[KLMZ]$/.test(before ?? '') || before === 'unit' ? null : 'unit';
  return text === 's' && /^\d$/.test(before ?? '') ? null : text;
}
