import type { Warning } from '../../../engine/report.js';
import type { AskedQuestion } from '../reading/asked-question.js';

const MANY = '(?:several|multiple|many|both|all|[2-9]|two|three|four|five|six)';
const UNITS = '(?:units|attackers|guys|dudes|characters|creatures|ships|starships|troopers|people|cards)';
const ATTACKS = '(?:attack|attacks|attacking|strikes?|hits?|kills?|killing|go|swings?|shoots?)';
const TIMES = '(?:twice|thrice|again|(?:several|multiple|many|[2-9]|two|three|four|five|six) times)';

/** What a question may hold that one attack of one unit, as it is solved, says nothing of; the first that fits is told. */
const BEYOND: readonly (readonly [code: string, pattern: RegExp, message: string])[] = [
  [
    'SEVERAL_ATTACKS',
    new RegExp(
      [
        `\\b(?:${MANY}|consecutive|separate|second|next|following) (?:\\w+ )?(?:attacks|turns|rounds|tries|attempts|battles)\\b`,
        `\\b(?:second|next|following|another|one more|each) attack\\b`,
        `\\b${ATTACKS} (?:\\w+ ){0,2}?${TIMES}\\b`,
        '(?<!\\bhit(?:s|ting)? )\\bat least once\\b|\\bat least twice\\b|\\beventually\\b|\\bin total over\\b',
        `\\b${TIMES}(?: in a row)? *[?.!]*$`,
      ].join('|'),
    ),
    'The chance over several attacks is not worked out here: ask about one of them.',
  ],
  [
    'SEVERAL_ATTACKERS',
    new RegExp(
      [
        `^(?:(?!\\b(?:versus|against)\\b).)*\\b${MANY} (?:\\w+ ){0,4}?${UNITS} (?:(?:with|of|at|each|having|that have) )*(?:\\d+ power |each )*(?:can |could |will )?(?:together |both |all )?(?:${ATTACKS}|versus|against|in)\\b`,
        '\\b\\d+ power each\\b|\\beach (?:with|has|have|having|of)? ?\\d+ power\\b',
        '\\battackers\\b|\\battack(?:ing)? together\\b',
      ].join('|'),
    ),
    'One unit attacks at a time: ask about the attack of each.',
  ],
  [
    'FORCE_NOT_READ',
    /\b(?:have|has|having|had|got|only|with|left|just) (?:only |just )?(?:\d+|no|one|two|three|zero) force\b(?! (?:[:]|-+>|to\b))|\b(?:without|not enough|out of|no) force\b|\b\d+ force (?:left|available|remaining|in total)\b/,
    "An amount of Force is not read here: leave out the abilities that it can't pay for, or ask for an attack in one line with the Force of both sides.",
  ],
  [
    'NOT_THIS_MUCH',
    /\bnot (?:to )?(?:do|deal|take|get|roll|score|hit)\b(?! die| kill)/,
    'The chance that so much is not done is not worked out here: ask for the chance that it is.',
  ],
];
const BEFELL = 'What befell a unit before the attack is not read here: give its numbers as they are now.';
const BE = /^(?:am|is|are|was|were|be|been|got|get|gets|being)$/;
/** Why the question asks for more than the chance of one attack with what was read; null where it doesn't. */
export function beyondOneAttack(asked: AskedQuestion): Warning | null {
  const line = asked.line.trim();
  const found = BEYOND.find(([, pattern]) => pattern.test(line));
  if (found !== undefined) return { code: found[0], message: found[2] };
  if (hasBefallen(asked)) return { code: 'STATE_NOT_READ', message: BEFELL };
  return null;
}

/** `I am stunned 2`: done to the unit, which need not have the keyword. */
function hasBefallen({ words, mentions }: AskedQuestion): boolean {
  return mentions.some(
    ({ match, start }) =>
      match === 'FORM' &&
      /ed$/.test(words[start]?.text ?? '') &&
      words.slice(Math.max(0, start - 2), start).some(({ text }) => BE.test(text)),
  );
}
