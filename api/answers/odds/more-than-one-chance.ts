import { KEYWORDS } from '../../../engine/keyword-list.js';
import type { Warning } from '../../../engine/report.js';
import { factsOf } from '../../interactions/keyword-facts.js';
import type { AskedQuestion } from '../reading/asked-question.js';

/** What asks for another chance than that of one unit in one attack, however well the rest is read. */
const ASKS: readonly (readonly [code: string, pattern: RegExp, message: string])[] = [
  [
    'TWO_ASKED',
    /\b(?:only|just) the (?:second|other|attacker|defender)\b|\bbut not the (?:second|other|attacker|defender)\b|\b(?:nobody|no one|noone|neither)\b/,
    'The chance of what becomes of several units together is not worked out here: ask about one of them.',
  ],
  [
    'TWO_ASKED',
    /^(?!.*\b(?:second|another|other|overkill)\b).*\bboth (?:units? )?(?:die|dies|survive|survives|are (?:killed|discarded)|get (?:killed|discarded))\b/,
    'The chance of what becomes of several units together is not worked out here: ask about one of them.',
  ],
  [
    'COUNTERS_ASKED',
    /\b(?:survives?|surviving|lives?|left|ends? up) with (?:exactly |only |just )?(?:\d+|no|one|two|three|four|five|six) (?:damage )?counters?\b/,
    'With how many counters a unit survives is not worked out here: ask for the chance of exactly so many damage counters.',
  ],
  [
    'OWNER_NOT_TOLD',
    /\bto (?:kill|discard|destroy|damage) (?:it|him|her)self\b|\bsuicide\b/,
    "Whose end is asked for can't be told: say that the attacker dies, or that the defender does.",
  ],
];

/** Why the question asks for more than one chance of one attack; null where it doesn't. */
export function moreThanOneChance({ kb, line, mentions }: AskedQuestion): Warning | null {
  const found = ASKS.find(([, pattern]) => pattern.test(line));
  if (found !== undefined) return { code: found[0], message: found[2] };
  const again = mentions.find(({ keyword }) => factsOf(kb, keyword, KEYWORDS).attacksAgain);
  if (again === undefined) return null;
  const message = `${again.keyword.name} may make a further attack, and the chance over several attacks is not worked out here: leave it out, and ask about each attack.`;
  return { code: 'SEVERAL_ATTACKS', message };
}

export function furtherAttack(name: string): string {
  return `A further attack by ${name} is not counted.`;
}
