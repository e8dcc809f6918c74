import type { Arena } from '../../engine/attack-input.js';
import type { AttackLineTree, Fact, OtherNode, UnitNode } from '../../engine/notation/attack-line-tree.js';
import { commonArenas, meetingArena } from '../../engine/notation/meeting-arena.js';
import { inArenas, standingOf } from '../../engine/notation/where-units-stand.js';
import type { Warning } from '../../engine/report.js';
import { type CardRecord, fullName } from '../knowledge-base/card-record.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { type AttackRefusal, refusedAttack } from './attack-refusal.js';
import { type CardPart, cardPart, isCalled } from './named-card.js';
import { noUnit, type PrintedUnit, printedUnit } from './printed-unit.js';

/** A unit of an attack that is a card. */
export interface CardOfUnit {
  /** `attacker`, `defender`, or the name of another unit. */
  readonly role: string;
  readonly card: CardRecord;
}

export interface LineWithCards {
  readonly ok: true;
  /** The same line with the numbers and abilities of the cards in place of their names. */
  readonly tree: AttackLineTree;
  readonly cards: readonly CardOfUnit[];
  readonly warnings: readonly Warning[];
}

interface UnitWithCard<Node extends UnitNode> {
  readonly ok: true;
  readonly node: Node;
  readonly cards: readonly CardOfUnit[];
  readonly warnings: readonly Warning[];
}

type Needed = 'power' | 'health';

/** Puts into a line what is printed on the cards that it names. What the line says of a unit itself goes before what is printed; its ability lines are added. */
export function withCards(kb: KnowledgeBase, tree: AttackLineTree): LineWithCards | AttackRefusal {
  const attacker = unitWithCard(kb, tree.attacker, 'attacker', 'power');
  if (!attacker.ok) return attacker;
  const defender = unitWithCard(kb, tree.defender, 'defender', 'health');
  if (!defender.ok) return defender;
  const others: UnitWithCard<OtherNode>[] = [];
  for (const node of tree.others) {
    const other = unitWithCard(kb, node, node.role, 'health');
    if (!other.ok) return other;
    others.push(called(other));
  }
  const units = [attacker, defender, ...others];
  const cards = units.flatMap((unit) => unit.cards);
  const warnings = units.flatMap((unit) => unit.warnings);
  const full = {
    ...tree,
    attacker: attacker.node,
    defender: defender.node,
    others: others.map(({ node }) => node),
  };
  if (cards.length === 0) return { ok: true, tree: full, cards, warnings };
  return {
    ok: true,
    tree: inArenas(full, whereTheyMeet(full)),
    cards,
    warnings: [...warnings, ...arenaNotSaid(full)],
  };
}

function whereTheyMeet({ attacker, defender }: AttackLineTree): Arena {
  return meetingArena(standingOf(attacker), standingOf(defender));
}

/** A unit without a name of its own is called by its card. */
function called(other: UnitWithCard<OtherNode>): UnitWithCard<OtherNode> {
  const [named] = other.cards;
  if (other.node.role !== null || named === undefined) return other;
  const role = fullName(named.card);
  return { ...other, node: { ...other.node, role }, cards: [{ ...named, role }] };
}

function unitWithCard<Node extends UnitNode & { readonly role?: string | null }>(
  kb: KnowledgeBase,
  node: Node,
  role: string | null,
  needed: Needed,
): UnitWithCard<Node> | AttackRefusal {
  if (node.itself) return { ok: true, node, cards: [], warnings: [] };
  const wanted = !node.facts.some(({ kind }) => kind === needed);
  const parts = partsOf(kb, node, wanted);
  const [first, second] = parts;
  if (first === undefined) return { ok: true, node, cards: [], warnings: [] };
  const { part, at } = first;
  if (!part.found)
    return refusedAttack('UNKNOWN_CARD', placed(at, part.message), {
      column: at + 1,
      suggestions: part.suggestions,
    });
  if (second !== undefined)
    return refusedAttack('INVALID_INPUT', placed(second.at, 'a unit is one card; this is a second one.'), {
      column: second.at + 1,
    });
  const printed = printedUnit(part.card);
  if (printed === null)
    return refusedAttack('INVALID_INPUT', placed(at, noUnit(part.card)), { column: at + 1 });
  const facts = factsWith(node, first, printed);
  const fault = withoutNumber(facts, needed, part.card, at);
  if (fault !== null) return fault;
  return {
    ok: true,
    node: { ...node, facts },
    cards: [{ role: role ?? '', card: part.card }],
    warnings: [...part.warnings, ...printed.warnings],
  };
}

interface PlacedPart {
  readonly at: number;
  /** The fact that it stands in place of; null when the name of the unit is meant. */
  readonly fact: Fact | null;
  readonly part: CardPart;
}

/** The cards that a unit names; another unit that says nothing of itself may be called by its card. */
function partsOf(
  kb: KnowledgeBase,
  { at, facts, role }: UnitNode & { readonly role?: string | null },
  wanted: boolean,
): readonly PlacedPart[] {
  const found: PlacedPart[] = [];
  for (const fact of facts) {
    if (fact.kind !== 'ability') continue;
    const part = cardPart(kb, fact.value, wanted && found.length === 0);
    if (part !== null) found.push({ at: fact.at, fact, part });
  }
  if (found.length > 0 || !wanted || role == null) return found;
  const part = cardPart(kb, role, true);
  if (part === null) return found;
  return part.found || isCalled(kb, role) ? [{ at, fact: null, part }] : [];
}

/** What is said of the unit itself, and of what is printed the rest. */
function factsWith(
  { facts }: UnitNode,
  { at, fact, part: { arena } }: PlacedPart,
  printed: PrintedUnit,
): readonly Fact[] {
  const { power, health, speed, arenas, subtypes, abilities } = printed;
  const own = facts.filter((one) => one !== fact);
  const said = new Set(own.map(({ kind }) => kind));
  const read: readonly Fact[] = [
    ...(power === null ? [] : [{ at, kind: 'power', value: power } as const]),
    ...(health === null ? [] : [{ at, kind: 'health', value: { health, counters: 0 } } as const]),
    ...(speed === null ? [] : [{ at, kind: 'speed', value: speed } as const]),
    ...(arena === null ? [] : [{ at, kind: 'arena', value: arena } as const]),
    { at, kind: 'arenas', value: arenas },
    { at, kind: 'subtypes', value: subtypes },
    ...abilities.map((value) => ({ at, kind: 'ability', value }) as const),
  ];
  return [...read.filter(({ kind }) => kind === 'ability' || !said.has(kind)), ...own];
}

function withoutNumber(
  facts: readonly Fact[],
  needed: Needed,
  card: CardRecord,
  at: number,
): AttackRefusal | null {
  if (facts.some(({ kind }) => kind === needed)) return null;
  const name = fullName(card);
  const message = `${name} has no ${needed} that is printed as a number; write it behind the name: '${name}, 5 ${needed}'.`;
  return refusedAttack('INVALID_INPUT', placed(at, message), { column: at + 1 });
}

function arenaNotSaid(tree: AttackLineTree): readonly Warning[] {
  const [attacker, defender] = [standingOf(tree.attacker), standingOf(tree.defender)];
  if (attacker.arena !== null || defender.arena !== null) return [];
  const common = commonArenas(attacker, defender);
  if (common.length < 2) return [];
  const [first, other] = common.map((arena) => `${arena.charAt(0)}${arena.slice(1).toLowerCase()}`);
  const message = `No arena was said: they meet in the ${first} arena, the first that both can be in. Write 'in the ${other} arena' behind a unit if it is another.`;
  return [{ code: 'ARENA_NOT_SAID', message }];
}

function placed(at: number, message: string): string {
  return `Column ${at + 1}: ${message}`;
}
