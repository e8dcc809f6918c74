import { type Board, totalOf, unitAt, withPart } from '../board.js';
import { hitOn } from '../derived.js';
import { waysToHit } from '../dice/roll.js';
import { edge, type Node } from '../node.js';
import type { DamageInstance, Stage, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { beforePlacement } from './damage-prevention.js';
import { lookedAt, lookersAt } from './looked-at-damage.js';

/** Dice of damage hit on 4 or more, on 5 or more against Armor; nothing that looks at attack dice has to do with them. */
export function diceOfDamage(board: Board, state: State, stage: StageAt<'dice-of-damage'>): Node {
  const added = stage.asAttackDice === true ? totalOf(unitAt(board, stage.source), 'addsToAttackDice') : 0;
  const needed = hitOn(unitAt(board, stage.target), 'DAMAGE') - added;
  const looking = lookersAt(board, stage);
  const armor = stage.dice > 0 ? armorOf(board, stage.target) : [];
  const nextOf = (amount: number): Stage => {
    const { source, target, kind } = stage;
    return afterDice(board, stage.next, { source, target, amount, kind, prevention: [] });
  };
  if (looking.length > 0) return lookedAt(state, stage.dice, needed, looking, nextOf);
  const branches = waysToHit(stage.dice, needed).flatMap((weight, amount) => {
    if (weight === 0) return [];
    return [{ weight, edge: edge(withChanges(state, { stage: nextOf(amount) }), amount > 0 ? armor : []) }];
  });
  return { kind: 'CHANCE', exponent: stage.dice, branches };
}

function afterDice(board: Board, next: Stage, damage: DamageInstance): Stage {
  if (damage.amount === 0) return next;
  return next.at === 'attack-end-together'
    ? { ...next, pending: together(next.pending, damage) }
    : beforePlacement(board, [damage], next);
}

/** Damage of one source is one instance. */
export function together(
  pending: readonly DamageInstance[],
  damage: DamageInstance,
): readonly DamageInstance[] {
  const others = pending.filter(({ source }) => source !== damage.source);
  const before = pending.find(({ source }) => source === damage.source)?.amount ?? 0;
  return [...others, { ...damage, amount: damage.amount + before }];
}

function armorOf(board: Board, index: number): readonly string[] {
  return withPart(unitAt(board, index), 'hitOn').map(({ rules }) => rules.slug);
}
