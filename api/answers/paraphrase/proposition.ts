import type { Claim } from '../reading/claim.js';
import { type Clause, clausesOf } from '../reading/clauses.js';
import type { QuestionForm } from '../reading/question-form.js';
import type { Sentence } from '../sentences/sentence-index.js';
import { apartFrom } from './apart-from.js';
import { inTime, type Moment } from './moments.js';
import { plainLine, turnedClaim } from './plain-line.js';
import { LIGHT, termOf, termsOf } from './terms.js';

type Mode = 'MAY' | 'MUST' | 'ONLY' | 'PLAIN';

/** What a rule, or a claim, says: its terms without those that tell little, when it comes to pass, and how it puts them. */
export interface Said {
  readonly main: ReadonlySet<string>;
  readonly conditions: ReadonlySet<string>;
  readonly moment: Moment | null;
  readonly negative: boolean;
  readonly mode: Mode;
  /** Is it done by a player, or does it come to pass? Null: the words don't tell. */
  readonly doing: 'USE' | 'HAPPEN' | null;
}

export interface ClaimSaid extends Said {
  /** It asks whether something is to be done for it to be on. */
  readonly switchedOn: boolean;
  /** It asks whether the rest need not or may not be: Yes and No are exchanged. */
  readonly exchanged: boolean;
}

export interface RuleSaid extends Said {
  readonly clause: Clause;
  /** It holds for those too, though it need not be said: any arena. */
  readonly wide: ReadonlySet<string>;
  /** Whom it speaks of, though a claim need not say so. */
  readonly implied: ReadonlySet<string>;
  /** It holds in its condition only. */
  readonly exact: boolean;
  /** It holds beside what else is said: `too`, `even`, `any`. */
  readonly open: boolean;
}

export function claimSaid(
  { main, conditions }: Claim,
  form: QuestionForm,
  names: ReadonlySet<string>,
): ClaimSaid {
  const { words, turned } = turnedClaim(
    plainLine(main.words.filter((_, at) => !isEmphasis(main.words, at, names))),
  );
  const told = conditions.map((one) => inTime(plainLine(one.words)));
  const timed = inTime(words);
  return {
    main: telling(termsOf(timed.words, false), names),
    conditions: telling(
      told.flatMap((one) => termsOf(one.words, true)),
      names,
    ),
    moment: timed.moment ?? told.find(({ moment }) => moment !== null)?.moment ?? null,
    negative:
      (form.negated && !isDuty(main) && !isOfAll([main, ...conditions])) ||
      IS_OFF.test(lineOf([main, ...conditions])),
    mode: turned ?? modeOfClaim(main),
    doing: doingOf(words),
    switchedOn: SWITCHED_ON.test(` ${words.join(' ')} `),
    exchanged: turned !== null,
  };
}

/** `the Pilot's own text` is its text. */
function isEmphasis(words: readonly string[], at: number, names: ReadonlySet<string>): boolean {
  return words[at] === 'own' && names.has(termOf(words[at - 1] ?? ''));
}

/** `is it off outside the build zone?` */
const IS_OFF =
  /\b(?:is|are|was|be|stays?|does|do|will|would)\b(?!.*\b(?:not|set|sets|take|takes)\b).* off\b(?! from\b)/;
const SWITCHED_ON =
  / (?:have|has|needs?|must|required)(?: to)? (?:be )?(?:activated?|trigger|triggered|switch|switched|turn|turned)(?: it)?(?: on)? /;

const known = new WeakMap<Sentence, readonly RuleSaid[]>();

/** Read once for a sentence. */
export function rulesOf(sentence: Sentence): readonly RuleSaid[] {
  const rules = known.get(sentence) ?? rulesIn(sentence);
  known.set(sentence, rules);
  return rules;
}

const ANYWHERE: ReadonlySet<string> = new Set(
  ['anywhere', 'arena', 'ground', 'space', 'character'].map(termOf),
);
const OF_ANY_ARENA = /\bno matter which arena\b/i;
const OF_HOLDER = /^the unit with \S+(?: \S+)? gets\b/i;
const NONE: ReadonlySet<string> = new Set();
const LISTED = /^whether$/;

/** What it holds for without a difference: any arena, `whether alternate, Force, or build`, a bonus of any kind. */
function wideIn(text: string, clauses: readonly Clause[]): ReadonlySet<string> {
  const listed = clauses.filter(({ words }) => LISTED.test(words[0] ?? ''));
  return new Set([
    ...(OF_ANY_ARENA.test(text) ? ANYWHERE : NONE),
    ...listed.flatMap(({ words }) => termsOf(words, false)),
    ...(/\+(?:\d|X)/.test(text) ? ['bonus'] : []),
  ]);
}

const OPEN = /\b(?:too|also|as well|even|any|no matter|whether|still|keeps|again|each|every)\b/i;
const EXACT = /\bonly (?:if|when|while|once|during|at|in)\b|\bif you (?:pay|announce)\b/i;

/** Each main clause of a sentence with the conditions of all. */
function rulesIn(sentence: Sentence): readonly RuleSaid[] {
  const { clauses, names, text } = sentence;
  if (clauses.some(({ words }) => words[0] === 'unless')) return exceptionIn(sentence);
  const parted = apartFrom(sentence);
  if (parted !== null) return apartAndRest(parted.items, rulesIn(parted.rest), names);
  const given = clauses.filter((clause) => clause.condition && (!clause.concession || isAsLong(clause)));
  const told = given.map((one) => inTime(plainLine(one.words)));
  return clauses
    .filter(({ condition, words }) => !condition && words[0] !== 'although')
    .flatMap(halvesOf)
    .map((clause) => {
      const words = plainLine(clause.words).filter((word) => !/^ignore[sd]?$/.test(word));
      const timed = inTime(words);
      return {
        main: telling(termsOf(timed.words, false), names),
        conditions: telling(
          told.flatMap((one) => termsOf(one.words, true)),
          names,
        ),
        moment: timed.moment ?? told.find(({ moment }) => moment !== null)?.moment ?? null,
        negative: clause.negative && !isDuty(clause),
        mode: modeOf(clause),
        doing: doingOf(words),
        clause,
        wide: wideIn(text, clauses),
        implied: OF_HOLDER.test(text) ? new Set(['self']) : NONE,
        exact: EXACT.test(text),
        open: OPEN.test(text),
      };
    });
}

/** `as long as it is there`, which is no concession of a rule: it holds then, and no longer. */
function isAsLong({ words }: Clause): boolean {
  return / as long as /.test(` ${words.join(' ')} `);
}

/** What is said of the rest is not so of each that is excepted. */
function apartAndRest(
  items: readonly (readonly string[])[],
  rest: readonly RuleSaid[],
  names: ReadonlySet<string>,
): readonly RuleSaid[] {
  const excepted = rest.flatMap((rule) =>
    items.map((item) => ({
      ...rule,
      main: telling(termsOf(plainLine(item), false), names),
      negative: !rule.negative,
    })),
  );
  return [...rest, ...excepted];
}

/** `you can't unless it is met`: you can where it is met, and nowhere else. */
function exceptionIn({ clauses, names }: Sentence): readonly RuleSaid[] {
  const [clause, unless] = clauses;
  if (clause === undefined || unless === undefined || clauses.length > 2) return [];
  if (!clause.negative || clause.condition || unless.words[0] !== 'unless') return [];
  return [
    {
      main: telling(termsOf(plainLine(clause.words), false), names),
      conditions: telling(termsOf(plainLine(unless.words.slice(1)), true), names),
      moment: null,
      negative: false,
      mode: 'ONLY',
      doing: doingOf(clause.words),
      clause,
      wide: NONE,
      implied: NONE,
      exact: true,
      open: false,
    },
  ];
}

/** `sets the number needed and doesn't change the result`: two things are said of one. */
function halvesOf(clause: Clause): readonly Clause[] {
  const at = clause.words.findIndex(
    (word, place) =>
      word === 'and' && /^(?:does|do|is|are|can|may|must|has|will)$/.test(clause.words[place + 1] ?? ''),
  );
  if (at < 0) return [clause];
  return [clause.words.slice(0, at), clause.words.slice(at + 1)].flatMap((words) =>
    clausesOf(words.join(' ')),
  );
}

/** `Paying isn't optional` */
function isDuty({ words }: Clause): boolean {
  return / not optional /.test(` ${words.join(' ')} `);
}

/** `no matter which arena` denies nothing. */
function isOfAll(clauses: readonly Clause[]): boolean {
  return clauses.some(({ words }) => words.includes('matter'));
}

function lineOf(clauses: readonly Clause[]): string {
  return clauses
    .filter(({ condition }) => !condition)
    .flatMap(({ words }) => words)
    .join(' ');
}

function modeOfClaim(main: Clause): Mode {
  if (isDuty(main)) return 'MUST';
  return main.marks.has('ONLY') && !main.marks.has('MUST') ? 'ONLY' : modeOf(main);
}

function modeOf({ marks, words }: Clause): Mode {
  if (marks.has('MUST') || words.some((word) => /^requires?$/.test(word))) return 'MUST';
  if (marks.has('ONLY') || marks.has('ONE')) return 'ONLY';
  const isUpTo = !words.some((word) => LEAVE.test(word));
  return (marks.has('MAY') && !isUpTo) || words.includes('optional') ? 'MAY' : 'PLAIN';
}

/** `up to X` gives no leave by itself. */
const LEAVE = /^(?:may|can|could|able|allowed|choose|optional|lets?|allows?)$/;

const USES =
  /^(?:use|uses|used|using|play|plays|played|activate|activates|activated|activating|announce|announced|choose|chooses|chosen|choosing|pick|picked|decide|decided|declare|declared|pay|paid|paying|raise|lower|guess|guessed)$/;
const HAPPENS =
  /^(?:resolve|resolves|resolved|trigger|triggers|triggered|happen|happens|occur|occurs|done|dealt|deals|take|takes|get|gets|gain|gains|placed|land|lands|checked|counted|counts|due|see|sees|rolled|removes|come|comes)$/;

function doingOf(words: readonly string[]): Said['doing'] {
  if (words.some((word) => USES.test(word))) return 'USE';
  return words.some((word) => HAPPENS.test(word)) ? 'HAPPEN' : null;
}

function telling(terms: readonly string[], names: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(terms.filter((one) => !LIGHT.has(one) && !names.has(one)));
}
