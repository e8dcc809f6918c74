import { type CardRecord, fullName } from '../../knowledge-base/card-record.js';
import { literally } from '../../knowledge-base/literally.js';

/** A ruling on a card with `card` in place of the name of the card, as `cardForm` puts a question. */
export function maskedRuling(text: string, card: CardRecord): string {
  const names = [fullName(card), card.name].map((name) =>
    literally(name.normalize('NFKC'))
      .replace(/\s+/g, '\\s+')
      .replace(/['\u2019]/g, "['\u2019]"),
  );
  return text
    .normalize('NFKC')
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu'), 'card');
}
