import type { Arena, AttackInput, UnitInput } from '../../../engine/attack-input.js';
import {
  PLAIN_ATTACK,
  PLAIN_POLICY,
  PLAIN_UNIT,
  ROLES,
} from '../../../engine/notation/attack-line-defaults.js';
import { meetingArena, ownArena } from '../../../engine/notation/meeting-arena.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { namedCards } from '../reading/recognise-cards.js';
import { type Mention, meantKeywords, namedKeywords } from '../reading/recognise-keywords.js';
import { wordsOf } from '../reading/words.js';
import { type Fate, fatesAsked } from './fates-asked.js';
import type { AskedLine } from './odds-lexeme.js';
import type { AskedMeasure, OddsToken, Side } from './odds-token.js';
import { oddsTokens } from './odds-tokens.js';
import { readSentence } from './sentence-read.js';
import { isOfKeywords, isOfUseTo, isUsualOf, type SentenceRead, type Told } from './sentence-state.js';
import { sidesTold } from './sides-told.js';
import { type Fact, joinFacts, type UnitFacts } from './unit-facts.js';
import { keywordsOf } from './unit-keywords.js';

/** The name of the other unit in the attack. */
export const SECOND = 'second';

/** A question for chances, read whole. */
export interface ReadAttack {
  readonly attacker: UnitFacts;
  readonly defender: UnitFacts;
  /** Another unit of the defender's side; null when the question names none. */
  readonly second: UnitFacts | null;
  readonly fates: readonly Fate[];
  readonly measures: readonly AskedMeasure[];
  /** In hundredths: what the chance is to be compared with. */
  readonly thresholds: readonly number[];
  /** Parts of the question that nothing was made of. */
  readonly unread: readonly string[];
  /** Parts of which can't be told whose they are. */
  readonly unplaced: readonly string[];
  /** Several attackers, or several numbers where one unit has one. */
  readonly several: boolean;
  /** The question asks which of two cases is better, and this is one of them. */
  readonly alternative: string | null;
}

/** Who attacks whom with what, and what is asked of it; two of them where the question asks which is better. */
export function readAttacks(asked: AskedForOdds): readonly ReadAttack[] {
  const tokens = oddsTokens(asTyped(asked));
  const parted = alternativesOf(tokens);
  return parted === null
    ? [attackOfTokens(tokens, [], null)]
    : parted.cases.map((facts) =>
        attackOfTokens(
          parted.rest,
          facts.map(({ fact }) => fact),
          facts.map(({ text }) => text).join(' and '),
        ),
      );
}

type AskedForOdds = Pick<AskedQuestion, 'kb' | 'index' | 'question'>;

function asTyped({ kb, index, question }: AskedForOdds): AskedLine {
  const words = wordsOf(question);
  const named = namedKeywords(kb, words);
  const cards = namedCards(kb, index, words, named);
  const isInCard = ({ start }: Mention): boolean =>
    cards.some((card) => start >= card.start && start < card.end);
  return { kb, words, cards, mentions: meantKeywords(words, named).filter((one) => !isInCard(one)) };
}

export function readAttack(asked: AskedForOdds): ReadAttack {
  const [first] = readAttacks(asked);
  return first ?? attackOfTokens([], [], null);
}

type FactToken = Extract<OddsToken, { kind: 'FACT' }>;

interface Parted {
  readonly rest: readonly OddsToken[];
  readonly cases: readonly (readonly FactToken[])[];
}

/** `crit 2 or +2 power`, where one of them is to be the better. */
function alternativesOf(tokens: readonly OddsToken[]): Parted | null {
  const said = tokens.filter(({ kind }) => kind !== 'BETTER');
  const at = said.findIndex(({ kind }) => kind === 'OR');
  if (said.length === tokens.length || at < 0) return null;
  const isListed = ({ kind }: OddsToken): boolean => kind === 'FACT' || kind === 'AND';
  const before = said.slice(0, at).findLastIndex((token) => !isListed(token)) + 1;
  const behind = said.findIndex((token, place) => place > at && !isListed(token));
  const end = behind < 0 ? said.length : behind;
  const cases = [said.slice(before, at), said.slice(at + 1, end)].map((list) =>
    list.flatMap((token) => (token.kind === 'FACT' ? [token] : [])),
  );
  if (cases.some((list) => list.length === 0)) return null;
  return { rest: [...said.slice(0, before), ...said.slice(end)], cases };
}

function attackOfTokens(
  tokens: readonly OddsToken[],
  free: readonly Fact[],
  alternative: string | null,
): ReadAttack {
  const read = readSentence(tokens, free);
  const { sideOf, unplaced } = sidesTold(read);
  const of = (side: Side): readonly Told[] =>
    read.units.filter((unit) => sideOf.get(unit) === side && !unit.second);
  const twins = of('DEFENDER').find(({ count }) => count > 1);
  const second = read.units.filter(({ second }) => second);
  const facts = (side: Side): readonly Fact[] => [
    ...of(side).flatMap((unit) => unit.facts),
    ...free.filter((fact) => (side === 'ATTACKER' ? isOfAttacker(fact) : !isOfAttacker(fact))),
  ];
  const defender = facts('DEFENDER');
  const beside = twins === undefined ? second.flatMap((unit) => unit.facts) : twins.facts;
  return {
    attacker: joinFacts(facts('ATTACKER')),
    defender: joinFacts(defender),
    second: second.length === 0 && twins === undefined ? null : joinFacts(beside),
    fates: fatesAsked(read, sideOf),
    measures: tokens.flatMap((token) => (token.kind === 'MEASURE' ? [token.measure] : [])),
    thresholds: tokens.flatMap((token) => (token.kind === 'THRESHOLD' ? [token.percent] : [])),
    unread: [
      ...read.unread,
      ...bothUnread(read, second.length > 0 || twins !== undefined),
      ...thingsUnread(tokens),
      ...conditionsUnread(tokens),
      ...betterUnread(tokens),
    ],
    unplaced: unplacedIn(read, sideOf, unplaced),
    several: [of('ATTACKER'), of('DEFENDER')].some(disagree) || of('ATTACKER').some(({ count }) => count > 1),
    alternative,
  };
}

function isOfAttacker(fact: Fact): boolean {
  return fact.power != null || isUsualOf(fact, 'ATTACKER');
}

const OF_CASE = /^(?:if|when|whenever|where|given|assuming|suppose|supposing)$/;

/** `if I roll a six`: what is to be rolled is a case and is not asked for. */
function conditionsUnread(tokens: readonly OddsToken[]): readonly string[] {
  return tokens.flatMap((token, at) => {
    const opened = tokens.slice(0, at).findLast(({ kind }) => kind === 'BREAK');
    const isCase = at > 0 && opened !== undefined && OF_CASE.test(opened.text);
    return token.kind === 'MEASURE' && token.measure.of !== 'TRIGGER' && isCase
      ? [`${opened.text} ... ${token.text}`]
      : [];
  });
}

/** `both`, where there are not two of anything. */
function bothUnread({ both }: SentenceRead, two: boolean): readonly string[] {
  return both && !two ? ['both'] : [];
}

/** `damage`, of which nothing is asked. */
function thingsUnread(tokens: readonly OddsToken[]): readonly string[] {
  const asks = tokens.some((token) => token.kind === 'MEASURE' && token.measure.of === 'AVERAGE');
  return asks ? [] : tokens.flatMap((token) => (token.kind === 'THING' ? [token.text] : []));
}

function betterUnread(tokens: readonly OddsToken[]): readonly string[] {
  return tokens.flatMap((token) => (token.kind === 'BETTER' ? [token.text] : []));
}

function unplacedIn(
  { units }: SentenceRead,
  sideOf: ReadonlyMap<Told, Side>,
  unplaced: readonly Told[],
): readonly string[] {
  const loose = units.flatMap((unit) => {
    const side = sideOf.get(unit);
    return unit.loose.filter(({ keyword }) => side !== undefined && !isUsualOf({ keyword }, side));
  });
  // `against Armor and Accuracy 1`: what is of no use there may be the other's.
  const useless = units
    .filter((unit) => sideOf.get(unit) === 'DEFENDER' && isOfKeywords(unit))
    .flatMap(({ facts }) => facts.filter((fact) => !isOfUseTo(fact, 'DEFENDER')));
  return [
    ...loose.map(({ text }) => text),
    ...[...useless, ...unplaced.flatMap(({ facts }) => facts)].map(factSaid),
  ];
}

function factSaid(fact: Fact): string {
  const { power, health, counters, tapped, abilities, valueless, more } = fact;
  if (power != null) return `${power} power`;
  if (health != null) return `${health} health`;
  if (counters != null) return `${counters} counters`;
  if (tapped != null) return tapped ? 'tapped' : 'untapped';
  if (more !== undefined) return `+${more} power`;
  return [...(abilities ?? []), ...(valueless ?? [])].join(', ') || 'a unit';
}

/** Two numbers of one kind. */
function disagree(units: readonly Told[]): boolean {
  const facts = units.flatMap((unit) => unit.facts).filter(({ card }) => card == null);
  return (['power', 'health', 'counters', 'arena'] as const).some(
    (name) => new Set(facts.flatMap((fact) => fact[name] ?? [])).size > 1,
  );
}

/** What the engine needs and the question leaves out, in words. `health`: does the answer depend on the defender's health? */
export function missingNumbers(
  { attacker, defender, second }: ReadAttack,
  health: boolean,
): readonly string[] {
  return [
    ...(attacker.power === null && arenaReached(attacker) === null ? ["the attacker's power"] : []),
    ...(defender.health === null && health ? ["the defender's health"] : []),
    ...(second !== null && second.health === null && health ? ["the second unit's health"] : []),
    ...[...attacker.valueless, ...defender.valueless, ...(second?.valueless ?? [])].map(
      (name) => `the value of ${name}`,
    ),
  ];
}

/** The arena that an ability lets the unit attack from another one. */
function arenaReached(unit: UnitFacts): Arena | null {
  return keywordsOf(unit).find(({ rules }) => rules.parts.reaches !== undefined)?.rules.parts.reaches ?? null;
}

/** The attack as the engine takes it; what the question leaves open is as in the one-line notation. */
export function attackOf(read: ReadAttack): AttackInput {
  const [attacker, defender] = fromAfar(read);
  const { second } = read;
  const meeting = meetingArena(attacker, defender);
  return {
    ...PLAIN_ATTACK,
    policy: PLAIN_POLICY,
    attacker: unitOf(attacker, 'ATTACKER', meeting),
    defender: unitOf(defender, 'DEFENDER', meeting),
    others:
      second === null ? [] : [{ ...unitOf(second, 'DEFENDER', defender.arena ?? meeting), role: SECOND }],
  };
}

/** An attacker with Bombard stands where it needs it, unless it is said where. */
function fromAfar({ attacker, defender }: ReadAttack): readonly [UnitFacts, UnitFacts] {
  const reached = arenaReached(attacker);
  const isOpen = attacker.arena === null && attacker.arenas === null && attacker.card === null;
  const struck =
    defender.arena ??
    (defender.arenas === null ? reached : (defender.arenas.find((one) => one === reached) ?? null));
  if (reached === null || !isOpen || struck !== reached) return [attacker, defender];
  return [
    { ...attacker, arena: reached === 'SPACE' ? 'GROUND' : 'SPACE' },
    { ...defender, arena: reached },
  ];
}

function unitOf(facts: UnitFacts, side: UnitInput['side'], meeting: Arena): UnitInput {
  return {
    ...PLAIN_UNIT,
    role: ROLES[side],
    side,
    power: facts.power ?? PLAIN_UNIT.power,
    health: facts.health ?? PLAIN_UNIT.health,
    counters: facts.counters ?? PLAIN_UNIT.counters,
    speed: facts.speed,
    arena: ownArena(facts, meeting),
    arenas: facts.arenas,
    tapped: facts.tapped,
    subtypes: facts.subtypes,
    abilities: facts.abilities,
  };
}
