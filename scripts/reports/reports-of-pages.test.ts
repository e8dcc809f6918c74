import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, decoded } from '../../api/http/testing/ask.js';
import { type ReadElement, type ReadPage, readPage } from '../../api/http/testing/read-page.js';
import { startForTest, type TestServer } from '../../api/http/testing/start-for-test.js';
import { readReport } from './read-report.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest();
});
afterAll(() => server.close());

const BROWSER = { Accept: 'text/html' };
const ATTACK = '1 power vs 1 health';
const QUESTION = 'Can I Evade Overkill damage?';

async function pageAt(path: string): Promise<ReadPage> {
  return readPage(decoded(await ask(new URL(path, server.url).href, { headers: BROWSER })));
}

/** Links and summaries by which something is reported. */
function waysToReport({ elements }: ReadPage): readonly ReadElement[] {
  return elements.filter(({ name, text }) => ['a', 'summary'].includes(name) && /looks wrong/.test(text));
}

function reportOn({ elements }: ReadPage) {
  const texts = elements.filter(({ name }) => name === 'pre').map(({ text }) => text);
  return readReport(texts.find((text) => text.startsWith('This looks wrong')) ?? '');
}

describe('this looks wrong', () => {
  it.each([
    ['/keywords/overkill', 1],
    ['/interactions?k=overkill,evade', 1],
    ['/interactions?with=overkill', 0],
    ['/deck?list=4%20Old%20Guard%0A4%20Stone%20Beast', 0],
  ])('can be said of each thing that %s shows, by a name of its own', async (path, beside) => {
    const page = await pageAt(path);
    const names = waysToReport(page).map(({ text }) => text.replace(/\s+/g, ' ').trim());
    const findings = page.elements.filter(
      ({ name, attributes }) => name === 'p' && attributes.get('class') === 'relation',
    );
    expect(names).toHaveLength(findings.length + beside);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^This looks wrong ?: ./.test(name))).toBe(true);
  });

  it('leads from every finding of a keyword to a report of that finding', async () => {
    const path = '/keywords/overkill';
    const links = waysToReport(await pageAt(path)).filter(({ name }) => name === 'a');
    expect(links.length).toBeGreaterThan(2);
    for (const { attributes } of links) {
      const page = await pageAt(new URL(attributes.get('href') ?? '', server.url + path).href);
      const report = reportOn(page);
      const [from = '', , to = ''] = (report?.finding ?? '').split(' ');
      expect(report?.keywords).toContain('overkill');
      expect([from, to].every((slug) => report?.keywords.includes(slug))).toBe(true);
      const shown = page.elements.find(({ name }) => name === 'blockquote')?.text ?? '';
      expect(shown).not.toBe('');
      expect((await pageAt(path)).text).toContain(shown);
    }
  });

  it('of an attack has it in one line, of an answer its question, both with the revision', async () => {
    const attack = reportOn(await pageAt(`/attack?q=${encodeURIComponent(ATTACK)}`));
    expect(attack).toMatchObject({ attack: ATTACK, question: null });
    const answer = reportOn(await pageAt(`/answer?q=${encodeURIComponent(QUESTION)}`));
    expect(answer).toMatchObject({ question: QUESTION, kind: 'INTERACTION' });
    expect(answer?.keywords.toSorted()).toEqual(['evade', 'overkill']);
    expect([attack?.revision, answer?.revision]).not.toContain('none');
  });

  it('of a whole check has its keywords as asked, and its verdict', async () => {
    const report = reportOn(await pageAt('/interactions?k=Overkill,evade'));
    expect(report).toMatchObject({ keywords: ['Overkill', 'evade'], verdict: 'INTERACT', finding: null });
    expect(reportOn(await pageAt('/report?k=Overkill,evade'))).toEqual(report);
  });

  it.each(['/report?k=overkill', '/report?k=qqqq,overkill'])('%s says what is missing', async (path) => {
    const response = await ask(server.url + path, { headers: BROWSER });
    expect([response.status, readPage(decoded(response)).text.includes('That did not work')]).toEqual([
      400,
      true,
    ]);
  });

  it.each([
    ...['x', 'armor,NO_EFFECT', 'evade,EATS,overkill', 'evade,NO_EFFECT,qqqq', 'a,b,c,d'],
    ...['overkill,OVERRIDES,evade', 'stun,TRIGGERS,precision'],
  ])('of %s, which nothing ever showed, is a report of the whole check', async (of) => {
    const report = reportOn(await pageAt(`/report?k=overkill,evade&of=${of}`));
    expect([report?.finding, report?.verdict]).toEqual([null, 'INTERACT']);
  });
});
