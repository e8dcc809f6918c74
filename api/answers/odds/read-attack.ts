import type { Arena, AttackInput, UnitInput } from '../../../engine/attack-input.js';
import {
  PLAIN_ATTACK,
  PLAIN_POLICY,
  PLAIN_UNIT,
  ROLES,
} from '../../../engine/notation/attack-line-defaults.js';
import { meetingArena, ownArena } from '../../../engine/notation/meeting-arena.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import type { Word } from '../reading/words.js';
import { factsIn } from './find-facts.js';
import { partSecondUnit } from './second-unit.js';
import { isCard, joinFacts, type PlacedFact, type UnitFacts } from './unit-facts.js';

/** The name of the other unit in the attack. */
export const SECOND = 'second';

export interface ReadAttack {
  readonly attacker: UnitFacts;
  readonly defender: UnitFacts;
  /** Another unit of the defender's side; null when the question names none. */
  readonly second: UnitFacts | null;
}

const ACTIVE =
  /^(?:versus|against|kill|kills|killing|destroy|destroys|discard|discards|discarding|beat|beats|attack|attacks|attacking|into|defeat|defeats|murder|murders|out|wipe|wipes|finish|finishes|drop|drops)$/;
const PASSIVE = /^(?:survive|survives|surviving|withstand|withstands|by|from)$/;
const OWNER = /^(?:opponent|opponents|enemy|defender|defending|his|her|their|target)$/;

interface Parting {
  readonly at: number;
  /** The defender is named first. */
  readonly passive: boolean;
}

/** Who attacks whom with what, as far as the question says: parted where it says `vs`, `kill`, `survive`. */
export function readAttack(asked: Pick<AskedQuestion, 'words' | 'mentions' | 'cards'>): ReadAttack {
  const { second, rest } = partSecondUnit(asked.words, factsIn(asked));
  return { ...readTwo(asked.words, rest), second: second.length === 0 ? null : joinFacts(second) };
}

type TwoUnits = Omit<ReadAttack, 'second'>;

function readTwo(words: readonly Word[], facts: readonly PlacedFact[]): TwoUnits {
  const parting = partingOf(words, facts);
  if (parting === null) return byKind(facts);
  const before = joinFacts(facts.filter(({ at }) => at < parting.at));
  const after = joinFacts(facts.filter(({ at }) => at >= parting.at));
  const turned =
    parting.passive ||
    (before.power === null && before.card === null && after.power !== null && after.health === null);
  return turned ? { attacker: after, defender: before } : { attacker: before, defender: after };
}

function partingOf(words: readonly Word[], facts: readonly PlacedFact[]): Parting | null {
  const first = facts[0]?.at ?? words.length;
  const last = facts.at(-1)?.at ?? -1;
  const between = (pattern: RegExp): number =>
    words.findIndex(
      ({ text }, at) =>
        at > first && at <= last && pattern.test(text) && !facts.some((fact) => fact.at === at),
    );
  const dies = words.findIndex(
    ({ text }, at) =>
      /^(?:dies|die|killed|destroyed|discarded)$/.test(text) &&
      (/^(?:to|from|by|against|when)$/.test(words[at + 1]?.text ?? '') || isWielded(words, facts, at + 1)) &&
      at > first &&
      at < last,
  );
  if (dies >= 0) return { at: dies, passive: true };
  const active = between(ACTIVE);
  const passive = between(PASSIVE);
  if (active >= 0 && (passive < 0 || active < passive)) return { at: active, passive: false };
  if (passive >= 0) return { at: passive, passive: true };
  const wielded = wieldedAt(words, facts);
  if (wielded >= 0) return { at: wielded, passive: true };
  const owner = between(OWNER);
  return owner >= 0 ? { at: owner, passive: false } : null;
}

const WIELDS = /^(?:with|using|by|through|via)$/;

/** `killing B with A`: the verb comes first, and the card behind `with` is what does it. */
function wieldedAt(words: readonly Word[], facts: readonly PlacedFact[]): number {
  const first = facts[0]?.at ?? words.length;
  if (!words.slice(0, first).some(({ text }) => ACTIVE.test(text))) return -1;
  return words.findIndex((_, at) => at > first && isWielded(words, facts, at));
}

/** A card stands behind a word that says by what it is done. */
function isWielded(words: readonly Word[], facts: readonly PlacedFact[], at: number): boolean {
  const isBehind = (fact: PlacedFact): boolean => isCard(fact) && isNextTo(words, at, fact.at);
  return WIELDS.test(words[at]?.text ?? '') && facts.some(isBehind);
}

function isNextTo(words: readonly Word[], at: number, card: number): boolean {
  return card > at && words.slice(at + 1, card).every(({ text }) => /^(?:a|an|the|my|our)$/.test(text));
}

/** Nothing parts the units: power begins what is said of the attacker, health what is said of the defender. */
function byKind(facts: readonly PlacedFact[]): TwoUnits {
  const ofAttacker: PlacedFact[] = [];
  const ofDefender: PlacedFact[] = [];
  let side = ofAttacker;
  for (const one of facts) {
    if (isCard(one)) side = ofAttacker.some(isCard) ? ofDefender : ofAttacker;
    else if (one.fact.power !== undefined) side = ofAttacker;
    else if (one.fact.health !== undefined) side = ofDefender;
    side.push(one);
  }
  return { attacker: joinFacts(ofAttacker), defender: joinFacts(ofDefender) };
}

/** What the engine needs and the question leaves out, in words. `health`: does the answer depend on the defender's health? */
export function missingNumbers(
  { attacker, defender, second }: ReadAttack,
  health: boolean,
): readonly string[] {
  return [
    ...(attacker.power === null &&
    !attacker.abilities.some((line) => /^(?:Bombard|Barrage|Ion Cannon)/.test(line))
      ? ["the attacker's power"]
      : []),
    ...(defender.health === null && health ? ["the defender's health"] : []),
    ...[...attacker.valueless, ...defender.valueless, ...(second?.valueless ?? [])].map(
      (name) => `the value of ${name}`,
    ),
  ];
}

/** The attack as the engine takes it; what the question leaves open is as in the one-line notation. */
export function attackOf({ attacker, defender, second }: ReadAttack): AttackInput {
  const meeting = meetingArena(attacker, defender);
  return {
    ...PLAIN_ATTACK,
    policy: PLAIN_POLICY,
    attacker: unitOf(attacker, 'ATTACKER', meeting),
    defender: unitOf(defender, 'DEFENDER', meeting),
    others: second === null ? [] : [{ ...unitOf(second, 'DEFENDER', meeting), role: SECOND }],
  };
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
    subtypes: facts.subtypes,
    abilities: facts.abilities,
  };
}
