import type { AttackSide } from '../attack-input.js';
import { type Board, type BoardUnit, hasPart, type Instance, unitAt } from '../board.js';
import { type Play, played, popTurn } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { inSameArena, obstacleTo, powerOf } from '../derived.js';
import { edge, type Node } from '../node.js';
import type { StageAt } from '../stage.js';
import { markUsed, type State } from '../state.js';

type AttackPop = StageAt<'attack-pop'>;

/** Players may change the defender (Intercept, Redirect) or prepare an answer (Retaliate). */
export function attackPop(board: Board, state: State, stage: AttackPop): Node {
  const hidden = hasPart(unitAt(board, board.attacker), 'hidesDice');
  const policy = board.input.policy.attackPop;
  return popTurn({
    window: 'attack-pop',
    pop: stage.pop,
    turnTo: (pop) => ({ ...state, stage: { at: 'attack-pop', pop } }),
    closed: () => ({
      ...state,
      stage: hidden ? { at: 'commitment' } : { at: 'initial-roll', committed: null },
    }),
    playsOf: (side) => (policy === 'NEVER' ? [] : playsOf(board, state, stage, side)),
    always: policy === 'ALWAYS',
  });
}

function playsOf(board: Board, state: State, stage: AttackPop, side: AttackSide): readonly Play[] {
  const defender = unitAt(board, state.defender);
  const fellows = board.units.filter((unit) => unit !== defender && unit.index !== board.attacker);
  return [defender, ...fellows]
    .filter((unit) => state.inPlay[unit.index] === true && controls(board, state, unit, side))
    .flatMap((unit) => unit.instances)
    .filter((instance) => !state.used.includes(instance.id) && canPay(board, state, instance, side))
    .flatMap((instance) => playsWith(board, state, stage, instance));
}

/** A unit that attacks itself is played by the defending side in its part as defender. */
function controls(board: Board, state: State, unit: BoardUnit, side: AttackSide): boolean {
  const isSelfAttacked = unit.index === board.attacker && unit.index === state.defender;
  return (isSelfAttacked ? 'DEFENDER' : unit.side) === side;
}

function playsWith(board: Board, state: State, stage: AttackPop, instance: Instance): readonly Play[] {
  const { parts } = instance.rules;
  if (parts.strikesBackAtEnd === true) return retaliate(board, state, stage, instance);
  if (parts.changesDefender === 'TO_THIS_UNIT') return changeTo(board, state, stage, instance, instance.unit);
  if (parts.changesDefender === 'TO_ANOTHER_UNIT' && instance.unit === state.defender)
    return board.units.flatMap(({ index }) => changeTo(board, state, stage, instance, index));
  return [];
}

function retaliate(board: Board, state: State, stage: AttackPop, instance: Instance): readonly Play[] {
  const attacker = unitAt(board, board.attacker);
  const unit = unitAt(board, instance.unit);
  if (instance.unit !== state.defender || !inSameArena(unit, attacker)) return [];
  const dice = Math.max(0, instance.byPower ? powerOf(board, state, instance.unit) : instance.value);
  const after = markUsed(payFor(state, instance, stage.pop.turn), instance.id);
  const retaliations = [...state.retaliations, { unit: instance.unit, dice, slug: instance.rules.slug }];
  return [
    play(
      instance,
      instance.unit,
      { ...after, retaliations, stage: { at: 'attack-pop', pop: played(stage.pop) } },
      `activate ${instance.rules.name} ${dice}`,
    ),
  ];
}

/** A change that fails would only cost: it is no play. */
function changeTo(
  board: Board,
  state: State,
  stage: AttackPop,
  instance: Instance,
  target: number,
): readonly Play[] {
  const unit = unitAt(board, target);
  const fits =
    target !== state.defender &&
    target !== board.attacker &&
    unit.side === 'DEFENDER' &&
    inSameArena(unit, unitAt(board, state.defender)) &&
    obstacleTo(board, state, target) === null;
  if (!fits || hasPart(unitAt(board, board.attacker), 'keepsDefender')) return [];
  const after = markUsed(payFor(state, instance, stage.pop.turn), instance.id);
  const next: State = { ...after, defender: target, stage: { at: 'attack-pop', pop: played(stage.pop) } };
  return [play(instance, target, next, `make ${unit.input.role} the defender with ${instance.rules.name}`)];
}

function play({ id, rules }: Instance, target: number, state: State, does: string): Play {
  return { edge: edge(state, [rules.slug]), keyword: rules.slug, does, instance: id, order: [id, target] };
}
