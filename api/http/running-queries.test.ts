import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createRunningQueries } from './running-queries.js';

function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof GraphQLError ? error.extensions : error;
  }
  return null;
}

describe('queries that run at once', () => {
  it('are refused when their cost together is over the limit, until some are over', () => {
    const running = createRunningQueries(40_000);
    const over = running.admit(15_000);
    expect(refusalOf(() => running.admit(6_000))).toMatchObject({
      code: 'RATE_LIMITED',
      limit: 20_000,
      found: 21_000,
      retryAfter: 2,
    });
    expect(refusalOf(() => running.admit(5_000))).toBeNull();
    over();
    expect(refusalOf(() => running.admit(6_000))).toBeNull();
  });

  it('leave room for small ones, up to a limit too', () => {
    const running = createRunningQueries(40_000);
    running.admit(20_000);
    for (let count = 0; count < 20; count += 1) running.admit(1_000);
    expect(refusalOf(() => running.admit(1_000))).toMatchObject({ code: 'RATE_LIMITED', limit: 40_000 });
  });

  it('are never refused alone', () =>
    expect(refusalOf(() => createRunningQueries(10).admit(1_000_000))).toBeNull());
});
