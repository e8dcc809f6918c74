import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishedEmbeds } from '../../pages/embed/published-embeds.js';
import { scriptTag } from '../../pages/embed/script-tag.js';
import { DESCRIPTION, type EmbeddingSite, EVIL, startEmbedding } from './testing/embedding-site.js';
import { describeInBrowser } from './testing/in-browser.js';
import { violations } from './testing/judge.js';
import { open, shown, shows, TOOLTIP } from './testing/opened-page.js';

/** What a site may do to everything on its pages. */
const RUDE_CSS =
  'div, * { color: rgb(255, 0, 0) !important; font-size: 40px !important; display: block !important; position: static !important; opacity: .1 !important }' +
  'main { padding: 100px }';

let embedding: EmbeddingSite;
let rude: EmbeddingSite;
beforeAll(async () => {
  [embedding, rude] = await Promise.all([startEmbedding(), startEmbedding(RUDE_CSS)]);
});
afterAll(() => Promise.all([embedding.close(), rude.close()]));

describeInBrowser('a page that loads the script under a strict policy', (browser) => {
  it('keeps its own styles out and those of the page away', async () => {
    const address = rude.site.page(rude.link() + scriptTag(rude.rules.url));
    const { page, context } = await open(browser(), address, { colorScheme: 'light' });
    await page.hover('#link');
    await shown(page).waitFor();
    const look = (await page.evaluate(
      `(() => { const box = document.querySelector('${TOOLTIP}').shadowRoot.firstChild; const s = getComputedStyle(box); ` +
        `return [s.color, s.position, s.opacity, parseFloat(s.fontSize) < 20, getComputedStyle(document.querySelector('${TOOLTIP}')).opacity] })()`,
    )) as unknown;
    expect(look).toEqual(['rgb(27, 29, 36)', 'fixed', '1', true, '1']);
    expect(
      await page.evaluate(`[document.styleSheets.length, document.adoptedStyleSheets.length,
        document.querySelectorAll('style').length]`),
    ).toEqual([1, 0, 0]);
    await context.close();
  });

  it.each([
    ['dark', '', 'rgb(28, 31, 39)'],
    ['light', '', 'rgb(255, 255, 255)'],
    ['dark', ' data-theme="light"', 'rgb(255, 255, 255)'],
    ['light', ' data-theme="dark"', 'rgb(28, 31, 39)'],
  ] as const)('is fit for %s%s, and axe has nothing to say', async (colorScheme, option, background) => {
    const tag = scriptTag(embedding.rules.url).replace(' defer', `${option} defer`);
    const { page, context } = await open(
      browser(),
      embedding.site.page(`<h1>Wiki</h1>${embedding.link()}${tag}`),
      {
        colorScheme,
      },
    );
    await page.hover('#link');
    await shown(page).waitFor();
    const box = `document.querySelector('${TOOLTIP}').shadowRoot.firstChild`;
    expect(await page.evaluate(`getComputedStyle(${box}).backgroundColor`)).toBe(background);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has no name more than before, and one tooltip however often it loads the script', async () => {
    const names = 'Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$/.test(name)).sort()';
    const before = await open(browser(), embedding.site.page('<p>Nothing</p>'));
    const plain = (await before.page.evaluate(names)) as unknown;
    const after = await open(
      browser(),
      embedding.site.page(embedding.link() + scriptTag(embedding.rules.url).repeat(2)),
    );
    expect(await after.page.evaluate(names)).toEqual(plain);
    expect(await after.page.locator(TOOLTIP).count()).toBe(1);
    await before.context.close();
    await after.context.close();
  });

  it('makes a tooltip of what the template of a wiki shows, in place of the titles there', async () => {
    const body = `<a id="link" href="/wiki/Overkill" title="Overkill"><span class="swtcg-keyword" data-keyword="overkill" title="In short">Overkill</span></a>`;
    const { page, context } = await open(
      browser(),
      embedding.site.page(body + scriptTag(embedding.rules.url)),
    );
    await page.keyboard.press('Tab');
    await shown(page).waitFor();
    expect(await shows(page)).toBe(DESCRIPTION);
    expect(await page.locator('#link[title], #link [title]').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('#link span').getAttribute('title')).toBe('In short');
    await context.close();
  });

  it('leaves links alone where the site wants that, and works as a copy that is told where the rules are', async () => {
    const context = await browser().newContext();
    const page = await context.newPage();
    const { body } = publishedEmbeds().newest;
    await page.route('**/copy.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
    const tag = `<script src="${embedding.rules.url}/copy.js" data-server="${embedding.rules.url}/" data-links="off" data-delay="0" defer></script>`;
    await page.goto(
      embedding.site.page(`${embedding.link()}<p><span id="word" data-keyword="overkill">O</span></p>${tag}`),
    );
    await page.hover('#link');
    await page.waitForTimeout(300);
    expect(await shown(page).isVisible()).toBe(false);
    await page.hover('#word');
    await shown(page).waitFor();
    expect(await shows(page)).toBe(DESCRIPTION);
    await context.close();
  });

  it('shows names and texts full of markup as they are', async () => {
    const { page, complaints, context } = await open(
      browser(),
      embedding.site.page(
        `${embedding.link('stun')}<p data-keyword='"><img src=x onerror=alert(1)>'>odd</p>${scriptTag(embedding.rules.url)}`,
      ),
    );
    await page.hover('#link');
    await shown(page).waitFor();
    const inside = `document.querySelector('${TOOLTIP}').shadowRoot`;
    expect(await page.evaluate(`${inside}.textContent`)).toContain(EVIL);
    expect(await page.evaluate(`[...${inside}.querySelectorAll('*')].map((one) => one.localName)`)).toEqual(
      Array.from({ length: 4 }, () => 'div'),
    );
    expect(complaints).toEqual([]);
    await context.close();
  });
});
