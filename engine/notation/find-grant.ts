import { type FoundCondition, plainClause } from './ability-condition.js';
import { costToGain, leadingCost } from './ability-cost.js';
import { conditionBehind, type Item } from './ability-item.js';
import { type ItemList, readList } from './ability-list.js';
import { startsContainer } from './container-head.js';
import { givesNothing } from './gives-nothing.js';
import { grantSubject } from './grant-subject.js';
import type { LineScan, Surroundings } from './line-scan.js';
import type { AbilityCost, Grant } from './parsed-line.js';
import { pilotedAgain } from './pilot-grant.js';
import { type Span, unquotedMatches } from './quoted-spans.js';

/** What the sentences before say. */
interface Before {
  /** It says what "it" is. */
  readonly text: string;
  /** Paid for all that follows. */
  readonly cost: AbilityCost | null;
}

/** Abilities that a sentence gives, and what holds for them. */
interface FoundGrant {
  readonly items: readonly Item[];
  readonly around: Surroundings;
  /** Behind the last of them. */
  readonly end: number;
}

export const CONDITIONAL = /^(?:as long as|while|when|whenever|if|during|until|unless|for each|for)\b/i;
const GRANT_VERB = /\b(?:gets?|gains?|has|have)\b(?:\s+also\b)?\s*:?\s*\|?\s*/gi;
const GIVE = /\bgives?\s+/gi;
/** Words before a comma that are a condition where somebody gets something behind it. */
const OPENING = new RegExp(`${CONDITIONAL.source}|^(?:in|at|on|after|before|against)\\b`, 'i');
const LINKED = /^(?:and|or)\b/i;
/** Where an ability may begin behind the one who is given it. */
const GIFT = /(?<=\s)(?=[\p{Lu}+\-–−"“])/gu;
const LONGEST_RECEIVER = 80;
const IT: Grant = { to: 'TEXT', subtypes: [], arenas: [], subject: 'It' };
const THIS = /\bthis (?:unit|card|character)\b/i;
const ENDS_IN_THIS = /(?:,|\band|\bthen)\s+this (?:unit|card|character)$/i;

/**
 * `As long as ..., this unit gets Focus 1`; `Each of your other Droids gets Lucky 1`; `Tap -> Equipped Jedi gets Armor`. Null when the
 * span gives nothing.
 */
export function findGrant(
  scan: LineScan,
  span: Span,
  around: Surroundings,
  before: Before,
): FoundGrant | null {
  const paid = scan.extent === 'CARD' ? leadingCost(scan.names, scan.text.slice(span.start, span.end)) : null;
  const start = span.start + (paid?.length ?? 0);
  for (const verb of unquotedMatches(GRANT_VERB, scan.text, { start, end: span.end })) {
    const opening = splitCondition(scan.text.slice(start, verb.start));
    const said = opening.rest.trim();
    const behind = scan.extent === 'CARD' && paid === null ? leadingCost(scan.names, said) : null;
    const subject = said.slice(behind?.length ?? 0);
    if (subject === '' || CONDITIONAL.test(subject)) continue;
    const toGain = paid === null ? costToGain(subject) : null;
    const printed = scan.text.slice(verb.start, verb.end);
    if (toGain === null && givesNothing(subject, printed)) continue;
    const too = TOO.exec(scan.text.slice(verb.end, span.end))?.index;
    const list = givenList(scan, { start: verb.end, end: too === undefined ? span.end : verb.end + too });
    if (list === null || list.items.every(({ kind }) => kind === 'PROSE')) continue;
    const isOpen = /^ha/i.test(printed) && opening.condition !== null;
    if (isOpen && isInCondition(scan.text, subject, list, span.end)) continue;
    const after = conditionOfAll(scan, list, span.end);
    const condition = joined(joined(around.condition, opening.condition), after?.condition ?? null);
    const told = scan.extent === 'LINES' ? before.text : `${before.text} ${opening.condition ?? ''}`.trim();
    const granted = (toGain === null ? receiver(scan, subject, told, around) : null) ?? around.granted;
    const cost = (paid ?? behind)?.cost ?? toGain ?? before.cost;
    return {
      items: list.items,
      around: { ...around, condition, granted, given: around.given || granted !== null, cost },
      end: after?.end ?? (too !== undefined && list.end >= verb.end + too ? span.end : list.end),
    };
  }
  const cost = paid?.cost ?? before.cost;
  return scan.extent === 'CARD' ? findGift(scan, { start, end: span.end }, around, cost) : null;
}

/** `If a Jedi, a Sith or a Clone has Armor, draw a card`: what somebody has is part of the condition. */
function isInCondition(text: string, subject: string, { items, end }: ItemList, last: number): boolean {
  if (LINKED.test(subject)) return true;
  const rest = text.slice(end, last).replace(/^[\s.!?]+/, '');
  const separator = text.slice(items.at(-1)?.span.end ?? end, end);
  return (
    rest !== '' &&
    separator.includes(',') &&
    !/\band\b/i.test(separator) &&
    !/^(?:and|but|then)\b/i.test(rest)
  );
}

/** `gets "Overkill" until end of turn`: behind a quotation it holds for all that is given. */
function conditionOfAll(scan: LineScan, { items, end }: ItemList, last: number): FoundCondition | null {
  const item = items.at(-1);
  const isQuoted = item !== undefined && (item.kind === 'PASSAGE' || ('quoted' in item && item.quoted));
  return isQuoted ? conditionBehind(scan, { start: end, end: last }) : null;
}

/** Abilities, or on a card one that contains others: `gets Bounty: Gain 2 Force`. */
function givenList(scan: LineScan, span: Span): ItemList | null {
  if (scan.extent === 'LINES') return readList(scan, span, false, 'ALL');
  if (startsContainer(scan, span)) return { items: [{ kind: 'PASSAGE', span }], end: span.end };
  const list = readList(scan, span, false, 'ALL');
  const rest = { start: list?.end ?? span.end, end: span.end };
  if (list === null || !startsContainer(scan, rest)) return list;
  return { items: [...list.items, { kind: 'PASSAGE', span: rest }], end: span.end };
}

/** `Give one of your Jedi Evade 2 this turn`. */
function findGift(
  scan: LineScan,
  span: Span,
  around: Surroundings,
  cost: AbilityCost | null,
): FoundGrant | null {
  for (const verb of unquotedMatches(GIVE, scan.text, span)) {
    const receivers = scan.text.slice(verb.end, Math.min(span.end, verb.end + LONGEST_RECEIVER));
    for (const { index } of receivers.matchAll(GIFT)) {
      const list = readList(scan, { start: verb.end + index, end: span.end }, false, 'ALL');
      if (list?.items[0]?.kind !== 'KEYWORD') continue;
      const opening = splitCondition(scan.text.slice(span.start, verb.start));
      const giver = opening.rest.trim();
      const receiving = receivers.slice(0, index);
      if (givesNothing(giver, 'give') && costToGain(giver) === null) continue;
      if (givesNothing(receiving, 'get')) continue;
      const condition = joined(around.condition, opening.condition);
      const granted = grantSubject(receiving) ?? around.granted;
      return {
        items: list.items,
        around: { ...around, condition, granted, given: true, cost: cost ?? costToGain(giver) },
        end: list.end,
      };
    }
  }
  return null;
}

/** `It gets Overkill too` */
const TOO = /\s+(?:too|as well)(?=[\s.]*$)/i;

/** Null: the unit itself. "It" is what was spoken of before. */
function receiver(
  { extent, abilities }: LineScan,
  subject: string,
  before: string,
  { container, granted }: Surroundings,
): Grant | null {
  const isIt = /^it$/i.test(subject) && before !== '' && !THIS.test(before);
  if (extent === 'LINES') return isIt ? IT : grantSubject(subject);
  const holder = container === null ? undefined : abilities[container];
  const isPilot = holder?.kind === 'KEYWORD' && holder.keyword === 'pilot';
  const piloted = isPilot && granted !== null ? pilotedAgain(subject, granted) : null;
  if (piloted !== null) return piloted;
  if (ENDS_IN_THIS.test(subject)) return null;
  return isIt ? IT : grantSubject(subject);
}

function splitCondition(before: string): { readonly condition: string | null; readonly rest: string } {
  const comma = before.lastIndexOf(',');
  if (!OPENING.test(before) || comma < 0) return { condition: null, rest: before };
  return { condition: plainClause(before.slice(0, comma)), rest: before.slice(comma + 1) };
}

export function joined(outer: string | null, inner: string | null): string | null {
  return outer === null || inner === null ? (outer ?? inner) : `${outer}, ${inner}`;
}
