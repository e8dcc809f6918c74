import { type Board, boardAgainst } from './board.js';
import type { Node } from './node.js';
import type { State } from './state.js';
import { attackDeclaration } from './windows/attack-declaration.js';
import { attackEnd, attackEndTogether } from './windows/attack-end.js';
import { attackPop } from './windows/attack-pop.js';
import { commitment, ownCommitment } from './windows/commitment.js';
import { damagePlacement } from './windows/damage-placement.js';
import { damagePrevention } from './windows/damage-prevention.js';
import { diceOfDamage } from './windows/dice-of-damage.js';
import { initialRoll } from './windows/initial-roll.js';
import { pendingDamage } from './windows/pending-damage.js';
import { committedReroll, rerolling, rerollingSingly, rerollPop } from './windows/reroll-pop.js';
import { triggeredPrevention } from './windows/triggered-prevention.js';
import { unitDiscard } from './windows/unit-discard.js';

/** What may follow a state: the windows of an attack in their order. */
export function nextOf(given: Board, state: State): Node {
  const { stage } = state;
  const board = boardAgainst(given, state.defender);
  switch (stage.at) {
    case 'attack-declaration':
      return attackDeclaration(board, state);
    case 'attack-pop':
      return attackPop(board, state, stage);
    case 'commitment':
      return commitment(board, state);
    case 'own-commitment':
      return ownCommitment(board, state, stage);
    case 'initial-roll':
      return initialRoll(board, state, stage);
    case 'reroll-pop':
      return rerollPop(board, state, stage);
    case 'committed-reroll':
      return committedReroll(board, state, stage);
    case 'rerolling':
      return rerolling(board, state, stage);
    case 'rerolling-singly':
      return rerollingSingly(board, state, stage);
    case 'pending-damage':
      return pendingDamage(board, state, stage);
    case 'triggered-prevention':
      return triggeredPrevention(board, state, stage);
    case 'damage-prevention':
      return damagePrevention(board, state, stage);
    case 'damage-placement':
      return damagePlacement(board, state, stage);
    case 'unit-discard':
      return unitDiscard(board, state, stage);
    case 'dice-of-damage':
      return diceOfDamage(board, state, stage);
    case 'attack-end':
      return attackEnd(board, state, stage);
    case 'attack-end-together':
      return attackEndTogether(board, state, stage);
    case 'end':
      return { kind: 'END' };
  }
}
