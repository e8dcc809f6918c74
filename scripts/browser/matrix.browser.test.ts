import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { describeInBrowser } from './testing/in-browser.js';
import { violations } from './testing/judge.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite();
});
afterAll(() => server.close());

const SMALLEST = { width: 320, height: 600 };
const DESK = { width: 1_280, height: 900 };
describeInBrowser('the table of all pairs', (browser) => {
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

  it('behind Back the choice is again the one of the pairs that are shown', async () => {
    const { page, context } = await open(browser(), `${server.url}/interactions`);
    const choice = page.locator('select[name=with]');
    for (const keyword of ['overkill', 'evade']) {
      await choice.selectOption(keyword);
      await page.getByRole('button', { name: 'Show' }).click();
      await page.waitForURL(new RegExp(`with=${keyword}`));
    }
    for (const keyword of ['overkill', '']) {
      await page.goBack();
      await expect.poll(() => choice.inputValue()).toBe(keyword);
    }
    await context.close();
  });

  const how = { javaScriptEnabled: false };

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
});
