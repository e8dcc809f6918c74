import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildSearchIndex } from '../../knowledge-base/build-search-index.js';
import { openKnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import { SAMPLE_REVISIONS } from '../../knowledge-base/sample-revisions.js';
import { ask, decoded, type Response, refusal } from '../testing/ask.js';
import { handStore, startForTest, type TestServer } from '../testing/start-for-test.js';
import { openApiDocument } from './openapi.js';
import { OPERATIONS, type Operation } from './operations.js';
import { errors } from './record-schemas.js';

const [first] = SAMPLE_REVISIONS;

/** The sample with a card that prints everything a card can. */
const content = {
  ...sampleContent,
  cards: sampleContent.cards.map((card) => ({ ...card, buildCost: null, costText: 'X' })),
};
const knowledgeBase = openKnowledgeBase(content, buildSearchIndex(content));

let server: TestServer;
let empty: TestServer;
let paths: Awaited<ReturnType<typeof readDescription>>;
beforeAll(async () => {
  server = await startForTest({ store: handStore(knowledgeBase) });
  empty = await startForTest({ store: handStore(null) });
  paths = await readDescription();
});
afterAll(() => Promise.all([server.close(), empty.close()]));

const ADDRESSES = {
  listKeywords: ['/v1/keywords.json'],
  getKeyword: ['/v1/keywords/overkill.json', '/v1/keywords/precision.json'],
  getTooltip: ['/v1/keywords/overkill/tooltip.json', '/v1/keywords/Critical%20Hit/tooltip.json'],
  getRuling: content.rulings.map(({ id }) => `/v1/rulings/${id}.json`),
  listCards: ['/v1/cards.json'],
  getCard: content.cards.map(({ slug }) => `/v1/cards/${slug}.json`),
  listChanges: SAMPLE_REVISIONS.map((revision) => `/v1/changes?since=${revision}`),
  readFeed: ['/v1/feed.atom'],
  getManifest: ['/v1/bulk/manifest.json'],
  getRules: ['/v1/bulk/rules.json'],
  getRulesByLine: ['/v1/bulk/rules.ndjson'],
  getOpenApi: ['/v1/openapi.json'],
} satisfies Record<keyof typeof OPERATIONS, readonly string[]>;

type Shape = Record<string, unknown>;
interface Described {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Shape }>> }>
  >;
}

/** The description as its readers see it, every reference followed. */
async function readDescription(): Promise<Readonly<Record<string, { readonly get: Described }>>> {
  const validator = new Validator();
  await validator.validate(JSON.parse(decoded(await ask(`${server.url}/v1/openapi.json`))));
  return JSON.parse(JSON.stringify(validator.resolveRefs())).paths;
}

function described({ path }: Operation): Described {
  const found = paths[path];
  if (found === undefined) throw new Error(`${path} is not described`);
  return found.get;
}

/** How a body of this status and type is described. */
function shapeOf(operation: Operation, status: number, type: string): z.ZodType {
  const schema = described(operation).responses[status]?.content?.[type]?.schema;
  if (schema === undefined) throw new Error(`${status} as ${type} is not described`);
  return z.fromJSONSchema(schema);
}

/** What the description says of a body is true of it. */
function expectAsDescribed(operation: Operation, response: Response): void {
  const type = response.headers['content-type']?.replace('; charset=utf-8', '') ?? '';
  expect(shapeOf(operation, response.status, type).safeParse(bodyOf(type, response)).error).toBeUndefined();
}

function bodyOf(type: string, response: Response): unknown {
  const body = decoded(response);
  return type === 'application/json' ? JSON.parse(body) : body;
}

const operations = Object.entries<Operation>(OPERATIONS);

describe('the description of the plain data', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors: faults } = await new Validator().validate(
      JSON.parse(decoded(await ask(`${server.url}/v1/openapi.json`))),
    );
    expect(faults).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('would not be found valid with a fault in it', async () => {
    const { valid } = await new Validator().validate({ ...openApiDocument(null), paths: { keywords: {} } });
    expect(valid).toBe(false);
  });

  it('is committed as it is served', async () => {
    const committed = readFileSync(new URL('./openapi.json', import.meta.url), 'utf8');
    expect(decoded(await ask(`${server.url}/v1/openapi.json`))).toBe(committed);
  });

  it('tells a body of another shape', async () => {
    const { keyword, ...rest } = JSON.parse(decoded(await ask(`${server.url}${ADDRESSES.getKeyword[0]}`)));
    const shape = shapeOf(OPERATIONS.getKeyword, 200, 'application/json');
    expect(shape.safeParse({ ...rest, keyword }).success).toBe(true);
    expect(shape.safeParse(rest).success).toBe(false);
    expect(shape.safeParse({ ...rest, keyword: { ...keyword, stacking: 'ELSE' } }).success).toBe(false);
  });

  it('names the public address of a server that knows it', () => {
    expect(openApiDocument('https://rules.example/x')).toMatchObject({
      servers: [{ url: 'https://rules.example/x' }],
    });
  });

  it('is served before there is a database', async () => {
    expect((await ask(`${empty.url}/v1/openapi.json`)).status).toBe(200);
  });
});

describe.each(operations)('%s', (id, operation) => {
  const addresses = Object.entries(ADDRESSES).find(([name]) => name === id)?.[1] ?? [];
  const [address = ''] = addresses;

  it.each(addresses)('answers %s as described, and with no field more', async (path) => {
    const response = await ask(server.url + path);
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toBe(`${operation.contentType}; charset=utf-8`);
    expectAsDescribed(operation, response);
    expect(operation.answer.safeParse(bodyOf(operation.contentType, response)).error).toBeUndefined();
  });

  it('is refused as described: by method, encoding and length', async () => {
    for (const [status, asking, more] of [
      [405, { method: 'POST' }, ''],
      [406, { headers: { 'accept-encoding': 'identity;q=0' } }, ''],
      [414, {}, `?${'x'.repeat(9_000)}`],
    ] as const) {
      const response = await ask(server.url + address + more, asking);
      expect(response.status).toBe(status);
      expectAsDescribed(operation, response);
      expect(errors.safeParse(JSON.parse(decoded(response))).error).toBeUndefined();
    }
  });

  it.runIf(operation.needsData)('is refused as described before there is a database', async () => {
    const response = await ask(empty.url + address);
    expect(response.status).toBe(503);
    expectAsDescribed(operation, response);
  });

  it('is not sent again to who has it, is answered to HEAD without a body, and to every origin', async () => {
    const response = await ask(server.url + address);
    const { etag = '' } = response.headers;
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=300, stale-while-revalidate=300',
      'access-control-allow-origin': '*',
      'x-data-revision': content.revision,
      'x-request-id': expect.any(String),
    });
    const again = await ask(server.url + address, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    const head = await ask(server.url + address, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, etag]);
    expect((await ask(server.url + address, { method: 'OPTIONS' })).status).toBe(204);
  });
});

describe('what is refused as described', () => {
  it.each<readonly [Operation, number, string]>([
    [OPERATIONS.getKeyword, 404, '/v1/keywords/overkil.json'],
    [OPERATIONS.getKeyword, 400, '/v1/keywords/%ff.json'],
    [OPERATIONS.getTooltip, 404, '/v1/keywords/overkil/tooltip.json'],
    [OPERATIONS.getTooltip, 400, '/v1/keywords/%ff/tooltip.json'],
    [OPERATIONS.getRuling, 404, '/v1/rulings/overkill/none.json'],
    [OPERATIONS.getRuling, 400, '/v1/rulings/overkill/%ff.json'],
    [OPERATIONS.getCard, 404, '/v1/cards/old-guard.json'],
    [OPERATIONS.getCard, 400, '/v1/cards/%ff.json'],
    [OPERATIONS.listChanges, 400, '/v1/changes'],
    [OPERATIONS.listChanges, 410, '/v1/changes?since=ffffffffffffffff'],
  ])('%o: %d at %s', async (operation, status, path) => {
    const response = await ask(server.url + path);
    expect(response.status).toBe(status);
    expectAsDescribed(operation, response);
    expect(errors.safeParse(JSON.parse(decoded(response))).error).toBeUndefined();
  });

  it.each([
    ['BAD_USER_INPUT', '/v1/changes?since=newest', {}],
    ['NOT_FOUND', '/v1/cards/nobody.json', {}],
    ['NOT_FOUND', '/v1/nothing.json', {}],
    ['METHOD_NOT_ALLOWED', '/v1/cards.json', { method: 'POST' }],
    ['NOT_ACCEPTABLE', '/v1/cards.json', { headers: { 'accept-encoding': 'identity;q=0' } }],
    ['REVISION_UNKNOWN', '/v1/changes?since=ffffffffffffffff', {}],
    ['QUERY_TOO_LARGE', `/v1/cards.json?${'x'.repeat(9_000)}`, {}],
  ])('has a code of its own for each kind of fault: %s at %s', async (code, path, asking) => {
    expect(refusal(await ask(server.url + path, asking)).code).toBe(code);
  });

  it('is every status that an operation is described with', () => {
    const shared = ['200', '304', '405', '406', '414', '500'];
    for (const [, operation] of operations) {
      const own = Object.keys(described(operation).responses).filter((status) => !shared.includes(status));
      const unreadable = operation.parameters.length > 0 ? [400] : [];
      const expected = [...operation.refusals, ...unreadable, ...(operation.needsData ? [503] : [])];
      expect(own).toEqual([...new Set(expected)].sort((a, b) => a - b).map(String));
    }
  });
});

it('an address that changed since the first revision is there', async () => {
  const { keywords, rulings, bulk } = JSON.parse(
    decoded(await ask(`${server.url}/v1/changes?since=${first}`)),
  );
  for (const { url } of [...keywords, ...rulings, { url: bulk }])
    if (url !== null) expect((await ask(server.url + url)).status).toBe(200);
});
