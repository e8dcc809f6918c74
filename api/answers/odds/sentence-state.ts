import { placesOf } from '../../../engine/interaction/places.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { Doing, OddsToken, Owner, Side } from './odds-token.js';
import type { Fact } from './unit-facts.js';

/** One place where a question speaks of a unit. */
export interface Told {
  owner: Owner | null;
  /** As it is said in a word: `attacker`. */
  side: Side | null;
  readonly facts: Fact[];
  readonly person: 'ME' | 'THEM' | 'IT' | null;
  readonly opened: boolean;
  noun: boolean;
  second: boolean;
  readonly count: number;
  /** Texts of abilities that stand so that they may be another unit's. */
  readonly loose: { readonly text: string; readonly keyword: string }[];
}

export interface Deed {
  readonly doing: Doing;
  readonly passive: boolean;
  readonly leaves: boolean;
  readonly negated: boolean;
  agent: Told | null;
  patient: Told | null;
}

export interface SentenceRead {
  readonly units: readonly Told[];
  readonly deeds: readonly Deed[];
  readonly against: readonly { readonly left: Told | null; readonly right: Told }[];
  /** Facts that stand for themselves. */
  readonly free: readonly Fact[];
  readonly both: boolean;
  readonly causes: readonly string[];
  readonly unread: readonly string[];
}

export type Link =
  | { readonly to: 'AGENT' | 'PATIENT'; readonly deed: Deed; readonly side?: Side }
  | { readonly to: 'AGAINST'; readonly left: Told | null }
  | { readonly to: 'ATTACKER' }
  | { readonly to: 'WITH' };

/** How far a sentence is read. */
export interface SentenceState {
  readonly tokens: readonly OddsToken[];
  readonly units: Told[];
  readonly deeds: Deed[];
  readonly against: { readonly left: Told | null; readonly right: Told }[];
  readonly causes: string[];
  readonly unread: string[];
  readonly pending: Fact[];
  unit: Told | null;
  link: Link | null;
  /** What comes next is another unit. */
  fresh: boolean;
  /** Since a mark no unit was named. */
  broken: boolean;
  listed: boolean;
  not: OddsToken | null;
  both: boolean;
}

export function blank(): Told {
  return {
    owner: null,
    side: null,
    facts: [],
    person: null,
    opened: false,
    noun: false,
    second: false,
    count: 1,
    loose: [],
  };
}

export function open(state: SentenceState, more: Partial<Told> = {}): Told {
  const unit: Told = { ...blank(), ...more };
  state.units.push(unit);
  unit.facts.push(...state.pending.splice(0));
  linkUp(state, unit);
  state.unit = unit;
  state.fresh = false;
  state.broken = false;
  state.listed = false;
  return unit;
}

function linkUp(state: SentenceState, unit: Told): void {
  const { link } = state;
  state.link = null;
  if (link === null) return;
  if (link.to === 'AGAINST') state.against.push({ left: link.left, right: unit });
  else if (link.to === 'ATTACKER') unit.side = 'ATTACKER';
  else if (link.to === 'WITH') linkWith(state, unit);
  else if (link.to === 'AGENT') link.deed.agent = unit;
  else link.deed.patient = unit;
  if ('side' in link) unit.side = link.side ?? null;
}

/** `killing B with A` */
function linkWith(state: SentenceState, unit: Told): void {
  const deed = state.deeds.at(-1);
  if (deed !== undefined && (deed.agent === null || deed.agent.facts.length === 0)) deed.agent = unit;
}

export type FactToken = Extract<OddsToken, { kind: 'FACT' }>;

export function hasPower({ facts }: Told): boolean {
  return facts.some((fact) => fact.power != null);
}

export function hasHealth({ facts }: Told): boolean {
  return facts.some((fact) => fact.health != null);
}

/** Nothing is said of the unit but abilities: `vs Armor`. */
export function isOfKeywords({ facts, noun, person }: Told): boolean {
  return !noun && person === null && facts.every(({ keyword }) => keyword !== undefined);
}

export function isPower(fact: Fact): boolean {
  return fact.power != null || fact.more !== undefined;
}

export function isOfUseTo({ keyword }: Fact, place: 'DEFENDER'): boolean {
  const rules = rulesOf(keyword);
  return rules !== undefined && placesOf(rules).includes(place);
}

/** Does the keyword do dice of damage to the unit that has it, when it attacks? */
export function strikesItself({ keyword }: Fact): boolean {
  const parts = rulesOf(keyword)?.parts;
  return parts?.onInitialNatural?.effect === 'DICE_OF_DAMAGE_TO_ITSELF' || parts?.powerForDamage === true;
}

/** Is the keyword of the fact mostly of use to a unit on that side? */
export function isUsualOf({ keyword, more }: Fact, side: Side): boolean {
  if (more !== undefined) return side === 'ATTACKER';
  const rules = rulesOf(keyword);
  if (rules === undefined) return false;
  const [place] = placesOf(rules);
  return (place === 'ATTACKER' || place === 'FELLOW') === (side === 'ATTACKER');
}
