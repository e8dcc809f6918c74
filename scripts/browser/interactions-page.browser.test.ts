import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

describeInBrowser('a check of keywords', (browser) => {
  it('that was opened is there again behind Back, after other keywords were typed', async () => {
    const { page, complaints, context } = await open(
      browser(),
      `${server.url}/interactions?k=overkill,evade`,
    );
    const second = page.locator('[name=k]').nth(1);
    const before = await page.locator('#result .lead').textContent();
    await second.fill('Stun 2');
    await page.waitForURL(/k=overkill,Stun%202$/);
    await page.goBack();
    await page.waitForURL(/k=overkill,evade$/);
    await page.locator('#result .lead', { hasText: before ?? '' }).waitFor();
    expect(await second.inputValue()).toBe('evade');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
