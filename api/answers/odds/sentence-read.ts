import { joinStruck } from './join-struck.js';
import type { Doing, OddsToken, Side } from './odds-token.js';
import {
  blank,
  type Deed,
  type FactToken,
  hasHealth,
  hasPower,
  isOfUseTo,
  isPower,
  isUsualOf,
  open,
  type SentenceRead,
  type SentenceState,
  strikesItself,
  type Told,
} from './sentence-state.js';
import { type Fact, isCard } from './unit-facts.js';
import { wielderOf } from './whose-things.js';

/** Who is named, what is said of each, and who does what to whom. */
export function readSentence(tokens: readonly OddsToken[], free: readonly Fact[]): SentenceRead {
  const state: SentenceState = {
    tokens,
    units: [],
    deeds: [],
    against: [],
    causes: [],
    unread: [],
    pending: [],
    unit: null,
    link: null,
    fresh: true,
    broken: true,
    listed: false,
    not: null,
    both: false,
  };
  for (const at of tokens.keys()) take(state, at);
  if (state.not !== null) state.unread.push(state.not.text);
  joinStruck(state);
  const rest = state.pending.length > 0 ? [{ ...blank(), facts: state.pending }] : [];
  return { ...state, units: [...state.units, ...rest], free };
}

function take(state: SentenceState, at: number): void {
  const token = state.tokens[at];
  if (token?.kind === 'FACT') takeFact(state, token, at);
  else if (token?.kind === 'OPENS') openBy(state, token, at);
  else if (token?.kind === 'NOUN') takeNoun(state, token.side);
  else if (token?.kind === 'PERSON') takePerson(state, token.who);
  else if (token?.kind === 'DOES' && isNoun(state, token, at)) takeNoun(state, 'ATTACKER');
  else if (token?.kind === 'DOES' && isDie(state, token, at)) state.unread.push(token.text);
  else if (token?.kind === 'DOES') takeDeed(state, token, at);
  else if (token?.kind === 'HAS') takeHas(state, token.instrument, at);
  else if (token?.kind === 'BY' && isOfKeyword(state, at)) state.unread.push(token.text);
  else if (token?.kind === 'BY' || token?.kind === 'AGAINST' || token?.kind === 'ON')
    takeLink(state, token.kind);
  else if (token?.kind === 'BREAK') takeBreak(state);
  else if (token !== undefined) takeOther(state, token);
}

/** `intercept by a 2 health unit`: whose the ability is, and that is neither of the two. */
function isOfKeyword({ tokens }: SentenceState, at: number): boolean {
  const before = tokens[at - 1];
  return before?.kind === 'FACT' && before.fact.keyword !== undefined;
}

function takeOther(state: SentenceState, token: OddsToken): void {
  if (token.kind === 'NOT') state.not = token;
  if (token.kind === 'BOTH') state.both = true;
  if (token.kind === 'CAUSE') state.causes.push(token.keyword);
  if (token.kind === 'UNREAD' || token.kind === 'OR') state.unread.push(token.text);
  if (token.kind === 'MEASURE') {
    state.link = null;
    state.broken = true;
    if (state.units.length === 0) state.fresh = true;
  }
}

function takeBreak(state: SentenceState): void {
  if (state.not !== null) state.unread.push(state.not.text);
  state.not = null;
  state.broken = true;
  state.listed = false;
  state.link = null;
}

function openBy(state: SentenceState, token: Extract<OddsToken, { kind: 'OPENS' }>, at: number): void {
  const before = state.tokens[at - 1];
  const last = state.unit;
  const has = before?.kind === 'HAS' && last?.person != null && last.facts.length === 0;
  const joined = before?.kind === 'AND' && last !== null && hasHealth(last) && !hasPower(last);
  const second = token.second || (joined && (state.both || isStruck(state, last)));
  if (joined && second) state.both = true;
  // `a second 2 health unit`: one unit, two words.
  if (before?.kind === 'OPENS' && last !== null && last.facts.length === 0 && !last.noun) {
    last.second = last.second || second;
    last.owner = last.owner ?? token.owner;
    return;
  }
  open(state, {
    opened: true,
    owner: token.owner ?? (has ? last.owner : null),
    second,
    count: token.count,
    facts: [],
    loose: [],
  });
}

function isStruck(state: SentenceState, unit: Told): boolean {
  return (
    state.deeds.some(({ patient }) => patient === unit) || state.against.some(({ right }) => right === unit)
  );
}

function takeNoun(state: SentenceState, side: Side | null): void {
  const { unit } = state;
  const goesOn = unit !== null && !state.fresh && !unit.noun && unit.person === null && !state.broken;
  const named = goesOn ? unit : open(state, { facts: [], loose: [] });
  named.noun = true;
  named.side = named.side ?? side;
}

function takePerson(state: SentenceState, who: 'ME' | 'THEM' | 'IT' | 'ITSELF'): void {
  const deed = state.deeds.at(-1);
  if (who === 'ITSELF') {
    if (deed !== undefined) deed.patient = deed.agent;
    return;
  }
  const owner = who === 'ME' ? 'MINE' : who === 'THEM' ? 'THEIRS' : null;
  open(state, { person: who, owner, facts: [], loose: [] });
}

/** `the second die`: one that is rolled. */
function isDie(state: SentenceState, token: OddsToken, at: number): boolean {
  return token.text === 'die' && state.tokens[at - 1]?.kind === 'OPENS';
}

/** `a 5 power attack`, `an attack with 6 power`. */
function isNoun(state: SentenceState, token: OddsToken, at: number): boolean {
  const before = state.tokens[at - 1];
  if (token.text !== 'attack' || before === undefined) return false;
  return (
    before.kind === 'OPENS' || (before.kind === 'FACT' && state.unit?.opened === true && !state.unit.noun)
  );
}

function takeDeed(state: SentenceState, token: Extract<OddsToken, { kind: 'DOES' }>, at: number): void {
  const { doing, passive, leaves } = token;
  const before = state.deeds.at(-1);
  const isChain = state.tokens[at - 1]?.kind === 'DOES' && before !== undefined;
  const subject = isChain ? subjectOf(before) : subjectNow(state, token);
  const isAgent = doing === 'SURVIVE' ? passive : doing !== 'DIE' && !passive;
  const deed: Deed = {
    doing,
    passive,
    leaves,
    negated: state.not !== null,
    agent: isAgent ? subject : null,
    patient: isAgent ? null : subject,
  };
  state.not = null;
  state.deeds.push(deed);
  state.listed = false;
  state.fresh = true;
  const to = doing === 'SURVIVE' ? 'AGENT' : 'PATIENT';
  const cause = state.tokens[at - 1];
  // `Backfire kills my unit`: the one that attacks.
  const side = cause?.kind === 'FACT' && strikesItself(cause.fact) ? ({ side: 'ATTACKER' } as const) : {};
  state.link = passive || doing === 'DIE' ? null : { to, deed, ...side };
}

function subjectOf({ doing, passive, agent, patient }: Deed): Told | null {
  return passive || doing === 'DIE' || doing === 'SURVIVE' ? patient : agent;
}

function subjectNow(
  state: SentenceState,
  { doing, passive }: { doing: Doing; passive: boolean },
): Told | null {
  if (!state.fresh && !state.broken) return state.unit;
  return doing === 'STRIKE' && passive && !state.fresh ? state.unit : null;
}

function takeLink(state: SentenceState, kind: 'BY' | 'AGAINST' | 'ON'): void {
  const deed = state.deeds.at(-1);
  const isNext = state.fresh && deed !== undefined;
  state.listed = false;
  if (kind === 'BY') {
    const to = deed?.doing === 'SURVIVE' && deed.passive ? 'PATIENT' : 'AGENT';
    state.link = deed === undefined ? { to: 'ATTACKER' } : { to, deed };
  } else if (
    isNext &&
    deed.doing !== 'DIE' &&
    (deed.doing === 'SURVIVE' ? deed.agent : deed.patient) === null
  ) {
    state.link = { to: deed.doing === 'SURVIVE' ? 'AGENT' : 'PATIENT', deed };
  } else {
    state.link = { to: 'AGAINST', left: state.fresh ? null : state.unit };
  }
  state.fresh = true;
}

function takeHas(state: SentenceState, instrument: boolean, at: number): void {
  const list = listBehind(state.tokens, at);
  if (list.length === 0) {
    const isOfDeed = state.fresh && state.deeds.at(-1)?.agent != null;
    if (isOfDeed || state.link === null) state.link = { to: 'WITH' };
    state.fresh = state.fresh || state.unit?.person == null;
    return;
  }
  const wielder = wielderOf(state, list, instrument);
  if (wielder !== null) {
    state.unit = wielder;
    state.fresh = false;
  }
  state.listed = state.unit !== null;
  state.broken = false;
  if (state.fresh && state.unit !== null && state.link !== null && state.deeds.at(-1)?.agent != null) {
    // `my guy swings with 6 power`
    state.unit = state.deeds.at(-1)?.agent ?? state.unit;
    state.fresh = false;
  }
}

/** `with 2 health, Armor and Evade 1` */
function listBehind(tokens: readonly OddsToken[], at: number): readonly FactToken[] {
  const list: FactToken[] = [];
  for (const token of tokens.slice(at + 1)) {
    if (token.kind === 'FACT' && !isCard(token.fact)) list.push(token);
    else if (token.kind !== 'AND') break;
  }
  return list;
}

function takeFact(state: SentenceState, { fact, forward, text }: FactToken, at: number): void {
  const before = state.tokens[at - 1];
  const behind = state.tokens[at + 1];
  const isDoer = behind?.kind === 'DOES' && behind.doing === 'KILL' && !behind.passive && strikesItself(fact);
  // `armor on the defender`
  if (forward || isDoer || standsOnNext(state, fact, at)) {
    state.pending.push(fact);
    state.fresh = true;
    return;
  }
  const { unit } = state;
  const anew = unit === null || state.fresh || splits(state, unit, fact, at);
  const target = anew ? open(state, { facts: [], loose: [] }) : unit;
  const isBeside =
    before?.kind === 'FACT' &&
    isUsualOf(fact, 'ATTACKER') &&
    !isOfUseTo(fact, 'DEFENDER') &&
    hasHealth(target) &&
    !hasPower(target);
  if (!anew && fact.keyword !== undefined && (before?.kind === 'BREAK' || isBeside))
    target.loose.push({ text, keyword: fact.keyword });
  target.facts.push(fact);
  state.broken = false;
}

/** `Armor on the defender`; but in `5 power Fury 1 on 4 health` it is of what is armed. */
function standsOnNext({ tokens, unit, fresh }: SentenceState, fact: Fact, at: number): boolean {
  const [behind, next] = tokens.slice(at + 1).filter(({ kind }) => kind !== 'OPENS');
  if (fact.keyword === undefined || behind?.kind !== 'ON' || behind.text !== 'on') return false;
  const isArmed = unit !== null && !fresh && hasPower(unit) && isUsualOf(fact, 'ATTACKER');
  return !(isArmed && next?.kind === 'FACT' && next.fact.health != null && next.fact.power == null);
}

function splits(state: SentenceState, unit: Told, fact: Fact, at: number): boolean {
  if (isCard(fact)) return unit.noun || unit.facts.length > 0 || unit.person !== null;
  if (isPower(fact)) {
    if (fact.power == null) return false;
    if (unit.facts.some(({ power, card }) => power != null && card == null)) return true;
    return hasHealth(unit) && !state.listed && (state.broken || !unit.opened);
  }
  if (fact.health == null) return false;
  if (unit.facts.some(({ health, card }) => health != null && card == null)) return true;
  return hasPower(unit) && state.broken && !unit.noun && !isMetLater(state.tokens, at);
}

function isMetLater(tokens: readonly OddsToken[], at: number): boolean {
  return tokens
    .slice(at)
    .some(
      (token) =>
        token.kind === 'AGAINST' ||
        (token.kind === 'DOES' && !token.passive && (token.doing === 'STRIKE' || token.doing === 'KILL')),
    );
}
