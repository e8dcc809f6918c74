/** Pages that other sites may show something of, by their paths from the root of the site. */
const EMBEDDABLE = /^(?:keywords\/[^/?]+(?:\?|$)|rulings\/[^/?]+\/[^/?]+(?:\?|$)|attack\?)/;

export function isEmbeddable(path: string): boolean {
  return EMBEDDABLE.test(path);
}
