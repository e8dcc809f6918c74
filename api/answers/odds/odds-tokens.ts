import type { Mention } from '../reading/recognise-keywords.js';
import type { AskedLine, Unplaced } from './odds-lexeme.js';
import { LEXEMES } from './odds-lexemes.js';
import type { OddsToken } from './odds-token.js';

interface Line {
  readonly text: string;
  /** Place of the word that begins at an offset of the text. */
  readonly places: ReadonlyMap<number, number>;
}

/** A question as tokens, in order; nothing of it is left out but words that add nothing. */
export function oddsTokens(asked: AskedLine): readonly OddsToken[] {
  const { text, places } = lineOf(asked);
  const tokens: OddsToken[] = [];
  let offset = 0;
  while (offset < text.length) {
    const { length, read } = lexemeAt(asked, text, offset);
    const at = places.get(offset) ?? 0;
    tokens.push(...read.map((token) => ({ ...token, at, text: asTyped(asked, text, offset, length) })));
    offset += length + 1;
  }
  return tokens;
}

function lexemeAt(
  asked: AskedLine,
  text: string,
  offset: number,
): { readonly length: number; readonly read: readonly Unplaced[] } {
  for (const { pattern, read } of LEXEMES) {
    pattern.lastIndex = offset;
    const found = pattern.exec(text);
    if (found === null) continue;
    const tokens = read(found, asked);
    if (tokens !== null) return { length: found[0].length, read: tokens };
  }
  const end = text.indexOf(' ', offset);
  return { length: (end < 0 ? text.length : end) - offset, read: [{ kind: 'UNREAD' }] };
}

function lineOf({ words, mentions, cards }: AskedLine): Line {
  const spans = [
    ...mentions.map(({ start, valueEnd: end }, index) => ({ start, end, name: `<k${index}>` })),
    ...cards.map(({ start, end }, index) => ({ start, end, name: `<c${index}>` })),
  ];
  const places = new Map<number, number>();
  let text = '';
  for (let at = 0; at < words.length; ) {
    const span = spans.find(({ start }) => start === at);
    if (text !== '') text += ' ';
    places.set(text.length, at);
    text += span?.name ?? words[at]?.text ?? '';
    at = Math.max(at + 1, span?.end ?? 0);
  }
  return { text, places };
}

function asTyped({ mentions, cards }: AskedLine, text: string, offset: number, length: number): string {
  return text
    .slice(offset, offset + length)
    .replace(/<k(\d+)>/g, (_, index) => printed(mentions[Number(index)]))
    .replace(/<c(\d+)>/g, (_, index) => cards[Number(index)]?.cards[0]?.name ?? '');
}

function printed(mention: Mention | undefined): string {
  if (mention === undefined) return '';
  return mention.value === null ? mention.keyword.name : `${mention.keyword.name} ${mention.value}`;
}
