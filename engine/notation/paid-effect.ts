import { leadingCost } from './ability-cost.js';
import type { LineScan } from './line-scan.js';
import type { AbilityCost } from './parsed-line.js';
import type { Span } from './quoted-spans.js';

/** `Tap -> Choose a unit.`: something is paid for, and the sentences behind it may go on with that. */
export interface PaidEffect {
  readonly cost: AbilityCost;
  /** It gave abilities itself: only what is said of the same units goes on. */
  readonly hasGiven: boolean;
}

const SAME = /\b(?:it|that|those|they|them|these|chosen)\b/i;
const THIS = /\bthis (?:unit|card|character)\b/i;
/** What such a sentence says holds without being paid for. */
const ALWAYS = /^(?:as long as|while|when|whenever|equipped)\b/i;

/** What was paid for the sentence too; null when it begins anew. */
export function costGoesOn(effect: PaidEffect | null, sentence: string): AbilityCost | null {
  if (effect === null) return null;
  const isSame = SAME.test(sentence) && !THIS.test(sentence);
  return isSame || (!effect.hasGiven && !ALWAYS.test(sentence)) ? effect.cost : null;
}

/** What is paid for behind a sentence that was read; `count`: how many abilities there were before it. */
export function paidEffect(
  { names, text, abilities }: LineScan,
  { start, end }: Span,
  count: number,
  before: PaidEffect | null,
): PaidEffect | null {
  const given = abilities.slice(count);
  const [first] = given;
  const leading = leadingCost(names, text.slice(start, end));
  if (leading !== null) {
    const isAbilityItself = first !== undefined && first.start === start;
    return isAbilityItself ? null : { cost: leading.cost, hasGiven: first !== undefined };
  }
  const isFree = given.some((ability) => ability.kind === 'BONUS' || ability.cost === null);
  return isFree ? null : before;
}
