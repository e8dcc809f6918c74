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

const LIST = '2 Old Runner (A)\n1 Nobody at all';

describeInBrowser('a deck list', (browser) => {
  it('that is sent while the server is away stays on its page, with what to do, and is sent again', async () => {
    const { page, context } = await open(browser(), `${server.url}/deck`);
    await page.locator('[name=list]').fill(LIST);
    await page.route('**/deck', (route) => route.abort());
    await page.getByRole('button', { name: 'Make the sheet' }).click();
    await page.getByRole('alert').filter({ hasText: 'The server can not be reached' }).waitFor();
    expect(await page.locator('[name=list]').inputValue()).toBe(LIST);
    expect(await violations(page)).toEqual([]);
    await page.unroute('**/deck');
    await page.getByRole('button', { name: 'Make the sheet' }).click();
    await page.getByText('Not recognised:').waitFor();
    expect(await page.getByRole('alert').filter({ hasText: 'reached' }).count()).toBe(0);
    await context.close();
  });

  it('is sent to a server that is slow to say that it is there', async () => {
    const { page, context } = await open(browser(), `${server.url}/deck`);
    await page.clock.install();
    await page.route('**/deck', (route) =>
      route.request().method() === 'HEAD' ? undefined : route.continue(),
    );
    await page.locator('[name=list]').fill(LIST);
    await page.getByRole('button', { name: 'Make the sheet' }).click();
    await page.clock.fastForward(4_000);
    await page.getByText('Not recognised:').waitFor();
    await context.close();
  });
});
