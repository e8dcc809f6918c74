/**
 * Builds the script for the pages of others and puts it beside those that were published before, as the newest; with --check only says
 * whether that is done. Published ones stay: pages that name their hash go on to load them.
 */
import { buildEmbed } from '../pages/embed/build-embed.js';
import { EMBED_FOLDER, embedHash, NEWEST_FILE } from '../pages/embed/published-embeds.js';
import { keepFile } from './generate/keep-file.js';

const body = await buildEmbed();
const hash = embedHash(body);
const holds = `${Buffer.byteLength(body)} bytes of script`;
const files = [
  { file: `${EMBED_FOLDER}/${hash}.js`, text: body },
  { file: NEWEST_FILE, text: `${hash}\n` },
];
const statuses = files.map((made) => keepFile({ command: 'embed', holds, ...made }, process.argv.slice(2)));
process.exitCode = Math.max(...statuses);
