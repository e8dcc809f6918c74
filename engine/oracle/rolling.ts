import type { AttackSide } from '../attack-input.js';
import { costOf, neededToHit, REACHES, totalOf, unitAt } from './board.js';
import { attackDice } from './declare-and-attack-pop.js';
import { ascending, choicesOfDice, rollsOf, without } from './ordered-dice.js';
import { afterPlay, compareOrder, type Play, turnInPop } from './pop.js';
import {
  ATTACKER,
  doFirst,
  done,
  type Game,
  goOn,
  type Node,
  pay,
  type State,
  type Step,
  use,
} from './state.js';

/** R8b: with a known roll, a line of play that would throw another number of dice is not open. */
export function initialRoll(game: Game, state: State): Node {
  const count = attackDice(game, state, REACHES[unitAt(game, state.defender).arena]);
  const next = done(state, { do: 'look-at-initial-roll' });
  if (!game.roll) return goOn(doFirst(next, { do: 'roll', dice: count }));
  if (game.roll.length !== count) return { kind: 'impossible' };
  return goOn({ ...next, dice: ascending(game.roll) });
}

/** Attack dice join those that lie there: the first throw, Fury's dice, and dice taken up for a re-roll. */
export function roll(state: State, count: number): Node {
  const next = done(state);
  return {
    kind: 'chance',
    branches: rollsOf(count).map(({ dice, ways }) => ({
      ways,
      state: { ...next, dice: ascending([...state.dice, ...dice]) },
    })),
  };
}

/** R4, R5: Fury and Backfire see the initial roll and nothing later. */
export function lookAtInitialRoll(game: Game, state: State): Node {
  const fury = state.dice.includes(4) ? totalOf(game, ATTACKER, 'fury') : 0;
  const backfire = state.dice.includes(3) && totalOf(game, ATTACKER, 'backfire') > 0;
  const next = { ...done(state), backfire };
  return goOn(fury > 0 ? doFirst(next, { do: 'roll', dice: fury }) : next);
}

export function isHit(game: Game, state: State, natural: number): boolean {
  return natural + totalOf(game, ATTACKER, 'accuracy') >= neededToHit(game, state.defender);
}

type PopStep = Extract<Step, { do: 'reroll-pop' }>;

export function rerollPop(game: Game, state: State, step: PopStep): Node {
  const plays = rerolls(game, state, afterPlay(state, step), step.turn);
  return turnInPop(state, step, game.policy.lucky, plays);
}

/** R6: the attacker's and the (present) defender's own, once an attack for each unit. */
function luckyUnit(state: State, side: AttackSide): number {
  return side === 'ATTACKER' ? ATTACKER : state.defender;
}

/** How many dice the side may still re-roll, and what it costs. */
export function luckyOf(
  game: Game,
  state: State,
  side: AttackSide,
): { readonly most: number; readonly cost: number } {
  const unit = luckyUnit(state, side);
  const cost = costOf(game, unit, 'lucky');
  const spent = state.used.includes(`lucky ${unit}`) || cost > state.force[side];
  return { most: spent ? 0 : totalOf(game, unit, 'lucky'), cost };
}

function rerolls(game: Game, state: State, next: State, side: AttackSide): readonly Play[] {
  const { most, cost } = luckyOf(game, state, side);
  const paid = pay(use(next, `lucky ${luckyUnit(state, side)}`), side, cost);
  const always = dutifulReroll(game, state, side, most).join('');
  return choicesOfDice(state.dice, most).map((chosen) => ({
    ability: 'lucky',
    state: rerolling(paid, chosen),
    order: rerollOrder(chosen, side),
    full: chosen.join('') === always,
  }));
}

function rerolling(state: State, chosen: readonly number[]): State {
  return doFirst({ ...state, dice: without(state.dice, chosen) }, { do: 'roll', dice: chosen.length });
}

/** The policy ALWAYS: one's own misses, or the enemy's hits, worst first. */
function dutifulReroll(game: Game, state: State, side: AttackSide, most: number): readonly number[] {
  const hits = state.dice.filter((natural) => isHit(game, state, natural));
  const misses = state.dice.filter((natural) => !isHit(game, state, natural));
  return ascending(side === 'ATTACKER' ? misses.slice(0, most) : hits.toReversed().slice(0, most));
}

/** Fewer dice, then the lowest naturals (the attacker) or the highest (the defender). */
function rerollOrder(chosen: readonly number[], side: AttackSide): readonly number[] {
  return [chosen.length, ...(side === 'ATTACKER' ? chosen : chosen.toReversed().map((natural) => -natural))];
}

/**
 * Under Cunning the attacker's re-roll falls while only he sees the dice, so it comes first whoever is the
 * Dark Side, and knows what the defender has committed.
 */
export function luckyUnseen(game: Game, state: State): Node {
  const next = done(state);
  return oneReroll(game, 'ATTACKER', next, rerolls(game, state, next, 'ATTACKER'));
}

/** Under Cunning the defender fixed the number before the roll and picks the dice after the reveal. */
export function luckyRevealed(game: Game, state: State): Node {
  const next = done({ ...state, luckyCommitted: 0 });
  const count = Math.min(state.luckyCommitted, state.dice.length);
  if (count === 0) return goOn(next);
  if (game.policy.lucky === 'ALWAYS') {
    return goOn(rerolling(next, dutifulReroll(game, state, 'DEFENDER', count)));
  }
  const choices = choicesOfDice(state.dice, count)
    .filter((chosen) => chosen.length === count)
    .toSorted((a, b) => compareOrder(rerollOrder(a, 'DEFENDER'), rerollOrder(b, 'DEFENDER')));
  return { kind: 'choice', side: 'DEFENDER', groups: [choices.map((chosen) => rerolling(next, chosen))] };
}

function oneReroll(game: Game, side: AttackSide, pass: State, plays: readonly Play[]): Node {
  if (game.policy.lucky === 'NEVER') return goOn(pass);
  const sorted = plays.toSorted((a, b) => compareOrder(a.order, b.order)).map((play) => play.state);
  if (game.policy.lucky === 'OPTIMAL') return { kind: 'choice', side, groups: [[pass, ...sorted]] };
  const always = plays.filter((play) => play.full).map((play) => play.state);
  return { kind: 'choice', side, groups: [always, [pass]] };
}
