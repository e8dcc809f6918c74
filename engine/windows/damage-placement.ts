import { type Board, hasPart, unitAt, withPart } from '../board.js';
import { healthOf, inSameArena } from '../derived.js';
import { type Node, step } from '../node.js';
import type { DamageInstance, StageAt } from '../stage.js';
import type { State } from '../state.js';

/** All pending damage is placed at once, then units with counters at or above their health are discarded. */
export function damagePlacement(board: Board, state: State, stage: StageAt<'damage-placement'>): Node {
  const placed = stage.pending
    .filter(({ amount }) => amount > 0)
    .map((damage) => doubled(board, state, damage));
  const counters = [...state.counters];
  for (const { target, amount } of placed) counters[target] = (counters[target] ?? 0) + amount;
  const after = discarded(board, { ...state, counters, stage: stage.next }, placed);
  return step(after, [
    ...happenings(board, state, placed),
    ...discardHappenings(board, state, after, placed),
  ]);
}

/** Double Damage: one extra counter on the defender for each damage that was not prevented. */
function doubled(board: Board, state: State, damage: DamageInstance): DamageInstance {
  return doubles(board, state, damage) ? { ...damage, amount: 2 * damage.amount } : damage;
}

function doubles(board: Board, state: State, { kind, source, target }: DamageInstance): boolean {
  return kind === 'ATTACK' && target === state.defender && hasPart(unitAt(board, source), 'doublesCounters');
}

/** What a placed counter sets off and what reaches past the attack: Stun, Surge. */
function happenings(board: Board, state: State, placed: readonly DamageInstance[]): readonly string[] {
  return placed.flatMap((damage) => {
    const { source, target } = damage;
    const other = source !== target;
    return [
      ...(doubles(board, state, damage) ? ['double-damage'] : []),
      ...(other ? rewards(board, source, 'WHEN_IT_DAMAGES') : []),
      ...(other ? rewards(board, target, 'WHEN_IT_IS_DAMAGED') : []),
    ];
  });
}

function rewards(board: Board, unit: number, when: string): readonly string[] {
  return withPart(unitAt(board, unit), 'reward')
    .filter(({ rules }) => rules.parts.reward === when)
    .map(({ rules }) => rules.slug);
}

/** Discards until nothing more is to be discarded: a unit that leaves takes its bonuses with it. */
function discarded(board: Board, state: State, placed: readonly DamageInstance[]): State {
  let current = state;
  for (;;) {
    const leaving = board.units
      .map(({ index }) => index)
      .filter(
        (index) =>
          current.inPlay[index] === true && (current.counters[index] ?? 0) >= healthOf(board, current, index),
      );
    if (leaving.length === 0) return current;
    const before = current;
    current = { ...current, inPlay: current.inPlay.map((here, index) => here && !leaving.includes(index)) };
    for (const index of leaving) current = withConsequences(board, before, current, index, placed);
  }
}

/** Area Damage and Avenge look at what discarded the unit. */
function withConsequences(
  board: Board,
  before: State,
  state: State,
  index: number,
  placed: readonly DamageInstance[],
): State {
  const onIt = placed.filter(({ target, source }) => target === index && source === board.attacker);
  const byAttack = onIt.some(({ kind }) => kind === 'ATTACK' || kind === 'EXCESS');
  const byArea = onIt.some(({ kind }) => kind === 'AREA') && board.readings.has('area-damage-no-chain');
  const counted = board.readings.has('avenge-any-damage') ? byAttack : onIt.length > 0;
  const toAvenge = state.toAvenge.map((count, avenger) =>
    counted && avenges(board, before, avenger, index) ? count + 1 : count,
  );
  const sets = (byAttack || byArea) && index !== board.attacker && setsOffAreaDamage(board, state, index);
  return { ...state, toAvenge, ...(sets ? { aftermath: state.aftermath + 1 } : {}) };
}

function avenges(board: Board, before: State, avenger: number, discarded: number): boolean {
  const unit = unitAt(board, avenger);
  const gone = unitAt(board, discarded);
  return (
    avenger !== discarded &&
    before.inPlay[avenger] === true &&
    unit.side === gone.side &&
    inSameArena(unit, gone) &&
    hasPart(unit, 'avenges')
  );
}

function setsOffAreaDamage(board: Board, state: State, discarded: number): boolean {
  const attacker = unitAt(board, board.attacker);
  if (!hasPart(attacker, 'damageAfterDiscard') || !inSameArena(attacker, unitAt(board, discarded)))
    return false;
  return !(board.readings.has('area-damage-each-discard') && (state.aftermathDone || state.aftermath > 0));
}

/** What a discard earns or costs after the attack: Bounty, Consume, Last Stand. */
function discardHappenings(
  board: Board,
  before: State,
  after: State,
  placed: readonly DamageInstance[],
): readonly string[] {
  return board.units
    .filter(({ index }) => before.inPlay[index] === true && after.inPlay[index] !== true)
    .flatMap(({ index }) => [
      ...rewards(board, index, 'WHEN_IT_IS_DISCARDED'),
      ...placed
        .filter(({ target, source }) => target === index && source !== index)
        .flatMap(({ source }) => rewards(board, source, 'WHEN_IT_DISCARDS')),
    ]);
}
