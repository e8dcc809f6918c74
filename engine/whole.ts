/** A whole number, always exact: a double as long as that holds it (below 2^53), a BigInt beyond. Equal numbers are the same kind. */
export type Whole = number | bigint;

export function plus(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return sum;
  }
  return asWhole(BigInt(a) + BigInt(b));
}

export function times(a: Whole, b: Whole): Whole {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return product;
  }
  return asWhole(BigInt(a) * BigInt(b));
}

/** `divisor` must divide `a`. */
export function dividedBy(a: Whole, divisor: Whole): Whole {
  return typeof a === 'number' && typeof divisor === 'number'
    ? a / divisor
    : asWhole(BigInt(a) / BigInt(divisor));
}

/** Below 0, 0 or above 0, as for a sort. */
export function compareWholes(a: Whole, b: Whole): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The whole numbers from one to another, both included; none where the second is the smaller. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

export function asWhole(number: bigint): Whole {
  const double = Number(number);
  return Number.isSafeInteger(double) ? double : number;
}
