import { type Page, SITE_NAME } from '../../pages/layout/render-page.js';
import { escapeHtml } from '../knowledge-base/rendering/escape-html.js';
import { oneLine } from '../knowledge-base/rendering/one-line.js';

/** A page as oEmbed 1.0 has it: `rich`, for the text is what matters. */
export interface Embedding {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  readonly provider_url: string;
  /** Seconds. */
  readonly cache_age: number;
  /** No script, style or frame: it takes the look of the page that shows it. */
  readonly html: string;
  /** Pixels that it is likely to take. */
  readonly width: number;
  readonly height: number;
}

/** Pixels that there are; null when that is not said. */
interface Room {
  readonly width: number | null;
  readonly height: number | null;
}

const WIDTH = 480;
const LINE_HEIGHT = 24;
const LETTER_WIDTH = 8;
const AROUND = 64;
const CACHE_SECONDS = 300;

/** `root` is where the site begins, without a slash at the end. */
export function embedding(
  page: Pick<Page, 'title' | 'description' | 'path'>,
  root: string,
  room: Room,
): Embedding {
  const title = oneLine(page.title);
  const description = oneLine(page.description);
  const url = escapeHtml(`${root}/${page.path}`);
  const width = Math.min(WIDTH, room.width ?? WIDTH);
  const height =
    AROUND +
    LINE_HEIGHT * [title, description, SITE_NAME].reduce((sum, text) => sum + linesOf(text, width), 0);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: SITE_NAME,
    provider_url: `${root}/`,
    cache_age: CACHE_SECONDS,
    html:
      `<blockquote class="swtcg-rules" cite="${url}"><p><a href="${url}"><strong>${escapeHtml(title)}</strong></a></p>` +
      `<p>${escapeHtml(description)}</p><p><small>${SITE_NAME}</small></p></blockquote>`,
    width,
    height: Math.min(height, room.height ?? height),
  };
}

function linesOf(text: string, width: number): number {
  return Math.max(1, Math.ceil((text.length * LETTER_WIDTH) / width));
}
