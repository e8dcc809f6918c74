import type { AttackSide } from '../attack-input.js';
import { type Board, hasPart, type Instance, instanceWith, opponentOf, unitAt, withPart } from '../board.js';
import { budgetOf, spend } from '../choice/budget.js';
import { canPay, payFor } from '../cost.js';
import { choice, edge, type Node, type Option } from '../node.js';
import type { Commitment, CommittedPrevention, DamageInstance, Stage, StageAt } from '../stage.js';
import { markUsed, type State, withChanges } from '../state.js';
import { inWay } from '../way.js';
import { range } from '../whole.js';
import { canPrevent } from './preventable.js';
import { aimsOf, isFixedAmount } from './reflection.js';
import { secondUnits } from './second-units.js';

interface PromisedDice {
  readonly state: State;
  readonly dice: number | null;
}

interface Promised extends PromisedDice {
  readonly prevention: readonly CommittedPrevention[];
}

/**
 * Against an attacker with Cunning the prevention POP comes before the dice are seen: the defending side commits itself to what it
 * prevents, and to how many dice it will have re-rolled, and pays for it. The attacker then plays with his dice before him.
 */
export function commitment(board: Board, state: State): Node {
  const budget = budgetOf();
  const promises = slots(board, state).reduce<readonly Promised[]>(
    (found, slot) => {
      spend(budget, found.length * (slot.instance.value + 1));
      return found.flatMap((promised) => withSlot(board, promised, slot));
    },
    promisedDice(board, state, 'DEFENDER').map((promised) => ({ ...promised, prevention: [] })),
  );
  const options = [...promises].sort((a, b) => (a.dice ?? 0) - (b.dice ?? 0) || prevented(a) - prevented(b));
  return choice(
    'DEFENDER',
    'damage-prevention',
    options.map(({ state: paid, dice, prevention }): Option => {
      const committed: Commitment = { dice, ownDice: null, prevention };
      const slugs = prevention.map(({ instance }) => slugOf(board, instance));
      const hiding = withPart(unitAt(board, board.attacker), 'hidesDice');
      const isOpen = hiding.some((instance) => inWay(instance, 'PREVENTION_IF_DAMAGED'));
      return {
        edge: edge(withChanges(paid, { stage: behind(board, committed) }), isOpen ? [] : slugs),
        keyword: slugs[0] ?? null,
        does: describe(board, committed),
      };
    }),
  );
}

function behind(board: Board, committed: Commitment): Stage {
  return { at: board.readings.has('cunning-attacker-sees') ? 'own-commitment' : 'initial-roll', committed };
}

/** As read the other way nobody sees the dice before the reveal: the attacker, too, fixes his number of Lucky dice. */
export function ownCommitment(board: Board, state: State, { committed }: StageAt<'own-commitment'>): Node {
  return choice(
    'ATTACKER',
    'reroll-pop',
    promisedDice(board, state, 'ATTACKER').map(({ state: paid, dice }): Option => {
      const stage: Stage = { at: 'initial-roll', committed: { ...committed, ownDice: dice } };
      return { edge: edge(withChanges(paid, { stage })), keyword: null, does: `re-roll ${dice ?? 0} dice` };
    }),
  );
}

function prevented({ prevention }: Promised): number {
  return prevention.reduce((total, { amount }) => total + amount, 0);
}

interface Slot {
  readonly instance: Instance;
  readonly target: number;
}

/** Every prevention that could touch the attack's damage: to the defender, and to a unit to which Overkill may move it. */
function slots(board: Board, state: State): readonly Slot[] {
  const struck = [state.defender, ...possibleSeconds(board, state)];
  const others = board.units.map(({ index }) => index).filter((index) => index !== state.defender);
  return [state.defender, ...others]
    .filter((index) => state.inPlay[index] === true)
    .flatMap((index) => withPart(unitAt(board, index), 'prevents'))
    .filter(({ value }) => value > 0)
    .flatMap((instance) =>
      struck
        .filter((target) => canPrevent(board, instance, damageTo(board, target)))
        .map((target) => ({ instance, target })),
    );
}

function damageTo(board: Board, target: number): DamageInstance {
  return { source: board.attacker, target, amount: 1, kind: 'ATTACK', prevention: [] };
}

function possibleSeconds(board: Board, state: State): readonly number[] {
  const { overkill } = board.input.policy;
  if (overkill === 'DEFENDER' || !hasPart(unitAt(board, board.attacker), 'dividesExcess')) return [];
  const seconds = secondUnits(board, state).filter((index) => unitAt(board, index).side === 'DEFENDER');
  return overkill === 'SECOND_UNIT' ? seconds.slice(0, 1) : seconds;
}

/** More prevention stands before less, printed order first: what decides between promises of as much in all. */
function withSlot(board: Board, promised: Promised, { instance, target }: Slot): readonly Promised[] {
  const { prevention } = board.input.policy;
  if (prevention === 'NEVER' || !canPay(board, promised.state, instance, 'DEFENDER')) return [promised];
  const isWhole = isFixedAmount(instance) || prevention === 'ALWAYS';
  const amounts = isWhole ? [instance.value] : range(1, instance.value).reverse();
  const paid = payFor(promised.state, instance, 'DEFENDER');
  const used = amounts.flatMap((amount) =>
    aimsOf(board, promised.state, instance, board.attacker).map((to) => ({
      ...promised,
      state: paid,
      prevention: [...promised.prevention, { instance: instance.id, target, amount, to }],
    })),
  );
  return prevention === 'ALWAYS' ? used : [...used, promised];
}

/** Numbers of dice, each with its cost paid; null when the player has nothing to re-roll with. */
function promisedDice(board: Board, state: State, side: AttackSide): readonly PromisedDice[] {
  const { lucky } = board.input.policy;
  const unit = unitAt(board, side === 'ATTACKER' ? board.attacker : state.defender);
  const instances = withPart(unit, 'rerolls').filter((instance) => canPay(board, state, instance, side));
  const most = instances.reduce((total, { value }) => total + value, 0);
  if (most <= 0) return [{ state, dice: null }];
  const paid = instances.reduce(
    (current, instance) => markUsed(payFor(current, instance, side), instance.id),
    state,
  );
  const numbers =
    lucky === 'NEVER' || paid.force[side] < 0 ? [0] : lucky === 'ALWAYS' ? [most] : range(0, most);
  return numbers.map((dice) => ({ state: dice > 0 ? paid : state, dice }));
}

function slugOf(board: Board, id: number): string {
  return instanceWith(board, id)?.rules.slug ?? '';
}

function describe(board: Board, { dice, prevention }: Commitment): string {
  const parts = [
    ...prevention.map(
      ({ target, amount }) => `prevent up to ${amount} to ${unitAt(board, target).input.role}`,
    ),
    ...(dice === null ? [] : [`re-roll ${dice} of the ${opponentOf('DEFENDER').toLowerCase()}'s dice`]),
  ];
  return parts.length === 0 ? 'promise nothing' : parts.join(', ');
}
