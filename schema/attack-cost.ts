import { LRUCache } from 'lru-cache';
import { mayBeCard } from '../api/attacks/named-card.js';
import type { AttackInput as EngineAttack, UnitInput } from '../engine/attack-input.js';
import { buildBoard } from '../engine/build-board.js';
import { KEYWORDS } from '../engine/keyword-list.js';
import { attackOfTree, readAttackLine } from '../engine/notation/attack-line.js';
import { AS_READ } from '../engine/readings.js';
import { coursesOf } from './attack-courses.js';
import type { AttackInput } from './attack-input.js';
import { namesCards } from './cards-in-request.js';
import { attackToSolve } from './request-to-attack.js';

type Asked = typeof AttackInput.$inferInput;

interface FieldCost {
  readonly field: number;
  readonly multiplier: number;
}

/** How many records the lists of a report have, as a rule. */
export const REPORT_LISTS = {
  units: 3,
  counters: 12,
  trace: 8,
  rulings: 3,
  choices: 5,
  assumptions: 4,
} as const;

/** Solving the attack again under other readings; it weighs twice for an attack that is large itself. */
export const ASSUMPTIONS_COST = 1_500;

/** One attack of the largest kind takes more than half of what a query may cost: there is no second one in it. */
const MOST = 11_000;
const LEAST = 50;
/** Of a unit where cards are named: attacks of two printed cards take 12 ms on average and seldom more than 100; the engine bounds each. */
const UNIT_OF_CARDS = 2_000;
/** Of one course. */
const RATE = 3;
/** Above it, what is selected of the report counts twice, and the attack is solved beside the requests. */
export const LARGE_ATTACK = 2_000;

/** A query may ask for one attack under many aliases: it is read once. Longer inputs are few in a request. */
const known = new LRUCache<string, number>({
  max: 200,
  maxSize: 400_000,
  sizeCalculation: (_, key) => key.length + 1,
});

/**
 * What solving an attack costs, by its size as the engine reads it: spelling changes nothing. What is refused before it is solved
 * costs the least, so that the caller is told why.
 */
export function attackCost({ input }: { readonly input: Asked }): FieldCost {
  const key = JSON.stringify(input);
  const field = known.get(key) ?? costOf(input);
  known.set(key, field);
  return { field, multiplier: field > LARGE_ATTACK ? 2 : 1 };
}

function costOf(asked: Asked): number {
  if (namesCards(asked)) return costOfCards(2 + (asked.others?.length ?? 0));
  const attack = attackToSolve(asked);
  return 'code' in attack ? LEAST : workOfAttack(attack.input);
}

/** What is printed on cards is not known before the query runs, so that the number of units has to tell. */
function costOfCards(units: number): number {
  return Math.min(units * UNIT_OF_CARDS, MOST);
}

/** What solving it costs, as the engine reads it. */
export function workOfAttack(input: EngineAttack): number {
  const built = buildBoard(input, KEYWORDS, AS_READ);
  return built.ok ? Math.min(Math.ceil(LEAST + RATE * coursesOf(built.board)), MOST) : LEAST;
}

/** The same for an attack in one line. A part that is no ability line may be a card, and so may a unit without numbers. */
export function attackLineCost({ line }: { readonly line: string }): FieldCost {
  const before = known.get(line);
  const field = before ?? costOfLine(line);
  known.set(line, field);
  return { field, multiplier: field > LARGE_ATTACK ? 2 : 1 };
}

function costOfLine(line: string): number {
  const read = readAttackLine(line);
  if (!read.ok) return LEAST;
  const { tree } = read;
  const parsed = attackOfTree(tree);
  const ofCards = costOfCards(2 + tree.others.length);
  if (!parsed.ok) return ofCards;
  const { attacker, defender, others } = parsed.input;
  const named = [attacker, defender, ...others].some(({ abilities }) => abilities.some(mayBeCard));
  return named ? Math.max(ofCards, workOfAttack(withoutNames(parsed.input))) : workOfAttack(parsed.input);
}

function withoutNames({ attacker, defender, others, ...attack }: EngineAttack): EngineAttack {
  const plain = (unit: UnitInput): UnitInput => ({
    ...unit,
    abilities: unit.abilities.filter((line) => !mayBeCard(line)),
  });
  return { ...attack, attacker: plain(attacker), defender: plain(defender), others: others.map(plain) };
}
