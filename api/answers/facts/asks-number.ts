import { valueAsked } from '../reading/value-asked.js';
import type { FactForm, Known } from './fact-form.js';
import { FACES, maybe, wholeLine } from './whole-line.js';

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const TARGET = maybe('against|on|vs|versus|for');
/** A die of any kind hits on this or more. */
const PLAIN_HIT = 4;
const COUNTERS =
  '(?:only |just |exactly |at least )?(\\d+|one|two|three|four|five|six) (?:damage )?(?:counters?|damage|tokens?)(?: on)?(?: unit)?(?: only)?';
const WORKS =
  '(?:any|get|is|does|do|will|have|has|got|still|have i got|can)? ?(?:(?:i|unit|K) )?(?:on|active|working|work|works|count|counts|apply|get|gets|has|have)? ?(?:any )?(?:power|bonus|power bonus|K|K bonus|extra power|more power|active|on)?';

const BONUS =
  '(?:(?:does|do|is|for|gives?|gets?|adds?|has|have|gains?|means) )?(?:unit )?[+]?(\\d+) (power|health|speed)';

const UP_TO = /\bup to X\b/i;

/** What a die must show, and how many counters there must be: numbers of the question against those of the keyword. */
export const ASKS_NUMBER: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:can|may|could|does|will) (?:i |unit )?K (?:prevent )?(?:more than|over|beyond|above)(?: (?:value|that|limit|number|amount|max|\\d+|x))?(?: damage)?`,
    ),
    holds: (known) => (leavesAmount(known) && !/ than \d/.test(known.asked.line) ? false : null),
    shown: UP_TO,
  },
  {
    asks: wholeLine('(?:can|may|could) (?:i|unit) K (?:just |only )?(\\d+) (?:of|out of) (\\d+)(?: damage)?'),
    holds: (known, [part, whole]) =>
      leavesAmount(known) &&
      Number(part) <= Math.min(Number(whole), valueAsked(known.asked, known.keyword.slug) ?? Number(part))
        ? true
        : null,
    shown: UP_TO,
  },
  {
    asks: wholeLine(
      `(?:do|does|will|would|can|is|are) ${FACES} (?:hit|hits|enough|enough to hit|miss)(?: s)? ${TARGET}K`,
    ),
    holds: ({ rules, asked }, [face]) => {
      const hitOn = rules?.parts.hitOn;
      return hitOn === undefined ? null : numberOf(face) >= hitOn !== / miss /.test(asked.line);
    },
    shown: /\bto hit\b|\bresult of\b/i,
  },
  {
    asks: wholeLine(`(?:does|do|will) K (?:make|cause|let|force) ${FACES} (?:to )?(miss|hit)`),
    holds: ({ rules }, [face, what]) => {
      const hitOn = rules?.parts.hitOn;
      return hitOn === undefined ? null : numberOf(face) < hitOn === (what === 'miss');
    },
    shown: /\bto hit\b|\bresult of\b/i,
  },
  {
    asks: wholeLine(
      `(?:does|can|will|would|do|with) K ${maybe('turn|make|change|turns|makes|do|does|is|are')}${FACES} ${maybe('into|in|to|count as|be|become|enough to')}${maybe('be')}(?:hits?|hit)`,
    ),
    holds: hitsWith,
  },
  {
    asks: wholeLine(`(?:is|are|do|does|will|would) ${FACES} (?:count as |be )?(?:hits?|hit)(?: now)?`),
    holds: hitsWith,
  },
  {
    asks: wholeLine(
      `(?:is|are|do|does|will|would) ${FACES} (?:count as |be )?(?:hits?|hit) (?:with|from|thanks to|because of) K`,
    ),
    holds: hitsWith,
  },
  {
    asks: wholeLine(
      `(?:unit )?(?:with |has |have )?K (?:with|and|but|on unit with|,)? ?${COUNTERS}(?: ,)? ?${WORKS}`,
    ),
    holds: reachesThreshold,
  },
  {
    asks: wholeLine(
      `(?:does|do|will|is) K (?:work|count|apply|on|active|trigger|works) (?:with|at|on|for|if i have) ${COUNTERS}`,
    ),
    holds: reachesThreshold,
  },
  {
    asks: wholeLine(
      `(?:does |do |will |would )?(?:unit )?(?:with |has |have )?K (?:with|and|at|on unit with|has|,)? ?${COUNTERS}(?: ,)? ?${BONUS}(?: for unit)?`,
    ),
    holds: (known, [count, amount, stat]) => givesAtCount(known, count, amount, stat),
  },
  {
    asks: wholeLine(
      `(?:does|do|will|would) (?:unit )?(?:with )?K ${BONUS} (?:for |to )?(?:unit )?(?:with|at|for|if unit has|when unit has|on unit with) ${COUNTERS}`,
    ),
    holds: (known, [amount, stat, count]) => givesAtCount(known, count, amount, stat),
  },
];

function leavesAmount({ sentences, keyword }: Known): boolean {
  return [keyword.summary, ...sentences.map(({ text }) => text)].some((text) => UP_TO.test(text));
}

/** Of a digit or a word; below 0 when it is none. */
export function numberOf(word: string | undefined): number {
  const digit = Number(word);
  return Number.isInteger(digit) ? digit : NUMBERS.findIndex((name) => word?.startsWith(name));
}

/** Against a unit that changes nothing about what hits. */
function hitsWith(known: Known, [face]: readonly string[]): boolean | null {
  const value = valueAsked(known.asked, known.keyword.slug);
  if (known.rules?.parts.addsToAttackDice !== true || value === null) return null;
  return numberOf(face) + value >= PLAIN_HIT;
}

/** It gives its value in power, and of nothing else, however many counters there are beyond it. */
function givesAtCount(
  known: Known,
  count: string | undefined,
  amount: string | undefined,
  stat: string | undefined,
): boolean | null {
  const value = valueAsked(known.asked, known.keyword.slug);
  const reaches = reachesThreshold(known, [count ?? '']);
  return reaches === null || value === null ? null : reaches && stat === 'power' && Number(amount) === value;
}

/** As many counters as its value, or more. */
function reachesThreshold(known: Known, [count]: readonly string[]): boolean | null {
  const value = valueAsked(known.asked, known.keyword.slug);
  if (known.rules?.parts.powerWhileDamaged !== true || value === null) return null;
  return numberOf(count) >= value;
}
