import {
  bareRulingId,
  type CitationStatus,
  checkCitation,
  LONGEST_CITATION,
} from '../knowledge-base/check-citation.js';
import type { RulingRecord } from '../knowledge-base/records.js';
import { codePointLength } from '../knowledge-base/rendering/code-points.js';
import {
  type CitedRuling,
  citedRuling,
  type Form,
  type FullRuling,
  fullRuling,
  type Named,
  namedKeyword,
  type Refused,
  type ReplyContext,
  refuse,
} from './reply.js';

export interface CitationReply {
  readonly revision: string;
  readonly status: CitationStatus;
  /** Is there such a ruling or definition, or was there one? Not when the sense of the wording is another. */
  readonly real: boolean;
  /** Is it in force today? */
  readonly current: boolean;
  /** Does a negation, a number or an opposite make the wording say something else than the text that it comes near? */
  readonly senseChanged: boolean;
  /**
   * Is it the wording letter for letter, capitals too? White space, kinds of quotes and dashes, enclosing quotes or parentheses and the
   * final full stop do not count. Null when no wording was given.
   */
  readonly exact: boolean | null;
  /** 0 to 1; null when no wording was given. */
  readonly similarity: number | null;
  readonly message: string;
  /** The ruling that was named, or the nearest one. In concise form with its text alone. */
  readonly ruling: CitedRuling | FullRuling | null;
  /** The keyword whose definition it is, or comes near; then there is no ruling. */
  readonly definitionOf: Named | null;
  /** What is in force in its place, when that is not the ruling itself. */
  readonly replacedBy: readonly (CitedRuling | FullRuling)[];
}

export interface CitationAsked {
  readonly text: string | null;
  readonly rulingId: string | null;
}

/** Is this quotation, or this id of a ruling, real, current and exact? */
export function citationReply(
  context: ReplyContext,
  { text, rulingId }: CitationAsked,
  form: Form,
): CitationReply | Refused {
  const length = codePointLength(text ?? '');
  if (length > LONGEST_CITATION) {
    const message = `The text has ${length} characters; at most ${LONGEST_CITATION} are compared. Cite one ruling at a time.`;
    return refuse('BAD_USER_INPUT', message);
  }
  if (text === null || text.trim() === '') {
    return rulingId === null
      ? refuse('BAD_USER_INPUT', 'Neither a text nor the id of a ruling is given; give one of them or both.')
      : byId(context, rulingId, form);
  }
  const verdict = checkCitation(context.knowledgeBase, text, rulingId);
  const { status, exact, senseChanged, similarity, ruling, definitionOf, message } = verdict;
  const replaced = verdict.current.filter(({ id }) => id !== ruling?.id);
  const shown = (one: RulingRecord) => (form === 'concise' ? citedRuling(one) : fullRuling(context, one));
  return {
    revision: context.knowledgeBase.revision,
    status,
    real: status !== 'UNKNOWN' && !senseChanged,
    current: (status === 'CURRENT' || status === 'ALTERED') && !senseChanged,
    senseChanged,
    exact,
    similarity,
    message,
    ruling: ruling === null ? null : shown(ruling),
    definitionOf: definitionOf === null ? null : namedKeyword(context, definitionOf.slug),
    replacedBy: replaced.map(shown),
  };
}

/** A ruling's own wording says what has become of it. */
function byId(context: ReplyContext, rulingId: string, form: Form): CitationReply {
  const id = bareRulingId(rulingId);
  const known = context.knowledgeBase.rulings.get(id);
  if (known !== undefined) {
    const reply = citationReply(context, { text: known.text, rulingId: id }, form);
    if (!('refused' in reply)) {
      const message = reply.status === 'CURRENT' ? 'This ruling is in force.' : reply.message;
      return { ...reply, exact: null, similarity: null, message };
    }
  }
  return {
    revision: context.knowledgeBase.revision,
    status: 'UNKNOWN',
    real: false,
    current: false,
    senseChanged: false,
    exact: null,
    similarity: null,
    message: 'No ruling has this id. Verify its wording without the id, or search for it.',
    ruling: null,
    definitionOf: null,
    replacedBy: [],
  };
}
