import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import { fullName } from '../../knowledge-base/card-record.js';
import type { Piece } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { linesWith } from './card-and-keyword.js';
import { type Holding, holdingsOf } from './card-holding.js';

/** More is asked than whether the card has it: below zero, against whom. A printed line says that better than Yes or No. */
const QUALIFIED =
  /\b(?:arena|space|ground|negative|minus|positive|when|while|against|after|before|without|only|always|never|if|unless|vs|versus)\b/;
const IN_ARENA = / in (?:the )?(space|ground|character)(?: arena)? /;
const ARENAS: Readonly<Record<string, CardArena>> = {
  space: 'SPACE',
  ground: 'GROUND',
  character: 'CHARACTER',
};
const GIVES = / (?:give|gives|grant|grants) /;
const TO_WHOM =
  / (?:give|gives|grant|grants) .* to (?:an? |the |my |any |all |every )*((?:\w+ )+?)(?:[?.!] )?$/;

/** Yes or No where the question is whether the card has one keyword, and the lines that say it; empty for other questions. */
export function hasKeyword(asked: AskedQuestion, card: CardRecord): readonly Piece[] {
  const { form, keywords, line } = asked;
  const [keyword] = keywords;
  if (!form.yesNo || keyword === undefined || keywords.length > 1) return [];
  const arena = ARENAS[IN_ARENA.exec(line)?.[1] ?? ''] ?? null;
  if (QUALIFIED.test(line.replace(IN_ARENA, ' '))) return [];
  const holdings = holdingsOf(card, keyword.slug);
  if (holdings.length === 0) {
    const none = said(`No line of ${fullName(card)} has ${keyword.name}.`);
    return [{ kind: 'VERDICT', answer: form.negated ? 'YES' : 'NO' }, none];
  }
  const lines = linesWith(card, keyword);
  const told = toldOf(asked, card, holdings, lines, arena);
  const verdict: readonly Piece[] =
    told.has === null ? [] : [{ kind: 'VERDICT', answer: told.has !== form.negated ? 'YES' : 'NO' }];
  return [...verdict, ...lines.map((one) => said(asSentence(`${told.start} ${one}`)))];
}

interface Told {
  /** Null: neither is true without more words. */
  readonly has: boolean | null;
  /** What stands before each line. */
  readonly start: string;
}

function toldOf(
  asked: AskedQuestion,
  card: CardRecord,
  holdings: readonly Holding[],
  lines: readonly string[],
  arena: CardArena | null,
): Told {
  const isGiven = holdings.every(({ how }) => how === 'GIVEN');
  if (!isAsPrinted(asked, lines)) return { has: null, start: IT_HAS };
  if (GIVES.test(asked.line)) {
    const gives = holdings.some(({ how }) => how === 'GIVEN' || how === 'UNSURE');
    return { has: gives && namesWhoGets(asked.line, lines) ? true : null, start: IT_HAS };
  }
  if (isGiven) return { has: false, start: 'Others get it, not this card itself:' };
  if (arena !== null && !card.arenas.includes(arena)) return { has: null, start: IT_HAS };
  if (holdings.some(({ how }) => how === 'OWN')) return { has: true, start: IT_HAS };
  return inArenas(holdings, arena) ?? { has: null, start: underCondition(holdings) };
}

const IT_HAS = 'It has:';

/** In which arenas, where nothing but the arena decides; null where more does. */
function inArenas(holdings: readonly Holding[], asked: CardArena | null): Told | null {
  const arenas = holdings.flatMap((held) => (held.how === 'ARENA' ? [held.arena] : []));
  if (arenas.length === 0) return null;
  const start = `Only in the ${[...new Set(arenas)].map(nameOf).join(' and ')} arena:`;
  if (asked === null || arenas.includes(asked)) return { has: true, start };
  return holdings.every(({ how }) => how === 'ARENA' || how === 'GIVEN')
    ? { has: false, start }
    : { has: null, start: IT_HAS };
}

function nameOf(arena: CardArena): string {
  return `${arena.charAt(0)}${arena.slice(1).toLowerCase()}`;
}

function underCondition(holdings: readonly Holding[]): string {
  const conditions = holdings.flatMap((held) => (held.how === 'CONDITION' ? [held.condition] : []));
  const [first] = conditions;
  if (first === undefined || conditions.length < holdings.length) return IT_HAS;
  return `Not always, only ${conditions.map((one) => `${one.charAt(0).toLowerCase()}${one.slice(1)}`).join(', or ')}:`;
}

/** The value that is asked for is printed. */
function isAsPrinted({ keywords: [keyword], mentions }: AskedQuestion, lines: readonly string[]): boolean {
  const value = mentions.find((one) => one.keyword.slug === keyword?.slug)?.value ?? null;
  return keyword === undefined || value === null || lines.some((line) => hasValue(line, keyword.name, value));
}

function hasValue(line: string, name: string, value: number): boolean {
  const at = line.toLowerCase().indexOf(`${name} ${value}`.toLowerCase());
  return at >= 0 && !/^\d/.test(line.slice(at + `${name} ${value}`.length));
}

/** `give Fury to a Jedi`: those who get it stand in the line. */
function namesWhoGets(asked: string, lines: readonly string[]): boolean {
  const whom = TO_WHOM.exec(asked)?.[1]?.trim().split(' ') ?? [];
  return whom.every((word) => lines.some((line) => line.toLowerCase().includes(word)));
}

function asSentence(text: string): string {
  return /[.!?]["”]?$/.test(text) ? text : `${text}.`;
}

function said(text: string): Piece {
  return { kind: 'SAID', text };
}
