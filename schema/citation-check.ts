import {
  type CitationVerdict,
  checkCitation,
  LONGEST_CITATION,
} from '../api/knowledge-base/check-citation.js';
import { codePointLength } from '../api/knowledge-base/rendering/code-points.js';
import { builder } from './builder.js';
import { CITATION_CHECK_COST, EXPECTED, listCost } from './complexity.js';
import { refuse } from './error-codes.js';
import { rulingKey } from './global-id.js';
import { Ruling } from './record-types.js';

const CitationStatus = builder.enumType('CitationStatus', {
  description: 'What has become of a cited wording.',
  values: {
    CURRENT: {
      description:
        'It is served with these letters today; case, accents, white space, kinds of quotes and dashes, enclosing quotes or parentheses and the final full stop do not matter. The message says where capitals differ.',
    },
    ALTERED: {
      description:
        'A current ruling or definition comes near it, but is worded differently, or only a part of it was cited. The message says where a negation, a number or an opposite changes the sense: then it is not real as quoted.',
    },
    SUPERSEDED: { description: 'It was the text of an older edition; see current for what took its place.' },
    WITHDRAWN: { description: 'It was served once, and nothing took its place.' },
    UNKNOWN: {
      description: 'No ruling and no definition comes near it, or not the one that was named by its id.',
    },
  },
});

const CitationCheck = builder.objectRef<CitationVerdict>('CitationCheck').implement({
  description: 'Whether a cited wording still is what is served.',
  fields: (t) => ({
    status: t.expose('status', { type: CitationStatus, description: 'What has become of the wording.' }),
    similarity: t.exposeFloat('similarity', {
      description: 'How near the wording comes to the ruling: 0 to 1, the Dice coefficient of word pairs.',
    }),
    ruling: t.expose('ruling', {
      type: Ruling,
      nullable: true,
      description:
        'The ruling that was named by its id, or the nearest one; null when there is none, and for a definition of a keyword, which the message names.',
    }),
    current: t.expose('current', {
      type: [Ruling],
      complexity: listCost(EXPECTED.successors),
      description: 'What rulings are served now in its place; empty when none is, and for a definition.',
    }),
    message: t.exposeString('message', { description: 'The finding in one sentence, for people.' }),
  }),
});

function refuseLongCitation(text: string): void {
  const length = codePointLength(text);
  if (length <= LONGEST_CITATION) return;
  throw refuse(
    'BAD_USER_INPUT',
    `text has ${length} code points; at most ${LONGEST_CITATION} are compared. Cite one ruling at a time.`,
    { limit: LONGEST_CITATION },
  );
}

builder.queryField('verifyCitation', (t) =>
  t.field({
    type: CitationCheck,
    description: 'Is this wording still what is served? Without an id the nearest ruling is found.',
    args: {
      text: t.arg.string({
        required: true,
        description: `The wording as it was cited: one ruling, at most ${LONGEST_CITATION} code points.`,
      }),
      rulingId: t.arg.id({
        description: 'Global or bare id of the ruling it is said to be; null to look for the nearest one.',
      }),
    },
    complexity: CITATION_CHECK_COST,
    resolve: (_parent, { text, rulingId }, { knowledgeBase }) => {
      refuseLongCitation(text);
      return checkCitation(knowledgeBase, text, rulingId == null ? null : rulingKey(rulingId));
    },
  }),
);
