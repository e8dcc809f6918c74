import { expect, it } from 'vitest';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { openSample } from '../../api/knowledge-base/sample-knowledge-base.js';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { sideways } from './testing/sideways.js';
import { startSite } from './testing/start-site.js';

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
    const evil = await startSite(openSample({ ...sampleContent, keywords, rulings }));
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

  it('that are one word without end make no page wider than a phone', async () => {
    const long = (text: string) => `${text}${'x'.repeat(90)}`;
    const keywords = sampleContent.keywords.map((keyword) => ({
      ...keyword,
      name: long(keyword.name),
      signature: long(keyword.name),
      summary: long('S'),
      text: long('T'),
    }));
    const rulings = sampleContent.rulings.map((ruling) => ({ ...ruling, text: long('R') }));
    const cards = sampleContent.cards.map((card) => ({
      ...card,
      name: long(card.name),
      lines: card.lines.map(long),
    }));
    const wide = await startSite(openSample({ ...sampleContent, keywords, rulings, cards }));
    const { page, context } = await open(browser(), wide.url, { viewport: { width: 320, height: 600 } });
    for (const path of [
      '/',
      '/keywords/overkill',
      '/rulings/overkill/both-units-resolve-damage',
      '/search?q=overkill',
      '/interactions',
      '/interactions?k=overkill,evade',
      '/cards',
      '/cards/old-guard-a',
      '/deck?list=4%20Old%20Guard%0A1%20Nobody',
      `/attack?q=${encodeURIComponent(`2 power vs 3 health + "${long('U')}" 4 health, Intercept`)}`,
    ]) {
      await page.goto(wide.url + path);
      expect(await sideways(page), path).toBe(0);
    }
    await context.close();
    await wide.close();
  });
});
