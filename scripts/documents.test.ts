import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { graphql, Kind, parse, print, visit } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnvironment } from '../api/environment.js';
import { FRESHNESS } from '../api/http/freshness.js';
import { LIMITS } from '../api/http/limits.js';
import { MOST_RUNNING } from '../api/http/running-queries.js';
import { readDatabase } from '../api/knowledge-base/database.js';
import { openKnowledgeBase } from '../api/knowledge-base/knowledge-base.js';
import { createLog } from '../api/log.js';
import { projectRoot } from '../api/project.js';
import { type RunningServer, startServer } from '../api/server.js';
import { MAX_BATCH, MAX_COMPLEXITY, MAX_PAGE } from '../schema/complexity.js';
import { schema } from '../schema/schema.js';
import { ensureDatabase } from './ingest/ensure-database.js';

const root = projectRoot();
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'data/README.md', 'client/README.md'];
const fences = (file: string, language: string) =>
  [...read(file).matchAll(new RegExp(`^\`\`\`${language}\n([\\s\\S]*?)^\`\`\``, 'gm'))].map(
    (match) => match[1] ?? '',
  );

const TYPENAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
/** The same query, saying of every object what it is. */
const withTypes = (query: string) =>
  print(
    visit(parse(query), {
      SelectionSet: { leave: (set) => ({ ...set, selections: [TYPENAME, ...set.selections] }) },
    }),
  );
/** What an example must not be answered with. */
const MISSES = /"__typename":"(?:NotFound|AmbiguousName|Refusal)"/;

let folder: string;
let database: string;
let server: RunningServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  database = join(folder, 'rules.db');
  await ensureDatabase(join(root, 'data'), database);
  const reading = readEnvironment({ PORT: '0', HOST: '127.0.0.1', RULES_DB: database, LOG_LEVEL: 'silent' });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  server = await startServer({ environment: reading.environment, schema, log: createLog('silent') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the queries of the documents give data and no errors', () => {
  const queries = DOCUMENTS.flatMap((file) =>
    fences(file, 'graphql').map((query, index) => [`${file}, query ${index + 1}`, query] as const),
  );
  test('there are some', () => expect(queries.length).toBeGreaterThanOrEqual(4));
  test.each(queries)('%s', async (_where, source) => {
    const { content, searchIndex } = readDatabase(database);
    const contextValue = { knowledgeBase: openKnowledgeBase(content, searchIndex), publicUrl: null };
    const { data, errors } = await graphql({ schema, source: withTypes(source), contextValue });
    expect(errors).toBeUndefined();
    const answer = JSON.stringify(data);
    expect(answer).not.toMatch(/:null\}|"nodes":\[\]|"edges":\[\]/);
    expect(answer).not.toMatch(MISSES);
  });
  test.each([
    '{ keyword(name: "no such keyword") { ... on Keyword { name } } }',
    '{ attack(input: { attacker: { health: 0 }, defender: { health: 0 } }) { ... on AttackReport { url } } }',
  ])('a miss would be noticed: %s', async (source) => {
    const { content, searchIndex } = readDatabase(database);
    const contextValue = { knowledgeBase: openKnowledgeBase(content, searchIndex), publicUrl: null };
    const { data } = await graphql({ schema, source: withTypes(source), contextValue });
    expect(JSON.stringify(data)).toMatch(MISSES);
  });
});

describe('the shell examples of the documents work', () => {
  const calls = DOCUMENTS.flatMap((file) => fences(file, 'sh')).filter((text) => text.startsWith('curl'));
  test('there are some', () => expect(calls.length).toBeGreaterThanOrEqual(2));
  test.each(calls)('%s', async (call) => {
    const address = /http:\/\/localhost:4000(\S*)/.exec(call)?.[1] ?? '';
    const parameters = new URLSearchParams(
      [...call.matchAll(/--data-urlencode '(\w+)=([^']*)'/g)].map(
        ([, name = '', value = '']) => [name, value] as [string, string],
      ),
    );
    const response = await fetch(`${server.url}${address}?${parameters}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { keyword: { name: expect.any(String) } } });
  });
  test('the commands exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = DOCUMENTS.flatMap((file) =>
      [...read(file).matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1] ?? ''),
    );
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});

describe('the code of client/README.md', () => {
  const examples = fences('client/README.md', 'ts');
  test('there is some', () => expect(examples).toHaveLength(1));
  test('is an example that runs as a test', () => {
    const folder = join(root, 'client', 'examples');
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
    for (const code of examples) expect(files).toContain(code);
  });
});

describe('what the documents name is there', () => {
  test.each(DOCUMENTS)('the links of %s', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((match) => match[1] ?? '');
    for (const link of links) expect(existsSync(join(root, dirname(file), link)), link).toBe(true);
  });
  test('the files of the map', () => {
    const text = read('CONTRIBUTING.md');
    const files = [...text.matchAll(/`([\w./-]+\.(?:ts|yaml|json|txt|md|graphql))`/g)].map(
      (match) => match[1] ?? '',
    );
    const known = ['api', 'client', 'data', 'engine', 'pages', 'schema', 'scripts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `/${folder}/${path}`,
      ),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const file of files)
      expect(known.some((path) => path.endsWith(`/${file}`)) || existsSync(join(root, file)), file).toBe(
        true,
      );
  });
  test('and every folder is in the map', () => {
    const map = /## The map\n+```\n([\s\S]*?)^```/m.exec(read('CONTRIBUTING.md'))?.[1] ?? '';
    const named = new Set<string>();
    let top = '';
    for (const [, indent = '', names = ''] of map.matchAll(/^( *)((?:[\w-]+\/(?:, )?)+)/gm)) {
      const folders = names.split(', ').map((name) => name.replace('/', ''));
      if (indent === '') top = folders[0] ?? '';
      for (const folder of folders) named.add(indent === '' ? folder : `${top}/${folder}`);
    }
    const tops = ['api', 'client', 'data', 'engine', 'pages', 'schema', 'scripts'];
    const inside = tops.flatMap((folder) =>
      readdirSync(join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
        .map(({ name }) => `${folder}/${name}`),
    );
    expect(inside.length).toBeGreaterThan(10);
    for (const folder of [...tops, ...inside]) expect([...named], folder).toContain(folder);
  });
  test('and every command is in the table of CONTRIBUTING', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text = read('CONTRIBUTING.md');
    const missing = Object.keys(scripts).filter((name) => !text.includes(`npm run ${name}\``));
    expect(missing).toEqual(['start', 'prepack', 'test']);
  });
  test('the published query of the README', async () => {
    const published = (await (await fetch(`${server.url}/documents.json`)).json()) as object;
    const id = /documentId=(sha256:[0-9a-f]+)/.exec(read('README.md'))?.[1];
    expect(JSON.stringify(published)).toContain(id);
  });
  test('the limits', () => {
    const text = read('README.md').replace(/\s+/g, ' ');
    const number = (value: number) => value.toLocaleString('en');
    for (const limit of [
      `a request body of ${LIMITS.bodyBytes / 1024} KB`,
      `${number(LIMITS.tokens)} tokens`,
      `a depth of ${LIMITS.depth}`,
      `${LIMITS.aliases} aliases`,
      `pages of ${MAX_PAGE}`,
      `${MAX_BATCH} names at once`,
      `a cost of ${number(MAX_COMPLEXITY)} for each query`,
      `queries of a cost of ${number(MOST_RUNNING)} run or wait`,
    ])
      expect(text).toContain(limit);
  });
  test('how long answers may be kept', () => {
    const { query, publishedQuery, page } = FRESHNESS;
    for (const { fresh, stale } of [query, publishedQuery, page]) expect(stale).toBe(fresh);
    expect(page).toEqual(publishedQuery);
    expect(read('README.md').replace(/\s+/g, ' ')).toContain(
      `may be kept for ${query.fresh / 60} minute, those of published queries and pages for ${page.fresh / 60}; and as long again`,
    );
  });
  test('every variable of the environment', () => {
    const table = [...read('README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]);
    expect(table).toEqual([
      'PORT',
      'HOST',
      'RULES_DB',
      'PUBLIC_URL',
      'REPORT_URL',
      'LOG_LEVEL',
      'DISCORD_PUBLIC_KEY',
      'DISCORD_API_URL',
    ]);
    const reading = readEnvironment(Object.fromEntries(table.map((name) => [name ?? '', '\0'])));
    const problems = reading.ok ? '' : reading.problems.join('\n');
    for (const name of table) expect(problems).toContain(name);
  });
});
