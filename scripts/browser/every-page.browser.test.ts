import { afterAll, beforeAll, expect, it } from 'vitest';
import { brokenWords } from './testing/broken-words.js';
import { describeInBrowser } from './testing/in-browser.js';
import { violations } from './testing/judge.js';
import { open } from './testing/opened-page.js';
import { sideways } from './testing/sideways.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

/** Where a word stands alone and is not looked for on the next line. */
const WHOLE_WORDS = 'th, h1, h2, h3, dt, button, nav a, label, legend';
const PHONE = { width: 390, height: 800 };
const SMALLEST = { width: 320, height: 600 };
const DESK = { width: 1_280, height: 900 };
const ATTACK = encodeURIComponent('7 power, Critical Hit 2, Lucky 1 vs 5/2 health, Evade 2 (2 Force)');
const PAGES = [
  '/',
  '/keywords/overkill',
  '/rulings/overkill/both-units-resolve-damage',
  '/search?q=overkill',
  '/answer?q=Can%20I%20Evade%20Overkill%20damage%3F',
  '/interactions',
  '/interactions?with=overkill',
  '/interactions?k=overkill,evade',
  '/interactions?k=overkill,retaliate',
  '/interactions?k=overkill',
  '/report',
  '/report?k=overkill,evade&of=evade,PREVENTS,overkill',
  '/attack',
  `/attack?q=${ATTACK}`,
  '/attack?q=7%20power%20vs',
  '/cards/old-guard-a',
  '/deck',
  '/deck?list=4%20Old%20Guard%0A1%20Nobody',
  '/api',
  '/keywords/nothing-like-it',
];

describeInBrowser('every page in a browser', (browser) => {
  it.each(PAGES)('%s has nothing that axe finds, on a phone and a desk, light and dark', async (path) => {
    const { page, complaints, context } = await open(browser(), server.url + path, { viewport: PHONE });
    for (const viewport of [PHONE, DESK])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${viewport.width} ${colorScheme}`).toEqual([]);
      }
    for (const viewport of [SMALLEST, PHONE, DESK]) {
      await page.setViewportSize(viewport);
      expect(await sideways(page), `wider than ${viewport.width}`).toBe(0);
    }
    await page.setViewportSize(SMALLEST);
    expect(await brokenWords(page, WHOLE_WORDS), 'broken at 320').toEqual([]);
    const isExpected = (text: string) => text.includes('status of 40');
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
    await context.close();
  });

  it('a word that is broken would be told', async () => {
    const { page, context } = await open(browser(), server.url, { viewport: SMALLEST });
    await page.evaluate(
      `document.querySelector('main').innerHTML = '<h2 lang="en">Short ${'abcdefgh'.repeat(8)}</h2><h3>well-known ${'ab-'.repeat(40)}</h3>'`,
    );
    expect(await brokenWords(page, WHOLE_WORDS)).toEqual([expect.stringMatching(/^abcdefgh/)]);
    await context.close();
  });

  it('the first load of a keyword asks this server alone, a few times, and nothing moves once it is painted', async () => {
    const { page, context } = await open(browser(), 'about:blank', { viewport: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${server.url}/keywords/overkill`, { waitUntil: 'networkidle' });
    expect(new Set(asked.map((url) => new URL(url).origin))).toEqual(new Set([server.url]));
    expect(asked.length).toBeLessThanOrEqual(5);
    const shifts = `new Promise((seen) => { const found = [];
      new PerformanceObserver((list) => found.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => seen(found), 100) })`;
    expect(await page.evaluate(shifts)).toEqual([]);
    await context.close();
  });

  it('what axe finds would be told', async () => {
    const { page, context } = await open(browser(), server.url);
    await page.evaluate(`{
      const main = document.querySelector('main');
      main.innerHTML = '<img src="/none"><a href="/x"></a><div><button>a</button><button>b</button></div>';
      for (const one of main.querySelectorAll('button')) one.style.cssText = 'min-height:0;height:10px;width:10px;padding:0';
    }`);
    const found = await violations(page);
    expect(found.some((text) => text.startsWith('image-alt'))).toBe(true);
    expect(found.some((text) => text.startsWith('link-name'))).toBe(true);
    expect(found.some((text) => text.startsWith('target-size'))).toBe(true);
    await context.close();
  });

  it('the first stop of a keyboard leads past the head', async () => {
    const { page, context } = await open(browser(), `${server.url}/keywords/overkill`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('location.hash')).toBe('#main');
    await context.close();
  });
});
