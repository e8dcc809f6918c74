import { MAX_NAME_LENGTH } from '../api/knowledge-base/name-length.js';
import { builder } from './builder.js';
import { batchCost, LOOKUP_COST, MAX_BATCH } from './complexity.js';
import { refuseLargeBatch } from './error-codes.js';
import { lookUpKeyword } from './look-up-keyword.js';
import { AmbiguousName, NotFound } from './lookup-miss.js';
import { Keyword } from './record-types.js';

const KeywordLookup = builder.unionType('KeywordLookup', {
  description: 'What a name leads to: one keyword, several that fit, or none.',
  types: [Keyword, AmbiguousName, NotFound],
  resolveType: (found) => {
    if ('candidates' in found) return 'AmbiguousName';
    return 'suggestions' in found ? 'NotFound' : 'Keyword';
  },
});

const NAME_FORMS =
  "a slug, a printed or former name, in any case, with or without punctuation and value ('critical hit 2')";

builder.queryField('keyword', (t) =>
  t.field({
    type: KeywordLookup,
    description:
      'One keyword by any reasonable spelling of its name. A single near miss is returned with matchedBy FUZZY; several are an AmbiguousName.',
    args: {
      name: t.arg.string({
        required: true,
        description: `The name: ${NAME_FORMS}. More than ${MAX_NAME_LENGTH} code points are never found.`,
      }),
    },
    complexity: LOOKUP_COST,
    resolve: (_parent, { name }, { knowledgeBase }) => lookUpKeyword(knowledgeBase, name),
  }),
);

builder.queryField('keywordsByName', (t) =>
  t.field({
    type: [KeywordLookup],
    description: `The same for up to ${MAX_BATCH} names, in the order asked. Unknown names are NotFound entries; more names are refused (TOO_MANY_ITEMS).`,
    args: {
      names: t.arg.stringList({
        required: true,
        description: `Names, at most ${MAX_BATCH}; each is ${NAME_FORMS}.`,
      }),
    },
    complexity: ({ names }) => batchCost(names.length, LOOKUP_COST),
    resolve: (_parent, { names }, { knowledgeBase }) => {
      refuseLargeBatch('names', names.length, MAX_BATCH);
      return names.map((name) => lookUpKeyword(knowledgeBase, name));
    },
  }),
);
