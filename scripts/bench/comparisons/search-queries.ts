import { foldedWords } from '../../../api/knowledge-base/fold.js';
import type { Content } from '../../../api/knowledge-base/records.js';
import { randomFrom } from '../glossary/random.js';

/** What people type, and what someone who calls lunr himself has to make of it to find the same. */
export interface SearchQuery {
  readonly text: string;
  /** Folded words of the text, in lunr's notation: as they are, with `*` or with `~1`. */
  readonly lunrWords: readonly string[];
}

export interface SearchQueries {
  readonly wholeWords: readonly SearchQuery[];
  readonly halfTyped: readonly SearchQuery[];
  readonly misspelt: readonly SearchQuery[];
  /** Beginnings of names. */
  readonly prefixes: readonly string[];
}

const SHORTEST_WORD = 5;

/** So many of each kind: names, words of rulings, and both together; the same for the same content. */
export function searchQueriesFor({ keywords, rulings }: Content, count: number): SearchQueries {
  const random = randomFrom(keywords.length);
  const texts = Array.from({ length: count }, (_, at) => {
    const name = keywords[random.below(keywords.length)]?.name ?? '';
    const words = telling(rulings[random.below(rulings.length)]?.text ?? '');
    const from = random.below(Math.max(1, words.length - 1));
    return (
      [name, words.slice(from, from + 2).join(' '), `${name} ${words[from] ?? ''}`.trim()][at % 3] ?? name
    );
  }).filter((text) => text !== '');
  const names = texts.map((_, at) => keywords[(at * 7) % keywords.length]?.name ?? '');
  return {
    wholeWords: texts.map((text) => ({ text, lunrWords: foldedWords(text) })),
    halfTyped: texts.map((text) =>
      lastWordAs(text, (word) => word.slice(0, Math.max(3, word.length - 3)), '*'),
    ),
    misspelt: texts.map((text) => lastWordAs(text, withSlip, '~1')),
    prefixes: names.map((name, at) => name.slice(0, 2 + (at % 4))),
  };
}

function telling(text: string): readonly string[] {
  return foldedWords(text).filter((word) => word.length >= SHORTEST_WORD);
}

/** Changes the last word of a text, as a person does who has not finished or has slipped. */
function lastWordAs(text: string, change: (word: string) => string, lunrMark: string): SearchQuery {
  const words = foldedWords(text);
  const changed = [...words.slice(0, -1), change(words.at(-1) ?? '')];
  return {
    text: changed.join(' '),
    lunrWords: changed.map((word, at) => (at === changed.length - 1 ? word + lunrMark : word)),
  };
}

/** Two neighbouring letters in the wrong order count as two slips elsewhere: one letter is left out instead. */
function withSlip(word: string): string {
  const middle = word.length >> 1;
  return word.length < SHORTEST_WORD ? word : word.slice(0, middle) + word.slice(middle + 1);
}
