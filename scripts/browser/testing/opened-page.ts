import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';

/** The tooltip of the script, shown or not. */
export const TOOLTIP = '[role=tooltip]';

/** A page of the site in a window of its own, and everything that its console has to complain about. */
export interface Opened {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly context: BrowserContext;
}

export async function open(
  browser: Browser,
  address: string,
  how: BrowserContextOptions = {},
): Promise<Opened> {
  const context = await browser.newContext(how);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('dialog', (dialog) => {
    complaints.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address, { waitUntil: 'load' });
  return { page, complaints, context };
}

/** What is said of the keyword that is shown. */
export function shows(page: Page): Promise<string | null> {
  return page.locator(TOOLTIP).getAttribute('aria-label');
}

/** The box that is seen; nothing as long as no tooltip is shown. */
export function shown(page: Page): Locator {
  return page.locator(`${TOOLTIP}[aria-label] >> div >> nth=0`);
}

export function waitUntilHidden(page: Page): Promise<void> {
  return shown(page).waitFor({ state: 'hidden' });
}
