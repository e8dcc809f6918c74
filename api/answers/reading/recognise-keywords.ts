import { foldName } from '../../knowledge-base/fold.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { nearestNames } from '../../knowledge-base/nearest-names.js';
import { PLAYERS_NAMES } from '../../knowledge-base/players-names.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import { isStopWord } from '../../knowledge-base/stop-words.js';
import { EVERYDAY, NOT_MISSPELT } from './slang.js';
import type { Word } from './words.js';

/** A keyword as a question names it. */
export interface Mention {
  readonly keyword: KeywordRecord;
  /** The words that are its name: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  readonly match: 'EXACT' | 'ALIAS' | 'FORM' | 'SLANG' | 'FUZZY';
  /** The number behind it: Stun 2. */
  readonly value: number | null;
  /** Up to, not including, its value. */
  readonly valueEnd: number;
}

/** `intercept or` is no interceptor. */
const JOINTS: ReadonlySet<string> = new Set('or and a an the i in on is it of to s'.split(' '));
const LONGEST_NAME = 4;
const SHORTEST_MISSPELT = 5;
const slang: ReadonlyMap<string, string> = new Map(
  PLAYERS_NAMES.map(([said, slug]) => [foldName(said), slug]),
);

type Found = Pick<Mention, 'keyword' | 'match'>;

/** Keywords that the words name, in order; overlapping names: the longest counts. Everyday words are still among them. */
export function namedKeywords(kb: KnowledgeBase, words: readonly Word[]): readonly Mention[] {
  const mentions: Mention[] = [];
  let at = 0;
  while (at < words.length) {
    const mention = mentionAt(kb, words, at);
    if (mention !== null) mentions.push(mention);
    at = mention?.valueEnd ?? at + 1;
  }
  return mentions;
}

function mentionAt(kb: KnowledgeBase, words: readonly Word[], start: number): Mention | null {
  const most = Math.min(words.length, start + LONGEST_NAME);
  for (let end = most; end > start; end--) {
    const span = words.slice(start, end);
    if (span.some(({ kind }) => kind !== 'WORD')) continue;
    if (span.length > 1 && span.some(({ text }) => JOINTS.has(text))) continue;
    const found = known(kb, span.map(({ text }) => text).join('')) ?? misspelt(kb, span);
    if (found === null) continue;
    const number = words[end];
    const value =
      number?.kind === 'NUMBER' && /^[+-]?\d{1,3}$/.test(number.text) && takesValue(found, words, end);
    return {
      ...found,
      start,
      end,
      value: value ? Number(number.text) : null,
      valueEnd: value ? end + 1 : end,
    };
  }
  return null;
}

/** `Armor 4 health`: the number belongs to what follows it. */
function takesValue({ keyword }: Found, words: readonly Word[], at: number): boolean {
  if (keyword.parameter === 'NONE') return false;
  const next = words[at + 1]?.text ?? '';
  return !/^(?:health|power|dice|die|speed|attack|force|damage|counters?|hits?|unit|units)$/.test(next);
}

function known(kb: KnowledgeBase, name: string): Found | null {
  const { exact, aliases, forms } = kb.names;
  const one = (keywords: readonly KeywordRecord[] | undefined, match: Mention['match']): Found | null =>
    keywords?.length === 1 && keywords[0] !== undefined ? { keyword: keywords[0], match } : null;
  const said = kb.keywords.get(slang.get(name) ?? '');
  return (
    one(exact.get(name), 'EXACT') ??
    one(aliases.get(name), 'ALIAS') ??
    one(forms.get(name), 'FORM') ??
    (said === undefined ? null : { keyword: said, match: 'SLANG' })
  );
}

/** One keyword within a slip or two, beginning with the same letter, where the words as typed are nothing else. */
function misspelt(kb: KnowledgeBase, span: readonly Word[]): Found | null {
  const name = span.map(({ text }) => text).join('');
  if (span.length > 2 || name.length < SHORTEST_MISSPELT) return null;
  if (!span.some(({ text }) => isStrange(kb, text))) return null;
  if (span.length === 2 && span.some(({ text }) => isStopWord(text) || text.length < 3)) return null;
  // `my Ferocity guy`: the one word is a name already.
  if (span.length === 2 && span.some(({ text }) => known(kb, text) !== null)) return null;
  const [nearest, second] = nearestNames(kb.names, name);
  if (nearest === undefined || second !== undefined) return null;
  const sameStart =
    nearest.folded.charAt(0) === name.charAt(0) || nearest.folded.slice(0, 2) === swapped(name);
  const fewSlips = name.length >= 8 || Math.abs(nearest.folded.length - name.length) <= 1;
  return sameStart && fewSlips ? { keyword: nearest.keyword, match: 'FUZZY' } : null;
}

function swapped(name: string): string {
  return name.charAt(1) + name.charAt(0);
}

function isStrange(kb: KnowledgeBase, word: string): boolean {
  return !isStopWord(word) && !NOT_MISSPELT.has(word) && !kb.searchIndex.vocabulary.has(word);
}

/** Of a printed line, `Switch: None/Stun 1`, only the keyword that it begins with: the others are what that gives. */
export function withoutPrinted(words: readonly Word[], mentions: readonly Mention[]): readonly Mention[] {
  const heads = mentions.filter(
    ({ keyword, valueEnd }) => keyword.parameter === 'EFFECT' && words[valueEnd]?.text === ':',
  );
  return mentions.filter(({ start }) => !heads.some(({ valueEnd }) => isInLine(words, valueEnd, start)));
}

/** Up to the next mark. */
function isInLine(words: readonly Word[], colon: number, at: number): boolean {
  return at > colon && words.slice(colon + 1, at).every(({ kind }) => kind !== 'MARK');
}

/** Everyday words are no mention unless something shows that the keyword is meant. */
export function meantKeywords(words: readonly Word[], mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      !EVERYDAY.has(mention.keyword.slug) ||
      (!isVerbOf(words, mention, mentions) && isMeant(words, mention, mentions)),
  );
}

function isMeant(words: readonly Word[], mention: Mention, mentions: readonly Mention[]): boolean {
  return (
    isShown(words, mention) ||
    isTopic(words, mention) ||
    isListed(words, mention, mentions) ||
    isMet(words, mention, mentions)
  );
}

const OPENS = /^(?:does|do|did|can|could|will|would|should|may|might|must)$/;
const OF_SUBJECT = /^(?:still|also|ever|even|always|really|damage|unit|units|not|help|to)$/;

/** `does Stealth protect against Riposte?`: the verb of a question whose subject another keyword is. */
function isVerbOf(
  words: readonly Word[],
  { start, value, match }: Mention,
  mentions: readonly Mention[],
): boolean {
  const subject = mentions.findLast(({ valueEnd }) => valueEnd <= start);
  if (subject === undefined || value !== null || match === 'SLANG' || words[start]?.capital === true)
    return false;
  const isNext = words.slice(subject.valueEnd, start).every(({ text }) => OF_SUBJECT.test(text));
  const before = words.slice(Math.max(0, subject.start - 3), subject.start).map(({ text }) => text);
  const isWhole = mentions.some(({ start: behind }) => behind > start);
  return isNext && isWhole && before.some((text) => OPENS.test(text));
}

/** `Fury and focus`: joined to another keyword. */
function isListed(words: readonly Word[], { start }: Mention, mentions: readonly Mention[]): boolean {
  const joint = words[start - 1]?.text ?? '';
  return /^(?:and|or)$/.test(joint) && mentions.some(({ valueEnd }) => valueEnd === start - 1);
}

const MEETS =
  /^(?:stops?|blocks?|prevents?|beats?|affects?|ignores?|cancels?|negates?|triggers?|counters?|versus)$/;

/** `does Ferocity stop absorb`, `protect against Retaliate`: what another keyword meets. */
function isMet(words: readonly Word[], { start, valueEnd }: Mention, mentions: readonly Mention[]): boolean {
  const isFirst = words[start - 1] !== undefined && MEETS.test(words[start - 1]?.text ?? '');
  const isAgainst = /^(?:against|versus)$/.test(words[valueEnd]?.text ?? '');
  return (
    (isFirst && mentions.some((one) => one.valueEnd === start - 1)) ||
    (isAgainst && mentions.some((one) => one.start === valueEnd + 1))
  );
}

/** In the middle of the sentence with a capital, with a value, or called a keyword. */
function isShown(words: readonly Word[], { start, end, value, match }: Mention): boolean {
  const before = words[start - 1];
  const next = words[end]?.text ?? '';
  return (
    value !== null ||
    (words[start]?.capital === true && before !== undefined && before.kind !== 'MARK') ||
    /^(?:keyword|ability|effect|abilities|x|value)$/.test(next) ||
    isOnDamage(words, start, end) ||
    (match !== 'FORM' && /^(?:with|has|have|keyword|gets?|gains?|uses|using)$/.test(before?.text ?? ''))
  );
}

/** In so many words behind the verb. */
const FARTHEST_DAMAGE = 7;
const ON_DAMAGE: ReadonlySet<string> = new Set(['absorb', 'protect']);

/** `absorb Retaliate damage`, `protect him from the damage`: the verb with what the keyword does. */
function isOnDamage(words: readonly Word[], start: number, end: number): boolean {
  if (/^(?:absorbed|protected)$/.test(words[start]?.text ?? '') && isDone(words, start)) return true;
  if (!ON_DAMAGE.has(words[start]?.text ?? '')) return false;
  return words.slice(end, end + FARTHEST_DAMAGE).some(({ text }) => text === 'damage' || text === 'hits');
}

/** `damage from Overkill be absorbed` */
function isDone(words: readonly Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 7), at).map(({ text }) => text);
  return /^(?:be|is|are|was|were|being|been)$/.test(before.at(-1) ?? '') && before.includes('damage');
}

const isPile = (before: string, word: string): boolean =>
  word === 'stack' && /\b(?:of|in|under|from|into) (?:the|a|my|its|his|one)$/.test(before);

/** The question is about the word itself: it is all of it, or stands where a name stands. */
function isTopic(words: readonly Word[], { start, end, match }: Mention): boolean {
  const before = words
    .slice(0, start)
    .map(({ text }) => text)
    .join(' ');
  const rest = words.slice(end).filter(({ kind }) => kind !== 'MARK');
  if (/(?:^|\s)(?:i|you|we|they|to|not|units?|it|players?|opponents?)$/.test(before)) return false;
  if (match === 'FORM' && !/^(?:what|how|explain)/.test(before) && rest.length > 2) return false;
  // `a card of the stack`: cards lie in one.
  if (isPile(before, words[start]?.text ?? '')) return false;
  const asked =
    /(?:^|\s)(?:does|do|is|are|about|explain|define|mean|of|using|use|can|what|describe|versus|against|by|first|does|between|than|before|after|in|on|for|many)(?: the| a| an| my| multiple| two| several)?$/;
  return before === '' || asked.test(before);
}
