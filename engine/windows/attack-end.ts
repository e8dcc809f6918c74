import { type Board, type Instance, unitAt, withPart } from '../board.js';
import type { KeywordParts, NaturalEffect } from '../keyword.js';
import { choice, edge, type Node, step } from '../node.js';
import type { Stage, StageAt } from '../stage.js';
import { type Retaliation, type State, withChanges } from '../state.js';
import { inWay, type Way } from '../way.js';
import { beforePlacement } from './damage-prevention.js';
import { together } from './dice-of-damage.js';
import { timesOwed } from './seen-naturals.js';

/** Damage that waited for the attack's end. */
interface Waiting {
  readonly slug: string;
  readonly source: number;
  readonly amount: number;
  readonly inDice: boolean;
  readonly asAttackDice?: true;
}

type Kind = 'RETALIATE' | 'BACKFIRE' | 'RIPOSTE' | 'AVENGE' | 'OVERLOAD';

const ORDER: readonly Kind[] = ['RETALIATE', 'BACKFIRE', 'RIPOSTE', 'AVENGE', 'OVERLOAD'];
const OTHER_ORDER: readonly Kind[] = ['BACKFIRE', 'RIPOSTE', 'RETALIATE', 'AVENGE', 'OVERLOAD'];

const IS_KIND: Readonly<Record<Kind, (parts: KeywordParts) => boolean>> = {
  RETALIATE: (parts) => parts.strikesBackAtEnd === true,
  BACKFIRE: (parts) => parts.onInitialNatural?.effect === 'DICE_OF_DAMAGE_TO_ITSELF',
  RIPOSTE: (parts) => parts.onFinalNatural?.effect === 'DAMAGE_BACK',
  AVENGE: (parts) => parts.avenges === true,
  OVERLOAD: (parts) => parts.powerForDamage === true,
};

/** The place of a keyword's damage among what waits for the end of the attack; null where it does not wait for that. */
export function placeAtEnd(parts: KeywordParts): number | null {
  return placeIn(ORDER, parts);
}

/** The same, as the order is read otherwise. */
export function otherPlaceAtEnd(parts: KeywordParts): number | null {
  return placeIn(OTHER_ORDER, parts);
}

function placeIn(order: readonly Kind[], parts: KeywordParts): number | null {
  const place = order.findIndex((kind) => IS_KIND[kind](parts));
  return place < 0 ? null : place;
}

/**
 * What waited for the end happens to the attacker, each an instance of its own with prevention, placement and discard. An attacker that is
 * gone takes nothing.
 */
export function attackEnd(board: Board, state: State, stage: StageAt<'attack-end'>): Node {
  if (board.readings.has('attack-end-instances'))
    return step(withChanges(state, { stage: { at: 'attack-end-together', done: 0, pending: [] } }));
  const kind = orderOf(board)[stage.step];
  if (kind === undefined || state.inPlay[board.attacker] !== true) return step(afterAll(board, state));
  const all = waitingOf(board, state, kind);
  const waiting = all[stage.index];
  if (waiting === undefined)
    return attackEnd(board, state, { at: 'attack-end', step: stage.step + 1, index: 0 });
  const next: Stage = { at: 'attack-end', step: stage.step, index: stage.index + 1 };
  const isFree = kind === 'RETALIATE' && board.readings.has('retaliate-order');
  if (isFree && all.length - stage.index > 1) return anyOrder(board, state, stage.index, next);
  return step(withChanges(state, { stage: doing(board, waiting, next) }), [waiting.slug]);
}

/** Does anything wait for the end of the attack, or could it? */
export function waitsForEnd({ retaliations, owed, toAvenge, powered }: State): boolean {
  return retaliations.length > 0 || owed.length > 0 || powered || toAvenge.some((discards) => discards > 0);
}

function orderOf(board: Board): readonly Kind[] {
  return board.readings.has('attack-end-order') ? OTHER_ORDER : ORDER;
}

/** Area Damage comes last, as read the other way. */
function afterAll(board: Board, state: State): State {
  const more = board.readings.has('area-damage-at-once') && state.aftermath > 0;
  return withChanges(state, { stage: more ? { at: 'unit-discard', ended: true } : { at: 'end' } });
}

/** The attacker says which Retaliate is next. */
function anyOrder(board: Board, state: State, index: number, next: Stage): Node {
  const done = state.retaliations.slice(0, index);
  const left = state.retaliations.slice(index);
  return choice(
    'ATTACKER',
    'attack-end',
    left.map((first) => {
      const retaliations = [...done, first, ...left.filter((other) => other !== first)];
      const { slug } = first;
      const stage = doing(board, waitingFor(board, first), next);
      const does = `take ${first.dice} dice of damage next`;
      return { edge: edge(withChanges(state, { retaliations, stage }), [slug]), keyword: slug, does };
    }),
  );
}

/** As read the other way: all that waited is rolled first, then it is prevented, placed and discards together. */
export function attackEndTogether(board: Board, state: State, stage: StageAt<'attack-end-together'>): Node {
  const all = orderOf(board).flatMap((kind) => waitingOf(board, state, kind));
  const waiting = all[stage.done];
  if (state.inPlay[board.attacker] !== true || (waiting === undefined && stage.pending.length === 0))
    return step(afterAll(board, state));
  const next: StageAt<'attack-end-together'> = { ...stage, done: stage.done + 1 };
  if (waiting !== undefined)
    return step(withChanges(state, { stage: gathering(board, waiting, next) }), [waiting.slug]);
  const end: Stage = { ...next, pending: [] };
  return step(withChanges(state, { stage: beforePlacement(board, stage.pending, end) }));
}

function gathering(board: Board, waiting: Waiting, next: StageAt<'attack-end-together'>): Stage {
  const { source, amount, inDice } = waiting;
  const target = board.attacker;
  if (inDice) return inDiceOf(board, waiting, next);
  return amount === 0
    ? next
    : {
        ...next,
        pending: together(next.pending, { source, target, amount, kind: 'ABILITY', prevention: [] }),
      };
}

function doing(board: Board, waiting: Waiting, next: Stage): Stage {
  const { source, amount, inDice } = waiting;
  if (amount === 0) return next;
  return inDice
    ? inDiceOf(board, waiting, next)
    : beforePlacement(
        board,
        [{ source, target: board.attacker, amount, kind: 'ABILITY', prevention: [] }],
        next,
      );
}

function inDiceOf(board: Board, { source, amount, asAttackDice }: Waiting, next: Stage): Stage {
  const dice: Stage = {
    at: 'dice-of-damage',
    dice: amount,
    source,
    target: board.attacker,
    kind: 'ABILITY',
    next,
  };
  return asAttackDice === true ? { ...dice, asAttackDice } : dice;
}

function waitingOf(board: Board, state: State, kind: Kind): readonly Waiting[] {
  switch (kind) {
    case 'RETALIATE':
      return state.retaliations
        .filter((retaliation) => resolves(board, state, retaliation))
        .map((retaliation) => waitingFor(board, retaliation));
    case 'BACKFIRE':
      return owed(board, state, board.attacker, 'DICE_OF_DAMAGE_TO_ITSELF').map((instance) =>
        waiting(instance, true, timesOwed(state, instance)),
      );
    case 'RIPOSTE':
      return board.units.flatMap(({ index }) =>
        owed(board, state, index, 'DAMAGE_BACK')
          .filter(() => state.inPlay[index] === true || !board.readings.has('riposte-survives'))
          .map((instance) => waiting(instance, false, timesOwed(state, instance))),
      );
    case 'AVENGE':
      return board.units.flatMap(({ index }) => avenging(board, state, index));
    case 'OVERLOAD':
      return state.powered
        ? withPart(unitAt(board, board.attacker), 'powerForDamage')
            .filter((instance) => !inWay(instance, 'WITHOUT_DAMAGE'))
            .map((instance) => waiting(instance, true))
        : [];
  }
}

function owed(board: Board, state: State, unit: number, effect: NaturalEffect): readonly Instance[] {
  return state.owed.length === 0
    ? []
    : withPart(unitAt(board, unit), `natural ${effect}`).filter((instance) => timesOwed(state, instance) > 0);
}

/** Even if its unit is gone, or is the defender no more: but in ways that the game does not have. */
function resolves(board: Board, state: State, { unit, slug }: Retaliation): boolean {
  const ways = strikingWith(board, unit, slug);
  const isLate = unit !== state.defender && ways('LAST_DEFENDER_ONLY');
  return !isLate && (state.inPlay[unit] === true || !ways('WHILE_IN_PLAY'));
}

function strikingWith(board: Board, unit: number, slug: string): (way: Way) => boolean {
  const instances = withPart(unitAt(board, unit), 'ways').filter(({ rules }) => rules.slug === slug);
  return (way) => instances.some((instance) => inWay(instance, way));
}

function waitingFor(board: Board, { unit, dice, slug }: Retaliation): Waiting {
  const waits: Waiting = { slug, source: unit, amount: dice, inDice: true };
  return strikingWith(board, unit, slug)('WITH_ATTACK_DICE') ? { ...waits, asAttackDice: true } : waits;
}

function waiting({ rules, unit, value }: Instance, inDice: boolean, times = 1): Waiting {
  return { slug: rules.slug, source: unit, amount: Math.max(0, value) * times, inDice };
}

/** X dice for each discard, if the avenger is still in play. */
function avenging(board: Board, state: State, index: number): readonly Waiting[] {
  const isGone = state.inPlay[index] !== true && !board.readings.has('avenge-survivor');
  if (isGone && !withPart(unitAt(board, index), 'avenges').some((one) => inWay(one, 'FOR_ITSELF_TOO')))
    return [];
  const discards = state.toAvenge[index] ?? 0;
  return Array.from({ length: discards }).flatMap(() =>
    withPart(unitAt(board, index), 'avenges').map((instance) => waiting(instance, true)),
  );
}
