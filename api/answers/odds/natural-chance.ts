import { type Rational, rational } from '../../../engine/rational.js';

/** A chance that needs no units: at least one natural of a kind on so many dice. */
export interface NaturalChance {
  readonly natural: number;
  readonly dice: number;
  readonly chance: Rational;
}

const NAMES = ['ones?', 'twos?', 'threes?', 'fours?', 'fives?', 'six(?:es)?'];
const MOST_DICE = 40;
const OF_UNITS = /\b(?:health|versus|kill|kills|discard|survive|damage|against)\b/;
const DICE = /\b(\d{1,2}) (?:attack )?(?:dice|die|power)\b/;

/** `line`: the question in lower case between single spaces. Null when it asks for something else. */
export function naturalChance(line: string): NaturalChance | null {
  const dice = Number(DICE.exec(line)?.[1] ?? 0);
  if (OF_UNITS.test(line) || dice < 1 || dice > MOST_DICE) return null;
  const rest = line
    .replace(DICE, ' ')
    .replace(/\b(?:at least )?(?:an?|one|1) (?=natural|[2-6]\b|(?:two|three|four|five|six))/g, ' ');
  const natural =
    NAMES.findIndex((name, at) => new RegExp(`\\b(?:natural )?(?:${at + 1}s?|${name})\\b`).test(rest)) + 1;
  if (natural === 0) return null;
  const all = 6n ** BigInt(dice);
  return { natural, dice, chance: rational(all - 5n ** BigInt(dice), all) };
}
