import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const PORTAL = '<!doctype html><title>Log in</title><main><p class="notice fault">Log in</p></main>';

const STRANGERS: readonly (readonly [what: string, answer: (route: Route) => Promise<void>, told: string])[] =
  [
    ...[500, 502, 503].map(
      (status) =>
        [
          `answered ${status} by what stands before the server`,
          (route: Route) => route.fulfill({ status, headers: HTML, body: '<h1>Bad</h1>' }),
          `(${status}). Try again in a moment`,
        ] as const,
    ),
    [
      'answered 429 with a time',
      (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '7' }, body: '' }),
      'Try again in 7 s',
    ],
    [
      'answered by another page',
      (route) => route.fulfill({ status: 200, headers: HTML, body: PORTAL }),
      'What answered is not this site',
    ],
    ['not answered at all', (route) => route.abort(), 'The server can not be reached'],
  ];

const FORMS = [
  ['/attack?q=3%20power%20vs%203%20health', '#line', '4 power vs 3 health'],
  ['/interactions?k=overkill,evade', '[name=k] >> nth=1', 'Stun 2'],
] as const;

function result(page: Page): Promise<string | null> {
  return page.locator('#result').textContent();
}

const PATIENT = { timeout: 10_000 };

async function titled(page: Page, title: string): Promise<void> {
  await expect.poll(() => page.title(), PATIENT).toBe(`${title} - SWTCG Rules`);
}

describeInBrowser('what is typed and', (browser) => {
  it.each(FORMS)(
    'can not be answered at %s is told, with what to do, in place of what was shown',
    async (path, field, typed) => {
      const { page, context } = await open(browser(), server.url + path);
      for (const [at, [, answer, told]] of STRANGERS.entries()) {
        await page.route('**/*live=1*', answer);
        // Typed in one go: of two questions the second might be answered by the server itself, when the first has been told already.
        await page.locator(field).fill(typed + ' '.repeat((STRANGERS.length - 1 - at) % 2));
        await page.locator('#result:not([aria-busy]) .notice.fault', { hasText: told }).waitFor();
        expect(await page.locator('#result .figures, #result .findings, #result table').count()).toBe(0);
        await page.unroute('**/*live=1*');
      }
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('#result .notice.fault').waitFor({ state: 'detached' });
      expect(await page.locator(field).inputValue()).toBe(typed);
      await context.close();
    },
  );

  it('is not answered in seconds is told, and shown when the answer comes', async () => {
    const { page, context } = await open(browser(), 'about:blank');
    await page.clock.install();
    await page.goto(`${server.url}/attack?q=3%20power%20vs%203%20health`);
    let goOn = (): void => undefined;
    const held = new Promise<void>((released) => {
      goOn = released;
    });
    await page.route('**/*live=1*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('#line').fill('1 power vs 1 health');
    await page.clock.runFor(4_000);
    expect(await result(page)).toContain('The server has not answered yet');
    expect(await result(page)).not.toContain('12.5 %');
    goOn();
    await page.locator('#result', { hasText: 'Defender is discarded50.0 %' }).waitFor();
    await page.clock.runFor(1_000);
    expect(await page.locator('#announced').textContent()).toBe(
      'The defender is discarded with a chance of 50.0 %.',
    );
    await context.close();
  });

  it.each([
    [
      '/attack?q=3%20power%20vs%203%20health',
      '#line',
      '4 power vs 3 health',
      'Attack: 4 power vs 3 health',
      'Attack: 3 power vs 3 health',
    ],
    ['/attack', '#line', '4 power vs 3 health', 'Attack: 4 power vs 3 health', 'Attack calculator'],
    [
      '/interactions?k=overkill,evade',
      '[name=k] >> nth=1',
      'Stun 2',
      'Interaction: overkill and Stun 2',
      'Interaction: overkill and evade',
    ],
  ])(
    'shown at %s gives the page its title, and Back gives the old one',
    async (path, field, typed, title, before) => {
      const { page, context } = await open(browser(), server.url + path);
      await page.locator(field).fill(typed);
      await titled(page, title);
      await page.goBack();
      await titled(page, before);
      expect(page.url()).toBe(server.url + path);
      await context.close();
    },
  );
});
