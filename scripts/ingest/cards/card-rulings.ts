import type { OccurrenceRecord } from '../../../api/knowledge-base/records.js';
import type { RulingDraft } from '../editions/ruling-drafts.js';
import type { CardIdentity } from './card-identities.js';

const ON_A_CARD = 'card-';

/** What the ids of the rulings on a card begin with. No keyword is called so: a card may have the name of one. */
export function rulingGroupOf(slug: string): string {
  return `${ON_A_CARD}${slug}`;
}

/** Slug of the card whose rulings have ids that begin so; null for those of a keyword. */
export function cardOfGroup(group: string): string | null {
  return group.startsWith(ON_A_CARD) ? group.slice(ON_A_CARD.length) : null;
}

/** The rulings on a card from all sets that print it. The same text is one ruling with several occurrences. */
export function draftCardRulings({ slug, printings }: CardIdentity): readonly RulingDraft[] {
  const places = new Map<string, { occurrences: OccurrenceRecord[]; parenthetical: boolean }>();
  for (const { set, card } of printings) {
    for (const { text, start, end, parenthetical } of card.rulings) {
      const place: OccurrenceRecord = { source: set.id, line: card.line, start, end };
      const known = places.get(text);
      if (known === undefined) places.set(text, { occurrences: [place], parenthetical });
      else known.occurrences.push(place);
    }
  }
  return [...places].map(([text, { occurrences, parenthetical }], index) => ({
    keyword: rulingGroupOf(slug),
    text,
    parenthetical,
    position: index + 1,
    inEditions: new Set([0]),
    lastEdition: 0,
    occurrences,
    replacedBy: [],
  }));
}
