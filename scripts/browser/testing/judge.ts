import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page as it is now: rule and place. Also what is too small for a finger, which it looks for when it is told to. */
export async function violations(page: Page): Promise<readonly string[]> {
  const isThere = await page.evaluate('typeof axe === "object"');
  if (isThere !== true) await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
       violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html.slice(0, 200) + ' ' + failureSummary)))`,
  );
  if (!Array.isArray(found)) throw new Error('axe did not answer');
  return found.map(String);
}
