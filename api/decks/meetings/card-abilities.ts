import { parseCardText } from '../../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import type { Grant } from '../../../engine/notation/parsed-line.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';

/** A keyword that a card has or gives to others. */
export interface CardAbility {
  readonly slug: string;
  /** The part of a Switch it stands in, from 1. */
  readonly slot: number | null;
  /** With its first word: `while attacking a Clone`. */
  readonly condition: string | null;
  /** Its number is below 0: what it else raises it lowers. */
  readonly isNegative: boolean;
  /** Null: the card's own. */
  readonly granted: Grant | null;
  /** It is given to the unit that the card pilots. */
  readonly piloting: boolean;
}

/** What it contains works in the build zone only, where no unit is attacked. */
const OUTSIDE_ARENAS = 'reserves';
const PILOTING = 'pilot';

const known = new WeakMap<CardRecord, readonly CardAbility[]>();

/** Every keyword of the card's text that works in an arena, as often as it stands there. */
export function cardAbilities(card: CardRecord): readonly CardAbility[] {
  const abilities = known.get(card) ?? read(card);
  known.set(card, abilities);
  return abilities;
}

function read({ lines, keywords }: CardRecord): readonly CardAbility[] {
  const { abilities } = parseCardText(lines.join('\n'), GAME_KEYWORDS);
  const isIn = (slug: string, container: number | null): boolean =>
    container !== null && abilities.at(container)?.keyword === slug;
  const own = abilities
    .filter(({ keyword }) => keywords.includes(keyword))
    .filter(({ container }) => !isIn(OUTSIDE_ARENAS, container))
    .map(({ keyword, value, switchSlot, condition, granted, container }) => ({
      slug: keyword,
      slot: switchSlot,
      condition,
      isNegative: (value ?? 0) < 0,
      granted,
      piloting: granted?.to === 'ATTACHED' && isIn(PILOTING, container),
    }));
  const unread = keywords.filter((slug) => !abilities.some(({ keyword }) => keyword === slug));
  const plain = { slot: null, condition: null, isNegative: false, granted: null, piloting: false };
  return [...own, ...unread.map((slug) => ({ slug, ...plain }))];
}
