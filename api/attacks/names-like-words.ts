import type { AttackLineTree, UnitNode } from '../../engine/notation/attack-line-tree.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { isCalled } from './named-card.js';

/** Where a unit may begin; before it a sign or word that parts units. */
const UNIT_STARTS =
  /(?:^\s*(?:attacker\s*:\s*)?|\s(?:versus|vs\.?|against|attacks|attacking|v\.?|@):?\s+(?:defender\s*:\s*)?|\s\+\s+)(?=\S)/giu;
/** Words that an attack line reads as its own at the beginning of a unit. */
const OWN_WORD =
  /^(?:vs\.?|versus|v\.?|against|attacks|attacking|has|having|with|and|in|on|at|types?|subtypes?|itself|tapped|untapped|force|roll|space|ground|character)(?=\s)/i;
const WORD_STARTS = /(?<![\p{L}\p{N}])[a-z]/giu;
const LONGEST_NAME = 10;
/** Letters stand here for a time: the line keeps its length, and with it its columns. */
const SHIFT = 0xe000;
const SHIFTED = /[\uE041-\uE07A]/g;

/** A line in which names of cards that begin with a word of the notation (`Vs Vanderbilt`, `Has Been`) begin with none; `asTyped` undoes it. */
export function withNamesApart(kb: KnowledgeBase, line: string): string {
  if (line.search(SHIFTED) >= 0) return line;
  let apart = line;
  for (const start of unitStarts(line)) {
    const name = nameAt(kb, line.slice(start));
    if (name === null || apart.slice(start, start + name.length) !== name) continue;
    apart = apart.slice(0, start) + shifted(name) + apart.slice(start + name.length);
  }
  return apart;
}

/** Also in the middle of what looks like one: `Vs Vs Vanderbilt`. */
function unitStarts(line: string): readonly number[] {
  const starts: number[] = [];
  for (let at = 0; at < line.length; at += 1) {
    UNIT_STARTS.lastIndex = at;
    const found = UNIT_STARTS.exec(line);
    if (found === null) break;
    // From the middle of a sign of two code units the search begins before it.
    if (found.index < at) continue;
    starts.push(found.index + found[0].length);
    at = found.index;
  }
  return starts;
}

/** The longest name of a card with which a text begins, if its first word is one of the notation. */
function nameAt(kb: KnowledgeBase, text: string): string | null {
  if (!OWN_WORD.test(text)) return null;
  const ends = [...text.matchAll(/(?=[\s,;])|$/g)].map(({ index }) => index).slice(0, LONGEST_NAME);
  const end = ends.findLast((one) => isCalled(kb, text.slice(0, one)));
  return end === undefined ? null : text.slice(0, end);
}

function shifted(name: string): string {
  return name.replace(WORD_STARTS, (letter) => String.fromCharCode(letter.charCodeAt(0) + SHIFT));
}

/** The same text with the letters that were typed. */
export function asTyped(text: string): string {
  return text.replace(SHIFTED, (letter) => String.fromCharCode(letter.charCodeAt(0) - SHIFT));
}

/** The same tree with the names that were typed. */
export function withTypedNames(tree: AttackLineTree): AttackLineTree {
  const typed = <Node extends UnitNode>(node: Node): Node => ({
    ...node,
    facts: node.facts.map((fact) =>
      fact.kind === 'ability' ? { ...fact, value: asTyped(fact.value) } : fact,
    ),
  });
  const { attacker, defender, others } = tree;
  return { ...tree, attacker: typed(attacker), defender: typed(defender), others: others.map(typed) };
}
