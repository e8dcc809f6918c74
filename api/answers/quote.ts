import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { KeywordRecord, RulingRecord } from '../knowledge-base/records.js';
import { ownerOf } from '../knowledge-base/ruling-owner.js';
import type { Piece } from './answer-draft.js';

/** Says of a text that it is this project's, where a source would stand. */
const OWN_WORDS = 'our own words, not official text';

/** A ruling, letter for letter, and where it stands. */
export function quoteRuling(kb: KnowledgeBase, ruling: RulingRecord): Piece {
  const owner = ownerOf(kb, ruling);
  const current = ruling.occurrences.find(({ source }) => source === owner.source) ?? ruling.occurrences[0];
  const source = ruling.authority === 'SUMMARY' ? OWN_WORDS : titleOf(kb, current?.source ?? '');
  return {
    kind: 'QUOTE',
    text: ruling.text,
    source: `${owner.name}, ${source}`,
    page: `/rulings/${ruling.id}`,
  };
}

/** Text of a keyword that is no ruling: a quoted definition, or our tooltip. */
export function quoteOfKeyword(
  kb: KnowledgeBase,
  keyword: KeywordRecord,
  text: string,
  official: boolean,
): Piece {
  const source = official && keyword.authority === 'OFFICIAL' ? titleOf(kb, keyword.source) : OWN_WORDS;
  return { kind: 'QUOTE', text, source: `${keyword.name}, ${source}`, page: `/keywords/${keyword.slug}` };
}

function titleOf(kb: KnowledgeBase, source: string): string {
  return kb.sources.get(source)?.title ?? 'source withdrawn';
}
