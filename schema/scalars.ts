import { GraphQLScalarType } from 'graphql';
import { GraphQLDate, GraphQLDateTimeISO } from 'graphql-scalars';
import { builder } from './builder.js';

builder.addScalarType(
  'Date',
  new GraphQLScalarType({
    ...GraphQLDate.toConfig(),
    name: 'Date',
    description: 'A calendar date, ISO 8601: `2005-03-01`.',
  }),
);

builder.addScalarType(
  'DateTime',
  new GraphQLScalarType({
    ...GraphQLDateTimeISO.toConfig(),
    name: 'DateTime',
    description: 'An instant, ISO 8601, in UTC and with milliseconds: `2026-01-02T03:04:05.000Z`.',
  }),
);
