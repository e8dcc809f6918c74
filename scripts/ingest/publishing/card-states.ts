import type { Content } from '../../../api/knowledge-base/records.js';
import { changedStates, type RecordStates, stateHash } from './record-states.js';

/** What of cards is new, changed or withdrawn against all that was logged before, oldest first: facts, lines, printings, or the words of a ruling on one. */
export function cardChanges(
  { cards, rulings }: Pick<Content, 'cards' | 'rulings'>,
  logged: readonly RecordStates[],
): Record<string, string | null> {
  const texts = new Map(rulings.map(({ id, text }) => [id, text]));
  const now = new Map(
    cards.map((card) => [card.slug, stateHash([card, card.rulings.map((id) => texts.get(id))])]),
  );
  return changedStates(now, logged);
}
