import { setTimeout as wait } from 'node:timers/promises';
import {
  type GraphQLFieldConfig,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import type { QueryContext } from '../../../schema/context.js';
import { refuse } from '../../../schema/error-codes.js';

type Field = GraphQLFieldConfig<unknown, QueryContext>;

const text = new GraphQLNonNull(GraphQLString);
const times = { type: GraphQLInt, defaultValue: 1 };

const item: GraphQLObjectType<unknown, QueryContext> = new GraphQLObjectType({
  name: 'Item',
  fields: (): Record<string, Field> => ({
    name: { type: text, resolve: () => 'item' },
    item: { type: new GraphQLNonNull(item), resolve: () => ({}) },
    items: items(),
  }),
});

function items(): Field {
  return {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(item))),
    args: { first: { type: GraphQLInt, defaultValue: 10 } },
    resolve: (_, { first }) => Array.from({ length: first }, () => ({})),
    extensions: { complexity: ({ first }: { first: number }) => ({ field: 1, multiplier: first }) },
  };
}

/** For tests of what happens around a query: fields of any size and speed, and fields that fail in each way. */
export const smallSchema = new GraphQLSchema({
  query: new GraphQLObjectType<unknown, QueryContext>({
    name: 'Query',
    fields: (): Record<string, Field> => ({
      echo: {
        type: text,
        args: { text: { type: text }, times },
        resolve: (_, args) => args.text.repeat(args.times),
      },
      revision: { type: text, resolve: (_, __, { knowledgeBase }) => knowledgeBase.revision },
      slow: {
        type: text,
        args: { ms: { type: new GraphQLNonNull(GraphQLInt) } },
        resolve: async (_, { ms }, { knowledgeBase }) => {
          await wait(ms);
          return knowledgeBase.revision;
        },
      },
      items: items(),
      item: { type: new GraphQLNonNull(item), resolve: () => ({}) },
      crash: {
        type: GraphQLString,
        resolve: () => {
          throw new Error('the secret of the house');
        },
      },
      mandatoryCrash: {
        type: text,
        resolve: () => {
          throw new Error('the secret of the house');
        },
      },
      notANumber: { type: GraphQLInt, resolve: () => 'the secret of the house' },
      refused: {
        type: GraphQLString,
        resolve: () => {
          throw refuse('BAD_CURSOR', 'This cursor is not ours.', { suggestions: [] });
        },
      },
    }),
  }),
});
