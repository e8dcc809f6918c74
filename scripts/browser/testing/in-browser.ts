import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { BROWSER, MISSING } from '../../screenshots/browser-path.js';
import { launchBrowser } from '../../screenshots/launch-browser.js';

/** Tests that need a browser; `browser` gives the one they share. Where there is none they are skipped, and say what is missing. */
export function describeInBrowser(name: string, tests: (browser: () => Browser) => void): void {
  describe(name, () => {
    if (!existsSync(BROWSER)) {
      it.skip(`needs ${MISSING}`);
      return;
    }
    let browser: Browser | null = null;
    beforeAll(async () => {
      browser = await launchBrowser();
    }, 60_000);
    afterAll(() => browser?.close());
    tests(() => {
      if (browser === null) throw new Error('The browser is there while tests run.');
      return browser;
    });
  });
}
