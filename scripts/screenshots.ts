import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { testedServer } from './screenshots/served.js';
import { takeScreenshots } from './screenshots/take-screenshots.js';

/** `npm run screenshots -- [FOLDER] [PATH...]`: pictures of pages, as a phone and as a desk have them, light and dark. */
async function main([folder = 'screenshots', ...paths]: readonly string[]): Promise<void> {
  const into = resolve(folder);
  mkdirSync(into, { recursive: true });
  const server = await testedServer();
  try {
    for (const file of await takeScreenshots(server.url, into, paths))
      process.stdout.write(`${join(folder, file)}\n`);
  } finally {
    await server.close();
  }
}

await main(process.argv.slice(2));
