import type { UnitInput } from './attack-input.js';
import { foldWord } from './fold-word.js';

type Fits = 'HOLDS' | 'FAILS' | 'UNKNOWN';

const ARTICLE = /^(?:an?|any|the|one|another|each)\s+(?=\S)/i;
const ENEMY = /^(?:enemy|opposing|opponent['’]s)\s+(?=\S)/i;
const UNIT = /^units?$/i;
const IS =
  /^(?:an?\s+|any\s+)?(?:enemy\s+)?units?\s+(?:that|who|which)\s+((?:is|are)\s+not|isn['’]t|aren['’]t|is|are)\s+(.+)$/i;
const NON = /^non[-\s]?(?=\p{L})/iu;
const STATES: readonly (readonly [word: RegExp, fits: (unit: UnitInput) => boolean | null])[] = [
  [/^damaged\s+(?=\S)/i, ({ counters }) => counters > 0],
  [/^undamaged\s+(?=\S)/i, ({ counters }) => counters === 0],
  [/^tapped\s+(?=\S)/i, ({ tapped }) => tapped],
  [/^untapped\s+(?=\S)/i, ({ tapped }) => (tapped === null ? null : !tapped)],
];
const CHOICE = /\s*(?:,\s*(?:or\s+)?|\/|\bor\b)\s*/i;
/** More is said than what kind of unit it is. */
const SAYS_MORE =
  /\d|\b(?:other|than|and|with|without|but|except|that|which|who|whose|if|in|on|at|from|you|your|its|controls?|has|have|is|are|isn['’]t|not|no|to|more|less|least|for|by|this|it|itself|unique|equipped|piloted|alone|named|all|both|two|three|only|while|when|costs?|power|health|speed|side)\b/i;
const ARENA = /^(?:space|ground|character)s?$/i;

/** Is the unit that is attacked one of these: `a Clone or Stormtrooper`, `any undamaged Clone`, `a unit that isn't a Droid`? */
export function isAttacked(unit: UnitInput, said: string): Fits {
  const described = IS.exec(said);
  if (described !== null) {
    const fits = isAttacked(unit, described[2] ?? '');
    return /n['’]t|not/i.test(described[1] ?? '') ? opposite(fits) : fits;
  }
  const found = said.split(CHOICE).map((one) => isOne(unit, one));
  if (found.includes('HOLDS')) return 'HOLDS';
  return found.includes('UNKNOWN') ? 'UNKNOWN' : 'FAILS';
}

export function opposite<State extends string>(state: State): State | 'HOLDS' | 'FAILS' {
  if (state === 'HOLDS') return 'FAILS';
  return state === 'FAILS' ? 'HOLDS' : state;
}

function isOne(unit: UnitInput, said: string): Fits {
  let kind = said.trim().replace(ARTICLE, '').replace(ENEMY, '');
  const states: (boolean | null)[] = [];
  for (const [word, fits] of STATES) {
    if (word.test(kind)) states.push(fits(unit));
    kind = kind.replace(word, '');
  }
  const isKind = isOfKind(unit, kind);
  if (states.includes(false) || isKind === 'FAILS') return 'FAILS';
  return states.includes(null) ? 'UNKNOWN' : isKind;
}

/** Each of the words must stand in the subtype line. */
function isOfKind(unit: UnitInput, kind: string): Fits {
  if (UNIT.test(kind)) return 'HOLDS';
  if (NON.test(kind)) return opposite(isOfKind(unit, kind.replace(NON, '')));
  if (kind === '' || SAYS_MORE.test(kind) || unit.subtypes === null) return 'UNKNOWN';
  const own = new Set(unit.subtypes.flatMap((subtype) => subtype.split(/\s+/)).map(foldWord));
  const words = kind.replace(/\s+units?$/i, '').split(/\s+/);
  if (words.every((word) => own.has(foldWord(word)))) return 'HOLDS';
  return words.some((word) => ARENA.test(word)) ? 'UNKNOWN' : 'FAILS';
}
