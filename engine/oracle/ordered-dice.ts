/** Every ordered roll is looked at; rolls that differ only in the order of the dice are then counted together. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

function* orderedRolls(count: number): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const rest of orderedRolls(count - 1)) for (const face of FACES) yield [...rest, face];
}

export interface CountedRoll {
  /** Ascending naturals. */
  readonly dice: readonly number[];
  readonly ways: bigint;
}

const countedRolls = new Map<number, readonly CountedRoll[]>();

export function rollsOf(count: number): readonly CountedRoll[] {
  const known = countedRolls.get(count);
  if (known) return known;
  const ways = new Map<string, bigint>();
  for (const roll of orderedRolls(count)) {
    const key = ascending(roll).join('');
    ways.set(key, (ways.get(key) ?? 0n) + 1n);
  }
  const rolls = [...ways].map(([key, number]) => ({ dice: [...key].map(Number), ways: number }));
  countedRolls.set(count, rolls);
  return rolls;
}

export function ascending(dice: readonly number[]): readonly number[] {
  return [...dice].sort((a, b) => a - b);
}

/** How many dice are high enough, with the number of ordered rolls for each. */
export function hitsOf(
  count: number,
  needed: number,
): readonly { readonly hits: number; readonly ways: bigint }[] {
  const ways = new Map<number, bigint>();
  for (const roll of rollsOf(count)) {
    const hits = roll.dice.filter((natural) => natural >= needed).length;
    ways.set(hits, (ways.get(hits) ?? 0n) + roll.ways);
  }
  return [...ways].map(([hits, number]) => ({ hits, ways: number }));
}

/** Every different choice of 1 to `most` of the dice, by their naturals; each ascending. */
export function choicesOfDice(dice: readonly number[], most: number): readonly (readonly number[])[] {
  const choices = new Map<string, readonly number[]>();
  for (let mask = 1; mask < 2 ** dice.length; mask++) {
    const chosen = ascending(dice.filter((_, index) => (mask >> index) % 2 === 1));
    if (chosen.length <= most) choices.set(chosen.join(''), chosen);
  }
  return [...choices.values()];
}

export function without(dice: readonly number[], chosen: readonly number[]): readonly number[] {
  const left = [...dice];
  for (const natural of chosen) left.splice(left.indexOf(natural), 1);
  return left;
}
