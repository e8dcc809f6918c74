import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedEmbeds } from '../../pages/embed/published-embeds.js';
import { pinnedScriptTag, scriptTag } from '../../pages/embed/script-tag.js';
import { type EmbeddingSite, startEmbedding } from './testing/embedding-site.js';
import { describeInBrowser } from './testing/in-browser.js';
import { open, shown, TOOLTIP } from './testing/opened-page.js';

let embedding: EmbeddingSite;
beforeAll(async () => {
  embedding = await startEmbedding();
});
afterAll(() => embedding.close());

describeInBrowser('a page whose server of rules', (browser) => {
  const TOOLTIPS = '**/tooltip.json';

  it('fails goes on as if there were no script', async () => {
    const { page, complaints, context } = await open(
      browser(),
      embedding.site.page(embedding.link() + scriptTag(embedding.rules.url)),
    );
    for (const fail of ['abort', 'status', 'body', 'shape'] as const) {
      await page.unrouteAll();
      await page.route(TOOLTIPS, (route) =>
        fail === 'abort'
          ? route.abort()
          : route.fulfill({
              status: fail === 'status' ? 500 : 200,
              headers: { 'Access-Control-Allow-Origin': '*' },
              body: fail === 'shape' ? '{"summary":1}' : 'no JSON',
            }),
      );
      await page.reload();
      await page.hover('#link');
      await page.waitForTimeout(500);
      expect(await shown(page).isVisible()).toBe(false);
      expect(await page.locator('#link').getAttribute('title')).toBe('Old title');
    }
    expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
    await page.click('#link');
    await page.waitForURL(`${embedding.rules.url}/keywords/overkill`);
    await context.close();
  });

  it('is slow says that it is loading, then what it got', async () => {
    const { page, context } = await open(
      browser(),
      embedding.site.page(embedding.link() + scriptTag(embedding.rules.url)),
    );
    let goOn = (): void => undefined;
    const held = new Promise<void>((released) => {
      goOn = released;
    });
    await page.route(TOOLTIPS, async (route) => {
      await held;
      await route.continue();
    });
    await page.hover('#link');
    await page.locator(`${TOOLTIP}[aria-label="Loading…"]`).waitFor({ state: 'attached' });
    goOn();
    await page.locator(`${TOOLTIP}[aria-label^="Overkill"]`).waitFor({ state: 'attached' });
    await context.close();
  });

  it('fails tells so to who tapped, and lets him follow the link', async () => {
    const address = embedding.site.page(embedding.link() + scriptTag(embedding.rules.url));
    const { page, context } = await open(browser(), address, { hasTouch: true });
    await page.route(TOOLTIPS, (route) => route.abort());
    await page.tap('#link');
    await page
      .locator(`${TOOLTIP}[aria-label^="The rules can not be reached"]`)
      .waitFor({ state: 'attached' });
    await page.tap('#link');
    await page.waitForURL(`${embedding.rules.url}/keywords/overkill`);
    await context.close();
  });

  it('is held to a hash by the page gives that script or none', async () => {
    const pinned = pinnedScriptTag(embedding.rules.url, publishedEmbeds().newest);
    const right = await open(browser(), embedding.site.page(embedding.link() + pinned));
    await right.page.hover('#link');
    await shown(right.page).waitFor();
    expect(right.complaints).toEqual([]);
    const wrong = await open(
      browser(),
      embedding.site.page(embedding.link() + pinned.replace(/sha384-..../, 'sha384-AAAA')),
    );
    await wrong.page.hover('#link');
    expect(await wrong.page.locator(TOOLTIP).count()).toBe(0);
    expect(wrong.complaints.join()).toContain('integrity');
    await right.context.close();
    await wrong.context.close();
  });
});
