import type { BonusItem, FaultyItem, Item, KeywordItem } from './ability-item.js';
import { leadingName } from './keyword-names.js';
import type { LineScan } from './line-scan.js';
import type { AbilityCost } from './parsed-line.js';

/**
 * What stands between an entry of a list and the one before it. JOINED: `and`, `or`, `&`. COMMA: a comma and nothing that divides more.
 * NOTHING: a space. APART: `;`, a bullet, a quotation mark.
 */
type Joint = 'COMMA' | 'JOINED' | 'NOTHING' | 'APART';

/** A condition behind the last entry is that of those JOINED to it, or, where a verb gives them, of ALL. */
export type Reach = 'JOINED' | 'ALL';

const QUOTE = /["“”„‟]/;
const REMINDERS = /\([^()]*\)/g;

function jointOf(between: string): Joint {
  const signs = between.replace(REMINDERS, '');
  if (/^\s*(?:and\b|or\b|&)/i.test(signs)) return QUOTE.test(signs) ? 'APART' : 'JOINED';
  if (/^\s*$/.test(signs)) return 'NOTHING';
  return /^\s*,[^.;|*•·●▪◦‣"“”„‟]*$/.test(signs) ? 'COMMA' : 'APART';
}

/**
 * The entries with what they share: `Pay 2 Force -> Evade 2 and Absorb 1` is paid for both, `Accuracy 1 and Overkill while attacking a
 * Jedi` holds then for both, in `Evade X and Parry X, where X is ...` the formula is that of both. Across a comma it can't be told:
 * there the entry is a fault. An attack takes no choice.
 */
export function shareInList(scan: LineScan, found: readonly Item[], reach: Reach): readonly Item[] {
  const between = found.map(({ span }, at) =>
    scan.text.slice(found[at - 1]?.span.end ?? span.start, span.start),
  );
  const items =
    scan.extent === 'CARD' ? found : found.map((item, at) => withoutChoice(scan, item, between[at]));
  const joints = between.map(jointOf);
  const known = doubtNames(scan, items, joints);
  const isQuote = between.map((text) => QUOTE.test(text));
  return shareFormula(shareConditions(scan, shareCosts(scan, known, joints), { joints, isQuote, reach }));
}

function withoutChoice(scan: LineScan, item: Item, between = ''): Item {
  if (!isAbility(item) || !/^\s*,?\s*or\b/i.test(between)) return item;
  return doubt(scan, item, (name) => `Which one of a choice holds can't be told: 'or ${name}'`);
}

/** `Fury 5 while attacking a Clone Overkill`: a bare name behind a clause may be part of it. */
function doubtNames(scan: LineScan, items: readonly Item[], joints: readonly Joint[]): readonly Item[] {
  let clause: string | null = null;
  return items.map((item, at) => {
    const isBare = item.kind === 'KEYWORD' && item.valueText === null && isFree(item);
    const isNear = joints[at] === 'NOTHING' || joints[at] === 'JOINED';
    if (isBare && isNear && clause !== null)
      return doubt(scan, item, (name) => `Whether '${name}' is part of '${clause}' can't be told`);
    clause = isAbility(item) ? clauseOf(item) : null;
    return item;
  });
}

function isFree({ cost, condition }: KeywordItem): boolean {
  return cost === null && condition === null;
}

function clauseOf(item: KeywordItem | BonusItem): string | null {
  const formula = item.kind === 'KEYWORD' ? item.valueText?.split(/(?=where X)/)[1] : undefined;
  return item.condition ?? formula ?? null;
}

function shareCosts(scan: LineScan, items: readonly Item[], joints: readonly Joint[]): readonly Item[] {
  let paid: AbilityCost | null = null;
  let isSure = true;
  return items.map((item, at) => {
    const own = item.kind === 'KEYWORD' ? item.cost : null;
    if (own !== null) {
      paid = hasCostBefore(scan, item) ? own : null;
      isSure = true;
      return item;
    }
    const joint = joints[at];
    if (joint !== 'COMMA' && joint !== 'JOINED') paid = null;
    if (!isAbility(item) || paid === null) return item;
    isSure = isSure && joint === 'JOINED';
    const { text } = paid;
    if (!isSure)
      return doubt(scan, item, (name) => `Whether '${text}' is paid for '${name}' too can't be told`);
    if (item.kind === 'KEYWORD') return { ...item, cost: paid };
    return scan.extent === 'CARD'
      ? item
      : doubt(scan, item, (bonus) => `'${text}' is paid for '${bonus}', which can't be read`);
  });
}

/** `Pay 2 Force -> Evade 2`, and not `Evade 2 (2 Force)`, where the cost is that of the one it stands behind. */
function hasCostBefore({ names, text }: LineScan, item: Item): boolean {
  if (item.kind !== 'KEYWORD' || item.cost === null) return false;
  return leadingName(names, text.slice(item.span.start, item.span.end)) === null;
}

/** What stands before each entry: its joint, and whether a quotation begins or ends there. */
interface Between {
  readonly joints: readonly Joint[];
  readonly isQuote: readonly boolean[];
  readonly reach: Reach;
}

/** A condition in a quotation is that of what stands in it alone. */
function shareConditions(
  scan: LineScan,
  items: readonly Item[],
  { joints, isQuote, reach }: Between,
): readonly Item[] {
  let condition: string | null = null;
  let outside: string | null = null;
  let isSure = true;
  const shared: Item[] = [];
  items.forEach((_, back) => {
    const at = items.length - 1 - back;
    const item = items[at];
    const next = items[at + 1];
    if (item === undefined) return;
    const joint = reach === 'ALL' ? 'JOINED' : joints[at + 1];
    const beginsAnew = joint === 'COMMA' && next !== undefined && hasCostBefore(scan, next);
    if ((joint !== 'COMMA' && joint !== 'JOINED') || beginsAnew) condition = outside = null;
    if (isQuote[at + 1] === true) condition = outside;
    if (!isAbility(item) || item.condition !== null || condition === null) {
      if (reach !== 'ALL' || isAbility(item)) condition = isAbility(item) ? item.condition : null;
      if (isAbility(item) && !item.quoted) outside = condition;
      isSure = true;
      shared.unshift(item);
      return;
    }
    isSure = isSure && joint === 'JOINED';
    const said = condition;
    shared.unshift(
      isSure
        ? { ...item, condition: said }
        : doubt(scan, item, (name) => `Whether '${said}' holds for '${name}' too can't be told`),
    );
  });
  return shared;
}

function shareFormula(items: readonly Item[]): readonly Item[] {
  let formula: string | null = null;
  let byPower = false;
  return items
    .toReversed()
    .map((item) => {
      if (item.kind !== 'KEYWORD' || !item.valueText?.includes('X')) return item;
      const at = item.valueText.indexOf(', where');
      if (at >= 0) {
        formula = item.valueText.slice(at);
        byPower = item.byPower;
        return item;
      }
      if (formula === null) return item;
      return {
        ...item,
        valueText: `${item.valueText}${formula}`,
        byPower: byPower && item.valueText === 'X',
      };
    })
    .toReversed();
}

function isAbility(item: Item): item is KeywordItem | BonusItem {
  return item.kind === 'KEYWORD' || item.kind === 'BONUS';
}

function doubt(
  { text }: LineScan,
  { span }: KeywordItem | BonusItem,
  what: (printed: string) => string,
): FaultyItem {
  const printed = text.slice(span.start, span.end).replace(/\s+/g, ' ');
  const message = `${what(printed)}; expected it on a line of its own, or 'and' between what belongs together.`;
  return { kind: 'FAULT', message, suggestions: [], span };
}
