import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { refuse } from '../../schema/error-codes.js';
import { errorsForCaller } from './caller-errors.js';

/** As a resolver's refusals come out of the execution. */
function refusals(count: number): readonly GraphQLError[] {
  return Array.from({ length: count }, (_, at) => {
    const originalError = refuse('BAD_NODE_ID', `${at} is no id.`);
    return new GraphQLError(originalError.message, { originalError, path: ['nodes', at] });
  });
}

test('up to 101 errors are told one by one', () => {
  const { errors } = errorsForCaller(refusals(101), 'r1', true);
  expect(errors.map(({ message }) => message)).toEqual(refusals(101).map(({ message }) => message));
});

test('of more errors the first hundred are told, and how many were left out', () => {
  const { errors } = errorsForCaller(refusals(1900), 'r1', true);
  expect(errors).toHaveLength(101);
  expect(errors[100]?.message).toBe('1800 more errors are not listed. Correct the ones above first.');
  expect(errors[100]?.extensions).toMatchObject({ code: 'BAD_NODE_ID', requestId: 'r1' });
});
