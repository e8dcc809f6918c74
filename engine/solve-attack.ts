import type { AttackInput } from './attack-input.js';
import { type Board, unitAt } from './board.js';
import { type BoardBuilt, buildBoard } from './build-board.js';
import { checkInput } from './check-input.js';
import { type Budget, isBudgetSpent, MOST_COURSES } from './choice/budget.js';
import { type Reached, reachedFrom } from './choice/distribution.js';
import { solve } from './choice/solve.js';
import { healthOf, type Obstacle, obstacleTo, remainingHealth } from './derived.js';
import type { KeywordRules } from './keyword.js';
import { LIMITS } from './limits.js';
import type { OtherReadings } from './readings.js';
import { refusal } from './refusal.js';
import type { Refusal } from './report.js';
import { initialState, type State } from './state.js';
import { isTooManyDice } from './windows/initial-roll.js';

export interface SolvedAttack {
  readonly ok: true;
  readonly built: BoardBuilt;
  readonly reached: Reached;
}

const OBSTACLES: Readonly<Record<Obstacle, readonly [message: string, rule: string]>> = {
  STEALTH: [
    'it has Stealth, is untapped and has no damage counters. Tap it or give it a counter to attack it.',
    "Stealth: untapped and without damage counters a unit can't be attacked.",
  ],
  ARENA: [
    'it is in another arena, and the attacker has nothing that reaches there (Bombard: Ground, Ion Cannon: Space, Barrage: Character).',
    'A unit attacks units in its own arena.',
  ],
  GONE: ['it is not in play.', 'Only units in play can be attacked.'],
};

/** Solves an attack under some readings, or says why it can't be served. */
export function solveAttack(
  input: AttackInput,
  keywords: readonly KeywordRules[],
  readings: OtherReadings,
  budget: Budget,
): SolvedAttack | Refusal {
  const fault = checkInput(input);
  if (fault !== null) return fault;
  const built = buildBoard(input, keywords, readings);
  if (!built.ok) return built;
  const start = initialState(built.board);
  const whyNot = discardedBefore(built.board, start) ?? cannotBeAttacked(built.board, start);
  if (whyNot !== null) return whyNot;
  try {
    const solved = solve(built.board, start, budget);
    return solved === null ? impossibleRoll(input) : { ok: true, built, reached: reachedFrom(solved) };
  } catch (error) {
    const complexity = tooComplex(error);
    if (complexity === null) throw error;
    return complexity;
  }
}

function discardedBefore(board: Board, start: State): Refusal | null {
  const discarded = board.units.find(({ index }) => remainingHealth(board, start, index) === 0);
  if (discarded === undefined) return null;
  const { role, counters } = discarded.input;
  const health = healthOf(board, start, discarded.index);
  return refusal(
    'INVALID_INPUT',
    `${role}: it has ${counters} damage counters and ${health} health: a unit with as many counters as health is discarded.`,
  );
}

/** Why the attack may not begin, with the rule; null: it may. */
export function cannotBeAttacked(board: Board, start: State): Refusal | null {
  const obstacle = obstacleTo(board, start, board.defender);
  if (obstacle === null) return null;
  const [message, rule] = OBSTACLES[obstacle];
  const { role } = unitAt(board, board.defender).input;
  return refusal('ILLEGAL_ATTACK', `${role} can't be attacked: ${message}`, { rule });
}

function impossibleRoll({ roll }: AttackInput): Refusal {
  const dice = roll?.length ?? 0;
  return refusal(
    'INVALID_INPUT',
    `A roll of ${dice} dice is given, and no course of this attack rolls that many.`,
  );
}

function tooComplex(error: unknown): Refusal | null {
  if (isTooManyDice(error)) {
    const limit = `${LIMITS.dice} attack dice, Fury's included`;
    return refusal(
      'TOO_COMPLEX',
      `This attack could roll ${error.dice} attack dice, more than can be solved. Leave out power, or abilities that add some.`,
      { limit },
    );
  }
  if (!isBudgetSpent(error)) return null;
  const limit = `${MOST_COURSES} courses of play`;
  return refusal(
    'TOO_COMPLEX',
    'Too many courses are open to the players. Leave out units and abilities, or fix a policy.',
    { limit },
  );
}
