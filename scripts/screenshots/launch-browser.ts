import { type Browser, chromium } from 'playwright-core';

/** Debian's, or the one that is named. */
export const BROWSER = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: BROWSER, args: QUIET });
}
