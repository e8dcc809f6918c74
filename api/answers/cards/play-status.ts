import { wordsOf } from '../reading/words.js';

/** What a text says of whether a card may be played. */
export type PlayStatus = 'BANNED' | 'RESTRICTED' | 'LEGAL' | 'ILLEGAL' | 'NOT_BANNED' | 'NOT_RESTRICTED';

export interface StatusSaid {
  readonly status: PlayStatus;
  /** More is said than where: a past, an exception, a second status. No Yes or No comes of it. */
  readonly open: boolean;
  /** Ways to play that it speaks of, in the singular: `limited`, `tournament`; empty when it speaks of all. */
  readonly where: readonly string[];
}

const STATUS = / (un)?(banned|restricted|legal|illegal)(?= )/g;
/** `legal to attack`: a move, not the card. */
const OF_MOVES = / (?:legal|illegal) (?:to|for .* to) (?!be played |play |use |include )/;
const DENIES = / (?:not|no longer|never|nor|neither) (?:\w+ )?$/;
/** A past, a future, an exception or a condition. */
const OPEN =
  / (?:was|were|had|did|used to|formerly|previously|originally|once|ever|no longer|anymore|until|till|before|except|excluding|unless|but|only|other than|apart from|outside|instead|however|although|though|if|when|while|as long as|with|without|may|might|will|would|pending|from \d{4}|(?:in|to|of|by) (?:19|20)\d\d|(?:19|20)\d\d -?(?:19|20)\d\d) /;
/** No end is told with it. */
const LASTING =
  / (?:until further notice|currently|now|also|still|(?:as of|since) (?:\w+ ){0,2}(?:19|20)\d\d)(?= )/g;
/** Who is meant, and that it is so. */
const SUBJECT =
  /^(?:is |are )?(?:(?:it|he|she|this|card|they)(?: (?:card|unit))?)?(?: ?(?:is|are|has been|have been))?(?: not| never)?$/;
const TO_PLAY = /^to (?:be played|play|use|include)(?: card)? ?/;
const IN = /^(?:in|for|from|at) /;
const COPIES = /^to (?:one|two|three|\d+)(?: cop(?:y|ies))?(?: (?:per|in each|in any|in a) deck)?$/;
/** They tell no way to play from another. */
const ANY_WAY =
  /\b(?:in|for|from|at|the|an?|any|all|every|each|formats?|play|games?|events?|match(?:es)?|decks?)\b/g;

/**
 * Reads a sentence, or a question with `card` in place of the name, that speaks of a card as banned, restricted, legal or illegal; null when
 * it does not.
 */
export function statusSaid(text: string): StatusSaid | null {
  const line = lineOf(text);
  const [first, ...others] = [...line.matchAll(STATUS)];
  if (first === undefined || OF_MOVES.test(line)) return null;
  const before = line.slice(0, first.index + 1);
  const behind = line
    .slice(first.index + first[0].length)
    .trim()
    .replace(TO_PLAY, '');
  const denied = DENIES.test(before);
  const told = before.trim();
  const subject = told.replace(/ ?(?:not|never)(?: \w+)?$/, '').trim();
  const place = IN.test(behind) ? behind : '';
  const ahead = /^(?:is|are) card (?!not\b)(.+)$/.exec(told)?.[1] ?? '';
  const isRead =
    (SUBJECT.test(subject) || ahead !== '') && (behind === '' || place !== '' || COPIES.test(behind));
  const isOpen = others.length > 0 || first[1] !== undefined || OPEN.test(line) || !isRead;
  return {
    status: statusOf(first[2] ?? '', denied !== (first[1] !== undefined)),
    open: isOpen,
    where: waysIn(`${place} and ${ahead}`),
  };
}

/** The words of one text between single spaces, without marks and what only says that it lasts. */
function lineOf(text: string): string {
  const words = wordsOf(text).flatMap(({ kind, text: word }) =>
    kind === 'MARK' ? (word === ',' ? ['and'] : []) : [word],
  );
  return ` ${words.join(' ')} `.replace(LASTING, '').replace(/ and (?=and )/g, ' ');
}

function statusOf(word: string, denied: boolean): PlayStatus {
  if (word === 'banned') return denied ? 'NOT_BANNED' : 'BANNED';
  if (word === 'restricted') return denied ? 'NOT_RESTRICTED' : 'RESTRICTED';
  return (word === 'legal') === denied ? 'ILLEGAL' : 'LEGAL';
}

/** `in Limited and Sealed tournaments` */
export function waysIn(place: string): readonly string[] {
  const ways = place.split(/ and | or /).map((one) =>
    one
      .replace(ANY_WAY, ' ')
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/s$/, ''))
      .join(' '),
  );
  return [...new Set(ways.filter((way) => way !== ''))];
}
