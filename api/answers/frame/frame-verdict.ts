import { KEYWORDS } from '../../../engine/keyword-list.js';
import { factsOf, isActivated } from '../../interactions/keyword-facts.js';
import type { Known } from '../facts/fact-form.js';
import type { Judged } from '../judged.js';
import type { AskedQuestion } from '../reading/asked-question.js';
import { onlyKeyword } from '../reading/only-keyword.js';
import { ownSentences, type Sentence } from '../sentences/sentence-index.js';
import type { Act, Frame, Given } from './frame.js';
import { type Held, judgeGiven } from './judge-given.js';
import { keywordLine } from './keyword-line.js';
import { helpsWhom, rolesOf } from './part-played.js';
import { readFrame } from './read-frame.js';

/**
 * Yes or No to a question about one keyword whose every word is read: what it tells (its unit attacks, a natural was rolled, the unit is gone, after
 * the roll) and what it asks of the keyword in that case. Null where a word is left unread, or where nothing known of the keyword says so.
 */
export function frameVerdict(asked: AskedQuestion): Judged | null {
  const { kb, form } = asked;
  const keyword = onlyKeyword(asked);
  if (keyword === null) return null;
  const frame = readFrame(keywordLine(asked));
  if (frame === null) return null;
  const known: Known = {
    ...factsOf(kb, keyword, KEYWORDS),
    asked,
    sentences: ownSentences(asked.index, keyword),
  };
  const held = judgeFrame(known, frame);
  const by = held === null ? null : shownBy(known, held.shown);
  if (held === null || by === null) return null;
  // `fail` is the act itself, and denies nothing beside it.
  const denied = form.negated !== (frame.act.kind === 'LOST' && FAILS.test(asked.line));
  return { answer: held.holds === denied ? 'NO' : 'YES', by };
}

const FAILS = / (?:fails?|failed) (?!to )/;

function judgeFrame(known: Known, { act, given }: Frame): Held | null {
  switch (act.kind) {
    case 'WORK':
      return fits(act, given) ? judgeAll(known, given) : null;
    case 'LOST': {
      const works = judgeAll(known, given);
      return works === null ? null : { ...works, holds: !works.holds };
    }
    case 'MUST':
      return judgeAll(known, given);
    case 'LOOKS':
      return ofRoll(known, act.before, given);
    case 'REROLLED':
      return ofRoll(known, false, given);
    case 'HURT':
      return byStruck(known, act.whom, given);
    case 'HELP':
      return given.length > 0 ? null : byHelped(known, act);
    case 'ATTACKED':
      return given.length === 0 && known.traits?.dividesExcess === true && act.whom === 'SECOND'
        ? { holds: false, shown: /\bcaused by the ability\b/i }
        : null;
    case 'KIND':
      return given.length > 0 ? null : byKind(known, act.kinds);
    case 'AGAIN':
      return given.length > 0 ? null : byLimit(known, act);
    case 'PAID':
      return given.length > 0 ? null : byPayer(known, act.by);
  }
}

/** Of what comes to pass later, when it is used and when it happens are two moments; `it` must have been told; once more after what. */
function fits({ by, again }: Extract<Act, { kind: 'WORK' }>, given: readonly Given[]): boolean {
  const has = (kind: Given['kind']): boolean => given.some((one) => one.kind === kind);
  if (again && !has('OWN_DICE')) return false;
  return by === 'USER' || (!has('MOMENT') && (by === 'KEYWORD' || has('GAINED')));
}

/** It comes into play where nothing that is told keeps it from that; and what decides is shown. */
function judgeAll(known: Known, given: readonly Given[]): Held | null {
  const isBoth = given.some((one) => one.kind === 'ROLE' && one.role === 'BOTH');
  const told = given.filter((one) => !isBoth || one.kind !== 'ROLE' || one.role === 'BOTH');
  const all = told.map((one) => judgeGiven(known, one));
  const held = all.filter((one) => one !== null);
  const against = held.find(({ holds }) => !holds);
  // What keeps it from coming into play does so whatever else is told.
  if (against !== undefined) return against;
  const isKnown = held.length > 0 && held.length === all.length;
  return isKnown ? (held.find(({ shown }) => shown !== null) ?? held[0] ?? null) : null;
}

function ofRoll({ traits }: Known, before: boolean, given: readonly Given[]): Held | null {
  if (traits?.looksFor == null || given.length > 0) return null;
  return { holds: (traits.looksFor === 'INITIAL_NATURAL') === before, shown: /\bre-?roll/i };
}

/** Who takes its damage, and whether there is any. */
function byStruck(known: Known, whom: string, given: readonly Given[]): Held | null {
  const { damage } = known;
  if (damage === null || damage.struck === null || damage.toItself) return null;
  const works = given.length === 0 ? { holds: true, shown: null } : judgeAll(known, given);
  if (works === null || !works.holds) return works;
  if (whom === damage.struck) return works;
  // The defender may be the other unit that a discard beside it does damage to.
  const isKnown = whom === 'ATTACKER' || (whom === 'DEFENDER' && damage.struck !== 'SECOND');
  return isKnown ? { holds: false, shown: works.shown } : null;
}

function byHelped(known: Known, { whom, saves }: Extract<Act, { kind: 'HELP' }>): Held | null {
  const helped = helpsWhom(known);
  if (helped === null || (saves && !helped.saves)) return null;
  if (whom === 'HOLDER') return { holds: helped.whom === 'HOLDER', shown: OWN };
  if (whom === 'OTHER') return { holds: helped.whom === 'OTHER', shown: /\bother\b/i };
  return whom === 'ENEMY' ? { holds: false, shown: /\byour other\b/i } : null;
}

const OWN = /\b(?:its own|itself|own)\b/i;

/** Force for an ability comes from the pool of the player whose unit has it. */
function byPayer(known: Known, by: Extract<Act, { kind: 'PAID' }>['by']): Held | null {
  if (!isActivated(known)) return null;
  if (by === 'ME') return { holds: true, shown: /\bcosts?\b/i };
  if (by === 'OPPONENT') return { holds: false, shown: /\bcosts?\b/i };
  const roles = rolesOf(known);
  if (roles === null || roles.has('ATTACKER') === roles.has('DEFENDER')) return null;
  const isOfAttacker = roles.has('ATTACKER');
  return { holds: isOfAttacker === (by === 'ATTACKING_PLAYER'), shown: /\bcosts?\b/i };
}

function byKind({ keyword: { activation } }: Known, kinds: string): Held | null {
  const [asked] = /static|triggered|activated/.exec(kinds) ?? [];
  if (activation.length === 0 || asked === undefined) return null;
  return { holds: activation.some((one) => one.toLowerCase() === asked), shown: null };
}

const PER: Readonly<Record<'ATTACK' | 'TURN', RegExp>> = {
  ATTACK: /\bonce (?:per|an|each) attack\b/i,
  TURN: /\bonce (?:per|a|each) turn\b/i,
};

/** Once there is once; there again is another matter. */
function byLimit({ sentences }: Known, { within, same }: Extract<Act, { kind: 'AGAIN' }>): Held | null {
  return sentences.some(({ text }) => PER[within].test(text)) ? { holds: !same, shown: PER[within] } : null;
}

function shownBy({ sentences }: Known, shown: RegExp | null): Sentence | null {
  const definition = sentences.find(({ ruling }) => ruling === null);
  const telling = shown === null ? [] : sentences.filter(({ text }) => shown.test(text));
  const own = telling.find(({ ruling }) => ruling !== null) ?? telling[0];
  return own ?? definition ?? sentences[0] ?? null;
}
