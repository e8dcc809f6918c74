import { type Browser, chromium } from 'playwright-core';
import { BROWSER } from './browser-path.js';

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
