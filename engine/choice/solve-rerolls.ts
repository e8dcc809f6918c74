import type { AttackSide } from '../attack-input.js';
import { type Board, type Instance, opponentOf, unitAt, withPart } from '../board.js';
import { canPay, payFor } from '../cost.js';
import { type DiceClass, diceClasses, type FinalRoll, finalRoll } from '../dice/dice-classes.js';
import type { DiceCounts, Pop, StageAt } from '../stage.js';
import { markUsed, type State, withChanges } from '../state.js';
import { withoutRerolls } from '../windows/reroll-pop.js';
import { type Budget, spend } from './budget.js';
import { type DiceLattice, diceLattice } from './dice-lattice.js';
import { type Layer, meanOfDie, over, picked, valueAt, valuesOf } from './reroll-layer.js';
import { bestPicks, type Pick, picksInOrder } from './reroll-picks.js';
import { type Chosen, type Course, type Solved, type Way, withValue } from './solved.js';

/** What the solver of a whole attack lends to this part of it. */
export interface Surrounding {
  readonly board: Board;
  readonly budget: Budget;
  /** Makes a state known; later ones have higher ids. */
  made(state: State, ways: readonly Way[], exponent: number, chosen: Chosen | null): Course;
  solve(state: State): Solved | null;
}

/** The re-roll POP for every spread of the dice at once: equal to playing it turn by turn, many times faster. */
export interface RerollTable {
  /** Null when the known roll rules out what follows. */
  readonly solved: (dice: DiceCounts) => Solved | null;
}

interface Player {
  readonly side: AttackSide;
  readonly instance: Instance;
  readonly bit: number;
  readonly picks: readonly Pick[];
}

/**
 * Null when this POP is none of the plain kind: fixed policies, Cunning, ways that the game does not have, several instances on one side, a
 * unit that attacks itself.
 */
export function rerollTable(
  surrounding: Surrounding,
  state: State,
  stage: StageAt<'reroll-pop'>,
): RerollTable | null {
  const { board } = surrounding;
  const attackers = withPart(unitAt(board, board.attacker), 'rerolls');
  const defenders = withPart(unitAt(board, state.defender), 'rerolls');
  const plain =
    !board.readings.has('lucky-together') &&
    board.input.policy.lucky === 'OPTIMAL' &&
    stage.committed === null &&
    board.attacker !== state.defender;
  const isStrange = [...attackers, ...defenders].some(({ rules }) => rules.parts.ways !== undefined);
  if (!plain || isStrange || attackers.length > 1 || defenders.length > 1) return null;
  const dice = stage.dice.reduce((sum, count) => sum + count, 0);
  const classes = diceClasses(board, state);
  const playerOf =
    (side: AttackSide, bit: number) =>
    (instance: Instance): Player => {
      const picks = picksInOrder(classes, side, Math.min(instance.value, dice));
      return { side, instance, bit, picks };
    };
  const players = [
    ...attackers.map(playerOf('ATTACKER', 1)),
    ...defenders.map(playerOf('DEFENDER', 2)),
  ].filter(({ instance }) => !state.used.includes(instance.id));
  const { fixed } = stage;
  const lattices = Array.from({ length: dice + 1 }, (_, count) => diceLattice(count, classes.length));
  const finals = finalsOf(classes, diceLattice(dice, classes.length), fixed);
  const parts: Parts = { ...surrounding, state, classes, lattices, dice, fixed, finals, players };
  const start = layersOf(parts)(0, stage.pop);
  if (start === null) return { solved: () => null };
  return {
    solved(counts) {
      const spread = latticeOf(parts, dice).numberOf(counts);
      return withValue(start.course(spread), valueAt(start, spread));
    },
  };
}

interface Parts extends Surrounding {
  readonly state: State;
  readonly classes: readonly DiceClass[];
  /** By number of dice. */
  readonly lattices: readonly DiceLattice[];
  readonly dice: number;
  readonly fixed: DiceCounts | null;
  readonly finals: Finals;
  readonly players: readonly Player[];
}

function latticeOf({ lattices }: Parts, dice: number): DiceLattice {
  return existing(lattices[dice]);
}

/** Each turn of the POP once, from the last to the first. `used`: bits of the players who have re-rolled. */
function layersOf(parts: Parts): (used: number, pop: Pop) => Layer | null {
  const known = new Map<string, Layer | null>();
  const layer = (used: number, pop: Pop): Layer | null => {
    const key = `${used} ${pop.turn} ${pop.passes}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = turnOf(parts, used, pop, layer);
    known.set(key, made);
    return made;
  };
  return layer;
}

function turnOf(
  parts: Parts,
  used: number,
  pop: Pop,
  layer: (used: number, pop: Pop) => Layer | null,
): Layer | null {
  const other = opponentOf(pop.turn);
  const passed = pop.passes === 1 ? finalLayer(parts, used) : layer(used, { turn: other, passes: 1 });
  const state = stateAfter(parts, used);
  const player = parts.players.find(({ side, bit }) => side === pop.turn && (used & bit) === 0);
  const after =
    player === undefined || !canPay(parts.board, state, player.instance, player.side)
      ? null
      : layer(used | player.bit, { turn: other, passes: 0 });
  if (passed === null || player === undefined || after === null) return passed;
  const thrown = throwsInto(parts, state, after, Math.min(player.instance.value, parts.dice));
  return choices(parts, state, pop, player, passed, thrown);
}

/** The state with what the players who have re-rolled paid. */
function stateAfter({ state, players }: Parts, used: number): State {
  return players
    .filter(({ bit }) => (used & bit) !== 0)
    .reduce((current, { instance, side }) => markUsed(payFor(current, instance, side), instance.id), state);
}

/** What the dice can come to, and which of it each spread comes to. */
interface Finals {
  readonly rolls: readonly FinalRoll[];
  readonly ofSpread: readonly number[];
}

function finalsOf(classes: readonly DiceClass[], lattice: DiceLattice, fixed: DiceCounts | null): Finals {
  const numbers = new Map<string, number>();
  const rolls: FinalRoll[] = [];
  const ofSpread = Array.from({ length: lattice.size }, (_, spread) => {
    const roll = finalRoll(classes, lattice.countsOf(spread), fixed);
    const key = `${roll.hits} ${roll.naturals}`;
    const number = numbers.get(key) ?? rolls.push(roll) - 1;
    numbers.set(key, number);
    return number;
  });
  return { rolls, ofSpread };
}

/** The dice are final: what follows depends on hits and looked-for naturals only. */
function finalLayer(parts: Parts, used: number): Layer | null {
  const state = withoutRerolls(parts.board, stateAfter(parts, used));
  const ends: Solved[] = [];
  for (const roll of parts.finals.rolls) {
    const end = parts.solve(
      withChanges(state, { stage: { at: 'pending-damage', ...roll, committed: null } }),
    );
    if (end === null) return null;
    ends.push(end);
  }
  const { ofSpread } = parts.finals;
  const values = valuesOf(ends);
  const bySpread = picked(values.exponent, [values], new Int32Array(ofSpread.length), ofSpread);
  return { ...bySpread, course: (number) => existing(ends[ofSpread[number] ?? -1]) };
}

/** Dice thrown again one after the other, which is the same as together: `[r]` is for r dice still to fall, by what lies there. */
function throwsInto(parts: Parts, state: State, after: Layer, most: number): readonly Layer[] {
  const layers: Layer[] = [after];
  for (let rolling = 1; rolling <= most; rolling += 1)
    layers.push(throwInto(parts, state, existing(layers[rolling - 1]), rolling));
  return layers;
}

function throwInto(parts: Parts, state: State, next: Layer, rolling: number): Layer {
  const { classes, fixed } = parts;
  const lattice = latticeOf(parts, parts.dice - rolling);
  spend(parts.budget, Math.ceil(lattice.size / SPREADS_PER_COURSE));
  const faces = classes.map((one) => one.faces.length);
  const values = meanOfDie(next, lattice.size, faces, lattice.more);
  const thrown = withChanges(state, { stage: inTheAir(rolling, fixed) });
  const course = madeOnce((spread) => {
    const ways = faces.map((weight, index) => ({
      weight,
      happens: NOTHING,
      to: next.course(lattice.more(spread, index)),
    }));
    return parts.made(thrown, ways, 1, null);
  });
  return { ...values, course };
}

/** One state stands for all: which dice lie there meanwhile is asked by nobody. */
function inTheAir(rolling: number, fixed: DiceCounts | null): StageAt<'rerolling'> {
  const pop: Pop = { turn: 'ATTACKER', passes: 0 };
  return { at: 'rerolling', rolling, pop, dice: [], fixed, singly: null, committed: null };
}

const NOTHING: readonly string[] = [];

/** Working out the numbers of one spread, and comparing such numbers, is that much cheaper than a course of play. */
const SPREADS_PER_COURSE = 2;
const LOOKS_PER_COURSE = 200;

/** A turn of a player who may re-roll: `thrown[r]` follows when he has r dice thrown. */
function choices(
  parts: Parts,
  state: State,
  pop: Pop,
  { side, instance, picks }: Player,
  passed: Layer,
  thrown: readonly Layer[],
): Layer {
  const { dice, fixed } = parts;
  const lattice = latticeOf(parts, dice);
  spend(parts.budget, Math.ceil(lattice.size / SPREADS_PER_COURSE));
  spend(parts.budget, Math.ceil((lattice.size * picks.length) / LOOKS_PER_COURSE));
  const exponent = Math.max(passed.exponent, ...thrown.map((layer) => layer.exponent));
  const ifThrown = thrown.map((layer) => over(exponent, layer));
  const ifPicked = [passed, ...picks.map(({ taken }) => existing(thrown[taken.length]))];
  const worth = [over(exponent, passed), ...picks.map(({ taken }) => existing(ifThrown[taken.length]))];
  const best = bestPicks(parts.lattices, dice, side, picks, worth);
  const values = picked(exponent, worth, best.pick, best.left);
  const { slug } = instance.rules;
  const player = { player: side, window: 'reroll-pop' } as const;
  const passes: Chosen = { ...player, keyword: null, does: 'pass' };
  const rerolls = new Map(picks.map((pick) => [pick, { ...player, keyword: slug, does: pick.does }]));
  const happens = [slug];
  const course = madeOnce((spread) => {
    const number = best.pick[spread] ?? 0;
    const pick = number === 0 ? null : existing(picks[number - 1]);
    const to = existing(ifPicked[number]).course(best.left[spread] ?? 0);
    const stage: StageAt<'reroll-pop'> = {
      at: 'reroll-pop',
      pop,
      dice: lattice.countsOf(spread),
      fixed,
      committed: null,
    };
    const way = { weight: 1, happens: pick === null ? NOTHING : happens, to };
    const chosen = pick === null ? passes : existing(rerolls.get(pick));
    return parts.made(withChanges(state, { stage }), [way], 0, chosen);
  });
  return { ...values, course };
}

function madeOnce(make: (spread: number) => Course): (spread: number) => Course {
  const known: Course[] = [];
  return (spread) => {
    known[spread] ??= make(spread);
    return known[spread];
  };
}

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new RangeError('A spread of the dice leads nowhere.');
  return value;
}
