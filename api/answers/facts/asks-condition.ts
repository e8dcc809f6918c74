import type { FactForm } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const HAPPENS =
  '(?:(?:does|do|will|can|would|is|could) )?(?:i |unit )?(?:(?:use|get|have|do|trigger|activate) )?K(?: damage| dice| bonus)?(?: (?:work|happen|trigger|occur|count|apply|go off|on|active|do anything|do something|possible))?';
const NOBODY =
  '(?:nobody|no one|no unit|nothing|none)(?: (?:is|was|gets|got))? (?:dies?|died|killed|discarded|destroyed|gone)|(?:defender|target|unit|opponent|enemy|defending unit)(?: is)? (?:survives?|survived|not (?:die|dies|killed|discarded)|lives|lived)|(?:there is )?no (?:kill|discard|death)|without (?:kill|discard|killing|discarding)(?: unit| it| anything)?';
const NOT_THERE = /\bfrom (?:another|other|different|separate|second) arena\b|\bacross arenas\b/;

/** What it needs in order to happen: a discard, a kind of damage, a tap, its own arena. */
export const ASKS_CONDITION: readonly FactForm[] = [
  {
    asks: wholeLine(`${HAPPENS} (?:if|when) (?:${NOBODY})`),
    holds: (known) => (known.traits?.setOffBy === 'DISCARD' ? false : null),
    shown: /\bdiscarded\b/i,
  },
  {
    asks: wholeLine(
      `${HAPPENS} without (?:kill|discard|killing|discarding|death)(?: unit| anything| anyone)?`,
    ),
    holds: (known) => (known.traits?.setOffBy === 'DISCARD' ? false : null),
    shown: /\bdiscarded\b/i,
  },
  {
    asks: wholeLine(
      `(?:does|do|must) (?:K|i|unit) (?:need|require|have|has|must)(?: to)? ?(?:kill|discard|killing|death|destroy)(?: unit| something| someone| target| defender| enemy)?(?: (?:for|to use|to trigger|to get|to|before) K)?`,
    ),
    holds: (known) => (known.traits?.setOffBy === 'DISCARD' ? true : null),
    shown: /\bdiscarded\b/i,
  },
  {
    asks: wholeLine(
      `(?:does|do|must) (?:K|i|unit) (?:need|require|have|has|must|only work)(?: to| in| on)? ?(?:attack|attacks|attacking|be attacking)(?: (?:for|to use|to trigger|to) K)?`,
    ),
    holds: ({ sentences }) => (sentences.some(({ text }) => ANYTIME.test(text)) ? false : null),
    shown: /\bnot just when\b|\bwhether or not\b/i,
  },
  {
    asks: wholeLine(
      `(?:does|do|must) (?:K|i|unit) (?:need|require|have to|need to|has to)(?: to)? ?(?:tap|tapping|be tapped|taps?)(?: again| unit)?(?: (?:for|to use|to) K(?: attack)?)?`,
    ),
    holds: ({ sentences }) => (sentences.some(({ text }) => NO_TAP.test(text)) ? false : null),
    shown: /\btap(?:ping)?\b/i,
  },
  {
    asks: wholeLine(
      '(?:does|do|can|will) (?:i |unit )?K (?:work|works|apply|count|reach|hit|help|affect|boost)(?: units?)? (?:in|across|for units in|for unit in) (?:all|every|any|other|both|another|different|several)(?: other| three)? arenas?',
    ),
    holds: ({ sentences, keyword }) => {
      const texts = [keyword.summary, ...sentences.map(({ text }) => text)];
      const isLimited = texts.some((text) => SAME_ARENA.test(text));
      return isLimited && !texts.some((text) => ANY_ARENA.test(text)) ? false : null;
    },
    shown: /\barena\b/i,
  },
  {
    asks: wholeLine(`(?:can|may|could|does|do) ${maybe('i|unit')}${maybe('use|play|activate')}K .*`),
    holds: ({ asked, keyword, sentences }) => {
      const isThere = !NOT_THERE.test(asked.line) || keyword.activation[0] !== 'ACTIVATED';
      const line = asked.line.replace(NOT_THERE, ' ').trim();
      if (isThere || line.split(' ').length > MOST_WORDS) return null;
      return sentences.some(({ text }) => SAME_ARENA.test(text)) ? false : null;
    },
    shown: /\bsame arena\b/i,
  },
];

const ANY_ARENA = /\b(?:which|any|every|all|other|another) arenas?\b/i;
const MOST_WORDS = 6;
const ANYTIME = /\bnot just when it attacks\b|\bwhether or not it comes from an attack\b/i;
const NO_TAP = /\bdoesn.t (?:require tapping|tap for)\b/i;
const SAME_ARENA = /\bin (?:the same|the unit's|its) arena\b/i;
