import { type Board, type Instance, unitAt, withPart } from '../board.js';
import { type DiceClass, diceClasses, looksAt } from '../dice/dice-classes.js';
import { countingTally, countsOf, flagsOf, hasFlag, withoutFlags } from '../dice/dice-code.js';
import { naturalFor } from '../dice/looked-for.js';
import { rollDice, type Tally, type Ways } from '../dice/roll.js';
import type { DiceCounts } from '../stage.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';

/** Who looks for a natural in the initial roll (Fury, Backfire, Focus), and how the books are kept for them. */
export interface Looking {
  readonly instances: readonly Instance[];
  /** The natural each of them looks for. */
  readonly faces: readonly number[];
  /** Those naturals, each as often as it counts. */
  readonly flags: readonly number[];
  readonly classes: readonly DiceClass[];
  readonly tally: Tally;
  /** For dice that are not looked at. */
  readonly plain: Tally;
  /** The most dice that may join the roll. */
  readonly more: number;
}

/** `dice`: how many are rolled. */
export function lookingOf(board: Board, state: State, dice: number): Looking {
  const instances = lookersOf(board, state);
  const faces = instances.map((instance) => naturalFor(board, state.defender, instance));
  const flags = countedFlags(instances, faces, dice);
  const classes = diceClasses(board, state);
  const most = 1 + mostRerolled(board, state);
  const plain = countingTally(classes, [], most);
  const more = instances.reduce(
    (total, instance) => total + diceFrom(instance) * (isEach(instance) ? dice : 1),
    0,
  );
  const tally = flags.length === 0 ? plain : countingTally(classes, flags, most);
  return { instances, faces, flags, classes, tally, plain, more };
}

/** Does anybody look for a natural in the initial roll? */
export function isLookedAt(board: Board, state: State): boolean {
  return board.plays.onInitialNatural && lookersOf(board, state).length > 0;
}

/** The attacker's, and those of the defender that look at dice rolled against it. */
function lookersOf(board: Board, state: State): readonly Instance[] {
  const own = withPart(unitAt(board, board.attacker), 'onInitialNatural');
  const others = withPart(unitAt(board, state.defender), 'onInitialNatural').filter(
    ({ rules }) => looksAt(rules.parts.onInitialNatural?.effect) === 'OTHER',
  );
  return others.length === 0 ? own : [...new Set([...own, ...others])];
}

function countedFlags(
  instances: readonly Instance[],
  faces: readonly number[],
  dice: number,
): readonly number[] {
  const each = faces.filter((_, index) => isEach(instances[index]));
  return [...new Set(faces)].flatMap((face) =>
    each.includes(face) ? Array<number>(dice).fill(face) : [face],
  );
}

function isEach(instance: Instance | undefined): boolean {
  return instance !== undefined && inWay(instance, 'EACH_NATURAL');
}

/** The most dice that both players together can have re-rolled. */
function mostRerolled(board: Board, state: State): number {
  return [board.attacker, state.defender]
    .flatMap((index) => withPart(unitAt(board, index), 'rerolls'))
    .reduce((total, { value }) => total + Math.max(0, value), 0);
}

/** The dice after Fury's have joined them, in how many ways, and who has seen his natural. */
export interface LookedAt {
  readonly dice: DiceCounts;
  /** Fury's dice, where they can't be re-rolled; null when they are among the others. */
  readonly fixed: DiceCounts | null;
  readonly ways: number;
  /** How many dice have joined. */
  readonly extra: number;
  readonly seen: readonly Instance[];
}

/** All that may lie there once everybody has looked and Fury's dice have fallen. */
export function lookAtDice(board: Board, looking: Looking, rolled: Ways): readonly LookedAt[] {
  if (looking.flags.length === 0) return [...rolled].map(([code, ways]) => lying(looking, code, ways));
  const byFlags = new Map<number, Map<number, number>>();
  for (const [code, ways] of rolled) {
    const flags = flagsOf(code);
    const alike = byFlags.get(flags) ?? new Map<number, number>();
    byFlags.set(flags, alike.set(code, ways));
  }
  return [...byFlags.values()].flatMap((alike) => withMoreDice(board, looking, alike));
}

/** Dice that nobody looks at. */
function lying({ classes }: Looking, code: number, ways: number): LookedAt {
  return { dice: countsOf(code, classes), fixed: null, ways, extra: 0, seen: NOBODY };
}

const NOBODY: readonly Instance[] = [];

/** `rolled`: rolls that showed the same of the naturals that are looked for. */
function withMoreDice(board: Board, looking: Looking, rolled: Ways): readonly LookedAt[] {
  const { instances, classes } = looking;
  const [code = 0] = rolled.keys();
  const seen = instances.flatMap((instance, index) => repeated(instance, timesShown(looking, code, index)));
  const extra = seen.reduce((total, instance) => total + diceFrom(instance), 0);
  const late = board.readings.has('initial-roll-only');
  const tally = late ? looking.tally : looking.plain;
  const after = (end: number, ways: number, apart: DiceCounts | null): LookedAt => {
    const dice = countsOf(withoutFlags(end), classes);
    const all = late ? withLate(looking, code, end, seen) : seen;
    return apart === null
      ? { dice, fixed: null, ways, extra, seen: all }
      : { dice: apart, fixed: dice, ways, extra, seen: all };
  };
  if (extra > 0 && board.readings.has('fury-before-reroll')) {
    const joining = [...rollDice(extra, new Map([[0, 1]]), tally)];
    return [...rolled].flatMap(([before, ways]) =>
      joining.map(([end, more]) => after(end, ways * more, countsOf(withoutFlags(before), classes))),
    );
  }
  const start = new Map([...rolled].map(([before, ways]) => [withoutFlags(before), ways]));
  return [...rollDice(extra, start, tally)].map(([end, ways]) => after(end, ways, null));
}

/** As read the other way: those that add no dice look at Fury's dice too. */
function withLate(
  looking: Looking,
  code: number,
  end: number,
  seen: readonly Instance[],
): readonly Instance[] {
  return looking.instances.flatMap((instance, index) =>
    addsDice(instance)
      ? seen.filter((one) => one === instance)
      : repeated(instance, Math.max(timesShown(looking, code, index), timesShown(looking, end, index))),
  );
}

/** How often an instance counts its natural. */
function timesShown({ instances, faces, flags }: Looking, code: number, index: number): number {
  const shown = flags.filter((face, flag) => face === faces[index] && hasFlag(code, flag)).length;
  return isEach(instances[index]) ? shown : Math.min(1, shown);
}

function repeated(instance: Instance, times: number): readonly Instance[] {
  return Array.from({ length: times }, () => instance);
}

/** Dice that Fury adds. */
function diceFrom(instance: Instance): number {
  return addsDice(instance) ? Math.max(0, instance.value) : 0;
}

export function addsDice({ rules }: Instance): boolean {
  return rules.parts.onInitialNatural?.effect === 'ATTACK_DICE';
}
