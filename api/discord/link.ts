/** Longer addresses leave no room for what is said. */
const LONGEST_LINK = 400;

/** A link to a page of this service; only its label where the page has no address that the world can reach, or a very long one. */
export function link(label: string, url: string): string {
  return isReachable(url) ? `[${label}](${url.replace(/[()*'!]/g, percentEncoded)})` : label;
}

/** Absolute, and not too long for a message. */
export function isReachable(url: string): boolean {
  return /^https?:\/\//.test(url) && url.length <= LONGEST_LINK;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** The address of an embed's title: none where there is no page that the world can reach. */
export function absoluteUrl(url: string): { readonly url?: string } {
  return isReachable(url) ? { url } : {};
}
