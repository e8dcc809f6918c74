import type { AttackSide } from '../attack-input.js';
import { attackEnd, avenge, damage } from './attack-end.js';
import {
  canBeAttacked,
  countersOn,
  everyUnit,
  has,
  healthOf,
  isInPlay,
  sideOfTarget,
  unitAt,
} from './board.js';
import { commit, reveal } from './cunning.js';
import { attackPop, declare } from './declare-and-attack-pop.js';
import { ONE } from './exact.js';
import type { OracleAttack, OracleRefusal, OracleReport } from './oracle-attack.js';
import { countHits, overkill, parry } from './pending-damage.js';
import { areaDamage, place } from './placement.js';
import { preventionPop } from './prevention.js';
import { reportOf } from './report-of.js';
import { initialRoll, lookAtInitialRoll, luckyRevealed, luckyUnseen, rerollPop, roll } from './rolling.js';
import { solve } from './solve.js';
import { ATTACKER, type Game, type Node, type State, type Step } from './state.js';

/**
 * One attack by brute force: every roll, every option of both players, exact numbers. Meant for small attacks
 * in tests (about 4 attack dice, 3 dice of damage); nothing in it is fast by design.
 */
export function solveByBruteForce(attack: OracleAttack): OracleReport | OracleRefusal {
  const game = gameOf(attack);
  const start = startOf(game, attack);
  if (!canBeAttacked(game, start, start.defender)) return { ok: false, code: 'ILLEGAL_ATTACK' };
  const ends = solve({ play: (state) => play(game, state), score: scorer(game, start) }, start);
  if (!ends) return { ok: false, code: 'INVALID_INPUT' };
  const total = [...ends.chances.values()].reduce((sum, chance) => sum + chance, 0n);
  if (total !== ONE) throw new Error(`The chances add up to ${total} of ${ONE}.`);
  return reportOf(attack, start, ends);
}

function gameOf(attack: OracleAttack): Game {
  const { attacker, defender, others, darkSide, objective, policy, roll: known, selfAttack } = attack;
  const units = selfAttack ? [attacker, ...others] : [attacker, defender, ...others];
  return { units, darkSide, objective, policy, roll: known, selfAttack };
}

function startOf(game: Game, attack: OracleAttack): State {
  return {
    counters: game.units.map(({ counters }) => counters),
    gone: game.units.map(() => false),
    defender: game.selfAttack ? ATTACKER : 1,
    force: { ATTACKER: attack.force.ATTACKER, DEFENDER: attack.force.DEFENDER },
    overloaded: false,
    used: [],
    retaliations: [],
    backfire: false,
    dice: [],
    naturalOne: false,
    naturalTwo: false,
    damage: [],
    felled: [],
    commitments: [],
    luckyCommitted: 0,
    todo: windows(game),
  };
}

/** The windows in order; under Cunning the defender commits before the roll. */
function windows(game: Game): readonly Step[] {
  const pop = { turn: game.darkSide, passes: 0 };
  const cunning = has(game, ATTACKER, 'cunning');
  return [
    { do: 'declare' },
    { do: 'attack-pop', ...pop },
    ...(cunning ? [{ do: 'commit' } as const] : []),
    { do: 'initial-roll' },
    ...(cunning
      ? ([{ do: 'lucky-unseen' }, { do: 'lucky-revealed' }] as const)
      : [{ do: 'reroll-pop', ...pop } as const]),
    { do: 'count-hits' },
    { do: 'parry' },
    ...(cunning ? [{ do: 'reveal' } as const] : []),
    { do: 'prevention-pop', ...pop },
    { do: 'place' },
    { do: 'attack-end' },
  ];
}

function play(game: Game, state: State): Node {
  const [step] = state.todo;
  if (!step) return { kind: 'end' };
  switch (step.do) {
    case 'declare':
      return declare(game, state);
    case 'attack-pop':
      return attackPop(game, state, step);
    case 'commit':
      return commit(game, state);
    case 'initial-roll':
    case 'look-at-initial-roll':
    case 'roll':
    case 'reroll-pop':
    case 'lucky-unseen':
    case 'lucky-revealed':
      return playDice(game, state, step);
    case 'attack-end':
      return attackEnd(game, state);
    case 'avenge':
      return avenge(game, state);
    default:
      return playDamage(game, state, step);
  }
}

type DiceStep = Extract<
  Step,
  {
    do: 'initial-roll' | 'look-at-initial-roll' | 'roll' | 'reroll-pop' | 'lucky-unseen' | 'lucky-revealed';
  }
>;

function playDice(game: Game, state: State, step: DiceStep): Node {
  switch (step.do) {
    case 'initial-roll':
      return initialRoll(game, state);
    case 'look-at-initial-roll':
      return lookAtInitialRoll(game, state);
    case 'roll':
      return roll(state, step.dice);
    case 'reroll-pop':
      return rerollPop(game, state, step);
    case 'lucky-unseen':
      return luckyUnseen(game, state);
    default:
      return luckyRevealed(game, state);
  }
}

type DamageStep = Exclude<
  Step,
  DiceStep | { do: 'declare' | 'attack-pop' | 'commit' | 'attack-end' | 'avenge' }
>;

function playDamage(game: Game, state: State, step: DamageStep): Node {
  switch (step.do) {
    case 'count-hits':
      return countHits(game, state);
    case 'overkill':
      return overkill(game, state, step);
    case 'parry':
      return parry(game, state);
    case 'reveal':
      return reveal(game, state);
    case 'prevention-pop':
      return preventionPop(game, state, step);
    case 'place':
      return place(game, state);
    case 'area-damage':
      return areaDamage(game, state);
    default:
      return damage(game, state, step);
  }
}

/** The section Choice: enemy less own, seen from the attacking side; the defending side wants the opposite. */
function scorer(game: Game, start: State): (end: State) => readonly [number, number] {
  const signOf = (side: AttackSide): number => (side === 'DEFENDER' ? 1 : -1);
  const remaining = everyUnit(game).map((unit) => healthOf(game, start, unit) - unitAt(game, unit).counters);
  const sum = (of: (unit: number) => number): number =>
    everyUnit(game).reduce((total, unit) => total + signOf(sideOfTarget(game, unit, true)) * of(unit), 0);
  return (end) => {
    const placed = (unit: number): number => countersOn(end, unit) - countersOn(start, unit);
    const discards = sum((unit) => (isInPlay(end, unit) ? 0 : 1));
    if (game.objective === 'DAMAGE') return [sum(placed), discards];
    return [discards, sum((unit) => Math.min(placed(unit), remaining[unit] ?? 0))];
  };
}
