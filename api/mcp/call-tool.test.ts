import { expect, test } from 'vitest';
import { refuse } from '../../schema/error-codes.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { callTool } from './call-tool.js';
import { AT_ONCE, type McpParts } from './mcp-parts.js';

const context = { knowledgeBase: openSample(), publicUrl: null };
const PARTS: McpParts = {
  version: '1',
  context: () => context,
  work: (_cost, work) => work(AT_ONCE),
  onUnexpected: () => {},
};
const call = (parts: Partial<McpParts>) => callTool({ ...PARTS, ...parts }, 'card', { name: 'Stone Beast' });

test('a tool is told what its work may cost', async () => {
  const costs: number[] = [];
  await call({
    work: async (cost, work) => {
      costs.push(cost);
      return work(AT_ONCE);
    },
  });
  expect(costs).toEqual([50]);
});

test('when too much is running, the result says when to ask again', async () => {
  const work = () => Promise.reject(refuse('RATE_LIMITED', 'Too much is running. Ask again in 3 s.'));
  expect(await call({ work })).toEqual({
    isError: true,
    content: [{ type: 'text', text: 'Too much is running. Ask again in 3 s.' }],
  });
});

test('what nobody foresaw is reported, and kept from the caller', async () => {
  const reported: unknown[] = [];
  const secret = new Error('the secret of the house');
  const result = await call({
    work: () => Promise.reject(secret),
    onUnexpected: (error) => reported.push(error),
  });
  expect(reported).toEqual([secret]);
  expect(result.isError).toBe(true);
  expect(JSON.stringify(result)).not.toContain('secret');
});

test('before a database is loaded the result says so', async () => {
  expect(await call({ context: () => null })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('No rules database is loaded yet') }],
  });
});
