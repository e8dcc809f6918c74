import type { AttackSide } from '../attack-input.js';
import { type Board, type BoardUnit, hasPart, type Instance, unitAt, withPart } from '../board.js';
import { type Play, played, popTurn } from '../choice/pop.js';
import { canPay, payFor } from '../cost.js';
import { inSameArena, obstacleTo, powerOf } from '../derived.js';
import { LIMITS } from '../limits.js';
import { edge, type Node } from '../node.js';
import type { StageAt } from '../stage.js';
import { type State, withChanges, withUse } from '../state.js';
import { inWay } from '../way.js';
import { isSpent } from './is-spent.js';

type AttackPop = StageAt<'attack-pop'>;

/** Players may change the defender (Intercept, Redirect) or prepare an answer (Retaliate). */
export function attackPop(board: Board, state: State, stage: AttackPop): Node {
  const hidden = hasPart(unitAt(board, board.attacker), 'hidesDice');
  const policy = board.input.policy.attackPop;
  return popTurn({
    window: 'attack-pop',
    pop: stage.pop,
    turnTo: (pop) => withChanges(state, { stage: { at: 'attack-pop', pop } }),
    closed: () =>
      withChanges(state, { stage: hidden ? { at: 'commitment' } : { at: 'initial-roll', committed: null } }),
    playsOf: (side) => (policy === 'NEVER' ? [] : playsOf(board, state, stage, side)),
    always: policy === 'ALWAYS',
  });
}

function playsOf(board: Board, state: State, stage: AttackPop, side: AttackSide): readonly Play[] {
  if (!(board.plays.strikesBackAtEnd || board.plays.changesDefender)) return [];
  const defender = unitAt(board, state.defender);
  const fellows = board.units.filter((unit) => unit !== defender && unit.index !== board.attacker);
  return [defender, ...fellows]
    .filter((unit) => state.inPlay[unit.index] === true && controls(board, state, unit, side))
    .flatMap((unit) => unit.instances)
    .filter((instance) => !isSpent(state, instance) && canPay(board, state, instance, side))
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
  const reaches = inSameArena(unit, attacker) || inWay(instance, 'ACROSS_ARENAS');
  const isItself = instance.unit === board.attacker && inWay(instance, 'NOT_AT_ITSELF');
  const lacksCost = !instance.hasCost && inWay(instance, 'NOT_WITHOUT_COST');
  if (instance.unit !== state.defender || !reaches || isItself || lacksCost) return [];
  const power = inWay(instance, 'BY_PRINTED_POWER') ? unit.input.power : powerOf(board, state, instance.unit);
  const dice = Math.max(0, instance.byPower ? power : instance.value);
  if (dice === 0 && board.input.policy.attackPop === 'ALWAYS') return [];
  const after = withUse(payFor(state, instance, stage.pop.turn), instance.id);
  const { unit: by, byPower, rules } = instance;
  const retaliations = [...state.retaliations, { unit: by, dice, byPower, slug: rules.slug }];
  return [
    play(
      instance,
      instance.unit,
      withChanges(after, { retaliations, stage: { at: 'attack-pop', pop: played(stage.pop) } }),
      `activate ${instance.rules.name} ${dice}`,
    ),
  ];
}

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
    (inSameArena(unit, unitAt(board, state.defender)) || inWay(instance, 'IN_ANY_ARENA'));
  const mark = markOf(board, instance, target);
  const isRepeated = mark !== instance.id && state.used.includes(mark);
  if (!fits || isRepeated || isIdle(board, instance)) return [];
  const after = withUse(payFor(state, instance, stage.pop.turn), mark);
  const isKept = obstacleTo(board, state, target) !== null && !inWay(instance, 'TO_ANY_UNIT');
  if (isKept || isStopped(board, state, instance)) return inVain(board, after, stage, instance);
  const next = afterChange(board, withChanges(after, { defender: target }), stage, instance);
  return [play(instance, target, next, `make ${unit.input.role} the defender with ${instance.rules.name}`)];
}

/**
 * A change that fails costs its Force all the same. Whoever plays on as he likes never wants that; a fixed policy may spend the Force on
 * something worse.
 */
function inVain(board: Board, paid: State, stage: AttackPop, instance: Instance): readonly Play[] {
  const { attackPop: now, lucky, prevention } = board.input.policy;
  const isWorthIt = now === 'OPTIMAL' && (lucky === 'ALWAYS' || prevention === 'ALWAYS');
  const { force, rules, unit } = instance;
  if (!isWorthIt || force === null || force === 0 || rules.parts.changesDefender !== 'TO_THIS_UNIT')
    return [];
  const state = withChanges(paid, { stage: { at: 'attack-pop', pop: played(stage.pop) } });
  const does = `pay for the ${rules.name} of ${unitAt(board, unit).input.role}, which fails`;
  return [
    { edge: edge(state), keyword: rules.slug, does, instance: instance.id, order: [instance.id, unit] },
  ];
}

/** Being hidden keeps no unit from using what it has; it would in a way that the game does not have. */
function isIdle(board: Board, { unit }: Instance): boolean {
  return withPart(unitAt(board, unit), 'hidesUntappedUnit').some((one) => inWay(one, 'INTERCEPTS_NOT'));
}

/** Precision stops every change; all else that does is in ways that the game does not have. */
function isStopped(board: Board, state: State, instance: Instance): boolean {
  const attacker = unitAt(board, board.attacker);
  return (
    (hasPart(attacker, 'keepsDefender') && !inWay(instance, 'DESPITE_ALL')) ||
    (inWay(instance, 'ONE_CHANGE_AN_ATTACK') && state.defender !== board.defender) ||
    (inWay(instance, 'AS_PREVENTION') && hasPart(attacker, 'unpreventable')) ||
    (inWay(instance, 'NOT_FROM_OWN_UNITS') && board.input.selfAttack)
  );
}

/** The same attack goes on: what was taken, activated and used for it stays. */
function afterChange(board: Board, state: State, stage: AttackPop, instance: Instance): State {
  if (inWay(instance, 'NEW_ATTACK')) {
    const changing = board.units.flatMap((unit) => withPart(unit, 'changesDefender')).map(({ id }) => id);
    const spent = state.used.filter((id) => changing.includes(id));
    return withChanges(state, { used: spent, powered: false, stage: { at: 'attack-declaration' } });
  }
  const retaliations = inWay(instance, 'ANSWERS_FORGOTTEN') ? [] : state.retaliations;
  return withChanges(state, { retaliations, stage: { at: 'attack-pop', pop: played(stage.pop) } });
}

/** Each instance once an attack; more often only in a way that the game does not have. */
/**
 * What is used up. As read the other way Redirect has no limit but that it names each unit once: the defenders would go round in circles.
 */
function markOf(board: Board, { id, rules }: Instance, target: number): number {
  const isFree = rules.parts.changesDefender === 'TO_ANOTHER_UNIT' && board.readings.has('redirect-limits');
  return isFree ? -(1 + id * LIMITS.units + target) : id;
}

function play({ id, rules }: Instance, target: number, state: State, does: string): Play {
  return { edge: edge(state, [rules.slug]), keyword: rules.slug, does, instance: id, order: [id, target] };
}
