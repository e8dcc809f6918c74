import { expect, test } from 'vitest';
import { answerCost } from '../../schema/answer-cost.js';
import { attackLineCost } from '../../schema/attack-cost.js';
import { CITATION_CHECK_COST } from '../../schema/complexity.js';
import { refuse } from '../../schema/error-codes.js';
import { interactionCost } from '../../schema/interaction-cost.js';
import { AT_ONCE } from '../answers/long-work.js';
import { openSample } from '../knowledge-base/sample-knowledge-base.js';
import { callTool } from './call-tool.js';
import type { McpParts } from './mcp-parts.js';

const context = { knowledgeBase: openSample(), publicUrl: null };
const PARTS: McpParts = {
  version: '1',
  context: () => context,
  work: async (_cost, piece) => piece(AT_ONCE),
  onUnexpected: () => {},
};
const call = (parts: Partial<McpParts>) => callTool({ ...PARTS, ...parts }, 'card', { name: 'Stone Beast' });

/** What a call is charged. */
async function costOf(tool: string, args: object): Promise<number> {
  const costs: number[] = [];
  const work: McpParts['work'] = async (cost, piece) => {
    costs.push(cost);
    return piece(AT_ONCE);
  };
  const { isError } = await callTool({ ...PARTS, work }, tool, args);
  expect([isError ?? false, costs.length]).toEqual([false, 1]);
  return costs[0] ?? 0;
}

const LONG_LINE = '9 power, Critical Hit 2, Lucky 1 vs 8 health, Parry 2, Evade 3, Riposte 2';

test.each([
  ['an attack', 'solve_attack', { line: '1 power vs 1 health' }, { line: LONG_LINE }],
  [
    'the other readings of an attack',
    'solve_attack',
    { line: '1 power vs 1 health' },
    { line: '1 power vs 1 health', form: 'detailed' },
  ],
  [
    'a check',
    'check_interaction',
    { keywords: ['Overkill', 'Evade 2'] },
    { keywords: ['Overkill', 'Evade 12', 'Stun 2'] },
  ],
  [
    'a question',
    'answer_question',
    { question: 'How does Stun work?' },
    { question: 'chance for 5 power to kill a unit with 4 health' },
  ],
  ['a search', 'search_rules', { query: 'hit', limit: 1 }, { query: 'hit', limit: 25 }],
  [
    'a deck',
    'deck_rulings',
    { list: '4 Old Guard' },
    { list: '4 Old Guard\n2 Stone Beast\n3 Old Guard (A)' },
  ],
])('%s is charged by what is asked', async (_what, tool, less, more) => {
  expect(await costOf(tool, more)).toBeGreaterThan(await costOf(tool, less));
});

test.each([
  ['solve_attack', { line: LONG_LINE }, attackLineCost({ line: LONG_LINE }).field],
  [
    'answer_question',
    { question: 'How does Stun work?' },
    answerCost({ question: 'How does Stun work?' }).field,
  ],
  [
    'check_interaction',
    { keywords: ['Overkill', 'Evade 12'] },
    interactionCost({ input: { keywords: [{ keyword: 'Overkill' }, { keyword: 'Evade 12' }] } }).field,
  ],
  ['verify_citation', { text: 'Both units resolve damage in tandem.' }, CITATION_CHECK_COST],
])('%s costs what the same costs by GraphQL', async (tool, args, cost) => {
  expect(await costOf(tool, args)).toBe(cost);
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
    content: [{ text: expect.stringContaining('Build one with `npm run ingest`') }],
  });
});
