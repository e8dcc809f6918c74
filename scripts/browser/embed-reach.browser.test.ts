import { afterAll, beforeAll, expect, it } from 'vitest';
import { scriptTag } from '../../pages/embed/script-tag.js';
import { DESCRIPTION, type EmbeddingSite, startEmbedding } from './testing/embedding-site.js';
import { describeInBrowser } from './testing/in-browser.js';
import { open, shown, shows, TOOLTIP, waitUntilHidden } from './testing/opened-page.js';

let embedding: EmbeddingSite;
beforeAll(async () => {
  embedding = await startEmbedding();
});
afterAll(() => embedding.close());

describeInBrowser('a page that loads the script under a strict policy', (browser) => {
  it('shows what a keyword does while the pointer rests on its link or in the tooltip', async () => {
    const { page, complaints, context } = await open(
      browser(),
      embedding.site.page(embedding.link() + scriptTag(embedding.rules.url)),
    );
    expect(await page.locator(`${TOOLTIP}[aria-label]`).count()).toBe(0);
    await page.hover('#link');
    await shown(page).waitFor();
    expect(await shows(page)).toBe(DESCRIPTION);
    expect(await page.locator('#link').getAttribute('aria-describedby')).toBe('swtcg-rules-tooltip');
    expect(await page.locator('#link').getAttribute('title')).toBeNull();
    await shown(page).hover();
    await page.waitForTimeout(350);
    expect(await shown(page).isVisible()).toBe(true);
    await page.hover('#else');
    await waitUntilHidden(page);
    expect(await page.locator('#link').getAttribute('aria-describedby')).toBeNull();
    expect(await page.locator('#link').getAttribute('title')).toBe('Old title');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('says it to who comes by keyboard and hears it; Escape closes it', async () => {
    const body = `${embedding.link()}<p><span data-keyword>Overkill</span> and <button>next</button></p>`;
    const { page, complaints, context } = await open(
      browser(),
      embedding.site.page(body + scriptTag(embedding.rules.url)),
    );
    await page.keyboard.press('Tab');
    await shown(page).waitFor();
    const session = await context.newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const described = nodes.find(({ role }) => role?.value === 'link');
    expect(described?.description?.value).toBe(DESCRIPTION);
    await page.keyboard.press('Escape');
    await waitUntilHidden(page);
    await page.waitForTimeout(250);
    expect(await shown(page).isVisible()).toBe(false);
    await page.keyboard.press('Tab');
    await shown(page).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Overkill');
    await page.keyboard.press('Tab');
    await waitUntilHidden(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows it at the first tap on a link and follows it at the second', async () => {
    const touch = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } };
    const address = embedding.site.page(embedding.link() + scriptTag(embedding.rules.url));
    const { page, complaints, context } = await open(browser(), address, touch);
    await page.tap('#link');
    await shown(page).waitFor();
    expect(page.url()).toBe(address);
    await page.tap('#else');
    await waitUntilHidden(page);
    await page.tap('#link');
    await shown(page).waitFor();
    await page.tap('#link');
    await page.waitForURL(`${embedding.rules.url}/keywords/overkill`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('follows links at once where the site wants that, and shows marked words', async () => {
    const tag = scriptTag(embedding.rules.url).replace(' defer', ' data-tap="follow" defer');
    const body = `${embedding.link()}<p><span id="word" data-keyword="Critical Hit 2">Crit</span></p>${tag}`;
    const { page, context } = await open(browser(), embedding.site.page(body), { hasTouch: true });
    await page.tap('#word');
    await shown(page).waitFor();
    expect(await shows(page)).toMatch(/^Critical Hit X: /);
    await page.tap('#link');
    await page.waitForURL(`${embedding.rules.url}/keywords/overkill`);
    await context.close();
  });

  it('reaches what is added later, and leaves text alone that is being edited', async () => {
    const body = `<div id="later"></div><p contenteditable="true"><span id="edited" data-keyword="overkill">Overkill</span></p>`;
    const { page, context } = await open(
      browser(),
      embedding.site.page(body + scriptTag(embedding.rules.url)),
    );
    await page.evaluate(
      `document.querySelector('#later').innerHTML = '<b data-keyword="overkill">O</b> <a href="/x"><i data-keyword="overkill">O</i></a>'`,
    );
    await page.locator('b[tabindex="0"]').waitFor();
    expect(await page.locator('[data-keyword][tabindex]').count()).toBe(1);
    await page.hover('#edited');
    await page.waitForTimeout(400);
    expect(await shown(page).isVisible()).toBe(false);
    await page.focus('a');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await shown(page).waitFor();
    await context.close();
  });

  it('asks once for a keyword, however often it is pointed at', async () => {
    const { page, context } = await open(
      browser(),
      embedding.site.page(embedding.link() + scriptTag(embedding.rules.url)),
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (let time = 0; time < 3; time += 1) {
      await page.hover('#link');
      await shown(page).waitFor();
      await page.keyboard.press('Escape');
      await page.hover('#else');
    }
    expect(asked).toEqual([`${embedding.rules.url}/v1/keywords/overkill/tooltip.json`]);
    await context.close();
  });

  it('leaves words that are no keywords out of the order of the keyboard, and says nothing of them', async () => {
    const body =
      '<p><button id="before">Before</button> <span id="no" data-keyword="nonsense">Nonsense</span> ' +
      `<span data-keyword="">${'long '.repeat(30)}</span> <span id="yes" data-keyword="overkill">Overkill</span></p>`;
    const address = embedding.site.page(body + scriptTag(embedding.rules.url));
    const { page, context } = await open(browser(), address, { hasTouch: true });
    await page.locator('#yes[tabindex="0"]').waitFor();
    expect(await page.locator('[data-keyword][tabindex]').count()).toBe(1);
    await page.focus('#before');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.id')).toBe('yes');
    await page.keyboard.press('Escape');
    await page.tap('#no');
    await page.waitForTimeout(500);
    expect(await shown(page).isVisible()).toBe(false);
    expect(await shows(page)).toBeNull();
    await context.close();
  });

  it('reaches a word by keyboard when it becomes a keyword, and no longer when it is none any more', async () => {
    const body = '<p><span id="word" data-keyword="nonsense">Word</span></p>';
    const { page, context } = await open(
      browser(),
      embedding.site.page(body + scriptTag(embedding.rules.url)),
    );
    await page.evaluate(`document.querySelector('#word').dataset.keyword = 'overkill'`);
    await page.locator('#word[tabindex="0"]').waitFor();
    await page.evaluate(`document.querySelector('#word').dataset.keyword = 'nothing'`);
    await page.locator('#word:not([tabindex])').waitFor();
    await context.close();
  });
});
