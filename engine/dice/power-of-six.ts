import { times, type Whole } from '../whole.js';

const powers: Whole[] = [1];

/** 6 to the power of `exponent`, 0 or above. */
export function powerOfSix(exponent: number): Whole {
  for (let known = powers.length; known <= exponent; known += 1)
    powers.push(times(powers[known - 1] ?? 1, 6));
  return powers[exponent] ?? 1;
}
