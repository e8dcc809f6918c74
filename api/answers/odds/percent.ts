import { printRational, type Rational, toNumber } from '../../../engine/rational.js';

/** `11/32 (34.4 %)`; 0 % and 100 % are said of nothing but the impossible and the certain. */
export function chancePrinted(chance: Rational): string {
  if (chance.numerator === 0n) return '0 (0 %): it never happens';
  if (chance.numerator === chance.denominator) return '1 (100 %): it always happens';
  return `${fractionPrinted(chance)} (${percentOf(toNumber(chance))} %)`;
}

/** `34.4 %`; 0 % and 100 % as above. */
export function percentPrinted(chance: Rational): string {
  if (chance.numerator === 0n) return '0 %';
  return chance.numerator === chance.denominator ? '100 %' : `${percentOf(toNumber(chance))} %`;
}

const LONGEST_FRACTION = 40;

function fractionPrinted(chance: Rational): string {
  const fraction = printRational(chance);
  return fraction.length <= LONGEST_FRACTION ? fraction : `${fraction.slice(0, LONGEST_FRACTION - 1)}\u2026`;
}

function percentOf(chance: number): string {
  const percent = chance * 100;
  const digits = percent < 0.1 || percent > 99.9 ? 4 : 1;
  const printed = percent.toFixed(digits);
  if (Number(printed) === 0) return 'less than 0.0001';
  return Number(printed) === 100 ? 'more than 99.9999' : printed;
}

export function averagePrinted(average: Rational): string {
  return toNumber(average)
    .toFixed(2)
    .replace(/\.?0+$/, '');
}

/** `2.5`; `3.33 (10/3)` where two digits are not all. */
export function exactAverage(average: Rational): string {
  const digits = averagePrinted(average);
  const fraction = printRational(average);
  const isAll = (100n * average.numerator) % average.denominator === 0n;
  return isAll || fraction.length > LONGEST_AVERAGE ? digits : `${digits} (${fraction})`;
}

const LONGEST_AVERAGE = 12;
