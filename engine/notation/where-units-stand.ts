import type { Arena, AttackSide } from '../attack-input.js';
import { KEYWORDS } from '../keyword-list.js';
import { parseAbilityLines } from './ability-line.js';
import { PLAIN_UNIT } from './attack-line-defaults.js';
import type { AttackLineTree, Fact, UnitNode } from './attack-line-tree.js';
import { GAME_KEYWORDS } from './game-keywords.js';
import { ownArena, type Standing } from './meeting-arena.js';

/** What a line says of the arena of a unit. */
export function standingOf({ facts }: UnitNode): Standing {
  let standing: Standing = { arena: null, arenas: null };
  for (const fact of facts) {
    if (fact.kind === 'arena') standing = { ...standing, arena: fact.value };
    if (fact.kind === 'arenas' && fact.value.length > 0) standing = { ...standing, arenas: fact.value };
  }
  return standing;
}

/**
 * Gives an arena to every unit of which the line says none. Attacker and defender stand in the one that is said of the other, unless the
 * attacker reaches another one from there; further units stand beside the one of their side. `unsaid`: where the attack takes place if
 * nothing is said of either; null leaves the line as it is.
 */
export function inArenas(tree: AttackLineTree, unsaid: Arena | null): AttackLineTree {
  const [attacker, defender] = [standingOf(tree.attacker), standingOf(tree.defender)];
  const said = attacker.arena ?? defender.arena ?? unsaid;
  if (said === null) return tree;
  const reached = attacker.arena === null && defender.arena === null ? [] : arenasReached(tree.attacker);
  const arenaOf: Readonly<Record<AttackSide, Arena>> = {
    ATTACKER: ownArena(attacker, reached.includes(said) ? PLAIN_UNIT.arena : said),
    DEFENDER: ownArena(defender, arenaStruck(said, reached, defender)),
  };
  const standing = <Node extends UnitNode>(node: Node, side: AttackSide): Node => {
    const place = standingOf(node);
    if (node.itself || place.arena !== null) return node;
    const arena: Fact = { at: node.at, kind: 'arena', value: ownArena(place, arenaOf[side]) };
    return { ...node, facts: [...node.facts, arena] };
  };
  return {
    ...tree,
    attacker: standing(tree.attacker, 'ATTACKER'),
    defender: standing(tree.defender, 'DEFENDER'),
    others: tree.others.map((other) => standing(other, sideOf(other))),
  };
}

/** One that can be in the arena of the attacker is attacked there. */
function arenaStruck(said: Arena, reached: readonly Arena[], { arenas }: Standing): Arena {
  if (arenas?.includes(said) === true) return said;
  return reached.find((arena) => arena !== said) ?? said;
}

/** Does the attacker reach the arena of the defender from another one, for which it needs no power of its own? */
export function attacksFromAfar({ attacker, defender }: AttackLineTree): boolean {
  const [from, to] = [standingOf(attacker).arena, standingOf(defender).arena];
  return from !== null && to !== null && from !== to && arenasReached(attacker).includes(to);
}

/** Those in which its abilities let a unit attack from another one. */
function arenasReached({ facts }: UnitNode): readonly Arena[] {
  const slugs = facts.flatMap((fact) =>
    fact.kind === 'ability'
      ? parseAbilityLines(fact.value, GAME_KEYWORDS).abilities.map((one) =>
          one.kind === 'KEYWORD' ? one.keyword : '',
        )
      : [],
  );
  return KEYWORDS.flatMap(({ slug, parts }) =>
    parts.reaches !== undefined && slugs.includes(slug) ? [parts.reaches] : [],
  );
}

function sideOf({ facts }: UnitNode): AttackSide {
  const fact = facts.find(({ kind }) => kind === 'side');
  return fact?.kind === 'side' ? fact.value : 'DEFENDER';
}
