import { plainClause } from './ability-condition.js';
import { leadingCost } from './ability-cost.js';
import { type Item, readItem } from './ability-item.js';
import { readList } from './ability-list.js';
import { type GivenBefore, shareWithBefore } from './also-given.js';
import { type ContainerHead, containerHead, endOfContainer, startsContainer } from './container-head.js';
import { CONDITIONAL, findGrant, joined } from './find-grant.js';
import { limitsBefore } from './limit-behind.js';
import {
  addAbility,
  addProblem,
  type LineScan,
  markAbility,
  type Surroundings,
  trimmed,
} from './line-scan.js';
import { lostArrow } from './lost-arrow.js';
import { costGoesOn, type PaidEffect, paidEffect } from './paid-effect.js';
import type { AbilityCost } from './parsed-line.js';
import { pilotedUnit } from './pilot-grant.js';
import { firstSpan, type Span, unquotedMatches } from './quoted-spans.js';
import { reportCost, reportSentence } from './report-sentence.js';
import { holdsMore, reportUnreadIn } from './report-unread.js';
import { afterGap, type Clause, sentenceAt } from './sentence-at.js';
import { isNone, partsOf, withoutBrackets } from './switch-parts.js';
import { reportNamesIn } from './text-of-keyword.js';

/** Behind the condition. */
const CLAUSE_END = /[,:][\s|]*/g;
/** Not that of `&gt;`. */
const SEMICOLON = /(?<!&#?\w{1,6});\s*|\([^()]*\)/g;
/** Behind the text of a container. */
const TEXT_END = /(?:[.!?]|(?<!&#?\w{1,6});)\s+(?=\S)|\([^()]*\)/g;

/** A sentence and where the reader stands in its passage. */
interface Sentence extends Span {
  /** Nothing else stands in the passage. */
  readonly alone: boolean;
  /** What the passage says before it. */
  readonly before: string;
  /** In a sentence before it. */
  readonly paid: AbilityCost | null;
}

/** Reads a line, or one part of a Switch, sentence by sentence. */
export function readPassage(scan: LineScan, line: Span, around: Surroundings): void {
  const passage = trimmed(scan.text, line);
  let { start } = passage;
  const { end } = passage;
  let effect: PaidEffect | null = null;
  let also: GivenBefore | null = null;
  let given = scan.abilities.length;
  while (start < end) {
    const head = headWithCost(scan, { start, end });
    if (head !== null) {
      const bullet = endOfContainer(scan.text, { start, end });
      const stop = endOfText(scan, head.head, { start, end: bullet.start }, around) ?? bullet;
      readContainer(scan, head, { start, end: stop.start }, around);
      start = afterGap(scan.text, stop.end, end);
      continue;
    }
    const unpaid = reportLostArrow(scan, { start, end }, around);
    if (unpaid !== null) {
      start = afterGap(scan.text, unpaid, end);
      continue;
    }
    const whole = sentenceAt(scan.text, { start, end });
    const sentence = firstClause(scan, whole, around) ?? whole;
    const alone = start === line.start && sentence.end === end;
    const before = scan.text.slice(passage.start, start);
    const paid = costGoesOn(effect, scan.text.slice(start, sentence.end));
    const count = scan.abilities.length;
    const isLimit = limitsBefore(scan, { start, end: sentence.end }, given);
    const stop = isLimit ? sentence.end : readSentence(scan, { ...sentence, alone, before, paid }, around);
    also = shareWithBefore(scan, { start, end: sentence.end }, count, also) ?? (isLimit ? also : null);
    if (!isLimit) given = count;
    effect = paidEffect(scan, { start, end: sentence.end }, count, effect);
    const next = stop < sentence.end ? Math.max(stop, start + 1) : Math.max(sentence.next, start + 1);
    start = afterGap(scan.text, next, end);
  }
}

/** What is paid for is never read as free: with no arrow behind its cost it is left out. Returns where it ends. */
function reportLostArrow(scan: LineScan, { start, end }: Span, around: Surroundings): number | null {
  const lost = lostArrow(scan, { start, end });
  if (lost === null) return null;
  const rest = { start: lost.behind, end };
  const isContainer = headWithCost(scan, rest) !== null;
  const sentence = isContainer ? { ...rest, next: end } : sentenceAt(scan.text, rest);
  const list = isContainer ? null : readList(scan, trimmed(scan.text, sentence), false);
  if (list === null && !isContainer && !givesAny(scan, sentence, around)) return null;
  const found = trimmed(scan.text, { start, end: list?.end ?? sentence.end });
  addProblem(scan, found, lost.message);
  return list !== null && list.end < sentence.end ? list.end : sentence.next;
}

function givesAny(scan: LineScan, sentence: Span, around: Surroundings): boolean {
  const tried: LineScan = { ...scan, abilities: [...scan.abilities], problems: [], marks: [] };
  readSentence(tried, { ...sentence, alone: false, before: '', paid: null }, around);
  const given = tried.abilities.slice(scan.abilities.length);
  return given.some(({ kind }) => kind === 'KEYWORD' || scan.extent === 'LINES') || tried.problems.length > 0;
}

/** `Units with Stealth can't attack this unit; Deflect 1`: a clause that gives nothing ends at its semicolon. */
function firstClause(scan: LineScan, sentence: Span, around: Surroundings): Clause | null {
  const { text } = scan;
  const semicolon = firstSpan(unquotedMatches(SEMICOLON, text, sentence), ({ start }) => text[start] === ';');
  if (semicolon === null) return null;
  const clause = trimmed(text, { start: sentence.start, end: semicolon.start });
  const grants = (span: Span): boolean => findGrant(scan, span, around, { text: '', cost: null }) !== null;
  if (readList(scan, clause, false) !== null || grants(clause) || conditionalList(scan, clause) !== null)
    return null;
  const isOpen = CONDITIONAL.test(text.slice(clause.start, clause.end)) && grants(sentence);
  return isOpen ? null : { ...clause, next: semicolon.end };
}

/** Returns where it stopped: where something begins inside the sentence that has to be read anew, or at its end. */
function readSentence(scan: LineScan, sentence: Sentence, around: Surroundings): number {
  const span = trimmed(scan.text, sentence);
  const own = readList(scan, span, sentence.alone && !/[.!?]$/.test(scan.text.slice(span.start, span.end)));
  if (own !== null) {
    addItems(scan, own.items, around);
    return own.end < span.end ? own.end : sentence.end;
  }
  const found = findGrant(scan, span, around, { text: sentence.before, cost: sentence.paid });
  if (found === null) {
    if (!readConditionalList(scan, span, around)) reportSentence(scan, span, sentence.alone);
    if (around.container === null) reportCost(scan, span, sentence);
    return sentence.end;
  }
  addItems(scan, found.items, found.around, true);
  return found.end < span.end && goesOn(scan, { start: found.end, end: span.end }) ? found.end : sentence.end;
}

/**
 * Is what stands behind the abilities of a sentence read too? In an attack only a container, or a capital where lines were joined with
 * nothing between them: other prose may depend on what stands before it.
 */
function goesOn(scan: LineScan, rest: Span): boolean {
  if (scan.extent === 'CARD' || startsContainer(scan, rest)) return true;
  return /^\p{Lu}/u.test(scan.text.slice(rest.start, rest.end));
}

/** `While attacking a Clone, Fury 5`. Is it such a sentence? */
function readConditionalList(scan: LineScan, span: Span, around: Surroundings): boolean {
  const found = conditionalList(scan, span);
  if (found === null) return false;
  addItems(scan, found.items, { ...around, condition: joined(around.condition, found.condition) });
  return true;
}

function conditionalList(
  scan: LineScan,
  span: Span,
): { readonly items: readonly Item[]; readonly condition: string } | null {
  if (!CONDITIONAL.test(scan.text.slice(span.start, span.end))) return null;
  const clauseEnd = firstSpan(unquotedMatches(CLAUSE_END, scan.text, span), ({ end }) => {
    const first = readItem(scan, { start: end, end: span.end });
    return first !== null && first.kind !== 'FAULT';
  });
  const list = clauseEnd && readList(scan, { start: clauseEnd.end, end: span.end }, false);
  if (clauseEnd === null || list === null || list.end < span.end) return null;
  if (holdsMore(scan, { start: span.start, end: clauseEnd.start })) return null;
  return { items: list.items, condition: plainClause(scan.text.slice(span.start, clauseEnd.start)) };
}

/** `byVerb`: a sentence says who gets them. */
function addItems(scan: LineScan, items: readonly Item[], around: Surroundings, byVerb = false): void {
  for (const item of items) {
    if (item.kind === 'PASSAGE') readPassage(scan, item.span, { ...around, given: byVerb, cost: null });
    if (item.kind === 'PASSAGE' || item.kind === 'PROSE') continue;
    if (item.kind === 'FAULT') {
      addProblem(scan, item.span, item.message, item.suggestions);
      continue;
    }
    const { start, end } = item.span;
    const { cost: costAround, ...context } = around;
    const condition = joined(around.condition, item.condition);
    const given = around.given || (byVerb && (item.quoted || condition !== null));
    const place = { ...context, condition, given, raw: scan.text.slice(start, end), start, end };
    if (item.kind === 'BONUS') {
      const { stat, amount } = item;
      markAbility(scan, item.span, addAbility(scan, { kind: 'BONUS', stat, amount, ...place }));
      continue;
    }
    const { value, valueText, byPower, keyword } = item;
    const cost = item.cost ?? costAround;
    const named = { keyword: keyword.slug, value, valueText, byPower, cost, effect: null };
    markAbility(scan, item.span, addAbility(scan, { kind: 'KEYWORD', ...named, ...place }));
  }
}

/** A container, and what it costs: `Pay 3 Force -> Enhance: ...`. */
function headWithCost(
  scan: LineScan,
  { start, end }: Span,
): { readonly head: ContainerHead; readonly cost: AbilityCost | null } | null {
  const head = containerHead(scan, { start, end });
  if (head !== null) return { head, cost: null };
  if (scan.extent !== 'CARD') return null;
  const paid = leadingCost(scan.names, scan.text.slice(start, end));
  const behind = paid === null ? null : containerHead(scan, { start: start + paid.length, end });
  return behind === null || paid === null ? null : { head: behind, cost: paid.cost };
}

/**
 * What ends the text of a cost, a list or a condition before its line does, since an ability follows: `Upkeep: Pay 1 Force. Overkill`.
 * Names with nothing between are reported.
 */
function endOfText(scan: LineScan, head: ContainerHead, { end }: Span, around: Surroundings): Span | null {
  if (head.keyword.parameter === 'EFFECT') return null;
  const body = { start: head.end, end };
  const stop = firstSpan(unquotedMatches(TEXT_END, scan.text, body), ({ start, end: behind }) => {
    const rest = { start: behind, end };
    if (scan.text[start] === '(') return false;
    return headWithCost(scan, rest) !== null || givesAny(scan, sentenceAt(scan.text, rest), around);
  });
  return reportNamesIn(scan, head, { start: head.end, end: stop?.start ?? end }) ?? stop;
}

function readContainer(
  scan: LineScan,
  { head, cost }: { readonly head: ContainerHead; readonly cost: AbilityCost | null },
  { start, end }: Span,
  around: Surroundings,
): void {
  const { keyword, value, valueText } = head;
  const body = { start: head.end, end };
  const effect = scan.text.slice(body.start, body.end).replace(/\s+/g, ' ').trim();
  if (effect === '') {
    addProblem(scan, { start, end }, `Nothing follows '${keyword.name}:'; expected its text.`);
    return;
  }
  const { cost: costAround, ...context } = around;
  const named = { keyword: keyword.slug, value, valueText, byPower: false, cost: cost ?? costAround, effect };
  const place = { ...context, raw: scan.text.slice(start, end), start, end };
  const container = addAbility(scan, { kind: 'KEYWORD', ...named, ...place });
  const faults = scan.problems.length;
  const granted = keyword.slug === 'pilot' ? pilotedUnit(effect) : around.granted;
  readBody(scan, head, body, { ...around, container, granted, cost: null });
  const inside = scan.abilities.slice(container + 1);
  if (
    inside.length === 0 &&
    scan.problems.length === faults &&
    scan.extent === 'CARD' &&
    keyword.parameter === 'EFFECT'
  )
    reportUnreadIn(scan, body);
  const isDivided = scan.problems.length > faults || inside.some(({ kind }) => kind === 'KEYWORD');
  markAbility(scan, { start, end: isDivided || isSwitch(head, around) ? head.end : end }, container);
}

function isSwitch({ keyword }: ContainerHead, { switchSlot }: Surroundings): boolean {
  return keyword.slug === 'switch' && switchSlot === null;
}

/**
 * What stands inside: the parts of a Switch; on a card also the text of any effect, whose abilities are not simply the unit's own.
 * Costs, lists and conditions hold no abilities.
 */
function readBody(scan: LineScan, head: ContainerHead, body: Span, around: Surroundings): void {
  if (isSwitch(head, around)) readSlots(scan, body, around);
  if (isSwitch(head, around) || scan.extent === 'LINES' || head.keyword.parameter !== 'EFFECT') return;
  const isAdapt = head.keyword.slug === 'adapt';
  for (const part of isAdapt ? partsOf(scan.text, body) : [body]) {
    if (isNone(scan.text, part)) continue;
    readPassage(scan, trimmed(scan.text, part), { ...around, given: around.given || !isAdapt });
  }
}

/** The parts of a Switch. */
function readSlots(scan: LineScan, whole: Span, around: Surroundings): void {
  const body = withoutBrackets(scan.text, trimmed(scan.text, whole));
  const parts = partsOf(scan.text, body);
  if (parts.length === 1) {
    addProblem(scan, trimmed(scan.text, body), "A Switch needs a '/' between its parts; found none.");
    return;
  }
  parts.forEach((part, index) => {
    if (isNone(scan.text, part)) return;
    if (scan.text.slice(part.start, part.end).trim() === '') {
      const slash = part.end < body.end ? part.end : part.start - 1;
      const message = `Part ${index + 1} of the Switch is empty; expected abilities or 'None'.`;
      addProblem(scan, { start: slash, end: slash + 1 }, message);
      return;
    }
    readPassage(scan, trimmed(scan.text, part), { ...around, switchSlot: index + 1 });
  });
}
