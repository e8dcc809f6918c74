import { keywordUrl } from '../../schema/page-url.js';
import { keywordByName } from '../knowledge-base/keyword-by-name.js';
import type { KeywordRecord } from '../knowledge-base/records.js';
import type { Suggestion } from '../knowledge-base/suggestion.js';
import {
  type CitedRuling,
  cited,
  type Form,
  type FullRuling,
  fullRuling,
  type Named,
  namedKeyword,
  namedWindow,
  type ReplyContext,
} from './reply.js';

export interface KeywordShown extends Named {
  readonly signature: string;
  readonly summary: string;
  readonly definitions: readonly string[];
  readonly authority: KeywordRecord['authority'];
  readonly activation: KeywordRecord['activation'];
  readonly stacking: KeywordRecord['stacking'];
  readonly timing: Named | null;
  readonly url: string;
  /** In concise form with their texts alone. */
  readonly rulings: readonly (CitedRuling | FullRuling)[];
  readonly details?:
    | undefined
    | {
        readonly aliases: readonly string[];
        readonly text: string;
        readonly source: string;
        readonly mentions: readonly Named[];
        readonly mentionedBy: readonly Named[];
      };
}

export interface KeywordReply {
  readonly revision: string;
  /** Null when no keyword, or not just one, has the name. */
  readonly keyword: KeywordShown | null;
  /** What to do when there is none. */
  readonly message: string | null;
  /** What may have been meant, best first. */
  readonly suggestions: readonly Suggestion[];
}

/** One keyword by any reasonable spelling. */
export function keywordReply(context: ReplyContext, name: string, form: Form): KeywordReply {
  const { revision } = context.knowledgeBase;
  const found = keywordByName(context.knowledgeBase, name);
  if ('keyword' in found)
    return { revision, keyword: shown(context, found.keyword, form), message: null, suggestions: [] };
  const suggestions = 'candidates' in found ? found.candidates : found.suggestions;
  return { revision, keyword: null, message: found.message, suggestions };
}

function shown(context: ReplyContext, keyword: KeywordRecord, form: Form): KeywordShown {
  const { slug, name, signature, summary, definitions, authority, activation, stacking, timing } = keyword;
  const { rulings } = context.knowledgeBase;
  const facts = {
    id: slug,
    name,
    signature,
    summary,
    definitions,
    authority,
    activation,
    stacking,
    timing: timing === null ? null : namedWindow(context, timing),
    url: keywordUrl(context, slug),
  };
  if (form === 'concise') return { ...facts, rulings: cited(context, keyword.rulings) };
  return {
    ...facts,
    rulings: keyword.rulings.flatMap((id) => {
      const ruling = rulings.get(id);
      return ruling === undefined ? [] : [fullRuling(context, ruling)];
    }),
    details: {
      aliases: keyword.aliases,
      text: keyword.text,
      source: context.knowledgeBase.sources.get(keyword.source)?.title ?? keyword.source,
      mentions: keyword.mentions.map((other) => namedKeyword(context, other)),
      mentionedBy: keyword.mentionedBy.map((other) => namedKeyword(context, other)),
    },
  };
}
