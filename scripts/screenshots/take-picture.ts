import { launchBrowser } from './launch-browser.js';

/** Pixels: the least of which sites that show links make a large picture. */
const SIZE = { width: 600, height: 315 } as const;

const STEP = 70;
const STOPS = Array.from({ length: 10 }, (_, index) => {
  const x = 15 + STEP * index;
  const isPop = [1, 3, 4, 5, 6, 7, 8].includes(index);
  const shape = isPop
    ? `<rect x="${x}" y="5" width="40" height="40" rx="8"/>`
    : `<circle cx="${x + 20}" cy="25" r="20"/>`;
  return `<g${index === 4 ? ' class="here"' : ''}>${shape}<text x="${x + 20}" y="33">${index + 1}</text></g>`;
});

const PICTURE = `<!doctype html><style>
  body { zoom: 0.75; margin: 0; padding: 50px; height: 420px; box-sizing: border-box; background: #20315f; color: #fff; font: 28px/1.3 "DejaVu Sans", sans-serif }
  h1 { margin: 0 0 14px; font-size: 62px } p { margin: 0 0 46px; color: #d8def0 }
  path { stroke: #8fa3d8; stroke-width: 4 } rect, circle { fill: #20315f; stroke: #fff; stroke-width: 3 }
  text { fill: #fff; font: 22px "DejaVu Sans"; text-anchor: middle } .here * { fill: #f6c453 } .here text { fill: #231a02 }
</style><h1>SWTCG Rules</h1><p>Keywords, rulings and attacks of the<br>Star Wars Trading Card Game</p>
<svg width="700" height="50"><path d="M35 25H665"/>${STOPS.join('')}</svg>`;

/** Writes the picture that is shown with links to the site: an attack as a row of stops, as on the home page. */
export async function takePicture(path: string): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: SIZE });
    await page.setContent(PICTURE);
    await page.screenshot({ path, type: 'jpeg', quality: 75 });
  } finally {
    await browser.close();
  }
}
