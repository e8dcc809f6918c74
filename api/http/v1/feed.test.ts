import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleContent } from '../../knowledge-base/sample-content.js';
import { openSample } from '../../knowledge-base/sample-knowledge-base.js';
import { ask, decoded } from '../testing/ask.js';
import { startForTest, type TestServer } from '../testing/start-for-test.js';
import { MOST_ENTRIES, rulingFeed } from './feed.js';

let server: TestServer;
let known: TestServer;
beforeAll(async () => {
  server = await startForTest();
  known = await startForTest({ environment: { publicUrl: 'https://rules.example/x' } });
});
afterAll(() => Promise.all([server.close(), known.close()]));

interface Element {
  readonly path: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

/** Every element in its order; throws at what is no XML. */
function elementsOf(xml: string): readonly Element[] {
  const parser = new SaxesParser({ xmlns: false });
  const open: Element[] = [];
  const all: Element[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { path: `${open.at(-1)?.path ?? ''}/${name}`, attributes, text: '' };
    open.push(element);
    all.push(element);
  });
  const read = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return all;
}

const at = (elements: readonly Element[], path: string) => elements.filter((one) => one.path === path);
const texts = (elements: readonly Element[], path: string) => at(elements, path).map(({ text }) => text);
const feedOf = async (base: string) => elementsOf(decoded(await ask(`${base}/v1/feed.atom`)));

describe('the feed', () => {
  it('has an entry for each change of a ruling after the first revision, newest first', async () => {
    const feed = await feedOf(server.url);
    expect(texts(feed, '/feed/entry/title')).toEqual([
      'Precision: new ruling',
      'Evade: ruling reworded',
      'fog: ruling withdrawn',
      'Evade: ruling current again',
      'fog: new ruling',
      'Overkill: new ruling',
      'Overkill: ruling superseded',
      'Overkill: ruling withdrawn',
    ]);
    expect(at(feed, '/feed/entry/link').map(({ attributes }) => attributes['href'])).toEqual([
      '/rulings/precision/no-intercept-changes-the',
      '/rulings/evade/you-dont-have-to',
      '/v1/changes?since=00000000000000bb',
      '/rulings/evade/you-can-play-evade',
      '/v1/changes?since=00000000000000aa',
      '/rulings/overkill/both-units-resolve-damage',
      '/rulings/overkill/both-units-take-the',
      '/rulings/overkill/extra-hits-may-go',
    ]);
    expect(texts(feed, '/feed/entry/content')[6]).toContain('Both units resolve damage in tandem.');
  });

  it('has what Atom asks for', async () => {
    const feed = await feedOf(server.url);
    const [root] = feed;
    expect(root).toMatchObject({ path: '/feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } });
    for (const one of ['id', 'title', 'updated', 'author', 'rights'])
      expect(at(feed, `/feed/${one}`)).toHaveLength(1);
    expect(texts(feed, '/feed/author/name')).toEqual(['SWTCG Rules']);
    expect(texts(feed, '/feed/updated')).toEqual(['2026-01-02T00:00:00.000Z']);
    expect(at(feed, '/feed/link').map(({ attributes }) => attributes['rel'])).toEqual(['alternate', 'self']);
    const entries = at(feed, '/feed/entry').length;
    for (const one of ['id', 'title', 'updated', 'link', 'content'])
      expect(at(feed, `/feed/entry/${one}`)).toHaveLength(entries);
  });

  it('gives every entry an id of its own that depends on no address', async () => {
    const ids = texts(await feedOf(server.url), '/feed/entry/id');
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids)
      expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(texts(await feedOf(known.url), '/feed/entry/id')).toEqual(ids);
  });

  it('has whole addresses where the server knows its own, whatever a request says', async () => {
    const response = await ask(`${known.url}/v1/feed.atom`, {
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const links = elementsOf(decoded(response)).filter(({ path }) => path.endsWith('/link'));
    expect(links.length).toBeGreaterThan(5);
    for (const { attributes } of links) expect(attributes['href']).toMatch(/^https:\/\/rules\.example\/x\//);
  });

  it('is the same text for the same build', () => {
    expect(rulingFeed(openSample(), null)).toBe(rulingFeed(openSample(), null));
  });

  it('without changes is a feed without entries', () => {
    const feed = elementsOf(rulingFeed(openSample({ ...sampleContent, revisions: [] }), null));
    expect(texts(feed, '/feed/updated')).toEqual([sampleContent.builtAt]);
    expect(at(feed, '/feed/entry')).toEqual([]);
  });

  it('shows hostile text as it is', () => {
    const text = `]]> <script>alert("&amp;")</script> \u0001\uD800 "x" 'y'`;
    const rulings = sampleContent.rulings.map((one) => ({ ...one, text }));
    const [content = ''] = texts(
      elementsOf(rulingFeed(openSample({ ...sampleContent, rulings }), null)),
      '/feed/entry/content',
    );
    expect(content).toContain('&lt;script&gt;alert(&quot;&amp;amp;&quot;)');
    for (const harmful of ['<script', '\u0001', '\uD800']) expect(content).not.toContain(harmful);
  });

  it('holds the newest entries only', () => {
    const [first, second, third] = sampleContent.revisions;
    if (first === undefined || second === undefined || third === undefined) throw new Error('no revisions');
    const added = Array.from({ length: 2 * MOST_ENTRIES }, (_, nth) => `stun/new-${nth}`);
    const many = { ...second, rulings: { ...second.rulings, added } };
    const feed = elementsOf(
      rulingFeed(openSample({ ...sampleContent, revisions: [first, many, third] }), null),
    );
    expect(at(feed, '/feed/entry')).toHaveLength(MOST_ENTRIES);
    expect(texts(feed, '/feed/entry/title')[0]).toBe('Precision: new ruling');
  });
});
