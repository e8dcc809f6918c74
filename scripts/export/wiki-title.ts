const FORBIDDEN = /[^\p{L}\p{M}\p{N} '’,.()!-]+/gu;
const MOST_BYTES = 200;

/**
 * Titles that MediaWiki takes as they are, no two the same: no namespace, link, template or markup can hide in one.
 * `names` are in order; of two that come to the same title the later one gets a number.
 */
export function wikiTitles(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const plain = plainTitle(name);
    let title = plain;
    for (let number = 2; taken.has(title); number += 1) title = `${plain} (${number})`;
    taken.add(title);
    return title;
  });
}

function plainTitle(name: string): string {
  const written = name.normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim();
  const characters = Array.from(written);
  while (Buffer.byteLength(characters.join('')) > MOST_BYTES) characters.pop();
  const [first = '', ...rest] = characters;
  const title = `${first.toUpperCase()}${rest.join('')}`.trim();
  return /[\p{L}\p{N}]/u.test(title) ? title : `Keyword ${title.replaceAll('.', '')}`.trim();
}
