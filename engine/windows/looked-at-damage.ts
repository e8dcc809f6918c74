import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { dieByDie, rollDice, waysToHit } from '../dice/roll.js';
import type { NaturalEffect } from '../keyword.js';
import { edge, type Node } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import { type State, withChanges } from '../state.js';
import { inWay } from '../way.js';
import { times, type Whole } from '../whole.js';

/** Instances that look at dice of damage as at attack dice, in a way that the game does not have: at those of their unit, or against it. */
export function lookersAt(board: Board, { source, target }: StageAt<'dice-of-damage'>): readonly Instance[] {
  const own = lookers(board, source).filter((instance) => !looksAtOthers(instance));
  const others = lookers(board, target).filter(looksAtOthers);
  return [...own, ...others];
}

function lookers(board: Board, index: number): readonly Instance[] {
  const unit = unitAt(board, index);
  return [...withPart(unit, 'onInitialNatural'), ...withPart(unit, 'onFinalNatural')].filter((instance) =>
    inWay(instance, 'ALL_DICE'),
  );
}

function looksAtOthers(instance: Instance): boolean {
  return has(instance, 'PREVENTION') || has(instance, 'DAMAGE_BACK');
}

function has({ rules }: Instance, ...effects: readonly NaturalEffect[]): boolean {
  const looked = rules.parts.onFinalNatural ?? rules.parts.onInitialNatural;
  return looked !== undefined && effects.includes(looked.effect);
}

const HITS = 32;

/** The dice fall, are looked at once, and what the naturals bring joins the damage. */
export function lookedAt(
  state: State,
  dice: number,
  needed: number,
  looking: readonly Instance[],
  nextOf: (amount: number) => Stage,
): Node {
  const faces = looking.map(
    ({ rules }) => (rules.parts.onFinalNatural ?? rules.parts.onInitialNatural)?.face ?? 0,
  );
  const bit = (index: number): number => HITS * 2 ** index;
  const shows = (code: number, index: number): boolean => Math.floor(code / bit(index)) % 2 === 1;
  const rolled = rollDice(
    dice,
    new Map([[0, 1]]),
    dieByDie((code, face) =>
      faces.reduce(
        (sum, looked, index) => (looked === face && !shows(code, index) ? sum + bit(index) : sum),
        code + (face >= needed ? 1 : 0),
      ),
    ),
  );
  const most = total(looking, 'ATTACK_DICE');
  const branches = [...rolled].flatMap(([code, ways]) => {
    const seen = looking.filter((_, index) => shows(code, index));
    const more = total(seen, 'ATTACK_DICE');
    return waysToHit(more, needed).map((extra, hits) => ({
      weight: times(times(ways, extra), sixes(most - more)),
      edge: edge(
        withChanges(state, {
          owed: [...state.owed, ...owing(seen)],
          stage: nextOf(amountOf(seen, (code % HITS) + hits)),
        }),
        seen.map(({ rules }) => rules.slug),
      ),
    }));
  });
  return { kind: 'CHANCE', exponent: dice + most, branches };
}

function amountOf(seen: readonly Instance[], hits: number): number {
  return Math.max(0, hits + total(seen, 'DAMAGE') - total(seen, 'PREVENTION'));
}

function total(instances: readonly Instance[], effect: NaturalEffect): number {
  return instances
    .filter((instance) => has(instance, effect))
    .reduce((sum, { value }) => sum + Math.max(0, value), 0);
}

function owing(seen: readonly Instance[]): readonly number[] {
  return seen
    .filter((instance) => has(instance, 'DAMAGE_BACK', 'DICE_OF_DAMAGE_TO_ITSELF'))
    .map(({ id }) => id);
}

function sixes(exponent: number): Whole {
  return 6 ** exponent;
}
