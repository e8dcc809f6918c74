import type { Arena, AttackInput, UnitInput } from '../../../engine/attack-input.js';
import { parseAttackLine } from '../../../engine/notation/attack-line.js';
import {
  PLAIN_ATTACK,
  PLAIN_POLICY,
  PLAIN_UNIT,
  ROLES,
} from '../../../engine/notation/attack-line-defaults.js';
import type { AskedQuestion } from '../asked-question.js';
import type { Word } from '../words.js';
import { factsIn } from './find-facts.js';
import { joinFacts, type PlacedFact, type UnitFacts } from './unit-facts.js';

export interface ReadAttack {
  readonly attacker: UnitFacts;
  readonly defender: UnitFacts;
}

/** An attack in one line of notation, if the question has one. */
export function notatedAttack(question: string): AttackInput | null {
  const start = /\b\d+ power\b/i.exec(question)?.index;
  if (start === undefined || !/\s(?:vs\.?|versus)\s/i.test(question)) return null;
  const line = parseAttackLine(question.slice(start).replace(/[?!.\s]+$/, ''));
  return line.ok ? line.input : null;
}

const ACTIVE =
  /^(?:versus|against|kill|kills|killing|destroy|destroys|discard|discards|discarding|beat|beats|attack|attacks|attacking|into|defeat|defeats|murder|murders)$/;
const PASSIVE = /^(?:survive|survives|surviving|withstand|withstands|by|from)$/;
const OWNER = /^(?:opponent|opponents|enemy|defender|defending|his|her|their|target)$/;

interface Parting {
  readonly at: number;
  /** The defender is named first. */
  readonly passive: boolean;
}

/** Who attacks whom with what, as far as the question says: parted where it says `vs`, `kill`, `survive`. */
export function readAttack(asked: Pick<AskedQuestion, 'words' | 'mentions' | 'cards'>): ReadAttack {
  const facts = factsIn(asked);
  const parting = partingOf(asked.words, facts);
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
      /^(?:to|from|by|against|when)$/.test(words[at + 1]?.text ?? '') &&
      at > first &&
      at < last,
  );
  if (dies >= 0) return { at: dies, passive: true };
  const active = between(ACTIVE);
  const passive = between(PASSIVE);
  if (active >= 0 && (passive < 0 || active < passive)) return { at: active, passive: false };
  if (passive >= 0) return { at: passive, passive: true };
  const owner = between(OWNER);
  return owner >= 0 ? { at: owner, passive: false } : null;
}

/** Nothing parts the units: power begins what is said of the attacker, health what is said of the defender. */
function byKind(facts: readonly PlacedFact[]): ReadAttack {
  const ofAttacker: PlacedFact[] = [];
  const ofDefender: PlacedFact[] = [];
  let side = ofAttacker;
  for (const one of facts) {
    if (one.fact.card != null)
      side = ofAttacker.some(({ fact }) => fact.card != null) ? ofDefender : ofAttacker;
    else if (one.fact.power !== undefined) side = ofAttacker;
    else if (one.fact.health !== undefined) side = ofDefender;
    side.push(one);
  }
  return { attacker: joinFacts(ofAttacker), defender: joinFacts(ofDefender) };
}

/** What the engine needs and the question leaves out, in words. `health`: does the answer depend on the defender's health? */
export function missingNumbers({ attacker, defender }: ReadAttack, health: boolean): readonly string[] {
  return [
    ...(attacker.power === null &&
    !attacker.abilities.some((line) => /^(?:Bombard|Barrage|Ion Cannon)/.test(line))
      ? ["the attacker's power"]
      : []),
    ...(defender.health === null && health ? ["the defender's health"] : []),
    ...[...attacker.valueless, ...defender.valueless].map((name) => `the value of ${name}`),
  ];
}

/** The attack as the engine takes it; what the question leaves open is as in the one-line notation. */
export function attackOf({ attacker, defender }: ReadAttack): AttackInput {
  const arena = sharedArena(attacker, defender);
  return {
    ...PLAIN_ATTACK,
    policy: PLAIN_POLICY,
    attacker: unitOf(attacker, 'ATTACKER', arena),
    defender: unitOf(defender, 'DEFENDER', arena),
    others: [],
  };
}

/** Where they meet when only one of them, or none, is said to be somewhere: the first arena that both can be in. */
function sharedArena(attacker: UnitFacts, defender: UnitFacts): Arena {
  const said = attacker.arena ?? defender.arena;
  if (said !== null) return said;
  const [first, second] = [attacker.arenas, defender.arenas];
  const common =
    first === null ? second?.[0] : second === null ? first[0] : first.find((one) => second.includes(one));
  return common ?? PLAIN_UNIT.arena;
}

function unitOf(facts: UnitFacts, side: UnitInput['side'], arena: Arena): UnitInput {
  return {
    ...PLAIN_UNIT,
    role: ROLES[side],
    side,
    power: facts.power ?? PLAIN_UNIT.power,
    health: facts.health ?? PLAIN_UNIT.health,
    counters: facts.counters ?? PLAIN_UNIT.counters,
    speed: facts.speed,
    arena: facts.arena ?? arena,
    arenas: facts.arenas,
    subtypes: facts.subtypes,
    abilities: facts.abilities,
  };
}
