import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublishedQueries } from '../../../api/http/published-queries.js';
import { projectRoot } from '../../../api/project.js';
import type { Bench } from '../bench-run.js';
import { type Load, serve } from '../measuring/load.js';
import { startServerProcess } from '../measuring/run-process.js';
import { servedComparison } from '../measuring/served-comparison.js';
import { receiveAnswer } from './sent-answer.js';

const GOAL = { kind: 'at least', ratio: 0.5 } as const;
const CONNECTIONS = 10;

interface Variant {
  readonly measure: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Asks again with the tag of the answer, for a 304. */
  readonly unchanged: boolean;
}

const VARIABLES = encodeURIComponent('{"name":"Overkill"}');

function variants(): readonly Variant[] {
  const { list } = readPublishedQueries(join(projectRoot(), 'api', 'published-queries'));
  const id = list.find(({ name }) => name === 'keyword-card')?.id ?? '';
  const published = `/graphql?documentId=${id}&variables=${VARIABLES}`;
  const written = encodeURIComponent(
    'query($name:String!){keyword(name:$name){...on Keyword{name text rulings{text}}}}',
  );
  const plain = { path: published, headers: {}, unchanged: false };
  return [
    { ...plain, measure: 'published query' },
    {
      ...plain,
      measure: 'document in the address',
      path: `/graphql?query=${written}&variables=${VARIABLES}`,
    },
    { ...plain, measure: 'published query, gzip', headers: { 'accept-encoding': 'gzip' } },
    { ...plain, measure: 'published query, br', headers: { 'accept-encoding': 'gzip, deflate, br' } },
    { ...plain, measure: 'published query, 304', unchanged: true },
  ];
}

/** A GET that was answered before, against a bare `node:http` server that sends the same bytes and headers. */
export async function compareHotGet(bench: Bench): Promise<void> {
  for (const variant of variants()) await compareVariant(bench, variant);
}

async function compareVariant(bench: Bench, { measure, path, headers, unchanged }: Variant): Promise<void> {
  const { workspace } = bench;
  const ours = await startServerProcess(workspace, bench.server(await bench.ownDatabase()));
  const first = await receiveAnswer(ours.url + path, headers);
  const tag = first.head[first.head.indexOf('ETag') + 1] ?? '';
  const asked = unchanged ? { ...headers, 'if-none-match': tag } : headers;
  const answer = await receiveAnswer(ours.url + path, asked);
  const file = workspace.newPath('answer.json');
  writeFileSync(file, JSON.stringify(answer));
  const theirs = await startServerProcess(workspace, {
    script: 'scripts/bench/processes/bare-server.ts',
    args: [file],
  });
  const load: Load = {
    requests: [{ method: 'GET', path, headers: asked }],
    connections: CONNECTIONS,
    seconds: bench.seconds,
    status: unchanged ? 304 : 200,
  };
  const row = await servedComparison(
    bench.rounds,
    () => serve(ours, load),
    () => serve(theirs, load),
  );
  bench.report({ benchmark: 'hot GET / node:http', measure, goal: GOAL, ...row });
  await Promise.all([ours.stop(), theirs.stop()]);
}
