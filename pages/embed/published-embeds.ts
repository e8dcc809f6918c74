import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../api/project.js';

/** A script for the pages of others as it was published once. It never changes, for those pages may name its hash. */
export interface PublishedEmbed {
  /** Of its content: it stands at `/embed/{hash}.js`. */
  readonly hash: string;
  readonly body: string;
  /** For the attribute `integrity` of a script element. */
  readonly integrity: string;
}

export interface PublishedEmbeds {
  readonly newest: PublishedEmbed;
  readonly byHash: ReadonlyMap<string, PublishedEmbed>;
}

const FILE = /^([0-9a-f]{20})\.js$/;

let read: PublishedEmbeds | null = null;

/** From the root of the project. */
export const EMBED_FOLDER = 'pages/embed/published';
/** Holds the hash of the newest and a line end. */
export const NEWEST_FILE = `${EMBED_FOLDER}/newest.txt`;

/** The name of a script in its address. */
export function embedHash(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 20);
}

/** All that were published, read at the first call. Throws when the newest is not among them: `npm run embed` puts it there. */
export function publishedEmbeds(): PublishedEmbeds {
  read ??= readPublished();
  return read;
}

function readPublished(): PublishedEmbeds {
  const root = projectRoot();
  const names = readdirSync(join(root, EMBED_FOLDER)).filter((name) => FILE.test(name));
  const all = names.map((name): PublishedEmbed => {
    const body = readFileSync(join(root, EMBED_FOLDER, name), 'utf8');
    const integrity = `sha384-${createHash('sha384').update(body).digest('base64')}`;
    return { hash: name.replace(FILE, '$1'), body, integrity };
  });
  const byHash = new Map(all.map((embed) => [embed.hash, embed]));
  const hash = readFileSync(join(root, NEWEST_FILE), 'utf8').trim();
  const newest = byHash.get(hash);
  if (newest === undefined)
    throw new Error(`${NEWEST_FILE} names ${hash}, which is not beside it; run npm run embed.`);
  return { newest, byHash };
}
