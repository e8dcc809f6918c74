import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';

/**
 * What programs are told by the tools of an assistant and by the command line: plain values, fit for JSON. Records are named by their
 * slugs and bare ids, as under `/v1`, so that whatever is cited can be looked up and verified.
 */
export interface ReplyContext {
  readonly knowledgeBase: KnowledgeBase;
  /** Where the pages live, without a trailing slash; null: `url`s are paths of a site. */
  readonly publicUrl: string | null;
}

/** `concise`: what answers the question. `detailed`: all that is known. */
export type Form = 'concise' | 'detailed';

/** What can't be served, and what to do about it. */
export interface Refused {
  readonly refused: {
    readonly code: string;
    readonly message: string;
    /** The rule of the game that forbids it, if one does. */
    readonly rule: string | null;
    /** The limit that was passed, if one was. */
    readonly limit: string | null;
    readonly suggestions: readonly Suggestion[];
  };
}

type Beside = Partial<Pick<Refused['refused'], 'rule' | 'limit' | 'suggestions'>>;

export function refuse(code: string, message: string, more: Beside = {}): Refused {
  return { refused: { code, message, rule: null, limit: null, suggestions: [], ...more } };
}

/** All that is known of a refusal, but for its code, in a few sentences. */
export function refusalInWords({ message, rule, limit, suggestions }: Refused['refused']): string {
  const facts = [
    message,
    ...(rule === null ? [] : [sentence(`Rule: ${rule}`)]),
    ...(limit === null ? [] : [sentence(`Limit: ${limit}`)]),
  ];
  return withSuggestions(facts.join(' '), suggestions);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** What was meant perhaps, where the message does not say it itself. */
export function withSuggestions(message: string, suggestions: readonly Suggestion[]): string {
  const labels = suggestions.map(({ label }) => label).filter((label) => !message.includes(label));
  return labels.length === 0 ? message : `${message} Perhaps: ${labels.join(', ')}.`;
}

/** A ruling that is cited. */
export interface CitedRuling {
  readonly id: string;
  readonly text: string;
  /** SUMMARY: words of this project, not official. */
  readonly authority: RulingRecord['authority'];
}

/** A ruling with all that says how far it can be relied on. */
export interface FullRuling extends CitedRuling {
  readonly status: RulingRecord['status'];
  readonly topics: RulingRecord['topics'];
  readonly url: string;
  readonly sources: readonly { readonly title: string; readonly line: number }[];
}

export function cited({ knowledgeBase }: ReplyContext, ids: readonly string[]): readonly CitedRuling[] {
  return ids.flatMap((id) => {
    const ruling = knowledgeBase.rulings.get(id);
    return ruling === undefined ? [] : [citedRuling(ruling)];
  });
}

export function citedRuling({ id, text, authority }: RulingRecord): CitedRuling {
  return { id, text, authority };
}

export function fullRuling(
  { knowledgeBase, publicUrl }: ReplyContext,
  { id, text, status, authority, topics, occurrences }: RulingRecord,
): FullRuling {
  const sources = occurrences.map(({ source, line }) => ({
    title: knowledgeBase.sources.get(source)?.title ?? source,
    line,
  }));
  return { id, text, status, authority, topics, url: `${publicUrl ?? ''}/rulings/${id}`, sources };
}

/** A keyword, a card or a timing window that is mentioned. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

export function namedKeyword({ knowledgeBase }: ReplyContext, slug: string): Named {
  return { id: slug, name: knowledgeBase.keywords.get(slug)?.name ?? slug };
}

export function namedWindow({ knowledgeBase }: ReplyContext, slug: string): Named {
  return { id: slug, name: knowledgeBase.timingWindows.get(slug)?.name ?? slug };
}
