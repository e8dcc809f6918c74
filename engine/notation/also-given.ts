import { leadingCost } from './ability-cost.js';
import { CONDITIONAL, joined } from './find-grant.js';
import { addProblem, type LineScan } from './line-scan.js';
import type { ParsedAbility } from './parsed-line.js';
import type { Span } from './quoted-spans.js';

/** What the sentence before gave, and whether its condition stands before all of it. */
export interface GivenBefore {
  readonly ability: ParsedAbility;
  readonly isOpen: boolean;
}

/** `This unit also gets`, `It also gains`, `It gets Overkill too` */
const ALSO =
  /^(?:it|they|he|she|this (?:unit|card|character)|these units|those units)\s+(?:also\s+(?:gets?|gains?|has|have)\b|(?:gets?|gains?|has|have)\s+(?:also\b|[^.;]*\s(?:too|as well)[\s.]*$))/i;
const THIS = /^this\b/i;
/** It ends by itself, and may be said once for both. */
const DURATION = /^(?:until|this turn|during)\b/i;

/**
 * `While attacking a Jedi, this unit gets Armor. It also gets Overkill.`: the abilities from index `from` share cost, condition and
 * receiver with what the sentence before gave. Whether they share a condition that stands behind it can't be told.
 */
export function shareWithBefore(
  scan: LineScan,
  span: Span,
  from: number,
  before: GivenBefore | null,
): GivenBefore | null {
  const { text, abilities } = scan;
  const sentence = text.slice(span.start, span.end);
  const first = abilities[from];
  if (first === undefined) return null;
  if (before === null || !ALSO.test(sentence)) return { ability: first, isOpen: isOpenIn(scan, sentence) };
  const { ability, isOpen } = before;
  const isUnsure = ability.condition !== null && !isOpen && !DURATION.test(ability.condition);
  const isOwnCost = ability.kind === 'KEYWORD' && ability.cost !== null && !isOpen && !ability.given;
  if (isUnsure || isOwnCost) {
    const shared = isUnsure ? ability.condition : ability.kind === 'KEYWORD' ? ability.cost?.text : null;
    const message = `Whether '${shared}' holds for what is given here too can't be told; expected it in the same sentence, or said again.`;
    takeBack(scan, from);
    addProblem(scan, span, message);
    return null;
  }
  abilities.slice(from).forEach((one, index) => {
    abilities[from + index] = shared(one, ability, THIS.test(sentence) && scan.extent === 'CARD');
  });
  return { ability: abilities[from] ?? first, isOpen: true };
}

/** The abilities from that index on, and their marks. */
function takeBack({ abilities, marks }: LineScan, from: number): void {
  abilities.splice(from);
  const kept = marks.filter(({ ability }) => ability === null || ability < from);
  marks.splice(0, marks.length, ...kept);
}

function isOpenIn({ names }: LineScan, sentence: string): boolean {
  const behind = leadingCost(names, sentence)?.length ?? 0;
  return CONDITIONAL.test(sentence.slice(behind));
}

function shared<Ability extends ParsedAbility>(
  one: Ability,
  before: ParsedAbility,
  isThisUnit: boolean,
): Ability {
  const isSaid = one.condition !== null && before.condition !== null;
  const isAgain = isSaid && (DURATION.test(before.condition ?? '') || one.condition === before.condition);
  const condition = isAgain ? one.condition : joined(before.condition, one.condition);
  const granted = isThisUnit ? one.granted : (before.granted ?? one.granted);
  const given = one.given || granted !== null || condition !== null;
  const both = { ...one, condition, granted, given };
  if (both.kind !== 'KEYWORD' || before.kind !== 'KEYWORD') return both;
  return { ...both, cost: both.cost ?? before.cost };
}
