import type { AskedQuestion } from '../reading/asked-question.js';

/** The words of a question between single spaces, with K for its keyword, and without the mark at its end. */
export function keywordLine({ words, mentions }: AskedQuestion): string {
  const said: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const mention = mentions.find(({ start }) => start === at);
    said.push(mention === undefined ? (words[at]?.text ?? '') : 'K');
    if (mention !== undefined) at = mention.valueEnd - 1;
  }
  return said.join(' ').replace(/(?: [?.!])+$/, '');
}
