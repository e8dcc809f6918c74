import { type Board, totalOf, unitAt, withPart } from '../board.js';
import { hitOn } from '../derived.js';
import type { Natural, NaturalEffect } from '../keyword.js';
import type { DiceCounts } from '../stage.js';
import type { State } from '../state.js';
import { inWay } from '../way.js';
import { naturalFor } from './looked-for.js';

export const FACES: readonly Natural[] = [1, 2, 3, 4, 5, 6];

/** Naturals that nothing present can tell apart. */
export interface DiceClass {
  readonly faces: readonly Natural[];
  readonly hit: boolean;
  /** The natural that a keyword looks for in the final roll; null for all others. */
  readonly looked: Natural | null;
  /** Each of these naturals counts, not one only. */
  readonly each?: boolean;
}

/**
 * The classes of attack dice that the keywords present make, lowest natural first: each natural that is looked for after the re-rolls, and
 * the runs of hits and misses between them, so that lower classes are lower naturals. An attack without Riposte has no class for the two.
 */
export function diceClasses(board: Board, state: State): readonly DiceClass[] {
  const known = classesOfBoards.get(board) ?? new Map<number, readonly DiceClass[]>();
  classesOfBoards.set(board, known);
  const before = known.get(state.defender);
  if (before !== undefined) return before;
  const classes = classesAgainst(board, state.defender);
  known.set(state.defender, classes);
  return classes;
}

/** By defender: nothing else decides the classes. */
const classesOfBoards = new WeakMap<Board, Map<number, readonly DiceClass[]>>();

function classesAgainst(board: Board, against: number): readonly DiceClass[] {
  const attacker = unitAt(board, board.attacker);
  const defender = unitAt(board, against);
  const looking = [attacker, defender].flatMap((unit) =>
    withPart(unit, 'onFinalNatural').filter(
      (instance) =>
        attacker === defender ||
        inWay(instance, 'OF_ITS_OWN_DAMAGE') ||
        looksAt(instance.rules.parts.onFinalNatural?.effect) === (unit === attacker ? 'OWN' : 'OTHER'),
    ),
  );
  const lookedFor = new Map(looking.map((instance) => [naturalFor(board, against, instance), instance]));
  const threshold = hitOn(defender, 'ATTACK');
  const accuracy = totalOf(attacker, 'addsToAttackDice');
  const automatic = board.readings.has('no-automatic-faces');
  const hits = (face: Natural): boolean =>
    automatic && (face === 1 || face === 6) ? face === 6 : face + accuracy >= threshold;
  const classes: { faces: Natural[]; hit: boolean; looked: Natural | null; each?: boolean }[] = [];
  for (const face of FACES) {
    const last = classes.at(-1);
    const by = lookedFor.get(face);
    const looked = by === undefined ? null : face;
    if (last !== undefined && last.looked === null && looked === null && last.hit === hits(face))
      last.faces.push(face);
    else if (by !== undefined && inWay(by, 'EACH_NATURAL'))
      classes.push({ faces: [face], hit: hits(face), looked, each: true });
    else classes.push({ faces: [face], hit: hits(face), looked });
  }
  return classes;
}

/** Critical Hit and the like look at the unit's own attack dice, Parry and Riposte at those rolled against it. */
export function looksAt(effect: NaturalEffect | undefined): 'OWN' | 'OTHER' {
  return effect === 'PREVENTION' || effect === 'DAMAGE_BACK' ? 'OTHER' : 'OWN';
}

export interface FinalRoll {
  readonly hits: number;
  /** How many of each natural that is looked for stand, where one only counts at most one: see `standing`. */
  readonly naturals: number;
}

/** Room for the number of one natural. */
const BITS = 5;

/** `fixed`: dice beside those that could be re-rolled. */
export function finalRoll(
  classes: readonly DiceClass[],
  counts: DiceCounts,
  fixed: DiceCounts | null,
): FinalRoll {
  let hits = 0;
  let naturals = 0;
  classes.forEach(({ hit, looked, each }, index) => {
    const count = (counts[index] ?? 0) + (fixed?.[index] ?? 0);
    if (hit) hits += count;
    if (looked !== null && count > 0) naturals |= (each === true ? count : 1) << (BITS * (looked - 1));
  });
  return { hits, naturals };
}

/** How many of a natural stand. */
export function standing(naturals: number, face: number): number {
  return face < 1 || face > 6 ? 0 : (naturals >> (BITS * (face - 1))) & 31;
}

/** The same without those of one natural. */
export function withoutNatural(naturals: number, face: number): number {
  return naturals - (standing(naturals, face) << (BITS * (face - 1)));
}

export function stands(naturals: number, face: number): boolean {
  return standing(naturals, face) > 0;
}
