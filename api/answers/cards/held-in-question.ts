import type { CardArena, CardRecord } from '../../knowledge-base/card-record.js';
import { fullName } from '../../knowledge-base/card-record.js';
import type { KeywordRecord } from '../../knowledge-base/records.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { CardMention } from '../reading/recognise-cards.js';
import { linesWith } from './card-and-keyword.js';
import { isOwner } from './card-as-unit.js';
import { type Holding, holdingsOf, isOfAttack, namesIn } from './card-holding.js';

/** Whether a card has a keyword in the case that is asked about. */
export interface HeldHere {
  readonly keyword: KeywordRecord;
  /** Null: at times, and the question does not say that this is one of them. ABLE: neither, but it can come to be where the card may be. */
  readonly has: boolean | 'ABLE' | null;
  /** The arena in which alone it has it. */
  readonly arena: CardArena | null;
  /** In which case it has it; null where it always has. */
  readonly said: string | null;
}

const ARENA = / (?:in|to|into|from) (?:the |its |his )?(space|ground|character)(?: arena)?(?= )/;
const ARENAS: Readonly<Record<string, CardArena>> = {
  space: 'SPACE',
  ground: 'GROUND',
  character: 'CHARACTER',
};
/** Before a keyword that others use. */
const OTHERS = /^(?:i|we|you|my|our|your|opponent|opponents|enemy)$/;
const OWNING = /^(?:his|her|its|the|a|an|of)$/;
/** What there is of a keyword once it is there. */
const THING = /^(?:dice|die|damage|hits?|bonus|power)$/;

/** Keywords of a question that the card has in any way, and which it uses itself there. */
export function heldInQuestion(
  asked: AskedQuestion,
  mention: CardMention,
  card: CardRecord,
): readonly HeldHere[] {
  return asked.keywords
    .filter(({ slug }) => card.keywords.includes(slug) && !isOfOthers(asked, slug))
    .map((keyword) => heldHere(asked, mention, card, keyword));
}

/** `Can I evade ...`, `my Evade`: another unit uses it. */
function isOfOthers({ mentions, words }: AskedQuestion, slug: string): boolean {
  const own = mentions.filter(({ keyword }) => keyword.slug === slug);
  return own.every(({ start }) => OTHERS.test(words[start - 1]?.text ?? ''));
}

const BY_CARD = /^(?:still|also|even|use|uses|play|plays|activate|activates|get|gets|not|ever|really|own)$/;
const OF_IT = /^(?:his|her|its|with|using)$/;

/** A keyword of which the question speaks as the card's own, and which stands nowhere in its text: what holds of units that have it says nothing here. */
export function isLacking(asked: AskedQuestion, { end }: CardMention, card: CardRecord): boolean {
  const { mentions, words } = asked;
  return mentions.some(({ keyword, start }) => {
    if (card.keywords.includes(keyword.slug)) return false;
    const between = start < end ? null : words.slice(end, start).map(({ text }) => text);
    const isUser = between?.every((text) => BY_CARD.test(text)) ?? false;
    return isUser || OF_IT.test(words[start - 1]?.text ?? '');
  });
}

function arenaAsked({ line }: Pick<AskedQuestion, 'line'>): CardArena | null {
  return ARENAS[ARENA.exec(line)?.[1] ?? ''] ?? null;
}

function heldHere(
  asked: AskedQuestion,
  mention: CardMention,
  card: CardRecord,
  keyword: KeywordRecord,
): HeldHere {
  const holdings = holdingsOf(card, keyword.slug);
  // The unit that has the card is meant.
  if (holdings.every(({ how }) => how === 'GIVEN'))
    return { keyword, has: isOfBearer(asked, mention) ? true : null, arena: null, said: null };
  if (holdings.some(({ how }) => how === 'OWN')) return { keyword, has: true, arena: null, said: null };
  const told = inCaseAsked(asked, card, holdings);
  const isThere = told === null && isPresupposed(asked, mention, keyword.slug);
  const arenas = holdings.flatMap((one) => (one.how === 'ARENA' ? [one.arena] : []));
  const [arena = null] = arenas;
  const isByArena = arenas.length === holdings.length && arenas.length === 1;
  return {
    keyword,
    has:
      isThere && holdings.every(({ how }) => how !== 'UNSURE') ? true : (told ?? (isByArena ? 'ABLE' : null)),
    arena: isByArena ? arena : null,
    said: sayCase(card, keyword, holdings),
  };
}

/** `Pong Krell's Lightsabers, a Fury die ...`, `the equipped Jedi`. */
function isOfBearer(asked: AskedQuestion, mention: CardMention): boolean {
  const isHead = mention.start === 0 && asked.form.opener !== null && asked.form.opener >= mention.end;
  return isHead || isOwner(asked, mention) || / (?:equipped|bearer|with|using|has) /.test(asked.line);
}

function inCaseAsked(asked: AskedQuestion, card: CardRecord, holdings: readonly Holding[]): boolean | null {
  const arena = arenaAsked(asked);
  if (arena !== null && card.arenas.includes(arena) && holdings.every(({ how }) => how === 'ARENA'))
    return holdings.some((one) => one.how === 'ARENA' && one.arena === arena);
  const isGiven = holdings.some((one) => one.how === 'CONDITION' && isTold(asked, one.condition));
  return isGiven ? true : null;
}

/** `while attacking an Imperial`: the words of the condition with a capital are those of the question, and it attacks. */
function isTold({ line }: AskedQuestion, condition: string): boolean {
  const attacks = / (?:attack|attacks|attacking|against|versus|vs) /.test(line);
  const isNamed = namesIn(condition).some((word) => new RegExp(` ${word.toLowerCase()}s? `).test(line));
  return isOfAttack(condition) && attacks && isNamed;
}

/** `K'Kruhk's Fury dice`, `Groznik's Accuracy`: it has it when that is asked. */
function isPresupposed(asked: AskedQuestion, mention: CardMention, slug: string): boolean {
  const { mentions, words } = asked;
  return mentions.some(({ keyword, start, valueEnd, match }) => {
    if (keyword.slug !== slug) return false;
    if (THING.test(words[valueEnd]?.text ?? '')) return true;
    const isItsOwn = start === mention.end && isOwner(asked, mention);
    return isItsOwn || (match !== 'FORM' && OWNING.test(words[start - 1]?.text ?? ''));
  });
}

function sayCase(card: CardRecord, keyword: KeywordRecord, holdings: readonly Holding[]): string {
  const cases = holdings.map((one) => {
    if (one.how === 'ARENA') return `only in the ${nameOf(one.arena)} arena`;
    if (one.how === 'CONDITION') return `not always, only ${one.condition}`;
    return one.how === 'GIVEN' ? `for others only (${one.to})` : 'as its text says';
  });
  const lines = linesWith(card, keyword).join(' ');
  return asSentence(`${fullName(card)} has ${keyword.name} ${[...new Set(cases)].join(', or ')}: ${lines}`);
}

function nameOf(arena: CardArena): string {
  return `${arena.charAt(0)}${arena.slice(1).toLowerCase()}`;
}

function asSentence(text: string): string {
  return /[.!?]["\u201D]?$/.test(text) ? text : `${text}.`;
}
