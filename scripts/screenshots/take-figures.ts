import type { BrowserContext } from 'playwright-core';
import { launchBrowser } from './launch-browser.js';

/** What the first load of a page costs, on this machine. */
interface Figures {
  readonly path: string;
  readonly requests: number;
  /** As they came over the wire: compressed, with their headers. */
  readonly bytes: number;
  /** Milliseconds to the first paint of anything. */
  readonly paintMs: number;
  /** Sum of layout shifts; 0 is nothing that moved. */
  readonly shift: number;
}

const PATHS = [
  '',
  'keywords/overkill',
  'search?q=Does Armor stop Overkill?',
  'interactions?k=overkill,armor',
];
const MORE_PATHS = ['interactions', 'attack?q=Hanharr (A) vs Mudhorn', 'cards', 'deck', 'api'];

/** In the page: when it was first painted, and how much has moved since. */
const MEASURED = `new Promise((done) => {
  let shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value }).observe({ type: 'layout-shift', buffered: true });
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  setTimeout(() => done([paint === undefined ? NaN : paint.startTime, shift]), 200);
})`;

/** Loads each page once to warm the server, and once with an empty cache to measure. */
export async function takeFigures(url: string): Promise<readonly string[]> {
  const browser = await launchBrowser();
  try {
    const lines = ['page | requests | bytes | first paint, ms | layout shift'];
    for (const path of [...PATHS, ...MORE_PATHS]) {
      const address = new URL(path, `${url}/`).href;
      await fetch(address, { headers: { Accept: 'text/html' } });
      const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
      const { requests, bytes, paintMs, shift } = await loaded(context, path, address);
      await context.close();
      lines.push(`/${path} | ${requests} | ${bytes} | ${paintMs.toFixed(0)} | ${shift.toFixed(3)}`);
    }
    return lines;
  } finally {
    await browser.close();
  }
}

async function loaded(context: BrowserContext, path: string, address: string): Promise<Figures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let requests = 0;
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured: unknown = await page.evaluate(MEASURED);
  const [paintMs = Number.NaN, shift = Number.NaN] = Array.isArray(measured) ? measured.map(Number) : [];
  return { path, requests, bytes, paintMs, shift };
}
