import { parseAbilityLines } from './ability-line.js';
import { parseFacts } from './attack-line-parser.js';
import type { Fact, UnitNode } from './attack-line-tree.js';
import { GAME_KEYWORDS } from './game-keywords.js';

/** An ability line, and what is said of the unit behind it without a comma: `Armor in Space`, `Evade 2 tapped`. */
export interface LineWithFacts {
  readonly line: string;
  /** Offsets from the beginning of the text. */
  readonly facts: readonly Fact[];
}

const MAY_BE_FACT =
  /(?:space|ground|character|arena|zone|tapped|power|pow|pwr|speed|health|hp|points|counters?|damage|side)\s*\)?$/i;
const ARENA_BEHIND =
  /\s(?:in|on|at)\s+(?:the\s+)?(?:space|ground|character)(?:\s+arena)?$|\((?:space|ground|character)\)$/i;
const JOINT = /\s+(?:with|w\/|and|having|has|&)$/i;
/** Words behind an ability that are tried. */
const MOST_WORDS = 12;

/** Null where all of the text belongs to the ability, or it is none. */
export function factsBehind(text: string): LineWithFacts | null {
  if (!MAY_BE_FACT.test(text)) return null;
  for (const { index, 0: gap } of [...text.matchAll(/\s+/g)].slice(-MOST_WORDS)) {
    const at = index + gap.length;
    const facts = parseFacts(text.slice(at), 'OnlyFacts');
    const line = text.slice(0, index).replace(JOINT, '');
    if (facts !== null && isWhole(line))
      return { line, facts: facts.map((fact) => ({ ...fact, at: fact.at + at })) };
  }
  return null;
}

/** Is it an ability of the unit itself, to whose end nothing is missing? What follows a condition, a formula or an effect belongs to it. */
function isWhole(line: string): boolean {
  const { abilities, pieces, problems } = parseAbilityLines(line, GAME_KEYWORDS);
  const last = abilities.at(-1);
  if (
    last === undefined ||
    problems.length > 0 ||
    pieces.some(({ kind, text }) => kind === 'TEXT' && /\p{L}{2}/u.test(text))
  )
    return false;
  if (last.granted !== null || last.condition !== null) return false;
  return last.kind === 'BONUS' || (last.effect === null && last.valueText?.includes('X') !== true);
}

/**
 * The unit with what stands behind its abilities as facts of their own. An arena behind an ability is that of the unit; where that is
 * said elsewhere, or the line is in quotes, it is the condition of the ability.
 */
export function withFactsApart<Node extends UnitNode>(node: Node): Node {
  const hasArena = node.facts.some(saysArena);
  const facts = node.facts.flatMap((fact): readonly Fact[] => {
    const found = fact.kind === 'ability' && fact.quoted !== true ? factsBehind(fact.value) : null;
    const isCondition = hasArena && found?.facts.every(({ kind }) => kind === 'arena') === true;
    if (found === null || isCondition) return [fact];
    return [
      { ...fact, kind: 'ability', value: found.line },
      ...found.facts.map((one) => ({ ...one, at: one.at + fact.at })),
    ];
  });
  return { ...node, facts: oneArena(facts) };
}

/** The same arena behind several abilities is said once. */
function oneArena(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    (fact, index) =>
      fact.kind !== 'arena' ||
      !facts.slice(0, index).some((earlier) => earlier.kind === 'arena' && earlier.value === fact.value),
  );
}

/** Of the unit: not behind an ability, but as a part of its own, or behind the name of a card. */
function saysArena(fact: Fact): boolean {
  if (fact.kind === 'arena') return true;
  return (
    fact.kind === 'ability' &&
    ARENA_BEHIND.test(fact.value) &&
    parseAbilityLines(fact.value, GAME_KEYWORDS).abilities.length === 0
  );
}
