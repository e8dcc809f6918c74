import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from '../api/project.js';
import { testedServer } from './screenshots/served.js';
import { takeFigures } from './screenshots/take-figures.js';
import { takePicture } from './screenshots/take-picture.js';
import { takeScreenshots } from './screenshots/take-screenshots.js';

const PICTURE = 'pages/style/picture.jpg';

/**
 * `npm run screenshots -- [FOLDER] [PATH...]`: pictures of pages, as a phone and as a desk have them, light and dark. With `--picture` it
 * makes the one that is shown with links to the site, with `--figures` it says what the first load of each kind of page costs.
 */
async function main([folder = 'screenshots', ...paths]: readonly string[]): Promise<void> {
  if (folder === '--picture') {
    await takePicture(join(projectRoot(), PICTURE));
    process.stdout.write(`${PICTURE}\n`);
    return;
  }
  const server = await testedServer();
  try {
    if (folder === '--figures') {
      process.stdout.write(`${(await takeFigures(server.url)).join('\n')}\n`);
      return;
    }
    const into = resolve(folder);
    mkdirSync(into, { recursive: true });
    for (const file of await takeScreenshots(server.url, into, paths))
      process.stdout.write(`${join(folder, file)}\n`);
  } finally {
    await server.close();
  }
}

await main(process.argv.slice(2));
