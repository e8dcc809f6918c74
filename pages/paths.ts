/** Where things have their pages, from the root of the site, without a slash in front. */

/** Half of a surrogate pair can't be put into an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\uFFFD'));
}

export function keywordPath(slug: string): string {
  return `keywords/${encoded(slug)}`;
}

/** `id` is bare: `overkill/both-units-resolve-damage`. */
export function rulingPath(id: string): string {
  return `rulings/${id.split('/').map(encoded).join('/')}`;
}

export function cardPath(slug: string): string {
  return `cards/${encoded(slug)}`;
}

export function interactionsPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? 'interactions' : `interactions?k=${slugs.map(encoded).join(',')}`;
}

/** `line`: the attack in one line; empty for the calculator without one. */
export function attackPath(line: string): string {
  return line === '' ? 'attack' : `attack?q=${encoded(line)}`;
}

export function searchPath(query: string): string {
  return query === '' ? 'search' : `search?q=${encoded(query)}`;
}
