import { addsAttackDice } from '../../interactions/keyword-facts.js';
import type { Known } from '../facts/fact-form.js';
import { isUsedAt } from '../facts/used-at.js';
import type { Given } from './frame.js';
import { keywordLine } from './keyword-line.js';
import { rolesOf } from './part-played.js';

/** What is known of one thing that a question tells: does the keyword come into play in that case? */
export interface Held {
  readonly holds: boolean;
  /** Of the sentence that is quoted for it. */
  readonly shown: RegExp | null;
}

const ITSELF = /\battacks itself\b/i;
const EVEN_IF_GONE = /\beven if (?:your|the \w+) unit (?:gets|is|has|itself)/i;
const NO_COUNTERS = /\bno damage counters (?:are placed|on the unit)\b/i;
const TOO_LATE = /\btoo late\b|\bgained after\b/i;
const REROLL = /\bre-?rolls?\b/i;
const NATURAL = /\bnatural (?:"?\d"?|\w+)/i;
const ARENA_ONLY = /\b(?:doesn.t work with attacks from another arena|in the same arena|in this arena)\b/i;

/** Null where nothing known says so. */
export function judgeGiven(known: Known, given: Given): Held | null {
  switch (given.kind) {
    case 'ROLE': {
      const roles = rolesOf(known);
      return roles === null
        ? null
        : { holds: roles.has(given.role), shown: given.role === 'BOTH' ? ITSELF : null };
    }
    case 'GONE':
      // Of what a discard sets off, the discard of its own unit may be meant.
      return known.traits?.setOffBy !== 'DISCARD' && said(known, EVEN_IF_GONE)
        ? { holds: true, shown: EVEN_IF_GONE }
        : null;
    case 'FACE':
      return byFace(known, given);
    case 'PREVENTED':
      return said(known, NO_COUNTERS) && known.traits?.setOffBy !== 'DISCARD'
        ? { holds: !given.whole, shown: NO_COUNTERS }
        : null;
    case 'GAINED':
      return said(known, TOO_LATE) && given.window === 'initial-roll'
        ? { holds: !given.late, shown: TOO_LATE }
        : null;
    case 'MOMENT':
      return byMoment(isUsedAt(known, given.window, given.after));
    case 'ARENA':
      return said(known, ARENA_ONLY) && known.keyword.activation[0] === 'ACTIVATED'
        ? { holds: given.same, shown: ARENA_ONLY }
        : null;
    case 'DISCARD':
      return known.traits?.setOffBy === 'DISCARD' ? { holds: given.any, shown: /\bdiscarded\b/i } : null;
    case 'ROLLER':
      return byRoller(known, given.who);
    case 'OWN_DICE':
      return addsAttackDice(known)
        ? { holds: false, shown: /\bonly the first\b|\bbefore re-?roll\b/i }
        : null;
  }
}

function said({ sentences }: Known, pattern: RegExp): boolean {
  return sentences.some(({ text }) => pattern.test(text));
}

/** Whose the keyword is, said by the word before it, or before what one gets of it. */
const MINE = / (?:my (?:\w+ ){0,2}K|(?:do|can|will|would|did) i (?:\w+ )?(?:K|get)) /;
const THEIRS =
  / (?:his|her|their|opponents|enemy|the opponents) (?:\w+ ){0,2}K | (?:does|do|can|will|would) (?:he|she|they|the opponent|opponent|my opponent) (?:\w+ )?(?:K|get) /;

/** Dice are the unit's own, or rolled against it, by who rolls them and whose the keyword is; where that is not said, they are those that it looks at. */
function byRoller(known: Known, who: 'ME' | 'OPPONENT'): Held | null {
  const roles = rolesOf(known);
  if (roles === null) return null;
  const line = ` ${keywordLine(known.asked)} `;
  const [isMine, isTheirs] = [MINE.test(line), THEIRS.test(line)];
  if (isMine === isTheirs) return { holds: true, shown: null };
  const isOwnRoll = (who === 'ME') === isMine;
  return { holds: roles.has(isOwnRoll ? 'ATTACKER' : 'DEFENDER'), shown: null };
}

/** The natural that it looks for, in the roll that it looks at. */
function byFace({ rules, traits }: Known, { face, when }: Extract<Given, { kind: 'FACE' }>): Held | null {
  const looked = rules?.parts.onInitialNatural ?? rules?.parts.onFinalNatural;
  if (looked === undefined || traits?.looksFor == null || face < 1) return null;
  if (looked.face !== face) return when === 'STANDS' ? { holds: false, shown: NATURAL } : null;
  const isInitial = traits.looksFor === 'INITIAL_NATURAL';
  if (when === 'STANDS') return { holds: true, shown: NATURAL };
  return { holds: isInitial === (when === 'FIRST_ONLY'), shown: REROLL };
}

function byMoment(holds: boolean | null): Held | null {
  return holds === null ? null : { holds, shown: null };
}
