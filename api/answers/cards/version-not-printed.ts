import { callsCard, findCard } from '../../knowledge-base/find-card.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { type CardLookup, lookUpCard } from '../../knowledge-base/look-up-card.js';
import { type AnswerDraft, draft } from '../answer-draft.js';
import type { AskedQuestion } from '../reading/asked-question.js';

/** `(C)`, `[c]`, and without brackets what can be no word: `C`, `q2`. */
const VERSION =
  /[([]\s*[a-z]{1,2}\d{0,2}\s*[)\]]|(?<=\s)(?:(?!I\b)[A-Z]\d{0,2}|[a-z]\d{1,2})(?![\p{L}\p{N}'’-])/giu;
const BARE_LETTER = /^[a-z]$/;
const MOST_WORDS = 8;
const MOST_VERSIONS = 20;

/** `What does Hanharr (C) do?`: a card with a version that it does not have, with those that it has; null when none is asked about. */
export function versionNotPrinted({ kb, question, keywords }: AskedQuestion): AnswerDraft | null {
  for (const { index, 0: version } of [...question.matchAll(VERSION)].slice(0, MOST_VERSIONS)) {
    const lacking = BARE_LETTER.test(version) ? null : lackingBefore(kb, question.slice(0, index), version);
    if (lacking === null) continue;
    const { message } = lacking;
    const suggestions = 'suggestions' in lacking ? lacking.suggestions : [];
    return draft({
      intent: 'CARD',
      pieces: [{ kind: 'SAID', text: message }],
      keywords,
      confidence: 'LOW',
      warnings: [{ code: 'UNKNOWN_CARD', message }],
      suggestions: suggestions.slice(0, 3).map(({ label }) => `What does ${label} do?`),
    });
  }
  return null;
}

/** Of the longest name of a card that stands right before it. */
function lackingBefore(
  kb: KnowledgeBase,
  before: string,
  version: string,
): Exclude<CardLookup, { readonly slug: string }> | null {
  const words = before.trim().split(/\s+/).slice(-MOST_WORDS);
  for (let from = 0; from < words.length; from += 1) {
    const name = words.slice(from).join(' ');
    if (!callsCard(kb.cardIndex, name)) continue;
    const asked = `${name} ${version}`;
    const found = findCard(kb, asked, null);
    if (found.found !== 'none' || found.lacking === null) return null;
    const lookup = lookUpCard(kb, asked, null);
    return 'slug' in lookup ? null : lookup;
  }
  return null;
}
