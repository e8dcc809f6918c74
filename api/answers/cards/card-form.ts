import type { AskedQuestion } from '../reading/asked-question.js';

/** The question from its opener on, or from `start`, with `card` and `keyword` in place of names, and without marks: `can card use keyword against card`. */
export function cardForm(
  { words, cards, mentions, form }: Pick<AskedQuestion, 'words' | 'cards' | 'mentions' | 'form'>,
  start = form.opener ?? 0,
): string {
  const said: string[] = [];
  for (let at = start; at < words.length; at++) {
    const card = cards.find((one) => one.start === at);
    const mention = mentions.find((one) => one.start === at);
    const word = words[at];
    if (card !== undefined) {
      said.push('card');
      at = card.end - 1;
    } else if (mention !== undefined) {
      said.push('keyword');
      at = mention.valueEnd - 1;
    } else if (word !== undefined && word.kind !== 'MARK') said.push(word.text);
  }
  return said.filter((word) => !IDLE.has(word)).join(' ');
}

/** The same words with the names of keywords left as they are. */
export function cardWords(asked: Pick<AskedQuestion, 'words' | 'cards' | 'form'>): readonly string[] {
  return cardForm({ ...asked, mentions: [] }).split(' ');
}

export function isIdle(word: string): boolean {
  return IDLE.has(word);
}

/** They ask the same with and without. */
const IDLE: ReadonlySet<string> = new Set(
  'the a an my your his her their its still even legally ever'.split(' '),
);
