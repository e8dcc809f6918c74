import { type Item, plainClause, readItem } from './ability-item.js';
import { readList } from './ability-list.js';
import { type ContainerHead, containerHead, startsContainer } from './container-head.js';
import { grantSubject } from './grant-subject.js';
import { addAbility, addProblem, type LineScan, type Surroundings, trimmed } from './line-scan.js';
import { quotedSpans, type Span, unquotedMatches } from './quoted-spans.js';

const CONDITIONAL = /^(?:as long as|while|when|whenever|if|during|until|unless|for each|for)\b/i;
const GRANT_VERB = /\b(?:gets?|gains?|has|have)\b(?:\s+also\b)?\s*:?\s*/gi;
const COMMA = /,\s*/g;
/** A period, unless a bullet follows: then the list goes on. */
const SENTENCE_END = /[.!?](?=\s+(?![\s*•])|\s*$|\p{Lu})/gu;
const SLASH = /\/|\([^()]*\)/g;

/** Reads a line, or one part of a Switch, sentence by sentence. */
export function readPassage(scan: LineScan, whole: Span, around: Surroundings): void {
  let { start, end } = trimmed(scan.text, whole);
  while (start < end) {
    const head = containerHead(scan, { start, end });
    if (head !== null) {
      readContainer(scan, head, { start, end }, around);
      return;
    }
    const sentence = sentenceAt(scan.text, { start, end });
    const stop = readSentence(scan, sentence, around, start === whole.start && sentence.end === end);
    const next = stop < sentence.end ? stop : Math.max(sentence.next, start + 1);
    start = trimmed(scan.text, { start: next, end }).start;
  }
}

function sentenceAt(text: string, { start, end }: Span): Span & { readonly next: number } {
  const closing = quotedSpans(text, { start, end }).find(
    ({ end: after }) =>
      /[.!?]/.test(text.charAt(after - 2)) && /^(?:\s+\p{Lu}|\s*$)/u.test(text.slice(after, end)),
  )?.end;
  const [period] = unquotedMatches(SENTENCE_END, text, { start, end });
  const byPeriod = period === undefined ? end : period.start;
  if (closing !== undefined && closing <= byPeriod) return { start, end: closing, next: closing };
  return { start, end: byPeriod, next: period === undefined ? end : period.end };
}

/** Returns where it stopped: at a container inside the sentence, or at its end. */
function readSentence(scan: LineScan, sentence: Span, around: Surroundings, alone: boolean): number {
  const span = trimmed(scan.text, sentence);
  const own = readList(scan, span, alone && !/[.!?]$/.test(scan.text.slice(span.start, span.end)));
  if (own !== null) {
    addItems(scan, own.items, around);
    return own.end < span.end ? own.end : sentence.end;
  }
  const granted = readGrant(scan, span, around);
  if (granted === null) readConditionalList(scan, span, around);
  return granted !== null && granted < span.end ? granted : sentence.end;
}

/**
 * `As long as ..., this unit gets Focus 1`; `Each of your other Droids gets Lucky 1`. Returns where it stopped, null when the
 * span gives nothing. Prose behind the abilities ends the sentence, for it may depend on what stands before them.
 */
function readGrant(scan: LineScan, span: Span, around: Surroundings): number | null {
  for (const verb of unquotedMatches(GRANT_VERB, scan.text, span)) {
    const before = splitCondition(scan.text.slice(span.start, verb.start));
    const subject = before.rest.trim();
    if (subject === '' || CONDITIONAL.test(subject)) continue;
    if (/^ha/i.test(scan.text.slice(verb.start)) && before.condition !== null) continue;
    const list = readList(scan, { start: verb.end, end: span.end }, false);
    if (list === null || list.items.every(({ kind }) => kind === 'PROSE')) continue;
    const condition = joined(around.condition, before.condition);
    const granted = grantSubject(subject) ?? around.granted;
    addItems(scan, shareCondition(list.items), { ...around, condition, granted });
    return startsSentence(scan, { start: list.end, end: span.end }) ? list.end : span.end;
  }
  return null;
}

/** A container, or a capital where lines were joined with nothing between them. */
function startsSentence(scan: LineScan, { start, end }: Span): boolean {
  return startsContainer(scan, { start, end }) || /^\p{Lu}/u.test(scan.text.slice(start, end));
}

/** `While attacking a Clone, Fury 5`. */
function readConditionalList(scan: LineScan, span: Span, around: Surroundings): void {
  if (!CONDITIONAL.test(scan.text.slice(span.start, span.end))) return;
  const comma = unquotedMatches(COMMA, scan.text, span).find(({ end }) => {
    const first = readItem(scan, { start: end, end: span.end });
    return first !== null && first.kind !== 'FAULT';
  });
  if (comma === undefined) return;
  const list = readList(scan, { start: comma.end, end: span.end }, false);
  if (list === null || list.end < span.end) return;
  const condition = joined(around.condition, plainClause(scan.text.slice(span.start, comma.start)));
  addItems(scan, list.items, { ...around, condition });
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

function joined(outer: string | null, inner: string | null): string | null {
  return outer === null || inner === null ? (outer ?? inner) : `${outer}, ${inner}`;
}

function addItems(scan: LineScan, items: readonly Item[], around: Surroundings): void {
  for (const item of items) {
    if (item.kind === 'PROSE') continue;
    if (item.kind === 'FAULT') {
      addProblem(scan, item.span, item.message, item.suggestions);
      continue;
    }
    const { start, end } = item.span;
    const context = { ...around, condition: joined(around.condition, item.condition) };
    const place = { ...context, raw: scan.text.slice(start, end), start, end };
    if (item.kind === 'BONUS') {
      addAbility(scan, { kind: 'BONUS', stat: item.stat, amount: item.amount, ...place }, item.span);
      continue;
    }
    const { value, valueText, byPower, cost, keyword } = item;
    const { slug } = keyword;
    addAbility(
      scan,
      { kind: 'KEYWORD', keyword: slug, value, valueText, byPower, cost, effect: null, ...place },
      item.span,
    );
  }
}

function readContainer(
  scan: LineScan,
  head: ContainerHead,
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
  const isSwitch = keyword.slug === 'switch' && around.switchSlot === null;
  const place = { ...around, raw: scan.text.slice(start, end), start, end };
  addAbility(
    scan,
    {
      kind: 'KEYWORD',
      keyword: keyword.slug,
      value,
      valueText,
      byPower: false,
      cost: null,
      effect,
      ...place,
    },
    isSwitch ? { start, end: head.end } : { start, end },
  );
  if (isSwitch) readSlots(scan, body, around);
}

/** The parts of a Switch, divided by slashes. */
function readSlots(scan: LineScan, body: Span, around: Surroundings): void {
  const slashes = unquotedMatches(SLASH, scan.text, body).filter(({ start, end }) => end - start === 1);
  if (slashes.length === 0) {
    addProblem(scan, trimmed(scan.text, body), "A Switch needs a '/' between its parts; found none.");
    return;
  }
  const starts = [body.start, ...slashes.map(({ end }) => end)];
  starts.forEach((start, index) => {
    const slot = { start, end: slashes[index]?.start ?? body.end };
    const text = scan.text.slice(slot.start, slot.end).trim();
    if (/^none\.?$/i.test(text)) return;
    if (text === '') {
      const slash = slashes[index] ?? slashes[index - 1] ?? body;
      addProblem(scan, slash, `Part ${index + 1} of the Switch is empty; expected abilities or 'None'.`);
      return;
    }
    readPassage(scan, trimmed(scan.text, slot), { ...around, switchSlot: index + 1 });
  });
}
