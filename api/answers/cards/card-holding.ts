import type { Arena } from '../../../engine/attack-input.js';
import { parseCardText } from '../../../engine/notation/card-text.js';
import { GAME_KEYWORDS } from '../../../engine/notation/game-keywords.js';
import type { KeywordAbility } from '../../../engine/notation/parsed-line.js';
import type { CardRecord } from '../../knowledge-base/card-record.js';

/**
 * How a card has a keyword. OWN: always. ARENA: in the arena of its part of a Switch. CONDITION: while something holds. GIVEN: it is another
 * unit that gets it. UNSURE: the text does not tell which of these.
 */
export type Holding =
  | { readonly how: 'OWN' | 'UNSURE' }
  | { readonly how: 'ARENA'; readonly arena: Arena }
  | { readonly how: 'CONDITION'; readonly condition: string }
  | { readonly how: 'GIVEN'; readonly to: string };

const BY_ARENA = 'switch';
/** It flies along: what stands in its text belongs to the unit it flies. */
const FOR_ANOTHER = 'pilot';
const TO_OTHERS: ReadonlySet<string> = new Set(['OTHERS', 'ENEMIES', 'ATTACHED']);

/** One for each time that the keyword stands in the text of the card; empty when it stands nowhere. */
export function holdingsOf(card: CardRecord, slug: string): readonly Holding[] {
  if (!card.keywords.includes(slug)) return [];
  const { abilities } = parseCardText(card.lines.join('\n'), GAME_KEYWORDS);
  const held = abilities
    .filter(({ keyword }) => keyword === slug)
    .map((ability) => holdingOf(card, ability, containerOf(abilities, ability)));
  return held.length > 0 ? held : [{ how: 'UNSURE' }];
}

/** Keywords that the card has itself, always. */
export function alwaysHeld(card: CardRecord): readonly string[] {
  return card.keywords.filter((slug) => holdingsOf(card, slug).some(({ how }) => how === 'OWN'));
}

function containerOf(abilities: readonly KeywordAbility[], { container }: KeywordAbility): string | null {
  return container === null ? null : (abilities.at(container)?.keyword ?? null);
}

function holdingOf(
  { arenas }: CardRecord,
  { granted, condition, switchSlot, given }: KeywordAbility,
  container: string | null,
): Holding {
  if (granted !== null) {
    const isForOthers = TO_OTHERS.has(granted.to) || container === FOR_ANOTHER || arenas.length === 0;
    return isForOthers ? { how: 'GIVEN', to: granted.subject } : { how: 'UNSURE' };
  }
  if (condition !== null) return { how: 'CONDITION', condition };
  if (container === BY_ARENA) {
    const arena = switchSlot === null ? undefined : arenas[switchSlot - 1];
    return arena === undefined ? { how: 'UNSURE' } : { how: 'ARENA', arena };
  }
  return { how: container === null && !given ? 'OWN' : 'UNSURE' };
}

/** `while attacking an Imperial` */
export function isOfAttack(condition: string): boolean {
  return /^while attacking\b/.test(condition);
}

/** Words of a condition with a capital: the kinds of units that it names. */
export function namesIn(condition: string): readonly string[] {
  return condition.match(/\b\p{Lu}\p{L}+/gu) ?? [];
}
