import type { Suggestion as SuggestionModel } from '../api/knowledge-base/suggest.js';
import { builder } from './builder.js';
import { SUGGESTIONS_COST, Suggestion } from './suggestion.js';

interface Miss {
  readonly query: string;
  readonly message: string;
}
export interface AmbiguousNameModel extends Miss {
  readonly candidates: readonly SuggestionModel[];
}
export interface NotFoundModel extends Miss {
  readonly suggestions: readonly SuggestionModel[];
}

const LookupMiss = builder.interfaceRef<AmbiguousNameModel | NotFoundModel>('LookupMiss').implement({
  description: 'A look-up by name that did not lead to one record.',
  resolveType: (miss) => ('candidates' in miss ? 'AmbiguousName' : 'NotFound'),
  fields: (t) => ({
    query: t.exposeString('query', {
      description: 'The name that was asked for; a very long one is cut, with an ellipsis.',
    }),
    message: t.exposeString('message', { description: 'What was found and what to do, for people.' }),
  }),
});

export const AmbiguousName = builder.objectRef<AmbiguousNameModel>('AmbiguousName').implement({
  description: 'A name that fits several records equally well.',
  interfaces: [LookupMiss],
  fields: (t) => ({
    candidates: t.expose('candidates', {
      type: [Suggestion],
      complexity: SUGGESTIONS_COST,
      description: 'The records that fit, best first.',
    }),
  }),
});

export const NotFound = builder.objectRef<NotFoundModel>('NotFound').implement({
  description: 'A name that fits no record.',
  interfaces: [LookupMiss],
  fields: (t) => ({
    suggestions: t.expose('suggestions', {
      type: [Suggestion],
      complexity: SUGGESTIONS_COST,
      description: 'Records whose names come near, best first; empty when none does.',
    }),
  }),
});
