/** One round of a comparison: both sides measured right after one another, in the same unit. */
export interface Round {
  readonly ours: number;
  readonly theirs: number;
}

/** Several rounds taken together. The ratio is the median of the ratios of the rounds: what slows the machine slows both sides of one. */
export interface Comparison {
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Goal {
  readonly kind: 'at least' | 'at most';
  readonly ratio: number;
}

/** Of an even number of values the mean of the two in the middle. Throws when there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [lower, upper] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  if (lower === undefined || upper === undefined) throw new Error('There is no median of no values.');
  return (lower + upper) / 2;
}

/** `better`: is more of what was measured better (requests a second), or less (time)? The ratio is above 1 when ours is better. */
export function compareRounds(rounds: readonly Round[], better: 'more' | 'less'): Comparison {
  const ratios = rounds.map(({ ours, theirs }) => (better === 'more' ? ours / theirs : theirs / ours));
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    theirs: median(rounds.map(({ theirs }) => theirs)),
    ratio: median(ratios),
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
  };
}

export function isMet(ratio: number, { kind, ratio: wanted }: Goal): boolean {
  return kind === 'at least' ? ratio >= wanted : ratio <= wanted;
}

/** Measures A B A B ...: neither side has the machine to itself for long. */
export async function interleave(
  rounds: number,
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
): Promise<readonly Round[]> {
  const measured: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ ours: await ours(), theirs: await theirs() });
  }
  return measured;
}
