import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../api/http/listen.js';
import { startForTest, type TestServer } from '../../api/http/testing/start-for-test.js';
import { openSample, sampleWith } from '../../api/knowledge-base/sample-knowledge-base.js';
import { repliesFrom } from './local-replies.js';
import { runCli } from './run-cli.js';
import { serverReplies } from './server-replies.js';
import type { Terminal } from './terminal.js';

const HOSTILE = '\u001b[31mRed\u0007\u009b2J\u202e';
const knowledgeBase = openSample(
  sampleWith({ slug: 'hostile', name: `Hostile ${HOSTILE}`, signature: HOSTILE, summary: HOSTILE }),
);
let server: TestServer;
let folder: string;

beforeAll(async () => {
  server = await startForTest();
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
  writeFileSync(join(folder, 'deck.txt'), '4 Old Guard (A)\n2x Stone Beast\nsomebody\n');
  writeFileSync(join(folder, 'empty.txt'), '');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

async function run(args: readonly string[], shown: Partial<Terminal> = {}): Promise<Run> {
  let out = '';
  let err = '';
  const terminal: Terminal = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    width: 80,
    hasColours: false,
    ...shown,
  };
  const status = await runCli(args, terminal, {
    local: async () => repliesFrom(async () => knowledgeBase),
    server: async (url) => serverReplies(url),
  });
  return { status, out, err };
}

const at = (name: string): string => join(folder, name);

describe('what is found is shown, with status 0', () => {
  test.each([
    [
      'a keyword, by any spelling',
      ['keyword', 'overkil'],
      /^Overkill .*\n[\s\S]*• Both units resolve damage in tandem\.\n {2}overkill\/both-units/,
    ],
    ['a name of several words, without quotes', ['keyword', 'critical', 'hit', '2'], /^Critical Hit X/],
    [
      'a search',
      ['search', 'tandem', '--kind', 'ruling'],
      /ruling\s+Overkill\s+Both units resolve damage in tandem\./,
    ],
    [
      'an answer, with what it rests on',
      ['answer', 'Do I have to use all of my Evade?'],
      /^No\.[\s\S]*evade\/you-dont-have-to[\s\S]*confidence/,
    ],
    [
      'an interaction, with its numbers',
      ['interaction', 'Overkill', 'Evade 2'],
      /^Overkill \+ Evade {2}INTERACT[\s\S]*damage .*defender out/,
    ],
    [
      'an attack, as chances and bars',
      ['attack', '1 power vs 1 health'],
      /defender: discarded 50\.00 %[\s\S]*1 +50\.00 % +1\/2 +█{12}\n/,
    ],
    [
      'an attack of cards, without quotes',
      ['attack', 'Old', 'Guard', 'vs', 'Stone', 'Beast', 'in', 'the', 'Ground', 'arena'],
      /vs 7 health/,
    ],
    [
      'a card',
      ['card', 'stone beast', '--set', 'INV'],
      /^Stone Beast {2}neutral · INV 13\n[\s\S]*cost +speed +power +health\n8 +20 +7 +7/,
    ],
  ])('%s', async (_what, args, expected) => {
    const { status, out, err } = await run(args);
    expect(out).toMatch(expected);
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
  test('an attack of cards, with their names', async () => {
    const { out } = await run(['attack', 'Old Guard vs Stone Beast in the Ground arena']);
    expect(out).toMatch(/^attacker Old Guard \(A\), defender Stone Beast\n5 power/);
    expect(out).toMatch(/\ndefender Stone Beast: discarded/);
  });
  test.each([
    ['2 power vs 4 health, Evade 2 (2 Force)', true],
    ['2 power vs 4 health, Evade 2 (2 Force); force 3/5', false],
    ['2 power vs 4 health, Evade 2', false],
  ])('in %j it is told that Force was taken for granted: %s', async (line, told) => {
    const { out } = await run(['attack', line]);
    expect(out.includes('the defender has 99 here')).toBe(told);
  });
  test.each(['evade', 'precision'])('what %s is in short is marked as our own words', async (name) => {
    expect((await run(['keyword', name])).out).toMatch(/In short, in our own words: \S/);
  });
  test('official rulings bear no such mark', async () => {
    const { out } = await run(['keyword', 'overkill']);
    expect(out).toMatch(/overkill\/\S+/);
    expect(out).not.toMatch(/overkill\/\S+ \(our own words\)/);
  });
  test('a ruling that the answer quotes is not said twice', async () => {
    const { out } = await run(['answer', 'Do I have to use all of my Evade?'], { width: 400 });
    expect(out.match(/evade\/you-dont-have-to/g)).toHaveLength(1);
    expect(out.match(/You don't have to/g)).toHaveLength(1);
  });
  test('the rulings of a deck stand below the keyword they are on', async () => {
    const { out } = await run(['deck', at('deck.txt')]);
    expect(out).toMatch(/\n\nOverkill\n• /);
    expect(out).toMatch(/\n\nEvade\n• /);
  });
  test('a deck, with its unrecognised lines', async () => {
    const { status, out } = await run(['deck', at('deck.txt')]);
    expect(out).toMatch(/4 +Old Guard \(A\) +deck/);
    expect(out).toContain('! Line 3 is no card that is known: somebody');
    expect(status).toBe(0);
  });
});

describe('what is not found is told, with status 1', () => {
  test.each([
    ['a keyword', ['keyword', 'nothing', 'like', 'it'], "No keyword is called 'nothing like it'."],
    ['a search', ['search', 'qqqqq'], 'Nothing was found.'],
    ['a card', ['card', 'nobody'], "No card is called 'nobody'."],
    ['a question about something else', ['answer', 'what is the weather'], 'It can be asked:'],
    [
      'a card that is in another set',
      ['card', 'stone beast', '--set', 'KAE'],
      'Stone Beast is not in KAE; it is printed in INV.',
    ],
    ['a keyword, without a word of GraphQL', ['keyword', 'qqqqq'], 'Check its spelling, or search for words'],
  ])('%s', async (_what, args, expected) => {
    const { status, out } = await run(args);
    expect(out).toContain(expected);
    expect(status).toBe(1);
  });
  test.each([
    [
      'an interaction with what is no keyword',
      ['interaction', 'Overkill', 'qqqqq'],
      "There is no keyword 'qqqqq'",
    ],
    ['a deck without cards', ['deck', 'empty.txt'], ''],
  ])('%s', async (_what, [command = '', ...rest], expected) => {
    const { status, err } = await run([
      command,
      ...rest.map((word) => (word.endsWith('.txt') ? at(word) : word)),
    ]);
    expect(err).toContain(expected);
    expect(status).toBe(1);
  });
});

describe('what is not understood is told on standard error, with status 2', () => {
  test.each([
    ['no command', [], 'Usage: swtcg-rules'],
    ['an unknown command', ['keywrod'], "unknown command 'keywrod'"],
    ['a missing name', ['keyword'], "missing required argument 'name'"],
    ['an unknown option', ['card', 'x', '--sett', 'y'], "unknown option '--sett'"],
    ['a kind that is none', ['search', 'x', '--kind', 'set'], 'Allowed choices are keyword, ruling'],
    ['a limit that is none', ['search', 'x', '--limit', 'many'], '--limit is a whole number from 1 to 25'],
    ['one keyword alone', ['interaction', 'Overkill'], '1 keyword is given; give 2 to 4.'],
    ['half an attack', ['attack', '7', 'power'], 'Column 8: the line ends'],
    ['a file that is not there', ['deck', '/nowhere/deck.txt'], "can't be read (ENOENT)"],
    ['an address that is none', ['keyword', 'stun', '--server', 'localhost'], 'expected an address such as'],
    ['a limit that was passed', ['attack', '40 power, Lucky 5 vs 30 health'], 'Limit: 20 attack dice'],
    ['a port that is none', ['serve', '--port', 'http'], "--port is 'http'; expected a whole number from 0"],
    ['a port beyond all', ['serve', '--port', '70000'], "--port is '70000'; expected a whole number from 0"],
    ['a shell that is none', ['completion', 'csh'], 'Allowed choices are bash, zsh, fish'],
  ])('%s', async (_what, args, expected) => {
    const { status, out, err } = await run(args);
    expect(err).toContain(expected);
    expect({ status, out }).toEqual({ status: 2, out: '' });
  });
});

describe('a text may begin with a dash', () => {
  test.each([
    [['attack', '-3 power vs 2 health'], "'-3 power' adds to one", 2],
    [['attack', '--', '-3 power vs 2 health'], "'-3 power' adds to one", 2],
    [['attack', '7', 'power,', 'Accuracy', '-1', 'vs', '5', 'health'], '7 power, Accuracy -1 vs 5 health', 0],
    [['card', '-x y'], "No card is called '-x y'.", 1],
    [['card', '--', '-x'], "No card is called '-x'.", 1],
    [['search', 'x', '--limit', '-3'], '--limit is a whole number from 1 to 25', 2],
    [['search', '-x'], "unknown option '-x'", 2],
    [['-3 power vs 2 health'], "unknown command '-3 power vs 2 health'", 2],
  ])('%j', async (args, expected, status) => {
    const ran = await run(args);
    expect(ran.out + ran.err).toContain(expected);
    expect(ran.status).toBe(status);
  });
});

describe('a server answers as the database does', () => {
  const DECK = 'deck.txt';
  test.each([
    [['keyword', 'overkil']],
    [['search', 'damage']],
    [['answer', 'Do I have to use all of my Evade?']],
    [['interaction', 'Overkill', 'Evade 2']],
    [['attack', '2 power, Critical Hit 2 vs 3 health']],
    [['card', 'old guard']],
    [['deck', DECK]],
    [['keyword', 'nothing like it']],
    [['attack', '7 power']],
    [['attack', 'Old Guard vs Stone Beast']],
  ])('%s', async (words) => {
    const args = [...words.map((word) => (word === DECK ? at(word) : word)), '--json'];
    const near = await run(args);
    const far = await run([...args, '--server', `${server.url}/`]);
    expect(far.status).toBe(near.status);
    expect(far.err).toBe(near.err);
    const rest = { revision: expect.any(String) };
    expect({ ...JSON.parse(far.out), ...rest }).toEqual({ ...JSON.parse(near.out), ...rest });
  });
  test('also when it is named before the command', async () => {
    const { status, out } = await run(['--server', server.url, 'keyword', 'overkil']);
    expect(out).toMatch(/^Overkill/);
    expect(status).toBe(0);
    const { err } = await run(['--server', 'localhost', 'keyword', 'overkil']);
    expect(err).toContain("--server is 'localhost'");
  });
  test('a refusal of it names the limit too', async () => {
    const args = ['attack', '40 power, Lucky 5 vs 30 health'];
    expect(await run([...args, '--server', server.url])).toEqual(await run(args));
  });
  test.each([
    ['nobody listens', 'http://127.0.0.1:9', "can't be reached"],
    ['something else answers', '', 'did not answer as a server of the rules of this version does'],
  ])('where %s the status is 3', async (_what, url, expected) => {
    const { status, err } = await run([
      'keyword',
      'stun',
      '--server',
      url === '' ? `${server.url}/healthz` : url,
    ]);
    expect(err).toContain(expected);
    expect(status).toBe(3);
  });
});

test('where a server answers in another form the status is 3, as where there is none', async () => {
  const reply = { revision: 'x', keyword: { name: 'Stun' } };
  const answer = { jsonrpc: '2.0', id: 1, result: { content: [], structuredContent: reply } };
  const other = createServer((_request, response) => void response.end(JSON.stringify(answer)));
  const url = await listen(other, 0, '127.0.0.1');
  const { status, err } = await run(['keyword', 'stun', '--server', url]);
  other.close();
  expect(err).toContain('did not answer as a server of the rules of this version does');
  expect(status).toBe(3);
});

describe('what steers a terminal', () => {
  test('does not get there from a name', async () => {
    const { out } = await run(['keyword', 'hostile']);
    expect(out).toContain('Red');
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
  test('is escaped in JSON, which says the same', async () => {
    const { out } = await run(['keyword', 'hostile', '--json']);
    expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(JSON.parse(out)).toMatchObject({ keyword: { signature: HOSTILE } });
  });
  test('does not get there from what was typed', async () => {
    const { err } = await run(['interaction', 'Overkill', HOSTILE]);
    expect(err).toContain('Red');
    expect(err).not.toContain('\u001b');
  });
  test('is used for colours where they are wanted', async () => {
    const { out } = await run(['keyword', 'evade'], { hasColours: true });
    expect(out).toContain('\u001b[1mEvade X\u001b[22m');
  });
});
