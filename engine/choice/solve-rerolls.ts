import type { AttackSide } from '../attack-input.js';
import { type Board, type Instance, opponentOf, unitAt, withPart } from '../board.js';
import { canPay, payFor } from '../cost.js';
import { type DiceClass, diceClasses, finalRoll } from '../dice/dice-classes.js';
import type { DiceCounts, Pop, StageAt } from '../stage.js';
import { markUsed, type State } from '../state.js';
import { describePick, picksOfSize } from '../windows/reroll-pop.js';
import { type Budget, spend } from './budget.js';
import { codeOf, type DiceLattice, diceLattice, dieCode } from './dice-lattice.js';
import type { Move, Solved } from './solved.js';
import { isBetter, meanValue, type Value, type Worth, worthTo } from './value.js';

/** What the solver of a whole attack lends to this part of it. */
export interface Surrounding {
  readonly board: Board;
  readonly budget: Budget;
  /** Makes a state known; later ones have higher ids. */
  made(state: State, value: Value, move: Move): Solved;
  solve(state: State): Solved | null;
}

/** The re-roll POP for every spread of the dice at once: equal to playing it turn by turn, many times faster. */
export interface RerollTable {
  /** Null when the known roll rules out what follows. */
  readonly nodeFor: (dice: DiceCounts) => Solved | null;
}

interface Player {
  readonly side: AttackSide;
  readonly instance: Instance;
  readonly bit: number;
}

/** One turn of the POP for all spreads of the dice, in the order of the lattice. */
type Layer = readonly Solved[];

/** Null when this POP is none of the plain kind: fixed policies, Cunning, several instances on one side, a unit that attacks itself. */
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
  if (!plain || attackers.length > 1 || defenders.length > 1) return null;
  const dice = stage.dice.reduce((sum, count) => sum + count, 0);
  const classes = diceClasses(board, state);
  const lattices = Array.from({ length: dice + 1 }, (_, count) => diceLattice(count, classes.length));
  const players = [
    ...attackers.map((instance): Player => ({ side: 'ATTACKER', instance, bit: 1 })),
    ...defenders.map((instance): Player => ({ side: 'DEFENDER', instance, bit: 2 })),
  ].filter(({ instance }) => !state.used.includes(instance.id));
  const { fixed } = stage;
  const layers = layersOf({ ...surrounding, state, classes, lattices, dice, fixed, players });
  const start = layers(0, stage.pop);
  return {
    nodeFor: (counts) => {
      const index = lattices[dice]?.at.get(codeOf(counts));
      return start === null || index === undefined ? null : (start[index] ?? null);
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
  readonly players: readonly Player[];
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
  const passed = pop.passes === 1 ? finals(parts, used) : layer(used, { turn: other, passes: 1 });
  const state = stateAfter(parts, used);
  const player = parts.players.find(({ side, bit }) => side === pop.turn && (used & bit) === 0);
  const after =
    player === undefined || !canPay(parts.board, state, player.instance, player.side)
      ? null
      : layer(used | player.bit, { turn: other, passes: 0 });
  if (passed === null || player === undefined || after === null) return passed;
  const rolls = rollsInto(parts, state, after, Math.min(player.instance.value, parts.dice));
  return choices(parts, state, pop, player, passed, rolls);
}

/** The state with what the players who have re-rolled paid. */
function stateAfter({ state, players }: Parts, used: number): State {
  return players
    .filter(({ bit }) => (used & bit) !== 0)
    .reduce((current, { instance, side }) => markUsed(payFor(current, instance, side), instance.id), state);
}

/** The dice are final: what follows depends on hits and looked-for naturals only. */
function finals(parts: Parts, used: number): Layer | null {
  const state = stateAfter(parts, used);
  const known = new Map<string, Solved | null>();
  const solved = (parts.lattices[parts.dice]?.counts ?? []).map((counts) => {
    const roll = finalRoll(parts.classes, counts, parts.fixed);
    const key = `${roll.hits} ${roll.naturals}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const one = parts.solve({ ...state, stage: { at: 'pending-damage', ...roll, committed: null } });
    known.set(key, one);
    return one;
  });
  return solved.every((one) => one !== null) ? solved : null;
}

/** Dice thrown again one after the other, which is the same as together: `[r]` is for r dice still to fall, by what lies there. */
function rollsInto(parts: Parts, state: State, after: Layer, most: number): readonly Layer[] {
  const rolls: Layer[] = [after];
  const pop: Pop = { turn: 'ATTACKER', passes: 0 };
  for (let rolling = 1; rolling <= most; rolling += 1) {
    const lattice = parts.lattices[parts.dice - rolling];
    const fuller = parts.lattices[parts.dice - rolling + 1];
    const next = rolls[rolling - 1];
    if (lattice === undefined || fuller === undefined || next === undefined) break;
    spend(parts.budget, lattice.codes.length);
    rolls.push(
      lattice.codes.map((code, index) => {
        const branches = parts.classes.flatMap(({ faces }, die) => {
          const to = next[fuller.at.get(code + dieCode(die)) ?? -1];
          return to === undefined ? [] : [{ weight: BigInt(faces.length), course: { happens: [], to } }];
        });
        const value = meanValue(
          branches.map(({ weight, course }) => ({ weight, value: course.to.value })),
          1,
        );
        const stage = {
          at: 'rerolling',
          rolling,
          pop,
          dice: lattice.counts[index] ?? [],
          fixed: parts.fixed,
          singly: null,
          committed: null,
        } as const;
        return parts.made({ ...state, stage }, value, { kind: 'CHANCE', exponent: 1, branches });
      }),
    );
  }
  return rolls;
}

/** Comparing numbers that are worked out already is that much cheaper than a course of play. */
const LOOKS_PER_COURSE = 20;

interface Pick {
  readonly counts: DiceCounts;
  readonly code: number;
  readonly size: number;
}

/** Every pick of up to `most` dice, in the order in which ties are broken. */
function picksInOrder(classes: number, side: AttackSide, most: number): readonly Pick[] {
  const order = Array.from({ length: classes }, (_, index) => index);
  if (side === 'DEFENDER') order.reverse();
  const plenty = Array.from({ length: classes }, () => most);
  return Array.from({ length: most }, (_, index) => index + 1).flatMap((size) =>
    picksOfSize(plenty, order, size).map((counts) => ({ counts, code: codeOf(counts), size })),
  );
}

/** For each spread: pass, or the pick that is worth the most to the player; the first of equals. */
function choices(
  parts: Parts,
  state: State,
  pop: Pop,
  { side, instance }: Player,
  passed: Layer,
  rolls: readonly Layer[],
): Layer {
  const lattice = parts.lattices[parts.dice];
  const picks = picksInOrder(parts.classes.length, side, rolls.length - 1);
  spend(parts.budget, Math.ceil(((lattice?.codes.length ?? 0) * (1 + picks.length)) / LOOKS_PER_COURSE));
  const worth = comparable(side, passed, rolls);
  const { slug } = instance.rules;
  return (lattice?.counts ?? []).map((counts, index) => {
    const code = lattice?.codes[index] ?? 0;
    let best: {
      readonly pick: Pick | null;
      readonly to: Solved | undefined;
      readonly worth: Worth | undefined;
    } = {
      pick: null,
      to: passed[index],
      worth: worth.passed[index],
    };
    for (const pick of picks) {
      if (pick.counts.some((count, die) => count > (counts[die] ?? 0))) continue;
      const at = parts.lattices[parts.dice - pick.size]?.at.get(code - pick.code) ?? -1;
      const other = worth.rolls[pick.size]?.[at];
      if (other !== undefined && best.worth !== undefined && isBetter(other, best.worth))
        best = { pick, to: rolls[pick.size]?.[at], worth: other };
    }
    return chosenNode(
      parts,
      { ...state, stage: { at: 'reroll-pop', pop, dice: counts, fixed: parts.fixed, committed: null } },
      side,
      slug,
      best,
    );
  });
}

function chosenNode(
  parts: Parts,
  state: State,
  player: AttackSide,
  slug: string,
  { pick, to }: { readonly pick: Pick | null; readonly to: Solved | undefined },
): Solved {
  if (to === undefined) throw new Error('A spread of the dice leads nowhere.');
  const does = pick === null ? 'pass' : `re-roll ${describePick(parts.classes, pick.counts)}`;
  const chosen = { player, window: 'reroll-pop', keyword: pick === null ? null : slug, does };
  return parts.made(state, to.value, {
    kind: 'ONE',
    course: { happens: pick === null ? [] : [slug], to },
    chosen,
  });
}

/** All values of a turn as the player who chooses sees them, over the one exponent they share. */
function comparable(
  side: AttackSide,
  passed: Layer,
  rolls: readonly Layer[],
): { readonly passed: readonly Worth[]; readonly rolls: readonly (readonly Worth[])[] } {
  const exponent = [passed, ...rolls].reduce(
    (most, layer) => layer.reduce((deepest, { value }) => Math.max(deepest, value.exponent), most),
    0,
  );
  const worthOf = ({ value }: Solved): Worth => worthTo(side, value, exponent);
  return { passed: passed.map(worthOf), rolls: rolls.map((layer) => layer.map(worthOf)) };
}
