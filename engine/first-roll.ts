import type { AttackInput } from './attack-input.js';
import { unitAt, withPart } from './board.js';
import { buildBoard } from './build-board.js';
import { attackDice } from './derived.js';
import type { Natural } from './keyword.js';
import { KEYWORDS } from './keyword-list.js';
import { AS_READ } from './readings.js';
import { initialState } from './state.js';

/** The attack dice of an attack before which nobody chooses anything. */
export interface FirstRoll {
  /** 0 or above. */
  readonly dice: number;
  /** Dice that are rolled beside them when one of them shows a natural, and the keyword that adds them (Fury); null where none does. */
  readonly more: { readonly face: Natural; readonly dice: number; readonly keyword: string } | null;
}

/** What is rolled first (R1, R4); null where the attack can't be put on a board. */
export function firstRoll(input: AttackInput): FirstRoll | null {
  const built = buildBoard(input, KEYWORDS, AS_READ);
  if (!built.ok) return null;
  const { board } = built;
  const [adding] = withPart(unitAt(board, board.attacker), 'onInitialNatural ATTACK_DICE');
  const face = adding?.rules.parts.onInitialNatural?.face;
  return {
    dice: attackDice(board, initialState(board)).dice,
    more:
      adding === undefined || face === undefined || adding.value <= 0
        ? null
        : { face, dice: adding.value, keyword: adding.rules.name },
  };
}
