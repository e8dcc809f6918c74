import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../api/project.js';

/** A style or script as it is sent; its name has the hash of its content, so it never changes. */
export interface Asset {
  readonly contentType: string;
  readonly body: string | Buffer;
}

/** `style`, `search-box` ...: the name under which a page asks for it, to the name under which it is served. */
export interface AssetNames {
  readonly files: ReadonlyMap<string, string>;
}

export interface Assets extends AssetNames {
  /** By the name under which they are served. */
  readonly served: ReadonlyMap<string, Asset>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  jpg: 'image/jpeg',
};

const ENTRIES = {
  style: 'style/site.css',
  icon: 'style/icon.svg',
  picture: 'style/picture.jpg',
  'search-box': 'browser/search-box.ts',
  copy: 'browser/copy.ts',
  live: 'browser/live.ts',
  grid: 'browser/grid.ts',
  sent: 'browser/sent.ts',
} as const;

/** Scripts that a page may ask for. */
export type ScriptName = 'search-box' | 'copy' | 'live' | 'grid' | 'sent';

let built: Promise<Assets> | null = null;

/** All styles and scripts of the pages, bundled at the first call. Rejects when one of them can't be read or does not compile. */
export function loadAssets(): Promise<Assets> {
  built ??= bundle();
  return built;
}

async function bundle(): Promise<Assets> {
  const folder = join(projectRoot(), 'pages');
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: Object.entries(ENTRIES).map(([out, file]) => ({ out, in: file })),
    entryNames: '[name]-[hash]',
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome100', 'firefox100', 'safari15'],
    loader: { '.svg': 'copy', '.jpg': 'copy' },
    tsconfig: join(folder, 'browser', 'tsconfig.json'),
    logLevel: 'silent',
  });
  const files = new Map<string, string>();
  const served = new Map<string, Asset>();
  for (const { path, text, contents } of outputFiles) {
    const file = path.replace(/^.*[\\/]/, '');
    const [, name = '', ending = ''] = /^(.+)-[A-Z0-9]+\.(\w+)$/.exec(file) ?? [];
    files.set(name, file);
    const body = ending === 'jpg' ? Buffer.from(contents) : text;
    served.set(file, { contentType: CONTENT_TYPES[ending] ?? 'application/octet-stream', body });
  }
  return { files, served };
}
