const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Opening marks count up, closing ones down; a straight quote does both in turn. */
function nesting(text: string): { readonly parentheses: number; readonly quotes: number } {
  let parentheses = 0;
  let quotes = 0;
  for (const character of text) {
    if (character === '(' || character === '[') parentheses += 1;
    else if (character === ')' || character === ']') parentheses -= 1;
    else if (character === '\u201C') quotes += 1;
    else if (character === '\u201D') quotes -= 1;
    else if (character === '"') quotes += quotes % 2 === 0 ? 1 : -1;
  }
  return { parentheses, quotes };
}

/**
 * Offsets (UTF-16) behind the sentences of a one-line text, ascending. A sentence inside quotation marks or parentheses
 * does not end there, unless the text never closes them.
 */
export function sentenceEnds(text: string): readonly number[] {
  const all: number[] = [];
  const closed: number[] = [];
  let parentheses = 0;
  let quotes = 0;
  for (const { segment, index } of SENTENCES.segment(text)) {
    const inside = nesting(segment);
    parentheses = Math.max(0, parentheses + inside.parentheses);
    quotes = Math.abs(quotes + inside.quotes) % 2;
    const end = index + segment.trimEnd().length;
    all.push(end);
    if (parentheses === 0 && quotes === 0) closed.push(end);
  }
  return closed.length > 0 ? closed : all;
}
