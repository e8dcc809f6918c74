import type { KnowledgeBase } from './knowledge-base.js';
import { type Likeness, likenessTo, nearestRuling } from './nearest-ruling.js';
import type { RulingRecord } from './records.js';
import { firstCodePoints } from './rendering/code-points.js';

export type CitationStatus = 'CURRENT' | 'ALTERED' | 'SUPERSEDED' | 'WITHDRAWN' | 'UNKNOWN';

export interface CitationVerdict {
  readonly status: CitationStatus;
  /** 0 to 1, the Dice coefficient of word pairs. */
  readonly similarity: number;
  /** What the text was compared with. */
  readonly ruling: RulingRecord | null;
  /** What is served now in its place. */
  readonly current: readonly RulingRecord[];
  /** For a person: what was found and what to do. */
  readonly message: string;
}

/** Of a cited wording, in code points; ten times the longest ruling. */
export const LONGEST_CITATION = 2000;
const SIMILAR = 0.5;
const GLOBAL_PREFIX = 'Ruling:';

/** The id of a ruling as it is quoted, of that or of its global id. */
export function bareRulingId(rulingId: string): string {
  return rulingId.startsWith(GLOBAL_PREFIX) ? rulingId.slice(GLOBAL_PREFIX.length) : rulingId;
}

/**
 * Is this wording still what we serve? With an id (bare or global) the text is held against that ruling, without one against the
 * nearest of all. Case, accents, shapes of quotes, spaces and enclosing quotes or parentheses do not matter.
 */
export function checkCitation(kb: KnowledgeBase, text: string, rulingId: string | null): CitationVerdict {
  const cited = firstCodePoints(text, LONGEST_CITATION);
  if (rulingId === null) return withoutId(kb, cited);
  const id = bareRulingId(rulingId);
  const number = kb.citations.numbers.get(id);
  const ruling = kb.rulings.get(id);
  if (number === undefined || ruling === undefined) {
    return unknown(0, 'No ruling has this id. Leave the id out to find the ruling by its wording.');
  }
  const likeness = likenessTo(kb.citations, cited, number);
  if (fits(likeness)) return verdict(kb, ruling, likeness);
  return {
    ...unknown(
      likeness.similarity,
      'This ruling says something else. Compare its text, or leave the id out.',
    ),
    ruling,
  };
}

function withoutId(kb: KnowledgeBase, text: string): CitationVerdict {
  const nearest = nearestRuling(kb.citations, text);
  const ruling = nearest === null ? undefined : kb.citations.rulings[nearest.number];
  if (nearest !== null && ruling !== undefined && fits(nearest)) return verdict(kb, ruling, nearest);
  return unknown(
    nearest?.similarity ?? 0,
    'No ruling says this or nearly this. Search for its keyword instead.',
  );
}

function fits({ similarity, sameWording, isPart }: Likeness): boolean {
  return sameWording || isPart || similarity >= SIMILAR;
}

function verdict(kb: KnowledgeBase, ruling: RulingRecord, likeness: Likeness): CitationVerdict {
  const { similarity, sameWording, isPart } = likeness;
  const base = { similarity: sameWording ? 1 : similarity, ruling };
  if (ruling.status === 'WITHDRAWN') {
    return {
      ...base,
      status: 'WITHDRAWN',
      current: [],
      message: 'This ruling was withdrawn: a newer edition no longer has it, and nothing took its place.',
    };
  }
  if (ruling.status === 'SUPERSEDED') {
    const current = successorsOf(kb, ruling);
    const message = `A newer edition replaced this ruling; ${current.length === 0 ? 'what replaced it is gone as well' : 'cite what is current instead'}.`;
    return { ...base, status: 'SUPERSEDED', current, message };
  }
  const current = [ruling];
  if (sameWording) {
    return { ...base, status: 'CURRENT', current, message: 'This is the current wording.' };
  }
  return { ...base, status: 'ALTERED', current, message: alteration(similarity, isPart) };
}

function alteration(similarity: number, isPart: boolean): string {
  if (isPart) return 'This is only a part of the ruling. Quote the whole sentence.';
  if (similarity === 1)
    return 'The words are those of the ruling, the punctuation is not. Quote it letter for letter.';
  return 'The ruling is worded differently. Quote it letter for letter.';
}

function unknown(similarity: number, message: string): CitationVerdict {
  return { status: 'UNKNOWN', similarity, ruling: null, current: [], message };
}

/** The current rulings at the ends of all chains; a chain that bites its own tail has no end. */
function successorsOf(kb: KnowledgeBase, ruling: RulingRecord): readonly RulingRecord[] {
  const seen = new Set([ruling.id]);
  const current: RulingRecord[] = [];
  const waiting = [...ruling.supersededBy];
  for (let at = 0; at < waiting.length; at++) {
    const id = waiting[at] ?? '';
    const next = kb.rulings.get(id);
    if (next === undefined || seen.has(id)) continue;
    seen.add(id);
    if (next.status === 'CURRENT') current.push(next);
    else for (const successor of next.supersededBy) waiting.push(successor);
  }
  return current;
}
