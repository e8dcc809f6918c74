import { foldName } from '../../knowledge-base/fold.js';
import type { KnowledgeBase } from '../../knowledge-base/knowledge-base.js';
import { hasMarks } from './marks-of-name.js';

const TOKEN = /\p{L}[\p{L}\p{M}'\u2019]*|\d+/gu;
const MARKS = /[,;:?!]/g;
const FEWEST_WORDS = 2;
const LONGEST_NAME = 10;

/** Changes the words of a question but for names of cards with two words or more: `Sable Interceptor` is no form of a keyword. */
export function namesKept(
  kb: Pick<KnowledgeBase, 'cardIndex'>,
  question: string,
  change: (text: string) => string,
): string {
  const { byName, mostWords } = kb.cardIndex;
  const tokens = [...question.matchAll(TOKEN)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const most = Math.min(mostWords, LONGEST_NAME);
  for (let first = 0; first < tokens.length; first++) {
    for (let count = Math.min(most, tokens.length - first); count >= FEWEST_WORDS; count--) {
      const start = tokens[first]?.start ?? 0;
      const end = tokens[first + count - 1]?.end ?? start;
      const name = question.slice(start, end);
      const cards = byName.get(foldName(name)) ?? [];
      const marks = (name.match(MARKS) ?? []).join('');
      if (!cards.some((card) => marks === '' || hasMarks(card.name, marks))) continue;
      // A phrase may reach over the end of a name: `Ann One attack`.
      if (change(name) === name && change(question).includes(name)) continue;
      const [before, behind] = [question.slice(0, start), question.slice(end)];
      const rest = namesKept(
        { cardIndex: { byName, mostWords } as KnowledgeBase['cardIndex'] },
        behind,
        change,
      );
      return `${change(before)}${name}${rest}`;
    }
  }
  return change(question);
}
