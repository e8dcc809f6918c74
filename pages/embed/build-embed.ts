import { join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '../../api/project.js';

/** The script of `pages/browser/embed.ts` as it is published: one minified file that needs nothing else. */
export async function buildEmbed(): Promise<string> {
  const folder = join(projectRoot(), 'pages', 'browser');
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ['embed.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'ascii',
    target: ['chrome100', 'firefox100', 'safari15'],
    tsconfig: join(folder, 'tsconfig.json'),
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
