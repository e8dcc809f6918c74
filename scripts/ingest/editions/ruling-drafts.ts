import type { OccurrenceRecord } from '../../../api/knowledge-base/records.js';
import type { Sentence } from '../parsing/sentences.js';
import type { CollectedKeyword } from './collect-keywords.js';
import { containment, similarity, wordPairs } from './similarity.js';
import type { SourceEntry } from './source.js';

/** A ruling before it has its id: one text, wherever it stands in the entries of a keyword. */
export interface RulingDraft {
  readonly keyword: string;
  readonly text: string;
  readonly parenthetical: boolean;
  /** Order in the newest edition that has it, from 1. */
  readonly position: number;
  /** Indices into the keyword's editions: where the text stands, and the last of them. */
  readonly inEditions: ReadonlySet<number>;
  readonly lastEdition: number;
  readonly occurrences: readonly OccurrenceRecord[];
  /** Drafts of the next edition that took its place. */
  readonly replacedBy: readonly RulingDraft[];
}

type GrowingDraft = { -readonly [K in keyof RulingDraft]: RulingDraft[K] } & {
  inEditions: Set<number>;
  occurrences: OccurrenceRecord[];
  replacedBy: RulingDraft[];
};

/** From here on two sentences are the same rule in other words. */
const SAME_RULE = 0.5;
/** From here on a sentence is a piece of another. */
const PIECE_OF = 0.75;

/**
 * The rulings of a keyword over all its editions. The same text is one ruling with several occurrences; a text that a newer edition
 * does not have is replaced by the sentences there that say the same in other words, if there are any.
 */
export function draftRulings(keyword: CollectedKeyword): readonly RulingDraft[] {
  const drafts = new Map<string, GrowingDraft>();
  keyword.editions.forEach(({ entries }, edition) => {
    for (const one of entries) addSentences(drafts, keyword.slug, one, edition, one === entries[0]);
  });
  const all = [...drafts.values()];
  for (const one of keyword.formerEntries) {
    for (const sentence of one.entry.sentences)
      drafts.get(textOf(one, sentence))?.occurrences.push(occurrence(one, sentence));
  }
  for (const draft of all) {
    if (draft.lastEdition < keyword.editions.length - 1) draft.replacedBy.push(...replacements(draft, all));
  }
  return all;
}

function addSentences(
  drafts: Map<string, GrowingDraft>,
  keyword: string,
  one: SourceEntry,
  edition: number,
  quoted: boolean,
): void {
  one.entry.sentences.forEach((sentence, index) => {
    const text = textOf(one, sentence);
    const known = drafts.get(text);
    if (known !== undefined) {
      known.occurrences.push(occurrence(one, sentence));
      known.inEditions.add(edition);
      if (known.lastEdition < edition) Object.assign(known, { lastEdition: edition, position: index + 1 });
    } else if (quoted) {
      drafts.set(text, {
        keyword,
        text,
        parenthetical: sentence.parenthetical,
        position: index + 1,
        inEditions: new Set([edition]),
        lastEdition: edition,
        occurrences: [occurrence(one, sentence)],
        replacedBy: [],
      });
    }
  });
}

/** What came with the edition after the last one that has the draft, be it a wording that had been there before. */
function replacements(draft: RulingDraft, all: readonly RulingDraft[]): readonly RulingDraft[] {
  const old = wordPairs(draft.text);
  const candidates = all
    .filter(({ inEditions }) => inEditions.has(draft.lastEdition + 1) && !inEditions.has(draft.lastEdition))
    .map((other) => {
      const pairs = wordPairs(other.text);
      return { other, alike: similarity(old, pairs), piece: containment(pairs, old) };
    });
  const best = Math.max(0, ...candidates.map(({ alike }) => alike));
  return candidates
    .filter(({ alike, piece }) => (alike >= SAME_RULE && alike === best) || piece >= PIECE_OF)
    .map(({ other }) => other);
}

function textOf({ source }: SourceEntry, { start, end }: Sentence): string {
  return source.document.text.slice(start, end);
}

function occurrence({ source }: SourceEntry, { start, end }: Sentence): OccurrenceRecord {
  return { source: source.id, line: source.document.lineAt(start), start, end };
}
