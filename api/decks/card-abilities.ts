import { parseCardText } from '../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../engine/notation/game-keywords.js';
import type { Grant } from '../../engine/notation/parsed-line.js';
import type { CardRecord } from '../knowledge-base/card-record.js';

/** A keyword that a card has or gives to others. */
export interface CardAbility {
  readonly slug: string;
  /** The part of a Switch it stands in, from 1. */
  readonly slot: number | null;
  /** With its first word: `while attacking a Clone`. */
  readonly condition: string | null;
  /** Null: the card's own. */
  readonly granted: Grant | null;
}

/** What it contains works in the build zone only, where no unit is attacked. */
const OUTSIDE_ARENAS = 'reserves';

const known = new WeakMap<CardRecord, readonly CardAbility[]>();

/** Every keyword of the card's text that works in an arena, as often as it stands there. */
export function cardAbilities(card: CardRecord): readonly CardAbility[] {
  const abilities = known.get(card) ?? read(card);
  known.set(card, abilities);
  return abilities;
}

function read({ lines, keywords }: CardRecord): readonly CardAbility[] {
  const { abilities } = parseCardText(lines.join('\n'), GAME_KEYWORDS);
  const own = abilities
    .filter(({ keyword }) => keywords.includes(keyword))
    .filter(({ container }) => container === null || abilities.at(container)?.keyword !== OUTSIDE_ARENAS)
    .map(({ keyword, switchSlot, condition, granted }) => ({
      slug: keyword,
      slot: switchSlot,
      condition,
      granted,
    }));
  const unread = keywords.filter((slug) => !abilities.some(({ keyword }) => keyword === slug));
  return [...own, ...unread.map((slug) => ({ slug, slot: null, condition: null, granted: null }))];
}
