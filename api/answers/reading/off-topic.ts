import { isStopWord } from '../../knowledge-base/stop-words.js';
import type { AskedQuestion } from './asked-question.js';
import { conceptOf } from './concepts.js';
import { isOfName } from './is-of-name.js';
import { PLAIN_WORDS } from './plain-words.js';

/** Words of the game itself, as concepts are named or stemmed: whoever uses one asks about the game. */
const OF_THE_GAME: ReadonlySet<string> = new Set(
  `=unit attack =damage =dice roll rerol natur hit arena power health speed =counter =discard =opponent player build =battle defend
  pop card deploi deploy =excess =assign instanc forc resourc tap untap =tandem rebel jedi sith imperi`.split(
    /\s+/,
  ),
);
/** Asked of something that is taken for a keyword or a card. */
const MEETS = /\b(?:work|works|interact|interacts|combine|combines|combo|stack|stacks) with\b/;
/** Two keywords are hardly ever named by chance. */
const MOST_STRANGE_OF_PAIR = 2;
const SHORTEST_SLIP = 5;
const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Does a question hold the word of a keyword by chance (`Can I evade my taxes?`)? It has words that neither the rules nor players use, and
 * none of the game.
 */
export function isOffTopic(asked: AskedQuestion): boolean {
  const { words, mentions, cards, keywords, concepts } = asked;
  if (cards.length > 0 || keywords.length === 0 || mentions.some(({ value }) => value !== null)) return false;
  if ([...concepts].some((one) => OF_THE_GAME.has(one)) || MEETS.test(asked.line)) return false;
  const strange = words.filter(
    ({ text, kind }, at) =>
      kind === 'WORD' && !isOfName(mentions, at) && isStrange(asked, text) && !isSlip(asked, text),
  );
  if (keywords.length > 1 || isNamedOutright(asked)) return strange.length > MOST_STRANGE_OF_PAIR;
  return strange.length > (ASKS_OF_RULE.test(asked.line) ? 1 : 0);
}

/** What is asked of abilities, and hardly of anything else. */
const ASKS_OF_RULE =
  / (?:work|works|trigger|triggers|stack|stacks|apply|applies|resolve|resolves|proc|procs|activate|reroll) /;

/** Its name has two words, or a capital in the middle of the sentence, or is what is to be explained. */
function isNamedOutright({ words, mentions }: AskedQuestion): boolean {
  return mentions.some(({ start, end, match }) => {
    const before = words[start - 1];
    return (
      (end - start > 1 && match === 'EXACT') ||
      (words[start]?.capital === true && before !== undefined && before.kind !== 'MARK') ||
      /^(?:explain|define|describe)$/.test(before?.text ?? '')
    );
  });
}

function isStrange({ kb, index }: AskedQuestion, word: string): boolean {
  if (isStopWord(word) || PLAIN_WORDS.has(word) || kb.searchIndex.vocabulary.has(word)) return false;
  const concept = conceptOf(word);
  return concept !== null && !concept.startsWith('=') && !index.isKnown(concept);
}

/** A known word with two letters swapped, or, where it is long enough, one too many or too few. */
function isSlip(asked: AskedQuestion, word: string): boolean {
  const letters = [...word];
  const without = letters.map((_, at) => letters.toSpliced(at, 1));
  const swapped = letters.slice(1).map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? ''));
  const added = letters.flatMap((_, at) => LETTERS.map((letter) => letters.toSpliced(at, 0, letter)));
  const slips = word.length < SHORTEST_SLIP ? swapped : [...swapped, ...without, ...added];
  return slips.some((one) => !isStrange(asked, one.join('')));
}
