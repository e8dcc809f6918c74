import { afterAll, beforeAll, expect, it } from 'vitest';
import { handStore, startForTest, type TestServer } from '../../api/http/testing/start-for-test.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { openSample } from '../../api/knowledge-base/sample-knowledge-base.js';
import { schema } from '../../schema/schema.js';
import { describeInBrowser } from './testing/in-browser.js';
import { violations } from './testing/judge.js';
import { open } from './testing/opened-page.js';

let server: TestServer;
beforeAll(async () => {
  server = await startForTest({ schema, store: handStore(openSample()) });
});
afterAll(() => server.close());

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
/** From the start of a page to its search. */
const MOST_STOPS = 10;
const PHONE = { width: 390, height: 800 };
const SMALLEST = { width: 320, height: 600 };
const DESK = { width: 1_280, height: 900 };

describeInBrowser('in a browser', (browser) => {
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
      const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate(over), `wider than ${viewport.width}`).toBeLessThanOrEqual(0);
    }
    const isExpected = (text: string) => text.includes('status of 40');
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
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
    await page.evaluate(`document.querySelector('main').innerHTML = '<img src="/none"><a href="/x"></a>'`);
    const found = await violations(page);
    expect(found.some((text) => text.startsWith('image-alt'))).toBe(true);
    expect(found.some((text) => text.startsWith('link-name'))).toBe(true);
    await context.close();
  });

  it('the search completes names for who has a keyboard only', async () => {
    const { page, complaints, context } = await open(browser(), server.url);
    const box = page.getByRole('combobox');
    for (let stop = 0; stop < MOST_STOPS; stop += 1)
      if ((await page.evaluate("document.activeElement.getAttribute('role')")) !== 'combobox')
        await page.keyboard.press('Tab');
    await page.keyboard.type('over');
    await page.getByRole('option').first().waitFor();
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    expect(await box.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowDown');
    const chosen = page.locator(`#${await box.getAttribute('aria-activedescendant')}`);
    expect(await chosen.getAttribute('aria-selected')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${server.url}/keywords/overkill`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the table of all pairs is one stop of the keyboard, and arrows go from cell to cell', async () => {
    const { page, complaints, context } = await open(browser(), `${server.url}/interactions`);
    await expect
      .poll(() => page.reload().then(() => page.locator('.matrix td a').count()), { timeout: 15_000 })
      .toBeGreaterThan(9);
    expect(await page.locator('.matrix [tabindex="0"]').count()).toBe(1);
    const at = `(() => { const cell = document.activeElement.closest('td'); return [cell.parentElement.rowIndex, cell.cellIndex] })()`;
    await page.locator('.matrix [tabindex="0"]').focus();
    await page.keyboard.press('Control+Home');
    expect(await page.evaluate(at)).toEqual([1, 1]);
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp'])
      await page.keyboard.press(key);
    expect(await page.evaluate(at)).toEqual([1, 2]);
    await page.keyboard.press('Control+End');
    const size = sampleContent.keywords.length;
    expect(await page.evaluate(at)).toEqual([size, size]);
    expect(await page.locator('.matrix [tabindex="0"]').count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Tab');
    expect(await page.evaluate("document.activeElement.closest('.matrix')")).toBeNull();
    await page.locator('.matrix td a').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/interactions\?k=/);
    await page.goBack();
    await page.locator('.matrix tbody td:not(:has(a))').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/interactions\?k=[a-z-]+,[a-z-]+$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([SMALLEST, DESK])(
    'the table of all pairs names the pair, and its heads stay in sight',
    async (viewport) => {
      const { page, context } = await open(browser(), `${server.url}/interactions`, { viewport });
      await expect
        .poll(() => page.reload().then(() => page.locator('.matrix td a').count()), { timeout: 15_000 })
        .toBeGreaterThan(9);
      await page.locator('.matrix [tabindex="0"]').focus();
      await page.keyboard.press('Control+End');
      const last =
        [...sampleContent.keywords]
          .map(({ name }) => name)
          .sort()
          .at(-1) ?? '';
      expect(await page.locator('[data-pair]').textContent()).toMatch(new RegExp(`^${last} and ${last}: .`));
      const top = `document.querySelector('.matrix thead').getBoundingClientRect().top`;
      expect(await page.evaluate(top)).toBeGreaterThanOrEqual(0);
      await context.close();
    },
  );

  it('an attack that was opened is there again behind Back, after another one was typed', async () => {
    const { page, context } = await open(browser(), `${server.url}/`);
    await page.goto(`${server.url}/attack?q=1%20power%20vs%201%20health`);
    for (const line of ['2 power vs 1 health', '3 power vs 1 health']) {
      await page.locator('#line').fill(line);
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/attack?q=${encodeURIComponent(line)}`);
    }
    for (const [power, chance] of [
      ['2', '75.0 %'],
      ['1', '50.0 %'],
    ] as const) {
      await page.goBack();
      await page.locator('#result', { hasText: `Defender is discarded${chance}` }).waitFor();
      expect(await page.locator('#line').inputValue()).toBe(`${power} power vs 1 health`);
      expect(await page.locator('[name="attacker.power"]').inputValue()).toBe(power);
    }
    await page.goForward();
    await page.locator('#result', { hasText: '75.0 %' }).waitFor();
    await context.close();
  });

  it('a card that is filled in stands in place of the numbers', async () => {
    const { page, context } = await open(
      browser(),
      `${server.url}/attack?q=5%20power,%20Lucky%201%20vs%203%20health`,
    );
    await page.locator('[name="attacker.card"]').fill('Old Guard (A)');
    await page.waitForURL(/Old%20Guard/);
    expect(await page.locator('#line').inputValue()).toBe('Old Guard (A) vs 3 health');
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

describeInBrowser('texts full of markup', (browser) => {
  const EVIL = `"'></title></script><script>alert(1)</script><img src=x onerror=alert(1)><!--`;

  it('are shown as they are, on pages and in suggestions', async () => {
    const keywords = sampleContent.keywords.map((keyword) => ({
      ...keyword,
      name: `${keyword.name}${EVIL}`,
      signature: EVIL,
      summary: EVIL,
      text: EVIL,
    }));
    const rulings = sampleContent.rulings.map((ruling) => ({ ...ruling, text: EVIL }));
    const store = handStore(openSample({ ...sampleContent, keywords, rulings }));
    const evil = await startForTest({ schema, store });
    const { page, complaints, context } = await open(browser(), `${evil.url}/keywords/overkill`);
    expect(await page.locator('h1').textContent()).toBe(EVIL);
    for (const path of [
      '/interactions',
      '/search?q=overkill',
      '/rulings/overkill/both-units-resolve-damage',
      '/',
    ])
      await page.goto(evil.url + path);
    await page.getByRole('combobox').fill('over');
    expect(await page.getByRole('option').first().textContent()).toContain(EVIL);
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
    await evil.close();
  });
});

describeInBrowser('without JavaScript', (browser) => {
  const how = { javaScriptEnabled: false };

  it('a search leads to what it finds', async () => {
    const { page, context } = await open(browser(), server.url, how);
    await page.getByRole('searchbox').first().fill('overkill damage');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=overkill\+damage/);
    expect(await page.locator('main').textContent()).toContain('Overkill');
    await context.close();
  });

  it('a keyword has its text and its rulings, and no button that does nothing', async () => {
    const { page, context } = await open(browser(), `${server.url}/keywords/overkill`, how);
    const text = await page.locator('main').textContent();
    expect(text).toContain('When this unit attacks, you may divide hits');
    expect(text).toContain('Both units resolve damage');
    expect(await page.getByRole('button', { name: /copy/i }).count()).toBe(0);
    await context.close();
  });

  it('a finding that looks wrong is reported from where it stands', async () => {
    const { page, context } = await open(browser(), `${server.url}/keywords/overkill`, how);
    await page
      .getByRole('link', { name: /^This looks wrong ?: .*Overkill/ })
      .first()
      .click();
    await page.waitForURL(/\/report\?k=/);
    const report = await page.locator('main pre').textContent();
    expect(report).toMatch(/^This looks wrong: finding .*Overkill/);
    expect(report).toMatch(/\nRevision: \w+\n[\s\S]*\nFinding: .*overkill/);
    await context.close();
  });

  it('the table of all pairs can be gone past, and every pair is a link', async () => {
    const { page, context } = await open(browser(), `${server.url}/interactions`, how);
    const past = page.getByRole('link', { name: 'Go past the table' });
    await past.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('.matrix a:focus, .site-footer a:focus').count()).toBe(1);
    expect(await page.locator('.matrix a:focus').count()).toBe(0);
    expect(await page.locator('.matrix [tabindex]').count()).toBe(0);
    await context.close();
  });

  it('an attack is worked out from its line', async () => {
    const { page, context } = await open(browser(), `${server.url}/attack`, how);
    await page.locator('#line').fill('1 power vs 1 health');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/attack\?q=/);
    expect(await page.locator('#result').textContent()).toMatch(/50(?:\.0)? ?%/);
    await context.close();
  });

  it('a deck has its rulings', async () => {
    const { page, context } = await open(browser(), `${server.url}/deck`, how);
    await page.locator('textarea[name=list]').fill('4 Old Guard');
    await page.locator('main form button').first().click();
    await page.locator('.sheet').waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('main').textContent()).toContain('Old Guard');
    await context.close();
  });
});

describeInBrowser('when the server is slow or away', (browser) => {
  it('the search has no suggestions, and searches', async () => {
    const { page, context } = await open(browser(), server.url);
    await page.route('**/graphql?*', (route) => route.abort());
    await page.getByRole('combobox').fill('overkill');
    await page.waitForTimeout(300);
    expect(await page.getByRole('option').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=overkill/);
    await context.close();
  });

  it('an attack that is typed says that it is being worked out, and what went wrong', async () => {
    const { page, context } = await open(browser(), `${server.url}/attack`);
    let goOn = (): void => undefined;
    const held = new Promise<void>((released) => {
      goOn = released;
    });
    await page.route('**/attack?*', async (route) => {
      await held;
      await route.abort();
    });
    await page.locator('#line').fill('1 power vs 1 health');
    await page.locator('#result[aria-busy=true]').waitFor();
    goOn();
    await page.locator('#result:not([aria-busy])').waitFor();
    expect(await page.locator('#result').textContent()).toContain('can not be reached');
    await page.unroute('**/attack?*');
    await page.locator('#line').fill('1 power vs 2 health');
    await page.waitForURL(/\/attack\?q=/);
    expect(await page.locator('#result').textContent()).toContain('%');
    await context.close();
  });
});
