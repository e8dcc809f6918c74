import type { RevisionRecord } from '../../../api/knowledge-base/records.js';
import type { RecordStates } from './record-states.js';
import type { RevisionEntry } from './revision-log.js';

/** The log as it is served: of keywords and cards, what happened to them in place of what they were. */
export function revisionRecords(log: readonly RevisionEntry[]): readonly RevisionRecord[] {
  const keywordsIn = eventsByState();
  const cardsIn = eventsByState();
  // Cards that were there before the log began to tell of cards are not new.
  const firstWithCards = log.findIndex(({ cardStates }) => cardStates !== undefined);
  return log.map((entry, at) => {
    const { revision, previous, on, keywordStates, cardStates = {} } = entry;
    const { added, changed, superseded, withdrawn, restored } = entry;
    const cards = cardsIn(cardStates);
    return {
      ...{ revision, previous, on },
      keywords: keywordsIn(keywordStates),
      cards: at === firstWithCards && at > 0 ? NONE : cards,
      rulings: { added, changed, superseded, withdrawn, restored },
    };
  });
}

type Events = RevisionRecord['keywords'];

const NONE: Events = { added: [], changed: [], withdrawn: [] };

/** Asked of one revision after the other, oldest first. */
function eventsByState(): (states: RecordStates) => Events {
  const known = new Set<string>();
  return (states) => {
    const slugs = Object.keys(states);
    const gone = slugs.filter((slug) => states[slug] === null);
    const there = slugs.filter((slug) => states[slug] !== null);
    const events = {
      added: there.filter((slug) => !known.has(slug)),
      changed: there.filter((slug) => known.has(slug)),
      withdrawn: gone,
    };
    for (const slug of gone) known.delete(slug);
    for (const slug of there) known.add(slug);
    return events;
  };
}
