import { afterAll, beforeAll, expect, it } from 'vitest';
import { handStore, startForTest, type TestServer } from '../../api/http/testing/start-for-test.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { openSample } from '../../api/knowledge-base/sample-knowledge-base.js';
import { publishedEmbeds } from '../../pages/embed/published-embeds.js';
import { pinnedScriptTag, scriptTag } from '../../pages/embed/script-tag.js';
import { type HostSite, hostSite } from './testing/host-site.js';
import { describeInBrowser } from './testing/in-browser.js';
import { violations } from './testing/judge.js';
import { open, shown, shows, TOOLTIP, waitUntilHidden } from './testing/opened-page.js';

const EVIL = `"'></div></script><script>alert(1)</script><img src=x onerror=alert(1)><b>bold</b>`;
/** What a site may do to everything on its pages. */
const RUDE_CSS =
  'div, * { color: rgb(255, 0, 0) !important; font-size: 40px !important; display: block !important; position: static !important; opacity: .1 !important }' +
  'main { padding: 100px }';

const keywords = sampleContent.keywords.map((keyword) =>
  keyword.slug === 'stun' ? { ...keyword, signature: EVIL, summary: EVIL } : keyword,
);
const overkill = keywords.find(({ slug }) => slug === 'overkill');
const DESCRIPTION = `${overkill?.signature}: ${overkill?.summary} (SWTCG Rules, own words)`;

let rules: TestServer;
let site: HostSite;
let rude: HostSite;
beforeAll(async () => {
  rules = await startForTest({ store: handStore(openSample({ ...sampleContent, keywords })) });
  site = await hostSite(rules.url, 'main { padding: 100px }');
  rude = await hostSite(rules.url, RUDE_CSS);
});
afterAll(() => Promise.all([rules.close(), site.close(), rude.close()]));

function link(slug = 'overkill'): string {
  return `<p>See <a id="link" href="${rules.url}/keywords/${slug}" title="Old title">this</a>.</p><p id="else">Else</p>`;
}

describeInBrowser('a page that loads the script under a strict policy', (browser) => {
  it('shows what a keyword does while the pointer rests on its link or in the tooltip', async () => {
    const { page, complaints, context } = await open(browser(), site.page(link() + scriptTag(rules.url)));
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
    const body = `${link()}<p><span data-keyword>Overkill</span> and <button>next</button></p>`;
    const { page, complaints, context } = await open(browser(), site.page(body + scriptTag(rules.url)));
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
    const address = site.page(link() + scriptTag(rules.url));
    const { page, complaints, context } = await open(browser(), address, touch);
    await page.tap('#link');
    await shown(page).waitFor();
    expect(page.url()).toBe(address);
    await page.tap('#else');
    await waitUntilHidden(page);
    await page.tap('#link');
    await shown(page).waitFor();
    await page.tap('#link');
    await page.waitForURL(`${rules.url}/keywords/overkill`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('follows links at once where the site wants that, and shows marked words', async () => {
    const tag = scriptTag(rules.url).replace(' defer', ' data-tap="follow" defer');
    const body = `${link()}<p><span id="word" data-keyword="Critical Hit 2">Crit</span></p>${tag}`;
    const { page, context } = await open(browser(), site.page(body), { hasTouch: true });
    await page.tap('#word');
    await shown(page).waitFor();
    expect(await shows(page)).toMatch(/^Critical Hit X: /);
    await page.tap('#link');
    await page.waitForURL(`${rules.url}/keywords/overkill`);
    await context.close();
  });

  it('keeps its own styles out and those of the page away', async () => {
    const address = rude.page(link() + scriptTag(rules.url));
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
    const tag = scriptTag(rules.url).replace(' defer', `${option} defer`);
    const { page, context } = await open(browser(), site.page(`<h1>Wiki</h1>${link()}${tag}`), {
      colorScheme,
    });
    await page.hover('#link');
    await shown(page).waitFor();
    const box = `document.querySelector('${TOOLTIP}').shadowRoot.firstChild`;
    expect(await page.evaluate(`getComputedStyle(${box}).backgroundColor`)).toBe(background);
    expect(await violations(page)).toEqual([]);
    await context.close();
  });

  it('has no name more than before, and one tooltip however often it loads the script', async () => {
    const names = 'Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$/.test(name)).sort()';
    const before = await open(browser(), site.page('<p>Nothing</p>'));
    const plain = (await before.page.evaluate(names)) as unknown;
    const after = await open(browser(), site.page(link() + scriptTag(rules.url).repeat(2)));
    expect(await after.page.evaluate(names)).toEqual(plain);
    expect(await after.page.locator(TOOLTIP).count()).toBe(1);
    await before.context.close();
    await after.context.close();
  });

  it('reaches what is added later, and leaves text alone that is being edited', async () => {
    const body = `<div id="later"></div><p contenteditable="true"><span id="edited" data-keyword="overkill">Overkill</span></p>`;
    const { page, context } = await open(browser(), site.page(body + scriptTag(rules.url)));
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

  it('makes a tooltip of what the template of a wiki shows, in place of the titles there', async () => {
    const body = `<a id="link" href="/wiki/Overkill" title="Overkill"><span class="swtcg-keyword" data-keyword="overkill" title="In short">Overkill</span></a>`;
    const { page, context } = await open(browser(), site.page(body + scriptTag(rules.url)));
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
    const tag = `<script src="${rules.url}/copy.js" data-server="${rules.url}/" data-links="off" data-delay="0" defer></script>`;
    await page.goto(site.page(`${link()}<p><span id="word" data-keyword="overkill">O</span></p>${tag}`));
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
      site.page(
        `${link('stun')}<p data-keyword='"><img src=x onerror=alert(1)>'>odd</p>${scriptTag(rules.url)}`,
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

  it('asks once for a keyword, however often it is pointed at', async () => {
    const { page, context } = await open(browser(), site.page(link() + scriptTag(rules.url)));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (let time = 0; time < 3; time += 1) {
      await page.hover('#link');
      await shown(page).waitFor();
      await page.keyboard.press('Escape');
      await page.hover('#else');
    }
    expect(asked).toEqual([`${rules.url}/v1/keywords/overkill/tooltip.json`]);
    await context.close();
  });
});

describeInBrowser('a page whose server of rules', (browser) => {
  const TOOLTIPS = '**/tooltip.json';

  it('fails goes on as if there were no script', async () => {
    const { page, complaints, context } = await open(browser(), site.page(link() + scriptTag(rules.url)));
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
    await page.waitForURL(`${rules.url}/keywords/overkill`);
    await context.close();
  });

  it('is slow says that it is loading, then what it got', async () => {
    const { page, context } = await open(browser(), site.page(link() + scriptTag(rules.url)));
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
    const address = site.page(link() + scriptTag(rules.url));
    const { page, context } = await open(browser(), address, { hasTouch: true });
    await page.route(TOOLTIPS, (route) => route.abort());
    await page.tap('#link');
    await page
      .locator(`${TOOLTIP}[aria-label^="The rules can not be reached"]`)
      .waitFor({ state: 'attached' });
    await page.tap('#link');
    await page.waitForURL(`${rules.url}/keywords/overkill`);
    await context.close();
  });

  it('is held to a hash by the page gives that script or none', async () => {
    const pinned = pinnedScriptTag(rules.url, publishedEmbeds().newest);
    const right = await open(browser(), site.page(link() + pinned));
    await right.page.hover('#link');
    await shown(right.page).waitFor();
    expect(right.complaints).toEqual([]);
    const wrong = await open(browser(), site.page(link() + pinned.replace(/sha384-..../, 'sha384-AAAA')));
    await wrong.page.hover('#link');
    expect(await wrong.page.locator(TOOLTIP).count()).toBe(0);
    expect(wrong.complaints.join()).toContain('integrity');
    await right.context.close();
    await wrong.context.close();
  });
});
