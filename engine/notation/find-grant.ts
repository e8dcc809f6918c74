import { leadingCost } from './ability-cost.js';
import { type Item, plainClause } from './ability-item.js';
import { readList } from './ability-list.js';
import { startsContainer } from './container-head.js';
import { grantSubject } from './grant-subject.js';
import type { LineScan, Surroundings } from './line-scan.js';
import type { AbilityCost, Grant } from './parsed-line.js';
import { pilotedAgain } from './pilot-grant.js';
import { type Span, unquotedMatches } from './quoted-spans.js';

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
/** Where an ability may begin behind the one who is given it. */
const GIFT = /(?<=\s)(?=[\p{Lu}+\-–−"“])/gu;
const LONGEST_RECEIVER = 80;
const THIS = /\bthis (?:unit|card|character)\b/i;
const ENDS_IN_THIS = /(?:,|\band|\bthen)\s+this (?:unit|card|character)$/i;

/**
 * `As long as ..., this unit gets Focus 1`; `Each of your other Droids gets Lucky 1`; `Tap -> Equipped Jedi gets Armor`. Null when the
 * span gives nothing. `before`: the sentences in front of it, which say what "it" is.
 */
export function findGrant(
  scan: LineScan,
  span: Span,
  around: Surroundings,
  before: string,
): FoundGrant | null {
  const paid = scan.extent === 'CARD' ? leadingCost(scan.names, scan.text.slice(span.start, span.end)) : null;
  const start = span.start + (paid?.length ?? 0);
  for (const verb of unquotedMatches(GRANT_VERB, scan.text, { start, end: span.end })) {
    const opening = splitCondition(scan.text.slice(start, verb.start));
    const subject = opening.rest.trim();
    if (subject === '' || CONDITIONAL.test(subject)) continue;
    if (/^ha/i.test(scan.text.slice(verb.start, verb.end)) && opening.condition !== null) continue;
    const list = givenList(scan, { start: verb.end, end: span.end });
    if (list === null || list.items.every(({ kind }) => kind === 'PROSE')) continue;
    const condition = joined(around.condition, opening.condition);
    const granted =
      receiver(scan, subject, `${before} ${opening.condition ?? ''}`.trim(), around) ?? around.granted;
    const cost: AbilityCost | null = paid?.cost ?? null;
    return {
      items: shareCondition(list.items),
      around: { ...around, condition, granted, given: around.given || granted !== null, cost },
      end: list.end,
    };
  }
  return scan.extent === 'CARD' ? findGift(scan, { start, end: span.end }, around, paid?.cost ?? null) : null;
}

/** Abilities, or on a card one that contains others: `gets Bounty: Gain 2 Force`. */
function givenList(scan: LineScan, span: Span): ReturnType<typeof readList> {
  const isContainer = scan.extent === 'CARD' && startsContainer(scan, span);
  return isContainer ? { items: [{ kind: 'PASSAGE', span }], end: span.end } : readList(scan, span, false);
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
      const list = readList(scan, { start: verb.end + index, end: span.end }, false);
      if (list?.items[0]?.kind !== 'KEYWORD') continue;
      const opening = splitCondition(scan.text.slice(span.start, verb.start));
      const condition = joined(around.condition, opening.condition);
      const granted = grantSubject(receivers.slice(0, index)) ?? around.granted;
      return {
        items: shareCondition(list.items),
        around: { ...around, condition, granted, given: true, cost },
        end: list.end,
      };
    }
  }
  return null;
}

/** Null: the unit itself. "It" is what was spoken of before. */
function receiver(
  { extent, abilities }: LineScan,
  subject: string,
  before: string,
  { container, granted }: Surroundings,
): Grant | null {
  if (extent === 'LINES') return grantSubject(subject);
  const holder = container === null ? undefined : abilities[container];
  const isPilot = holder?.kind === 'KEYWORD' && holder.keyword === 'pilot';
  const piloted = isPilot && granted !== null ? pilotedAgain(subject, granted) : null;
  if (piloted !== null) return piloted;
  if (ENDS_IN_THIS.test(subject)) return null;
  const isAnother = /^it$/i.test(subject) && before !== '' && !THIS.test(before);
  return isAnother ? { to: 'TEXT', subtypes: [], arenas: [], subject: 'It' } : grantSubject(subject);
}

function splitCondition(before: string): { readonly condition: string | null; readonly rest: string } {
  const comma = before.lastIndexOf(',');
  if (!CONDITIONAL.test(before) || comma < 0) return { condition: null, rest: before };
  return { condition: plainClause(before.slice(0, comma)), rest: before.slice(comma + 1) };
}

/** A condition behind the last of several granted abilities is that of all. */
function shareCondition(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  if (last === undefined || !('condition' in last) || last.condition === null) return items;
  return items.map((item) =>
    'condition' in item && item.condition === null ? { ...item, condition: last.condition } : item,
  );
}

export function joined(outer: string | null, inner: string | null): string | null {
  return outer === null || inner === null ? (outer ?? inner) : `${outer}, ${inner}`;
}
