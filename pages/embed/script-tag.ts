import type { PublishedEmbed } from './published-embeds.js';

/** `root` is where the server is, without a slash at the end. The script is always the newest. */
export function scriptTag(root: string): string {
  return `<script src="${root}/embed.js" defer></script>`;
}

/** The same, but for this one script and no other: the browser refuses it when a byte of it differs. */
export function pinnedScriptTag(root: string, { hash, integrity }: PublishedEmbed): string {
  return `<script src="${root}/embed/${hash}.js" integrity="${integrity}" crossorigin="anonymous" defer></script>`;
}
