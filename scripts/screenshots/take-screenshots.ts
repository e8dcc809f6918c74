import { join } from 'node:path';
import { launchBrowser } from './launch-browser.js';

const WIDTHS = { phone: { width: 360, height: 740 }, desk: { width: 1_280, height: 900 } } as const;

/** One of each kind. */
const PAGES: readonly string[] = [
  '',
  'search?q=Does Armor stop Overkill?',
  'search?q=damage counters',
  'keywords/overkill',
  'rulings/overkill/both-units-resolve-damage',
  'interactions',
  'interactions?with=overkill',
  'interactions?k=overkill,armor',
  'report',
  'report?k=overkill,armor&of=armor,NO_EFFECT,overkill',
  'attack',
  'attack?q=Hanharr (A) vs Mudhorn',
  'attack?q=2 power, 2 health vs 1 health, Riposte 2; roll 2 4',
  'attack?q=2 power, 2 health vs 1 health, Riposte 2; roll 2 4&reading=riposte-survives',
  'attack?q=7 power vs',
  'cards',
  'cards/hanharr-a',
  'deck',
  'deck?list=4 Hanharr (A)%0A2 Mudhorn%0A1 Nobody',
  'api',
  'keywords/nothing-like-it',
];

/** Writes a picture of each page for each width and colour scheme into `folder`, and gives their names. */
export async function takeScreenshots(
  url: string,
  folder: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const browser = await launchBrowser();
  const files: string[] = [];
  try {
    for (const [device, viewport] of Object.entries(WIDTHS)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({ viewport, colorScheme });
        const page = await context.newPage();
        for (const path of paths.length > 0 ? paths : PAGES) {
          await page.goto(new URL(path.replace(/^\/+/, ''), `${url}/`).href, { waitUntil: 'networkidle' });
          const file = `${nameOf(path)}-${device}-${colorScheme}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
          files.push(file);
        }
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return files;
}

function nameOf(path: string): string {
  return path === ''
    ? 'home'
    : path
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .slice(0, 60);
}
