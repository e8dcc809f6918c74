import type { PolicyInput } from '../engine/attack-input.js';
import { type Board, type Instance, unitAt } from '../engine/board.js';
import { attackDice } from '../engine/derived.js';
import type { KeywordParts } from '../engine/keyword.js';
import { LIMITS } from '../engine/limits.js';
import { initialState } from '../engine/state.js';

/** What an instance finds in the attack. */
interface Measures {
  /** Its own: at least 1, and at most one more than there are dice. */
  readonly value: number;
  /** Attack dice that may be rolled. */
  readonly dice: number;
  /** Units beside the attacker. */
  readonly targets: number;
}

/** By how much one instance multiplies the courses of an attack. */
type Factor = (measures: Measures, instance: Instance) => number;

interface Weight {
  readonly factor: Factor;
  /** The policy that takes the choice away; null when there is none. */
  readonly policy: keyof PolicyInput | null;
}

const byValue: Factor = ({ value }) => 1 + value;
const byDice: Factor = ({ dice }) => 1 + dice / 8;
const byDiceAndTargets: Factor = ({ dice, targets }) => (1 + dice / 8) * targets;
const byValueAndTargets: Factor = ({ value, targets }) => (1 + value) * targets;
const byPrevention: Factor = ({ value }, { rules }) =>
  rules.parts.prevents?.reflects === true ? (1 + value) ** 2 : 1 + value;

/** Each part has its line, so that a new one can't be forgotten. Null: it neither opens a choice nor tells dice apart. */
const WEIGHTS: Readonly<Record<keyof KeywordParts, Weight | null>> = {
  rerolls: { factor: byValue, policy: 'lucky' },
  prevents: { factor: byPrevention, policy: 'prevention' },
  dividesExcess: { factor: byDiceAndTargets, policy: 'overkill' },
  changesDefender: { factor: byValue, policy: 'attackPop' },
  strikesBackAtEnd: { factor: byValue, policy: 'attackPop' },
  powerForDamage: { factor: byValue, policy: null },
  onInitialNatural: { factor: byDice, policy: null },
  onFinalNatural: { factor: byDice, policy: null },
  damageAfterDiscard: { factor: byValueAndTargets, policy: null },
  avenges: { factor: byValue, policy: null },
  hidesDice: { factor: byValue, policy: null },
  addsToAttackDice: null,
  hitOn: null,
  weakensAttackers: null,
  powerWhileDamaged: null,
  strengthens: null,
  reaches: null,
  hidesUntappedUnit: null,
  keepsDefender: null,
  unpreventable: null,
  preventsUnpreventable: null,
  doublesCounters: null,
  reward: null,
  beforeTheRoll: null,
  inBuildZone: null,
  slots: null,
  ways: null,
};

/** How many courses an attack may take, roughly: a measure of size, from what the engine has read. Measured, not derived. At least 1. */
export function coursesOf(board: Board): number {
  return Math.max(...[board, ...board.against.values()].map(coursesAgainst));
}

function coursesAgainst(board: Board): number {
  const dice = diceOf(board);
  const instances = board.units.flatMap((unit) => unit.instances);
  return instances.reduce(
    (courses, instance) => courses * factorOf(instance, board, dice),
    dice + board.units.length,
  );
}

function factorOf(instance: Instance, board: Board, dice: number): number {
  const { policy } = board.input;
  const value = Math.min(Math.max(1, sizeOf(instance, board)), dice + 1);
  const measures = { value, dice, targets: Math.max(1, board.units.length - 1) };
  return Object.entries(WEIGHTS).reduce((product, [part, weight]) => {
    if (weight === null || !(part in instance.rules.parts)) return product;
    const open = weight.policy === null || policy[weight.policy] === 'OPTIMAL';
    return open ? product * weight.factor(measures, instance) : product;
  }, 1);
}

function sizeOf({ value, byPower, unit }: Instance, board: Board): number {
  return byPower ? unitAt(board, unit).input.power : Math.abs(value);
}

/** Attack dice that may be rolled, those that abilities add included. */
function diceOf(board: Board): number {
  const { instances } = unitAt(board, board.attacker);
  const more = instances
    .filter(
      ({ rules: { parts } }) =>
        parts.powerForDamage === true || parts.onInitialNatural?.effect === 'ATTACK_DICE',
    )
    .reduce((sum, { value }) => sum + Math.max(0, value), 0);
  const first = board.input.roll?.length ?? attackDice(board, initialState(board)).dice;
  return Math.min(first + more, LIMITS.dice);
}
