import type { FactForm, Known } from './fact-form.js';
import { wholeLine } from './whole-line.js';

type Gift = 'power' | 'health' | 'speed' | 'damage' | 'dice';
type Direction = 'MORE' | 'LESS';

/** How texts say what a keyword gives or takes. */
const GIVEN: readonly (readonly [Gift, Direction, RegExp])[] = [
  ['power', 'MORE', /\+[X\d]+ power|\bpower bonus\b|\bmore power\b/],
  ['power', 'LESS', /[-\u2013\u2212][X\d]+ power|\bless power\b|\bpower is lowered\b/],
  ['health', 'MORE', /\+[X\d]+ health/],
  ['speed', 'MORE', /\+[X\d]+ speed/],
  ['damage', 'MORE', /\bdo(?:es)? (?:X|that much) (?:more )?damage\b|\bdice of damage\b/],
  ['dice', 'MORE', /\badditional attack dice\b|\bdice of damage\b/],
];
const GIVES = 'add|give|grant|increase|raise|boost|deal|do|cause|get|roll|gain|provide';
const TAKES = 'lower|reduce|decrease|take|take away|cost|lose|drop|remove|shrink|weaken';
const WHAT =
  '(?: extra| more| additional| bonus| any| some| away| down| unit| enemy| attack| opponents| their| his| her| of)* (power|health|speed|damage|dice|die)s?';
/** What each turns into none of: power is more dice, and dice are damage. */
const OTHERS: Readonly<Record<string, readonly Gift[]>> = {
  power: ['health', 'speed'],
  damage: ['health', 'speed', 'power', 'dice'],
  dice: ['health', 'speed', 'power'],
};

/** What it gives or takes: power, health, speed, damage, dice. */
export const ASKS_GIFT: readonly FactForm[] = [
  {
    asks: wholeLine(`(?:does|do|will|would) K(?: damage)? (?:${GIVES})${WHAT}`),
    holds: (known, [what]) => isGiven(known, what, 'MORE'),
  },
  {
    asks: wholeLine(`(?:does|do|will|would|can) K(?: damage)? (?:${TAKES})${WHAT}`),
    holds: (known, [what]) => isGiven(known, what, 'LESS'),
  },
  {
    asks: wholeLine(
      `(?:do|does) (?:i|unit) (?:get|roll|have|gain|deal|do)${WHAT} (?:for|from|with|of|by|through) K`,
    ),
    holds: (known, [what]) => isGiven(known, what, 'MORE'),
  },
];

/** It is among what is given; or it is none of it, and what is given turns into nothing of the kind. Null where neither is sure. */
function isGiven(known: Known, what: string | undefined, asked: Direction): boolean | null {
  const gifts = giftsOf(known);
  const gift = what === 'die' ? 'dice' : what;
  const found = gifts.filter(([one]) => one === gift);
  if (found.some(([, direction]) => direction === asked)) return true;
  if (found.length > 0) return null;
  if (gifts.length === 0) return gift === 'damage' && asked === 'MORE' && isPrevention(known) ? false : null;
  const isOther = gifts.every(([one]) => (OTHERS[one] ?? []).some((other) => other === gift));
  return isOther ? false : null;
}

/** What prevents damage, and does nothing else, does none. */
function isPrevention({ traits }: Known): boolean {
  return traits?.prevents != null && traits.damage === null;
}

function giftsOf({ keyword, sentences }: Known): readonly (readonly [Gift, Direction])[] {
  const texts = [keyword.summary, ...sentences.map(({ text }) => text)];
  return GIVEN.filter(([, , says]) => texts.some((text) => says.test(text))).map(
    ([gift, direction]) => [gift, direction] as const,
  );
}
