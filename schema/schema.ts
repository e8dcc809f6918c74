import './scalars.js';
import './keyword.js';
import './keyword-queries.js';
import './all-keywords.js';
import './ruling.js';
import './ruling-list.js';
import './timing-window.js';
import './source.js';
import './search.js';
import './attack.js';
import './interaction-check.js';
import './parse-abilities.js';
import './card.js';
import './card-list.js';
import './deck-rulings.js';
import './deck-interactions.js';
import './answer.js';
import './suggestion.js';
import './citation-check.js';
import './node.js';
import './knowledge-base.js';
import type { GraphQLSchema } from 'graphql';
import { builder } from './builder.js';

builder.queryType({
  description:
    'Everything that can be asked. Enums may gain values and types may gain fields; clients ignore what they do not know.',
});

/** The public schema. What each operation may cost is in operation-cost.ts. */
export const schema: GraphQLSchema = builder.toSchema();
