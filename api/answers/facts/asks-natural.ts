import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const FACE = '(?:naturals? )?(1|2|3|4|5|6|ones?|twos?|threes?|fours?|fives?|six(?:es)?)(?: rolled)?';
const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'];
const ROLL = maybe('to roll|to get|to have|to see|roll');

/** Which natural it looks for: `does Parry need a natural one?`, `does it trigger on a 3?`. */
export const ASKS_NATURAL: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:does|do|will|would) K (?:need|require|want|trigger|work|activate|happen|proc|occur)s? ${maybe('on|off|with|from|at|by|if i roll|when i roll')}${ROLL}${FACE}(?: to (?:work|trigger|happen|activate))?`,
    ),
    holds: isItsNatural,
  },
  {
    asks: wholeLine(
      `(?:do|must|should|would) i ${maybe('need|have|require|got')}${ROLL}${FACE} (?:for|to|to get|to use|to trigger|to do|to activate) K(?: damage| dice| bonus)?(?: to (?:work|trigger|happen))?`,
    ),
    holds: isItsNatural,
  },
  {
    asks: wholeLine(
      '(?:does|do|can|will|would) (?:(?:making|forcing|letting|having|opponent|i|him|her|them|to|attacker|defender) )*(?:rerolls?|rerolling)(?: dice| roll)? (?:change|affect|influence|alter|decide) (?:whether |if )?(?:(?:i|unit|opponent|he|she|they|get|gets) )*K(?: triggers?| happens?| occurs?| works?)?',
    ),
    holds: ({ traits }) => (traits?.looksFor == null ? null : traits.looksFor === 'FINAL_NATURAL'),
    shown: /\bre-?roll/i,
  },
  { asks: wholeLine(`is ${FACE} (?:needed|required|necessary) (?:for|to) K`), holds: isItsNatural },
  {
    asks: wholeLine(
      '(?:does|do|must) (?:K|i) (?:need|require|have to roll|need to roll) (?:two|2|three|3|several|more than one) (?:naturals? )?(?:ones|twos|threes|fours|fives|sixes|1|2|3|4|5|6)(?: (?:for|to) K)?',
    ),
    holds: (known) => (naturalOf(known) === null ? null : false),
  },
  {
    asks: wholeLine(
      `(?:do|does|will|would) (?:two|2|three|3|both|several) ${FACE} (?:double|triple|multiply|trigger twice for|count twice for|give twice|do twice|give double|double up) ?(?:the )?K(?: damage| bonus| dice)?`,
    ),
    holds: (known, [face]) => (isItsNatural(known, [face ?? '']) === true ? false : null),
    shown: /\b(?:only (?:one|the first)|a single|at least one)\b/i,
  },
];

/** 1 to 6; null when it looks for none. */
function naturalOf({ rules }: Known): number | null {
  const parts = rules?.parts;
  return (parts?.onInitialNatural ?? parts?.onFinalNatural)?.face ?? null;
}

function isItsNatural(known: Known, [face = '']: readonly string[]): boolean | null {
  const natural = naturalOf(known);
  if (natural === null) return null;
  const asked = /^\d$/.test(face) ? Number(face) : NAMES.findIndex((name) => face.startsWith(name)) + 1;
  return asked === natural;
}
