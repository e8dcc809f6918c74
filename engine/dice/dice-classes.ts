import { type Board, totalOf, unitAt, withPart } from '../board.js';
import { hitOn } from '../derived.js';
import type { Natural } from '../keyword.js';
import type { DiceCounts } from '../stage.js';
import type { State } from '../state.js';

export const FACES: readonly Natural[] = [1, 2, 3, 4, 5, 6];

/** Naturals that nothing present can tell apart. */
export interface DiceClass {
  readonly faces: readonly Natural[];
  readonly hit: boolean;
  /** The natural that a keyword looks for in the final roll; null for all others. */
  readonly looked: Natural | null;
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
  const lookedFor = new Set(
    [attacker, defender].flatMap((unit) =>
      withPart(unit, 'onFinalNatural')
        .filter(
          ({ rules }) =>
            looksAt(rules.parts.onFinalNatural?.effect) === (unit === attacker ? 'OWN' : 'OTHER') ||
            attacker === defender,
        )
        .map(({ rules }) => rules.parts.onFinalNatural?.face),
    ),
  );
  const threshold = hitOn(defender);
  const accuracy = totalOf(attacker, 'addsToAttackDice');
  const automatic = board.readings.has('no-automatic-faces');
  const hits = (face: Natural): boolean =>
    automatic && (face === 1 || face === 6) ? face === 6 : face + accuracy >= threshold;
  const classes: { faces: Natural[]; hit: boolean; looked: Natural | null }[] = [];
  for (const face of FACES) {
    const last = classes.at(-1);
    const looked = lookedFor.has(face) ? face : null;
    if (last !== undefined && last.looked === null && looked === null && last.hit === hits(face))
      last.faces.push(face);
    else classes.push({ faces: [face], hit: hits(face), looked });
  }
  return classes;
}

/** Critical Hit looks at the unit's own attack dice, Parry and Riposte at those rolled against it. */
function looksAt(effect: 'DAMAGE' | 'PREVENTION' | 'DAMAGE_BACK' | undefined): 'OWN' | 'OTHER' {
  return effect === 'DAMAGE' ? 'OWN' : 'OTHER';
}

export interface FinalRoll {
  readonly hits: number;
  /** Bit n is set when the natural n is looked for and stands. */
  readonly naturals: number;
}

/** `fixed`: dice beside those that could be re-rolled. */
export function finalRoll(
  classes: readonly DiceClass[],
  counts: DiceCounts,
  fixed: DiceCounts | null,
): FinalRoll {
  let hits = 0;
  let naturals = 0;
  classes.forEach(({ hit, looked }, index) => {
    const count = (counts[index] ?? 0) + (fixed?.[index] ?? 0);
    if (hit) hits += count;
    if (looked !== null && count > 0) naturals |= 1 << looked;
  });
  return { hits, naturals };
}

export function stands(naturals: number, face: Natural): boolean {
  return (naturals & (1 << face)) !== 0;
}
