const powers: bigint[] = [1n];

/** 6 to the power of `exponent`, 0 or above. */
export function powerOfSix(exponent: number): bigint {
  for (let known = powers.length; known <= exponent; known += 1) powers.push((powers[known - 1] ?? 1n) * 6n);
  return powers[exponent] ?? 1n;
}
