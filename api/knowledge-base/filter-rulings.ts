import { wordingOf } from './citation-index.js';
import { resolveKeyword, unknownKeyword } from './filter-names.js';
import { foldedWords } from './fold.js';
import type { KnowledgeBase } from './knowledge-base.js';
import type { Authority, ModellingState, RulingRecord, RulingStatus, RulingTopic } from './records.js';
import type { Warning } from './search.js';

/** Lists match any of their items; what is absent, null or an empty list does not filter. */
export interface RulingCriteria {
  /** Slugs or names. */
  readonly keywords?: readonly string[] | null | undefined;
  /** Slug or name of a keyword that the ruling names. */
  readonly mentions?: string | null | undefined;
  readonly topics?: readonly RulingTopic[] | null | undefined;
  /** CURRENT when not given. */
  readonly statuses?: readonly RulingStatus[] | null | undefined;
  readonly authority?: Authority | null | undefined;
  readonly modelling?: readonly ModellingState[] | null | undefined;
  /** Every word must occur; case, accents, hyphens and order do not matter. */
  readonly text?: string | null | undefined;
}

export interface FilteredRulings {
  readonly rulings: readonly RulingRecord[];
  readonly warnings: readonly Warning[];
}

const CURRENT_ONLY: readonly RulingStatus[] = ['CURRENT'];
/** In UTF-16 units; longer than any ruling. */
const LONGEST_TEXT = 4000;

/** Rulings that meet every criterion, in content order. A name that is unknown is a warning and matches nothing. */
export function filterRulings(kb: KnowledgeBase, criteria: RulingCriteria): FilteredRulings {
  const warnings: Warning[] = [];
  const slugOf = (name: string): string | null => {
    const keyword = resolveKeyword(kb, name);
    if (keyword === null) warnings.push(unknownKeyword(kb, name));
    return keyword?.slug ?? null;
  };
  const keywords = criteria.keywords?.length ? new Set(criteria.keywords.map(slugOf)) : null;
  const mentions = criteria.mentions ?? null;
  const mentioned = mentions === null ? null : slugOf(mentions);
  const words = criteria.text?.trim() ? wordsOf(criteria.text) : [];
  if (words === null) return { rulings: [], warnings };
  const rulings = kb.content.rulings.filter(
    (ruling) =>
      (keywords === null || keywords.has(ruling.keyword)) &&
      (mentions === null || (mentioned !== null && ruling.mentions.includes(mentioned))) &&
      meets(ruling, criteria) &&
      words.every((word) => wordingOf(kb.citations, ruling.id).includes(` ${word} `)),
  );
  return { rulings, warnings };
}

function meets(ruling: RulingRecord, { topics, statuses, authority, modelling }: RulingCriteria): boolean {
  const asked = statuses?.length ? statuses : CURRENT_ONLY;
  return (
    asked.includes(ruling.status) &&
    (!modelling?.length || modelling.includes(ruling.modelling.state)) &&
    (!topics?.length || ruling.topics.some((topic) => topics.includes(topic))) &&
    (authority === null || authority === undefined || ruling.authority === authority)
  );
}

/** Null for a text that no ruling can contain: too long, or without a letter or digit. */
function wordsOf(text: string): readonly string[] | null {
  if (text.length > LONGEST_TEXT) return null;
  const words = foldedWords(text);
  return words.length === 0 ? null : words;
}
