import './scalars.js';
import './keyword.js';
import './keyword-lookup.js';
import './keyword-list.js';
import './ruling.js';
import './ruling-list.js';
import './timing-window.js';
import './source.js';
import './search.js';
import './attack.js';
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
