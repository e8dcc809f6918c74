import type { UnitAbility } from './board.js';
import type { StackingClass } from './keyword.js';
import type { OtherReadings, ReadingCode } from './readings.js';

type Combining = 'ADD' | 'EACH' | 'ONCE';

const COMBINING: Readonly<Record<StackingClass, Combining>> = {
  CUMULATIVE: 'ADD',
  LAYERED: 'EACH',
  ISOLATED: 'ONCE',
  SELECTIVE: 'EACH',
  UNSTATED: 'EACH',
};

const OTHER: Partial<Record<StackingClass, readonly [ReadingCode, Combining]>> = {
  CUMULATIVE: ['stacking-cumulative', 'EACH'],
  LAYERED: ['stacking-layered', 'ADD'],
  ISOLATED: ['stacking-isolated', 'EACH'],
  SELECTIVE: ['stacking-selective', 'ONCE'],
};

/**
 * How several instances of a keyword on one unit combine, the one mechanism for all keywords: cumulative values add up to one ability,
 * layered and selective instances stay on their own, an isolated one is there or is not.
 */
export function stack(abilities: readonly UnitAbility[], readings: OtherReadings): readonly UnitAbility[] {
  const slugs = [...new Set(abilities.map(({ rules }) => rules.slug))];
  if (slugs.length === abilities.length) return abilities;
  return slugs
    .flatMap((slug) => {
      const places = abilities.flatMap(({ rules }, place) => (rules.slug === slug ? [place] : []));
      const same = abilities.filter(({ rules }) => rules.slug === slug);
      return combine(same, readings).map((ability, index) => ({ ability, place: places[index] ?? 0 }));
    })
    .sort((a, b) => a.place - b.place)
    .map(({ ability }) => ability);
}

/** The reading on which the combination of these abilities rests; null when there is but one of a keyword. */
export function stackingReading(stacking: StackingClass): ReadingCode | null {
  return OTHER[stacking]?.[0] ?? null;
}

function combine(same: readonly UnitAbility[], readings: OtherReadings): readonly UnitAbility[] {
  const [first] = same;
  if (first === undefined || same.length === 1) return same;
  const { stacking } = first.rules;
  const [code, other] = OTHER[stacking] ?? [];
  const combining =
    code !== undefined && other !== undefined && readings.has(code) ? other : COMBINING[stacking];
  switch (combining) {
    case 'ADD':
      return [
        {
          ...first,
          value: sum(same.map(({ value }) => value ?? 0)),
          force: sum(same.map(({ force }) => force ?? 0)),
        },
      ];
    case 'ONCE':
      return [first];
    case 'EACH':
      return same;
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
