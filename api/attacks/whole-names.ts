import { parseFacts } from '../../engine/notation/attack-line-parser.js';
import type { AttackLineTree, Fact, OtherNode, UnitNode } from '../../engine/notation/attack-line-tree.js';
import { withFactsApart } from '../../engine/notation/facts-behind.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { isCalled, mayBeCard } from './named-card.js';

type Line = Extract<Fact, { readonly kind: 'ability' }>;

/** Parts that a name with commas is divided into. */
const MOST_PARTS = 4;
/** Words behind the name of a card that are tried. */
const MOST_WORDS = 24;
const WITH = /^(?:with|w\/|and|having|has|&)\s+/i;

/**
 * A line whose parts are whole names of cards, as far as cards are called so: `Ann, Queen of Naboo` is one name, `"Quick" Ned Low` behind
 * a plus is no unit called Quick, and `Hanharr Lucky 1 tapped` is a name and what is said of the unit.
 */
export function withWholeNames(kb: KnowledgeBase, tree: AttackLineTree): AttackLineTree {
  const { attacker, defender, others } = tree;
  return {
    ...tree,
    attacker: wholeNames(kb, attacker),
    defender: wholeNames(kb, defender),
    others: others.map((other) => wholeNames(kb, withNickname(kb, other))),
  };
}

function wholeNames<Node extends UnitNode>(kb: KnowledgeBase, node: Node): Node {
  const facts = joinedNames(kb, node.facts).flatMap((fact) =>
    isTyped(fact) ? (nameAndFacts(kb, fact) ?? [fact]) : [fact],
  );
  return { ...node, facts };
}

function isTyped(fact: Fact | undefined): fact is Line {
  return fact?.kind === 'ability' && fact.quoted !== true;
}

/** With names that commas have divided made whole. */
function joinedNames(kb: KnowledgeBase, facts: readonly Fact[]): readonly Fact[] {
  const joined: Fact[] = [];
  let at = 0;
  while (at < facts.length) {
    const found = nameFrom(kb, facts.slice(at, at + MOST_PARTS));
    const fact = found?.name ?? facts[at];
    if (fact !== undefined) joined.push(fact);
    at += found?.parts ?? 1;
  }
  return joined;
}

/** The longest name that begins with the first part and has several. */
function nameFrom(
  kb: KnowledgeBase,
  facts: readonly Fact[],
): { readonly name: Line; readonly parts: number } | null {
  const [first] = facts;
  if (!isTyped(first)) return null;
  for (let parts = facts.length; parts > 1; parts -= 1) {
    const lines = facts.slice(0, parts).filter(isTyped);
    const value = lines.map((line) => line.value).join(', ');
    if (lines.length === parts && isCalled(kb, value)) return { name: { ...first, value }, parts };
  }
  return null;
}

/** The longest name of a card that the text begins with, where the rest says something of the unit; null where it is all one name, or no card. */
function nameAndFacts(kb: KnowledgeBase, line: Line): readonly Fact[] | null {
  if (isCalled(kb, line.value) || !mayBeCard(line.value)) return null;
  for (const { index, 0: gap } of [...line.value.matchAll(/\s+/g)].slice(0, MOST_WORDS).toReversed()) {
    const name = line.value.slice(0, index);
    if (!isCalled(kb, name)) continue;
    const behind = line.value.slice(index + gap.length);
    const rest = behind.replace(WITH, '');
    const facts = parseFacts(rest, 'Facts');
    if (facts === null) continue;
    const from = line.at + line.value.length - rest.length;
    const node = withFactsApart({ at: from, itself: false, facts });
    if (node.facts.some((fact) => fact.kind === 'ability' && mayBeCard(fact.value))) continue;
    return [{ ...line, value: name }, ...node.facts.map((fact) => ({ ...fact, at: fact.at + from }))];
  }
  return null;
}

/** What stands in quotes before a unit is its name, unless it is the beginning of the name of a card. */
function withNickname(kb: KnowledgeBase, other: OtherNode): OtherNode {
  const [first, ...rest] = other.facts;
  if (other.role === null || !isTyped(first)) return other;
  const value = `"${other.role}" ${first.value}`;
  const isName = isCalled(kb, value) && !isCalled(kb, first.value);
  return isName ? { ...other, role: null, facts: [{ ...first, at: other.at, value }, ...rest] } : other;
}
