import type { KeywordAbility } from '../../engine/notation/parsed-line.js';

/** An ability of a printed line, as it takes part in a check. */
export interface HeldAbility {
  /** Slug. */
  readonly keyword: string;
  /** Null: the line is the keyword's name. */
  readonly printed: KeywordAbility | null;
  /** The part of a Switch it stands in, from 1. */
  readonly slot: number | null;
  readonly inBuildZone: boolean;
}

/**
 * The keywords that a line holds, `own` first: one of several values once with each, and once in each part of a Switch. `givesInBuildZone`: whether
 * what stands in a keyword works in the build zone only.
 */
export function heldInLine(
  own: string | null,
  printed: readonly KeywordAbility[],
  givesInBuildZone: (slug: string) => boolean,
): readonly HeldAbility[] {
  const isInBuildZone = ({ container }: KeywordAbility): boolean => {
    const holder = container === null ? undefined : printed[container];
    return holder !== undefined && (givesInBuildZone(holder.keyword) || isInBuildZone(holder));
  };
  const held = printed.map(
    (ability): HeldAbility => ({
      keyword: ability.keyword,
      printed: ability,
      slot: ability.switchSlot,
      inBuildZone: isInBuildZone(ability),
    }),
  );
  const isNamed = own !== null && !held.some(({ keyword }) => keyword === own);
  const named = isNamed ? [{ keyword: own, printed: null, slot: null, inBuildZone: false }] : [];
  const first = held.filter(({ keyword }) => keyword === own);
  const rest = held.filter(({ keyword }) => keyword !== own);
  return distinct([...named, ...first, ...rest]);
}

function distinct(held: readonly HeldAbility[]): readonly HeldAbility[] {
  const keyOf = ({ keyword, printed, slot, inBuildZone }: HeldAbility): string =>
    [keyword, printed?.value ?? '', slot ?? '', inBuildZone].join(' ');
  return held.filter((one, at) => held.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}
