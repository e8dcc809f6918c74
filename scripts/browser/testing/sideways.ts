import type { Page } from 'playwright-core';

/** CSS pixels by which a page is wider than the room there is for it, beside its scroll bar; 0 when nothing has to be scrolled sideways. */
export async function sideways(page: Page): Promise<number> {
  return Number(await page.evaluate('document.documentElement.scrollWidth - document.body.offsetWidth'));
}
