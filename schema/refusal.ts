import type { Suggestion as SuggestionModel } from '../api/knowledge-base/suggest.js';
import { builder } from './builder.js';
import { SUGGESTIONS_COST, Suggestion } from './suggestion.js';

const RefusalCode = builder.enumType('RefusalCode', {
  description: 'Why an input is not served.',
  values: {
    TOO_COMPLEX: {
      description: 'It is above a limit of what is solved exactly in bounded time; see limit.',
    },
    ILLEGAL_ATTACK: { description: 'The rules of the game forbid it; see rule.' },
    UNKNOWN_KEYWORD: { description: 'It names a keyword that does not exist.' },
    UNKNOWN_CARD: {
      description:
        'It names a card that the knowledge base does not have, or a name that several cards have; see suggestions.',
    },
    INVALID_ABILITY: { description: 'An ability line is not understood, in whole or in part.' },
    INVALID_INPUT: { description: 'A value is missing, out of its range, or contradicts another.' },
  },
});

export interface RefusalModel {
  readonly code: typeof RefusalCode.$inferType;
  readonly message: string;
  readonly rule: string | null;
  readonly limit: string | null;
  readonly suggestions: readonly SuggestionModel[];
  /** From 1; for an attack in one line. */
  readonly column?: number | null;
}

export const Refusal = builder.objectRef<RefusalModel>('Refusal').implement({
  description:
    "An input that is understood and can't be served: too large, against the rules, or naming something unknown.",
  fields: (t) => ({
    code: t.expose('code', { type: RefusalCode, description: 'Why it is not served, for programs.' }),
    message: t.exposeString('message', {
      description: 'What was found, what was expected and what to do, for people.',
    }),
    rule: t.exposeString('rule', {
      nullable: true,
      description: 'The rule of the game that forbids it; null when none does.',
    }),
    limit: t.exposeString('limit', {
      nullable: true,
      description: "The limit that was passed and its value: '20 attack dice'. Null when none was.",
    }),
    column: t.int({
      nullable: true,
      description:
        'Where the fault stands in an attack line, from 1 in UTF-16 units; null when it is in no one place, or nothing in one line was asked.',
      resolve: ({ column }) => column ?? null,
    }),
    suggestions: t.expose('suggestions', {
      type: [Suggestion],
      complexity: SUGGESTIONS_COST,
      description: 'What may have been meant, best first; empty when nothing comes near.',
    }),
  }),
});
