import { nearestDefinition } from './check-definition.js';
import { exactKey } from './citation-index.js';
import type { KnowledgeBase } from './knowledge-base.js';
import { type Likeness, likenessTo, nearestRuling } from './nearest-ruling.js';
import type { KeywordRecord, RulingRecord } from './records.js';
import { firstCodePoints } from './rendering/code-points.js';
import { isSenseChanged, leavesNegationOut } from './sense-changed.js';
import { withdrawnInWords } from './withdrawn-ruling.js';

export type CitationStatus = 'CURRENT' | 'ALTERED' | 'SUPERSEDED' | 'WITHDRAWN' | 'UNKNOWN';

export interface CitationVerdict {
  readonly status: CitationStatus;
  /** 0 to 1, the Dice coefficient of word pairs. */
  readonly similarity: number;
  /** The wording letter for letter, capitals too; see `exactKey` for what does not count. */
  readonly exact: boolean;
  /** It comes near, but a negation, a number or an opposite makes it say something else: as quoted it is nowhere. */
  readonly senseChanged: boolean;
  /** What the text was compared with; null also where that is a definition. */
  readonly ruling: RulingRecord | null;
  /** The keyword whose definition it was compared with: official text, but no ruling. */
  readonly definitionOf: KeywordRecord | null;
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
 * nearest of all, definitions of keywords included. Case, accents, shapes of quotes and dashes, white space, what encloses it and the
 * final full stop do not matter for the status; for `exact` case and accents do.
 */
export function checkCitation(kb: KnowledgeBase, text: string, rulingId: string | null): CitationVerdict {
  const cited = firstCodePoints(text, LONGEST_CITATION);
  if (rulingId === null) return withoutId(kb, cited);
  const id = bareRulingId(rulingId);
  const number = kb.citations.numbers.get(id);
  const ruling = kb.rulings.get(id);
  if (number === undefined || ruling === undefined) {
    const withdrawn = withdrawnInWords(kb, id);
    if (withdrawn !== null) return { ...unknown(0, withdrawn), status: 'WITHDRAWN' };
    return unknown(0, 'No ruling has this id. Leave the id out to find the ruling by its wording.');
  }
  const likeness = likenessTo(kb.citations, cited, number);
  if (fits(likeness)) return verdict(kb, cited, ruling, likeness);
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
  if (nearest?.sameWording && ruling !== undefined) return verdict(kb, text, ruling, nearest);
  const definition = nearestDefinition(kb, text);
  const isNearer = definition !== null && definition.similarity > (nearest?.similarity ?? 0);
  if (isNearer && (definition.sameWording || definition.similarity >= SIMILAR))
    return definitionVerdict(text, definition);
  if (nearest !== null && ruling !== undefined && fits(nearest)) return verdict(kb, text, ruling, nearest);
  return unknown(
    nearest?.similarity ?? 0,
    'No ruling and no definition says this or nearly this. Search for its keyword instead.',
  );
}

function fits({ similarity, sameWording, isPart }: Likeness): boolean {
  return sameWording || isPart || similarity >= SIMILAR;
}

function verdict(kb: KnowledgeBase, text: string, ruling: RulingRecord, likeness: Likeness): CitationVerdict {
  const { similarity, sameWording, isPart } = likeness;
  const senseChanged = !sameWording && !isPart && isSenseChanged(text, ruling.text);
  const base = {
    similarity: sameWording ? 1 : similarity,
    ruling,
    exact: exactKey(text) === exactKey(ruling.text),
    senseChanged,
    definitionOf: null,
  };
  const told = (message: string): string => (senseChanged ? `${CHANGED} ${message}` : message);
  if (ruling.status === 'WITHDRAWN') {
    const reason =
      ruling.occurrences.length === 0
        ? 'the source that had it was taken away'
        : 'a newer edition no longer has it';
    const message = told(`This ruling was withdrawn: ${reason}, and nothing took its place.`);
    return { ...base, status: 'WITHDRAWN', current: [], message };
  }
  if (ruling.status === 'SUPERSEDED') {
    const current = successorsOf(kb, ruling);
    const message = `A newer edition replaced this ruling; ${current.length === 0 ? 'what replaced it is gone as well' : 'cite what is current instead'}.`;
    return { ...base, status: 'SUPERSEDED', current, message: told(message) };
  }
  const current = [ruling];
  if (sameWording) return { ...base, status: 'CURRENT', current, message: currentMessage(base.exact) };
  const message = senseChanged ? CHANGED : alteration(text, ruling.text, similarity, isPart);
  return { ...base, status: 'ALTERED', current, message };
}

const CHANGED =
  'The sense is changed: a negation, a number or an opposite differs from the text that comes nearest. As quoted it is not real; quote that text letter for letter.';

function currentMessage(exact: boolean): string {
  return exact
    ? 'This is the current wording.'
    : 'This is the current wording but for capitals or accents. Quote it letter for letter.';
}

function alteration(text: string, whole: string, similarity: number, isPart: boolean): string {
  if (isPart && leavesNegationOut(text, whole))
    return 'This is only a part of the ruling, and leaves a negation out: alone it may say the opposite. Quote the whole sentence.';
  if (isPart) return 'This is only a part of the ruling. Quote the whole sentence.';
  if (similarity === 1)
    return 'The words are those of the ruling, the punctuation is not. Quote it letter for letter.';
  return 'The ruling is worded differently. Quote it letter for letter.';
}

type Definition = NonNullable<ReturnType<typeof nearestDefinition>>;

function definitionVerdict(quoted: string, definition: Definition): CitationVerdict {
  const { keyword, text, current, sameWording, similarity } = definition;
  const senseChanged = !sameWording && isSenseChanged(quoted, text);
  const exact = exactKey(quoted) === exactKey(text);
  const base = { similarity, exact, senseChanged, ruling: null, definitionOf: keyword, current: [] };
  const stands = `It stands in the definition of ${keyword.name}: “${text}”`;
  if (!current) {
    const message = `${senseChanged ? `${CHANGED} ` : ''}An older edition defined ${keyword.name} so; a newer one replaced it.`;
    return { ...base, status: 'SUPERSEDED', message };
  }
  if (sameWording) {
    const message = `${currentMessage(exact)} It is the definition of ${keyword.name}, which has no id of a ruling: cite the keyword.`;
    return { ...base, status: 'CURRENT', message };
  }
  const message = senseChanged ? CHANGED : 'The definition is worded differently.';
  return { ...base, status: 'ALTERED', message: `${message} ${stands}` };
}

function unknown(similarity: number, message: string): CitationVerdict {
  const nothing = { exact: false, senseChanged: false, ruling: null, definitionOf: null, current: [] };
  return { ...nothing, status: 'UNKNOWN', similarity, message };
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
