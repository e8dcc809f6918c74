import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

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
    expect(new URL(page.url()).searchParams.get('list')).toBe('4 Old Guard');
    expect(await page.locator('main').textContent()).toContain('Old Guard');
    await context.close();
  });
});
