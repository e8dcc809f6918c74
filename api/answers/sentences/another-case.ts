import { type Claim, wordsOfClaim } from '../reading/claim.js';
import type { Clause } from '../reading/clauses.js';
import { anyConceptOf, conceptOf } from '../reading/concepts.js';
import { deniesNoun } from '../reading/negation.js';
import type { Sentence } from './sentence-index.js';

/** Alternatives: what is said of one says nothing of another. */
const OPPOSED: readonly (readonly string[])[] = [
  ['before', 'after afterward afterwards later'],
  ['battle', 'build'],
  ['ground', 'space'],
  ['same', 'another other different new'],
  ['tapped taps tap tapping', 'untapped untaps untap untapping'],
  ['raise increase', 'lower decrease reduce'],
  ['start beginning', 'end ends'],
  ['left', 'right'],
];
const ALTERNATIVES: readonly (readonly ReadonlySet<string>[])[] = OPPOSED.map((sides) =>
  sides.map((side) => new Set(side.split(' '))),
);
/** They describe the noun behind them. */
const OF_NOUNS: ReadonlySet<string> = new Set(['same', 'another']);
/** They take a case away: what is said without them is not said of what is left. */
const EXCEPTING: ReadonlySet<string> = new Set('without unless except outside instead besides'.split(' '));
/**
 * Is a claim about a case of which the sentence does not speak: the other of two alternatives (before, after), an exception, another actor,
 * one of two that it joins by `or`, or what the sentence names only as negated (an arena not listed)?
 */
export function isAnotherCase({ clauses }: Sentence, clause: Clause, claim: Claim): boolean {
  const asked = wordsOfClaim(claim);
  const said = clauses.flatMap(({ words }) => words);
  return (
    isOpposed(asked, said) ||
    isOtherArena(asked, said) ||
    [...EXCEPTING].some((word) => asked.includes(word) && !said.includes(word)) ||
    (claim.main.words.includes('or') && !said.includes('or')) ||
    isOtherActor(claim.main.words, clause.words) ||
    (/ (?:more|greater|higher|larger) (?:\w+ )?than /.test(` ${asked.join(' ')} `) &&
      !said.some((word) => /^(?:than|exceed)$/.test(word))) ||
    (asked.includes('before') && !said.includes('before')) ||
    (isTimed(asked) && !said.some((word) => TIMED.test(word))) ||
    losesIt(claim, said) ||
    isOtherEnd(asked, said) ||
    (said.includes('exceed') && !asked.some((word) => EXCEEDS.test(word))) ||
    (said.includes('below') && !asked.some((word) => BELOW.test(word))) ||
    ((asked.some((word) => SKIPS.test(word)) ||
      (CHOOSES_NOT.test(asked.join(' ')) && !said.includes('optional'))) &&
      !said.some((word) => SKIPS.test(word))) ||
    isOtherParticiple(asked, said) ||
    leavesOutNegation(claim, clauses)
  );
}

/** What is said of a named arena is said of no other, nor of arenas at large. */
function isOtherArena(asked: readonly string[], said: readonly string[]): boolean {
  const told = arenasIn(said);
  if (told.length === 0) return false;
  const isNamed = told.some((name) => (name === UNIT_TOO ? arenasIn(asked) : asked).includes(name));
  return !isNamed || (said.includes('attacked') && !AIMED.test(` ${asked.join(' ')} `));
}

/** The arena is that of what is attacked. */
const AIMED =
  / (?:attack|attacks|attacking|shoot|fire|hit|target|aim|at|against|on|bombard|barrage)(?: (?!(?:own|my|is|can|from) )\w+){0,6} (?:ground|space|character) | (?:ground|space|character) (?:arena |units? ){0,2}(?:\w+ )?be \w+ed /;
const UNIT_TOO = 'character';

function arenasIn(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, at) =>
      /^(?:ground|space|character)$/.test(word) && /^(?:arenas?|units?)$/.test(words[at + 1] ?? ''),
  );
}

const TIMED = /^(?:after|afterwards?|once|when|whenever|until|first|resolved|ends?)$/;

/** `after the dice are rolled`: of when it is the sentence must speak too. */
function isTimed(asked: readonly string[]): boolean {
  return asked.some(
    (word, at) =>
      word === 'after' && /^(?:i|you|the|all|my|rolling|rolls?|seeing|attack)$/.test(asked[at + 1] ?? ''),
  );
}

/** They step over a number. */
const EXCEEDS = /^(?:more|exceed|exceeds|over|beyond|above|than|many|max|maximum|limit|\d+)$/;
const BELOW = /^(?:below|under|negative|minus|less|-\d+)$/;
/** Not to do what the sentence says is done. */
const SKIPS = /^(?:skip|skips|skipped|refuse|refuses|decline|declines|avoid|avoids|ignore|ignores|forgo)$/;
const CHOOSES_NOT = /\b(?:choose|decide|opt|elect) not to\b/;
const END = / end of (?:the |this |that |an? |my )?(turn|attack|battle|game|phase|step) /;

/** `until end of the attack` against `until end of turn`. */
function isOtherEnd(asked: readonly string[], said: readonly string[]): boolean {
  const [one, other] = [asked, said].map((words) => END.exec(` ${words.join(' ')} `)?.[1]);
  return one !== undefined && other !== undefined && one !== other;
}

const LOSES = /^(?:lose|loses|lost|losing)$/;

/** A unit that loses what the sentence lets it get; but `so I lose the bonus` only fears a result. */
function losesIt({ main, conditions }: Claim, said: readonly string[]): boolean {
  const told = [main, ...conditions]
    .filter(({ words: [first] }) => first !== 'so')
    .flatMap(({ words }) => words);
  return told.some((word) => LOSES.test(word)) && !said.some((word) => LOSES.test(word));
}

/** `an intercepted unit` is not the intercepting one. */
function isOtherParticiple(asked: readonly string[], said: readonly string[]): boolean {
  return PARTICIPLES.some(([own, other]) => {
    const stems = asked.flatMap((word, at) =>
      word.endsWith(own) && UNIT.test(asked[at + 1] ?? '') ? [word.slice(0, -own.length)] : [],
    );
    return stems.some((stem) => said.includes(stem + other) && !said.includes(stem + own));
  });
}

const PARTICIPLES: readonly (readonly [own: string, other: string])[] = [
  ['ed', 'ing'],
  ['ing', 'ed'],
];
const UNIT = /^(?:units?|guys?|characters?|defenders?|attackers?)$/;

function isOpposed(asked: readonly string[], said: readonly string[]): boolean {
  return ALTERNATIVES.some((sides) => {
    const ofAsked = sides.filter((side) => asked.some((word) => side.has(word)));
    const ofSaid = sides.filter((side) => said.some((word) => side.has(word)));
    if (ofAsked.length === 0 || ofSaid.length === 0) return false;
    return (
      !ofAsked.some((side) => ofSaid.includes(side)) || sides.some((side) => isOfOthers(side, asked, said))
    );
  });
}

/** `another attack` where the sentence knows `another arena` only, or `the same attack`. */
function isOfOthers(side: ReadonlySet<string>, asked: readonly string[], said: readonly string[]): boolean {
  if (![...side].some((word) => OF_NOUNS.has(word))) return false;
  const described = describedBy(side, asked);
  const known = describedBy(side, said);
  const opposite = [...OF_NOUNS].filter((word) => !side.has(word));
  const denied = describedBy(new Set(opposite), said).filter((noun) => !known.includes(noun));
  return (
    described.some((noun) => denied.includes(noun)) ||
    (described.length > 0 && !described.some((noun) => known.includes(noun)))
  );
}

function describedBy(side: ReadonlySet<string>, words: readonly string[]): readonly string[] {
  return words.flatMap((word, at) => (side.has(word) ? [anyConceptOf(words[at + 1] ?? '')] : []));
}

const ACTORS: readonly (readonly [actor: string, words: RegExp])[] = [
  ['OPPONENT', /^(?:opponents?|enemy|enemies|opposing)$/],
  ['ATTACKER', /^attack(?:er|ers|ing)$/],
  ['DEFENDER', /^defend(?:er|ers|ing)$/],
  ['YOU', /^(?:i|you|we)$/],
];
/** Who acts stands before it: `you may choose an enemy unit`. */
const ACTING = /^(?:may|can|could|must|choos\w+|decid\w+|picks?)$/;
/** In so many words a clause has told who acts. */
const SUBJECT = 6;

/** `Does the attacker choose ...?` against `You choose ...`. */
function isOtherActor(asked: readonly string[], said: readonly string[]): boolean {
  const [one, other] = [actorsOf(asked), actorsOf(said)];
  // `you or your opponent`: whoever acts.
  if (other.includes('YOU') && other.includes('OPPONENT')) return false;
  return one.length > 0 && other.length > 0 && !one.some((actor) => other.includes(actor));
}

/** `An enemy unit may be given the bonus` tells of no actor. */
function actorsOf(words: readonly string[]): readonly string[] {
  const acts = words.findIndex((word, at) => at > 0 && ACTING.test(word));
  const start = words.slice(0, Math.min(acts < 0 ? SUBJECT : acts, SUBJECT));
  if (/ (?:may|can|must) be (?:given|chosen|used)\b/.test(` ${words.slice(0, SUBJECT).join(' ')}`)) return [];
  return start.flatMap((word) => ACTORS.filter(([, pattern]) => pattern.test(word)).map(([actor]) => actor));
}

/** `an arena not listed`: a claim about one that is listed is about another arena. */
function leavesOutNegation({ main, conditions }: Claim, clauses: readonly Clause[]): boolean {
  const claimed = [main, ...conditions];
  const asked = new Set(claimed.flatMap(({ concepts }) => [...concepts]));
  const said = new Set(clauses.flatMap(({ concepts }) => [...concepts]));
  return (
    missesNegation(clauses, claimed, asked) ||
    missesNegation(claimed, clauses, said) ||
    isOfTheRest(claimed, clauses, asked)
  );
}

const LACKING =
  /^(?:not|no|none|never|without|lacks?|lacking|missing|absent|other|another|un(?!it|til|der|less)\w+)$/;

/** `an arena that its unit has`, where the sentence speaks of `an arena not listed`. */
function isOfTheRest(
  claimed: readonly Clause[],
  clauses: readonly Clause[],
  asked: ReadonlySet<string>,
): boolean {
  if (claimed.some(({ words }) => words.some((word) => LACKING.test(word)))) return false;
  return clauses
    .flatMap(({ words }) =>
      words.flatMap((word, at) =>
        word === 'not' && deniesNoun(words, at) ? (conceptOf(words[at - 1] ?? '') ?? []) : [],
      ),
    )
    .some((noun) => asked.has(noun));
}

/** A noun that the ones describe as not so, and of which the others speak without that. */
function missesNegation(
  ones: readonly Clause[],
  others: readonly Clause[],
  ofOthers: ReadonlySet<string>,
): boolean {
  const negated = others.flatMap(({ words }) => [
    ...behind(words, (at) => words[at] === 'not' || words[at] === 'no'),
    ...lackedIn(words),
  ]);
  return ones
    .flatMap(({ words }) => [...behind(words, (at) => deniesNoun(words, at)), ...lackedIn(words)])
    .some((concept) => ofOthers.has(concept) && !negated.includes(concept));
}

/** `without an activation cost` */
function lackedIn(words: readonly string[]): readonly string[] {
  const at = words.indexOf('without');
  return at < 0 ? [] : words.slice(at + 1, at + 4).flatMap((word) => conceptOf(word) ?? []);
}

function behind(words: readonly string[], counts: (at: number) => boolean): readonly string[] {
  return words.flatMap((_, at) => (counts(at) ? (conceptOf(words[at + 1] ?? '') ?? []) : []));
}

const NUMBER = /^=[1-6]$/;

/** `cost 1` against `cost 0`: both name numbers, and none in common. */
export function namesOtherNumbers({ concepts, clauses }: Sentence, claim: Claim): boolean {
  const asked = [...claim.main.words].filter((word) => /^\d+$/.test(word)).map(anyConceptOf);
  const said = clauses.flatMap(({ words }) => words.filter((word) => /^\d+$/.test(word))).map(anyConceptOf);
  if (asked.length === 0 || said.length === 0) return false;
  return !asked.some((one) => said.includes(one) || (NUMBER.test(one) && concepts.has(one)));
}
