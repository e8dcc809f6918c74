import type { Arena } from '../../../engine/attack-input.js';
import { printedUnit } from '../../attacks/printed-unit.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Mention } from '../reading/recognise-keywords.js';
import type { Word } from '../reading/words.js';
import type { PlacedFact } from './unit-facts.js';

const POWER = /^(?:power|dice|die|dies|pow|strength)$/;
const HEALTH = /^(?:health|life|toughness|lives|hitpoints)$/;
const ARENAS: ReadonlyMap<string, Arena> = new Map([
  ['space', 'SPACE'],
  ['ground', 'GROUND'],
  ['character', 'CHARACTER'],
]);
const WHOLE = /^\d{1,4}$/;

/** Everything that a question says of units, in order: numbers, keywords with value and cost, arenas. */
export function factsIn({
  words,
  mentions,
  cards,
}: Pick<AskedQuestion, 'words' | 'mentions' | 'cards'>): readonly PlacedFact[] {
  const taken = new Set([
    ...mentions.flatMap(({ start, valueEnd }) => range(start, valueEnd)),
    ...cards.flatMap(({ start, end }) => range(start, end)),
  ]);
  const numbers = words.flatMap((word, at) => (taken.has(at) ? [] : factAt(words, word, at)));
  const abilities = mentions
    .filter((mention) => !isAbsent(words, mention))
    .map((mention) => abilityFact(words, mention));
  const named = cards.flatMap(({ start, cards: [card] }) =>
    card === undefined ? [] : [cardFact(start, card)],
  );
  return [...numbers, ...abilities, ...named].sort((a, b) => a.at - b.at);
}

/** `without Armor`, `no Armor`: the unit lacks it. */
function isAbsent(words: readonly Word[], { start }: Mention): boolean {
  const before = words.slice(Math.max(0, start - 2), start).map(({ text }) => text);
  return /\b(?:without|no|not|lacks|lacking)(?: (?:a|an|any|having|has))?$/.test(before.join(' '));
}

/** Numbers that say nothing of a unit here, as typed: what they mean is not known, so nothing may be worked out without them. */
export function unreadNumbers(asked: Pick<AskedQuestion, 'words' | 'mentions' | 'cards'>): readonly string[] {
  const { words, mentions, cards } = asked;
  const taken = new Set([
    ...mentions.flatMap(({ start, valueEnd }) => range(start, valueEnd)),
    ...cards.flatMap(({ start, end }) => range(start, end)),
    ...factsIn(asked).map(({ at }) => at),
  ]);
  return words.flatMap(({ kind, text }, at) =>
    kind !== 'NUMBER' || taken.has(at) || words[at + 1]?.text === 'force' || isMeasured(words, at)
      ? []
      : [text],
  );
}

/** `at least 3 damage`, `deal 4`: what is asked about. */
function isMeasured(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ');
  return /\b(?:least|most|than|exactly|over|under|do|does|deal|deals|dealing|doing|place|places|take|takes|natural)\b/.test(
    before,
  );
}

function factAt(words: readonly Word[], word: Word, at: number): readonly PlacedFact[] {
  const arena = ARENAS.get(word.text);
  if (arena !== undefined && isArena(words, at)) return [{ at, fact: { arena } }];
  if (word.kind !== 'NUMBER') return [];
  const parts = word.text.split('/').map(Number);
  const next = words[at + 1]?.text === 'attack' ? words[at + 2] : words[at + 1];
  if (parts.length === 3) return [{ at, fact: statline(parts) }];
  if (parts.length === 2) return [{ at, fact: pair(parts, next?.text ?? '') }];
  if (!WHOLE.test(word.text)) return [];
  return numberFact(words, at, Number(word.text), next?.text ?? '');
}

/** Speed, power, health, as printed on a card. */
function statline([speed = 0, power = 0, health = 0]: readonly number[]) {
  return { speed, power, health };
}

/** `5/2 health`: two counters on five. `5/4`: power and health. */
function pair([first = 0, second = 0]: readonly number[], next: string) {
  return HEALTH.test(next) ? { health: first, counters: second } : { power: first, health: second };
}

function numberFact(words: readonly Word[], at: number, number: number, next: string): readonly PlacedFact[] {
  const before = wordBefore(words, at);
  if (POWER.test(next)) return [{ at, fact: { power: number } }];
  if (HEALTH.test(next)) return [{ at, fact: { health: number } }];
  if (next === 'speed' || before === 'speed') return [{ at, fact: { speed: number } }];
  if (POWER.test(before) && before !== 'dies') return [{ at, fact: { power: number } }];
  if (HEALTH.test(before)) return [{ at, fact: { health: number } }];
  return isOnUnit(words, at) ? [{ at, fact: { counters: number } }] : [];
}

/** `power of 5`, `power: 5`. */
function wordBefore(words: readonly Word[], at: number): string {
  const before = words[at - 1]?.text ?? '';
  return /^(?:of|is|:|=)$/.test(before) ? (words[at - 2]?.text ?? '') : before;
}

/** `2 counters`, `3 damage on it`, `2 damage already`. */
function isOnUnit(words: readonly Word[], at: number): boolean {
  const behind = words
    .slice(at + 1, at + 5)
    .map(({ text }) => text)
    .join(' ');
  const before = words
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ');
  if (/\b(?:least|than|exactly|do|deal|deals|does)\b/.test(before)) return false;
  return (
    /^(?:damage )?counters?\b/.test(behind) || /^damage (?:already|on (?:it|him|her|them|the))/.test(behind)
  );
}

/** What is printed on a unit; of a card that is none only that it is named. */
function cardFact(at: number, card: CardRecord): PlacedFact {
  const printed = printedUnit(card);
  if (printed === null) return { at, fact: { card: card.slug } };
  const { power, health, speed, arenas, subtypes, abilities, warnings } = printed;
  return { at, fact: { card: card.slug, power, health, speed, arenas, subtypes, abilities, warnings } };
}

function isArena(words: readonly Word[], at: number): boolean {
  return words[at + 1]?.text === 'arena' || /^(?:in|the)$/.test(words[at - 1]?.text ?? '');
}

function abilityFact(words: readonly Word[], mention: Mention): PlacedFact {
  const { keyword, value, start } = mention;
  const force = forceBehind(words, mention.valueEnd) ?? forceBefore(words, start);
  const takes = keyword.parameter === 'NUMBER' || keyword.parameter === 'SIGNED_NUMBER';
  const line = [keyword.name, ...(takes && value !== null ? [value] : [])].join(' ');
  const printed = force === null ? line : `Pay ${force} Force -> ${line}`;
  if (takes && value === null) return { at: start, fact: { valueless: [keyword.name] } };
  return { at: start, fact: { abilities: [printed] } };
}

/** `Evade 2 (2 Force)`, `evade 2 for 2 force`, `costing 2 force`. */
function forceBehind(words: readonly Word[], at: number): number | null {
  const text = words
    .slice(at, at + 6)
    .map((word) => word.text)
    .join(' ');
  const found = /^(?:\( )?(?:for |costing |costs |pay |at |cost )*(\d{1,3}) force\b/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

/** `2 Force: Evade 2`, `pay 2 force -> evade 2`. */
function forceBefore(words: readonly Word[], at: number): number | null {
  const text = words
    .slice(Math.max(0, at - 3), at)
    .map((word) => word.text)
    .join(' ');
  const found = /(\d{1,3}) force(?: :| -+>| to)?$/.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
