import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './testing/in-browser.js';
import { violations } from './testing/judge.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

/** From the start of a page to its search. */
const MOST_STOPS = 10;

describeInBrowser('the search', (browser) => {
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
});
