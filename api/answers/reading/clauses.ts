import { conceptOf } from './concepts.js';
import { deniesClause } from './negation.js';
import { type Word, wordsOf } from './words.js';

/** What a clause says about how often, how much and whether one must; read from its words. */
export type Mark =
  | 'MUST'
  | 'NEED_NOT'
  | 'MAY'
  | 'ONE'
  | 'MANY'
  | 'ANY_NUMBER'
  | 'COUNT'
  | 'ALL'
  | 'PART'
  | 'ONLY'
  | 'NOT_ONLY'
  | 'LATE'
  | 'CHANGE';

/** A part of a sentence that is true or false by itself, or says when the rest is. */
export interface Clause {
  readonly words: readonly string[];
  readonly concepts: ReadonlySet<string>;
  /** An odd number of negations. */
  readonly negative: boolean;
  readonly marks: ReadonlySet<Mark>;
  /** `if`, `when`, `after` ...: it says when the rest holds. */
  readonly condition: boolean;
  /** `even if`, `as long as`, `no matter`: the rest holds in this case too. */
  readonly concession: boolean;
}

const CONDITION_WORDS: ReadonlySet<string> = new Set(
  'if when whenever where while unless after before until because since once'.split(' '),
);
const NEGATIONS: ReadonlySet<string> = new Set('not no never none nothing without neither nor'.split(' '));
/** `after you roll` opens a condition, `after re-rolls` none. */
const SUBJECTS: ReadonlySet<string> = new Set('i you we they he she it your my his their someone'.split(' '));
const JOINTS: ReadonlySet<string> = new Set('but so although though'.split(' '));

/** Patterns over the words of a clause between single spaces. */
const MARKS: readonly (readonly [Mark, RegExp])[] = [
  [
    'NEED_NOT',
    / not (?:\w+ )?(?:have to|need|forced|required|obliged|mandatory)|optional|choose how |up to you | need not /,
  ],
  [
    'MUST',
    / (?:must|mandatory|obligatory|forced|required|compulsory|isnt optional|not optional) | ha(?:ve|s) to | needs? to | obliged | owes? /,
  ],
  ['MAY', / (?:may|can|could|able|allowed|choose|optional|up to) /],
  [
    'ONE',
    / only (?:once|one|the first)| (?:once|one) (?:per|for each|each|an|a|in) |used once| once (?:for|per) | (?:settles|use) only one | after the first | exactly one /,
  ],
  [
    'MANY',
    / (?:twice|(?<!natural )(?:two|three)|several|multiple|both|every|any number|(?<!how )many|again|unlimited|repeatedly|second|\d+ times|more than (?:once|one|1)|each|all) /,
  ],
  ['ANY_NUMBER', / any number | all of them /],
  ['COUNT', / how (?:many|often|much) /],
  ['ALL', / (?:all|full|whole|entire|everything|entirely|completely|maximum) /],
  ['PART', / (?:less|fewer|part|partial|partially|some|half|smaller) | (?:just|only) (?:\w+ )?\d+ /],
  ['NOT_ONLY', / not (?:just|only) | anytime | any kind | whether or not | no matter /],
  ['ONLY', / (?:only|just|solely|exclusively) /],
  ['LATE', / too late /],
  ['CHANGE', / (?:alters?|increases?|decreases?|makes a (?:die|roll)) /],
];

/** `each turn` says within what, not how many. */
const WITHIN = / (?:each|every) (?=(?:turn|attack|battle|phase|step)s? )/g;
const IF_ANY = /,? \(?if any\)?,?| \((?:such as|like|for example)[^()]*\)/g;
/** An example is not what a clause is about. */
const EXAMPLE = /(?<=\S) (?:like|such as|for example) .*$/;

/** A sentence as its clauses: cut at commas, joints and words that open a condition. */
export function clausesOf(sentence: string): readonly Clause[] {
  return clausesOfWords(wordsOf(sentence.replace(IF_ANY, '')));
}

export function clausesOfWords(words: readonly Word[]): readonly Clause[] {
  const pieces: (readonly string[])[] = [];
  let piece: string[] = [];
  for (const [at, word] of words.entries()) {
    if (piece.length > 0 && opensPiece(words, at) && !leadsIn(piece, words, at)) {
      pieces.push(piece);
      piece = [];
    }
    if (word.kind !== 'MARK') piece.push(word.text);
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces.map(readClause);
}

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'in on at outside inside during for against with from under unlike apart'.split(' '),
);

/** `Outside the build zone, ...`: what stands in front of the clause belongs to it. */
function leadsIn([first = '']: readonly string[], words: readonly Word[], at: number): boolean {
  return words[at - 1]?.text === ',' && PREPOSITIONS.has(first) && !NEGATIONS.has(words[at]?.text ?? '');
}

function opensPiece(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? '';
  const before = words[at - 1];
  const next = words[at + 1]?.text ?? '';
  if (before?.kind === 'MARK' && !/[()]/.test(before.text)) return !isListed(words, at);
  if (JOINTS.has(text)) return before?.text !== 'even';
  if (text === 'even' && (CONDITION_WORDS.has(next) || next === 'though')) return true;
  if ((text === 'as' && next === 'long') || (text === 'no' && next === 'matter')) return true;
  if (before?.text === 'even' || (text === 'once' && !/^(?:it|the|i|a|velocity)$/.test(next))) return false;
  if (/^(?:after|before|until|since)$/.test(text) && !SUBJECTS.has(next)) return false;
  return CONDITION_WORDS.has(text) && before !== undefined;
}

/** `Shields, Parry, and Armor`: the commas of a list part nothing. */
function isListed(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  const text = words[at]?.text ?? '';
  if (JOINTS.has(text) || CONDITION_WORDS.has(text) || NEGATIONS.has(text)) return false;
  const wordAfter = text === 'and' || text === 'or' ? words[at + 2] : next;
  return wordAfter === undefined
    ? false
    : wordAfter.kind === 'MARK' ||
        text === 'or' ||
        ((text === 'and' || text === 'or') && next?.capital === true);
}

/** `once in each build step` says how often. */
const PERIOD = /^ once (?:in|per|for) /;

function readClause(words: readonly string[]): Clause {
  const first =
    words[0] === 'even' || words[0] === 'but' || words[0] === 'so' ? (words[1] ?? '') : (words[0] ?? '');
  const text = ` ${words.join(' ')} `;
  const amounts = text.replace(WITHIN, ' ');
  const marks = new Set(
    MARKS.filter(([mark, pattern]) => pattern.test(mark === 'MANY' ? amounts : text)).map(([mark]) => mark),
  );
  if (marks.has('NEED_NOT') && !/ isnt optional | not optional /.test(text)) marks.delete('MUST');
  else marks.delete('NEED_NOT');
  if (marks.has('NOT_ONLY')) marks.delete('ONLY');
  const concession = /^ even (?:if|when|though)|^ unless | as long as | no matter | whether or not /.test(
    text,
  );
  return {
    words,
    concepts: new Set(
      text
        .replace(EXAMPLE, '')
        .trim()
        .split(' ')
        .flatMap((word) => conceptOf(word) ?? []),
    ),
    negative: negationsOf(text) % 2 === 1,
    marks,
    condition:
      concession || (CONDITION_WORDS.has(first) && !PERIOD.test(text)) || text.startsWith(' as long as '),
    concession,
  };
}

function negationsOf(text: string): number {
  const plain = text
    .replace(/ no matter | not (?:just|only) | whether or not | or not /g, ' ')
    .replace(
      / (?:too late|(?:is|are) off|turn(?:s|ed)? (?:\w+ ){0,3}off|useless|ignored?|ignores|prevents? .* from (?=\w+ing )) ?/g,
      ' not ',
    );
  const words = plain.trim().split(' ');
  return words.filter((_, at) => deniesClause(words, at)).length;
}

/** All that a text is about, its keywords' names included. */
export function conceptsOf(text: string): ReadonlySet<string> {
  return new Set(
    wordsOf(text).flatMap(({ text: word, kind }) => (kind === 'MARK' ? [] : [conceptOf(word) ?? []].flat())),
  );
}
