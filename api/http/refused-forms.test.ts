import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LONGEST_LIST, MOST_LINES } from '../decks/deck-limits.js';
import { LIMITS } from './limits.js';
import { ask, decoded, getUrl, type Response } from './testing/ask.js';
import { askPage, BROWSER } from './testing/ask-page.js';
import { type ReadElement, type ReadPage, readPage } from './testing/read-page.js';
import { startForTest, type TestServer } from './testing/start-for-test.js';

let server: TestServer;
let busy: TestServer;
beforeAll(async () => {
  [server, busy] = await Promise.all([startForTest(), startForTest({ maxRunning: 2 })]);
});
afterAll(async () => {
  await Promise.all([server.close(), busy.close()]);
});

const FORM = { ...BROWSER, 'Content-Type': 'application/x-www-form-urlencoded' };

/** Milliseconds. */
let lasting = 400;
/** The first attack waits for its thread. */
const FOUND_WITHIN = { timeout: 10_000 };

function posted(path: string, fields: Readonly<Record<string, string>>, headers = FORM): Promise<Response> {
  return ask(server.url + path, { method: 'POST', headers, body: String(new URLSearchParams(fields)) });
}

function field({ elements }: ReadPage, name: string): ReadElement | undefined {
  const called = elements.filter(({ attributes }) => attributes.get('name') === name);
  // The search of the header may be called the same.
  return called.find(({ attributes }) => attributes.has('aria-invalid')) ?? called[0];
}

/** The text of the element that describes a field which is marked as faulty and has the focus. */
function faultOf(page: ReadPage, name: string): string | undefined {
  const faulty = field(page, name)?.attributes;
  if (faulty?.get('aria-invalid') !== 'true' || !faulty.has('autofocus')) return undefined;
  const id = faulty.get('aria-describedby') ?? '';
  return page.elements.find(({ attributes }) => attributes.get('id') === id)?.text;
}

describe('a deck list that is refused', () => {
  const many = '1 Old Guard\n'.repeat(MOST_LINES + 1);
  const long = `\n1 Old Guard\n# ${'x'.repeat(LONGEST_LIST)}`;

  it.each([
    ['for its lines', many, 400, `${MOST_LINES + 1} lines`],
    ['for its length', long, 413, `at most ${LONGEST_LIST} are read at once`],
  ])('%s stays in the form, with the fault told beside it', async (_why, list, status, fault) => {
    const response = await posted('/deck', { list });
    const page = readPage(decoded(response));
    expect([response.status, field(page, 'list')?.text]).toEqual([status, list]);
    expect(faultOf(page, 'list')).toContain(fault);
    expect(page.elements.filter(({ attributes }) => attributes.get('role') === 'alert')).toHaveLength(1);
  });

  it('is told programs as a fault alone', async () => {
    const { status, headers } = await posted(
      '/deck',
      { list: many },
      { ...FORM, Accept: 'application/json' },
    );
    expect([status, headers['content-type']]).toEqual([400, 'application/json; charset=utf-8']);
  });

  it('is none for signs that nobody sees: they are read as gaps', async () => {
    const { headers } = await posted('/deck', { list: '4 Old\u000bGuard\u0000' });
    const response = await askPage(`${server.url}/${headers.location}`);
    const page = readPage(decoded(response));
    expect([response.status, faultOf(page, 'list')]).toEqual([200, undefined]);
    expect(page.text).toContain('4 Old Guard (A)');
  });
});

describe('an attack that is sent without a script', () => {
  it('by its line leads to its own address, also one that is refused', async () => {
    for (const q of ['1 power vs 1 health', '1 power, Armr vs 1 health']) {
      const { status, headers } = await posted('/attack', { q });
      expect([status, headers.location]).toEqual([302, `attack?q=${encodeURIComponent(q)}`]);
    }
  });

  it('and is refused stays in its line, which says what is wrong', async () => {
    const q = '1 power, Armr vs 1 health';
    const page = readPage(decoded(await askPage(`${server.url}/attack?q=${encodeURIComponent(q)}`)));
    expect(field(page, 'q')?.attributes.get('value')).toBe(q);
    expect(faultOf(page, 'q')).toContain('Armr');
  });

  it('and is too long for an address stays in its line', async () => {
    const q = `1 power vs 1 health, ${'Evade 1 '.repeat(LIMITS.urlLength / 8)}`;
    const response = await posted('/attack', { q });
    const page = readPage(decoded(response));
    expect([response.status, field(page, 'q')?.attributes.get('value')]).toEqual([400, q.trim()]);
    expect(faultOf(page, 'q')).toMatch(/./);
  });

  it('and is refused for its fields keeps them all', async () => {
    const fields = {
      'attacker.power': '3',
      'attacker.abilities': `Armr\n${'Evade 1 '.repeat(LIMITS.urlLength / 8)}`.trim(),
      'defender.health': '5',
      others: 'nobody',
      options: 'roll 7',
    };
    const response = await posted('/attack', fields);
    expect(response.status).toBe(400);
    const page = readPage(decoded(response));
    const kept = Object.keys(fields).map((name) => {
      const found = field(page, name);
      return [name, found?.attributes.get('value') ?? found?.text];
    });
    expect(Object.fromEntries(kept)).toEqual(fields);
  });
});

describe('keywords that are refused', () => {
  it.each([
    ['unknown ones', 'k=qqqq&k=overkill', ['qqqq', 'overkill']],
    ['one alone', 'k=overkill', ['overkill']],
    [
      'too many',
      'k=overkill,evade,stun,precision,retaliate',
      ['overkill', 'evade', 'stun', 'precision', 'retaliate'],
    ],
  ])('stay in the form: %s', async (_which, search, kept) => {
    const page = readPage(decoded(await followed(`/interactions?${search}`)));
    const values = page.elements.flatMap(({ attributes }) =>
      attributes.get('name') === 'k' ? (attributes.get('value') ?? '') : [],
    );
    expect(values.filter((value) => value !== '')).toEqual(kept);
    expect(faultOf(page, 'k')).toMatch(/./);
  });

  async function followed(path: string): Promise<Response> {
    const response = await askPage(server.url + path);
    const { location } = response.headers;
    return location === undefined ? response : askPage(new URL(location, server.url + path).href);
  }
});

describe('a search', () => {
  it.each([
    ['that is too long for an address', `when ${'does Stun work '.repeat(600)}`, 414],
    ['with a sign that nobody types', 'when\u0007does Stun work?', 400],
  ])('%s is still in the box of the page that says so', async (_which, query, status) => {
    const response = await askPage(`${server.url}/search?q=${encodeURIComponent(query)}`);
    const page = readPage(decoded(response));
    const main = page.elements.find(({ attributes }) => attributes.get('id') === 'plain-search');
    expect([response.status, main?.attributes.get('value')]).toEqual([status, query.replace('\u0007', ' ')]);
  });
});

describe('what is sent while too much runs', () => {
  it.each([
    ['/search?q=When%20is%20Overkill%20damage%20placed%3F', 'q', 'When is Overkill damage placed?'],
    ['/attack?q=2%20power%20vs%203%20health', 'q', '2 power vs 3 health'],
    ['/interactions?k=overkill,evade', 'k', 'overkill'],
    ['/deck?list=4%20Old%20Guard', 'list', '4 Old Guard'],
  ])('%s stays in its form, which says when to come back', async (path, name, kept) => {
    const slow: Promise<Response>[] = [];
    const response = await vi.waitFor(async () => {
      lasting += 1;
      // Either may come first; no two are alike, or the second would be answered at once.
      slow.push(ask(getUrl(busy.url, `{ slow(ms: ${lasting}) }`)));
      const answer = await askPage(busy.url + path);
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '1']);
      return answer;
    }, FOUND_WITHIN);
    const page = readPage(decoded(response));
    const found = field(page, name);
    await Promise.all(slow);
    expect(found?.attributes.get('value') ?? found?.text).toBe(kept);
    expect(faultOf(page, name)).toContain('Ask again in 1 s.');
  });
});
