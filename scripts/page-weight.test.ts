import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded } from '../api/http/testing/ask.js';
import { attributesOf, readPage } from '../api/http/testing/read-page.js';
import { handStore, startForTest, type TestServer } from '../api/http/testing/start-for-test.js';
import { knownPairs } from '../api/interactions/known-pairs.js';
import { projectRoot } from '../api/project.js';
import { projectKnowledgeBase } from './evaluate/project-knowledge-base.js';

const MOST_BYTES = 60 * 1024;
const kb = projectKnowledgeBase(join(projectRoot(), 'data'));
/** The keyword with most to say. */
const [longest] = [...kb.keywords.values()].toSorted((a, b) => b.rulings.length - a.rulings.length);
const path = `/keywords/${longest?.slug}`;

let server: TestServer;
beforeAll(async () => {
  await knownPairs.ofKeyword(kb, longest?.slug ?? '', () => false);
  server = await startForTest({ store: handStore(kb) });
});
afterAll(() => server.close());

describe('the first load of the longest keyword page', () => {
  it.each(['br', 'gzip'])('takes less than 60 KB in %s, styles and scripts included', async (encoding) => {
    const headers = { 'Accept-Encoding': encoding };
    const page = await ask(server.url + path, { headers });
    const read = readPage(decoded(page));
    const loaded = [...attributesOf(read, 'script', 'src'), ...attributesOf(read, 'link', 'href')];
    const sizes = await Promise.all(
      loaded.map(
        async (address) => (await ask(new URL(address, server.url + path).href, { headers })).body.length,
      ),
    );
    expect(loaded.length).toBeGreaterThanOrEqual(3);
    expect(read.text).not.toContain('pairs are worked out so far');
    expect(sizes.reduce((sum, size) => sum + size, page.body.length)).toBeLessThan(MOST_BYTES);
  });
});
