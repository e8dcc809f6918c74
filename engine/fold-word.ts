/** A word of a subtype line as it is compared: without case, punctuation and plural. */
export function foldWord(word: string): string {
  const plain = word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;
}
