import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

describeInBrowser('an attack in a browser', (browser) => {
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
