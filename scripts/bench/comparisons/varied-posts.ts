import { deepStrictEqual } from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDatabase } from '../../../api/knowledge-base/database.js';
import type { Bench } from '../bench-run.js';
import { serve } from '../measuring/load.js';
import { type ServerProcess, startServerProcess } from '../measuring/run-process.js';
import { servedComparison } from '../measuring/served-comparison.js';
import { postQuery, type Query } from './post-query.js';
import { collectAnswers } from './reference-answers.js';
import { newDocuments, queriesByVariable, queriesOfAll } from './varied-queries.js';

const GOAL = { kind: 'at least', ratio: 0.8 } as const;
const CONNECTIONS = 10;
/** As many keywords as the project has. */
const NAMES = 60;
/** Several times what any of the caches of parsed documents holds. */
const NEW_DOCUMENTS = 6_000;

/** POST queries that differ from one another, against plain Express and Yoga with resolvers that return constants. */
export async function compareVariedPosts(bench: Bench): Promise<void> {
  const database = await bench.ownDatabase();
  const names = readDatabase(database)
    .content.keywords.slice(0, NAMES)
    .map(({ name }) => name);
  const variants: readonly (readonly [measure: string, queries: readonly Query[]])[] = [
    ['60 keywords by variable', queriesByVariable(names)],
    ['documents never seen before', newDocuments(names, NEW_DOCUMENTS)],
    ['all keywords in one page', queriesOfAll()],
  ];
  for (const [measure, queries] of variants) {
    const ours = await startServerProcess(bench.workspace, bench.server(database));
    const theirs = await startReference(bench, ours, names);
    await expectSameData(ours, theirs, queries.slice(0, 200));
    const load = {
      requests: queries.map(requestOf),
      connections: CONNECTIONS,
      seconds: bench.seconds,
      status: 200,
    };
    const row = await servedComparison(
      bench.rounds,
      () => serve(ours, load),
      () => serve(theirs, load),
    );
    bench.report({ benchmark: 'POST / Express + Yoga', measure, goal: GOAL, ...row });
    await Promise.all([ours.stop(), theirs.stop()]);
  }
}

async function startReference(
  { workspace }: Bench,
  ours: ServerProcess,
  names: readonly string[],
): Promise<ServerProcess> {
  const answers = workspace.newPath('answers.json');
  writeFileSync(answers, JSON.stringify(await collectAnswers(ours.url, names)));
  return startServerProcess(workspace, {
    script: 'scripts/bench/processes/reference-server.ts',
    args: [join('schema', 'schema.graphql'), answers],
  });
}

function requestOf(query: Query) {
  return {
    method: 'POST' as const,
    path: '/graphql',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(query),
  };
}

/** A comparison of servers that say different things would mean nothing. */
async function expectSameData(
  ours: ServerProcess,
  theirs: ServerProcess,
  queries: readonly Query[],
): Promise<void> {
  for (const query of queries) {
    const [our, their] = await Promise.all([postQuery(ours.url, query), postQuery(theirs.url, query)]);
    deepStrictEqual(their.data, our.data);
  }
}
