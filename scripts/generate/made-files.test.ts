import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { publishedQuery } from '../../api/http/published-queries.js';
import { clientQueries } from './client-queries.js';

function run(script: string, ...options: readonly string[]): Promise<{ exitCode: number; output: string }> {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', file, ...options], (error, stdout, stderr) =>
      resolve({ exitCode: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

describe.each([
  ['generate-openapi.ts', /^api\/http\/v1\/openapi\.json: [1-9]\d+ operations, up to date\.\n$/],
  ['generate-client.ts', /^client\/queries\.ts: [1-9]\d* queries, up to date\.\n$/],
])('what %s makes', (script, said) => {
  it('is up to date, and the check says how much it saw', async () => {
    const { exitCode, output } = await run(script, '--check');
    expect(output).toMatch(said);
    expect(exitCode).toBe(0);
  });

  it('is not checked under a misspelt option', async () => {
    expect(await run(script, '--chek')).toEqual({
      exitCode: 1,
      output: expect.stringContaining("does not know '--chek'"),
    });
  });
});

describe('the queries of the client', () => {
  const schema = buildSchema('scalar Date type Query { on(name: String!): Date }');
  const query = (text: string) => publishedQuery('sample', `# What day.\n# Example: {"name": "x"}\n${text}`);

  it('carry the types of variables and answer, and the text and id of the published query', async () => {
    const published = query('query OneDay($name: String!) { on(name: $name) }');
    const made = await clientQueries(schema, [published], ['SOME_CODE']);
    expect(made).toContain(
      '/** What day. */\nexport const oneDay: PublishedQuery<OneDayQuery, OneDayQueryVariables> = {',
    );
    expect(made).toContain(`  id: '${published.id}',\n  text: ${JSON.stringify(published.text)},`);
    expect(made).toContain('export type OneDayQuery = { readonly on: string | null };');
    expect(made).toContain("export type ServerErrorCode =\n  | 'SOME_CODE';");
  });

  it('are not made of a query without a name', async () => {
    await expect(clientQueries(schema, [query('{ on(name: "x") }')], [])).rejects.toThrow(/needs a name/);
  });

  it('are not made with a scalar whose type nobody gave', async () => {
    const odd = buildSchema('scalar Odd type Query { odd: Odd }');
    await expect(clientQueries(odd, [query('query Odd { odd }')], [])).rejects.toThrow(/Odd/);
  });
});
