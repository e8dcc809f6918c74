import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

const LINE = '5 power, Lucky 1 vs 3 health, Armor';
const ADDRESS = `/attack?q=${encodeURIComponent(LINE)}`;

function field(page: Page, name: string) {
  return page.locator(`[name="${name}"]`);
}

async function unit(page: Page): Promise<readonly string[]> {
  const names = ['attacker.card', 'attacker.power', 'attacker.abilities'];
  return Promise.all(names.map((name) => field(page, name).inputValue()));
}

describeInBrowser('a field of the calculator', (browser) => {
  it('that was emptied is marked until it is filled in, and either button leads to it', async () => {
    const { page, context } = await open(browser(), server.url + ADDRESS);
    const power = field(page, 'attacker.power');
    await power.fill('');
    const beside = page.locator('#fault-attacker');
    await beside.filter({ hasText: 'The attacker has no power' }).waitFor();
    expect(await power.getAttribute('aria-invalid')).toBe('true');
    await page.locator('.search-form button', { hasText: 'Work out' }).click();
    await page.locator('[name="attacker.power"]:focus').waitFor();
    expect(await unit(page)).toEqual(['', '', 'Lucky 1']);
    expect(await page.locator('#line').inputValue()).toBe(LINE);
    await page.reload();
    expect(await unit(page)).toEqual(['', '', 'Lucky 1']);
    await power.fill('6');
    await page.waitForURL(/q=6%20power/);
    expect(await power.getAttribute('aria-invalid')).toBeNull();
    expect(await beside.textContent()).toBe('');
    await context.close();
  });

  it('stays what it is until a card that there is stands in its place, and comes back when the card is taken out', async () => {
    const { page, context } = await open(browser(), server.url + ADDRESS);
    const card = field(page, 'attacker.card');
    await card.fill('O');
    await page.locator('#fault-attacker', { hasText: "No card is called 'O'" }).waitFor();
    expect(await unit(page)).toEqual(['O', '5', 'Lucky 1']);
    await card.fill('Old Guard (A)');
    await page.waitForURL(/q=Old%20Guard/);
    expect(await unit(page)).toEqual(['Old Guard (A)', '', '']);
    await card.fill('');
    await page.waitForURL(/q=5%20power/);
    expect(await unit(page)).toEqual(['', '5', 'Lucky 1']);
    await card.fill('O');
    await card.fill('');
    await page.locator('#fault-attacker:empty').waitFor({ state: 'attached' });
    expect(await unit(page)).toEqual(['', '5', 'Lucky 1']);
    await context.close();
  });
});
