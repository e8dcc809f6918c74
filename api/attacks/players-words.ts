import type { AttackLineTree, UnitNode } from '../../engine/notation/attack-line-tree.js';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import { PLAYERS_NAMES } from '../knowledge-base/players-names.js';
import { mayBeCard } from './named-card.js';

const slugOf: ReadonlyMap<string, string> = new Map(PLAYERS_NAMES);
const ANY_SAID = [...slugOf.keys()]
  .sort((a, b) => b.length - a.length)
  .map((said) => said.replaceAll(' ', '\\s+'))
  .join('|');
const SAID = new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${ANY_SAID})(?![\\p{L}'’-])`, 'giu');
/** Such a name, and behind it no more than a value: `crit`, `crit two`, `crit (2)`. */
const SAID_ALONE = new RegExp(
  `^\\W*(?:${ANY_SAID})(?:\\W+(?:x|one|two|three|four|five|six|\\d+))?[^\\p{L}\\p{N}]*$`,
  'iu',
);

/** A line as it was typed, with the printed names of keywords in place of those that players use: `crit 2` is Critical Hit 2. */
export function inPrintedNames(kb: KnowledgeBase, tree: AttackLineTree): AttackLineTree {
  const printed = <Node extends UnitNode>(node: Node): Node => ({
    ...node,
    facts: node.facts.map((fact) =>
      fact.kind === 'ability' ? { ...fact, value: printedLine(kb, fact.value) } : fact,
    ),
  });
  const { attacker, defender, others } = tree;
  return { ...tree, attacker: printed(attacker), defender: printed(defender), others: others.map(printed) };
}

/** Only where an ability line comes of it that is read to its end, or nothing else can be meant: then it is told what is wrong with that. */
function printedLine(kb: KnowledgeBase, line: string): string {
  if (!mayBeCard(line)) return line;
  const printed = line.replace(
    SAID,
    (said) => kb.keywords.get(slugOf.get(said.toLowerCase().replace(/\s+/g, ' ')) ?? '')?.name ?? said,
  );
  return printed !== line && (!mayBeCard(printed) || SAID_ALONE.test(line)) ? printed : line;
}
