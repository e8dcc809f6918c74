import { anyConceptOf, conceptOf } from '../reading/concepts.js';

/** Says of a term that it is denied where it stands: `no counters`, `untapped`. */
export const DENIED = '!';

/** Dropped among what only says how a question is put, though they tell what is claimed. */
const TELLING: ReadonlySet<string> = new Set(
  'both each every several multiple declare declared once twice again'.split(' '),
);
/** Words that rules and players put for the same; the first stands for them. */
const ALIKE: readonly (readonly string[])[] = [
  ['work', 'apply', 'occur', 'use', 'trigger', 'active', 'usable'],
  ['full', 'much', 'whole'],
  ['pay', 'afford'],
  ['gain', 'earn'],
  ['number', 'result', 'face'],
  ['fewer', 'less'],
  ['skip', 'skipped', 'ignore'],
  ['answer', 'respond', 'react'],
  ['speed', 'fast', 'quick'],
  ['arrive', 'enter', 'arrival', 'come in'],
  ['opponent', 'rival'],
  ['secret', 'unseen'],
  ['free', 'nothing'],
  ['under', 'below', 'beneath', 'underneath'],
  ['top', 'topmost'],
  ['remaining', 'rest', 'remainder'],
  ['choose', 'chose'],
  ['come', 'came'],
];
const ALIKES: ReadonlyMap<string, string> = new Map(
  ALIKE.flatMap((words) =>
    words.map((word) => [anyConceptOf(word), anyConceptOf(words[0] ?? word)] as const),
  ),
);
/** Terms that `termsOf` makes itself. */
const AS_IT_IS: ReadonlySet<string> = new Set([
  ...TELLING,
  'self',
  'own',
  'attacker',
  'defender',
  'attack dice',
  'dice of damage',
]);
/** What a rule and a question may each leave out. */
export const LIGHT: ReadonlySet<string> = new Set(
  `unit damage gain give put take thing cause any work card ability effect value be point printed listed choose
  let x target`
    .split(/\s+/)
    .map(termOf),
);

/** The one word that stands for it and all that say the same. */
export function termOf(word: string): string {
  if (AS_IT_IS.has(word)) return word;
  const concept = anyConceptOf(word);
  return ALIKES.get(concept) ?? concept;
}

const BE = /^(?:be|is|are|was|were|am|get|gets|got|been|being)$/;
const DENIES = /^(?:not|no|never|none|neither|nor|without|nothing)$/;

/** What a clause tells, word by word; negations of a condition stand with what they deny, those of a main clause are told apart. */
export function termsOf(words: readonly string[], isCondition: boolean): readonly string[] {
  const terms: string[] = [];
  let denied = false;
  for (const [at, word] of words.entries()) {
    if (DENIES.test(word)) {
      denied = isCondition || word === 'without' || words[at - 1] === 'with';
      continue;
    }
    for (const term of termsAt(words, at)) {
      const isDenied = denied && !LIGHT.has(term);
      terms.push(isDenied ? `${DENIED}${term}` : term);
      if (isDenied) denied = false;
    }
  }
  // `if I can't`: what is denied stands elsewhere.
  const all = denied ? [...terms, DENIED] : terms;
  return all.filter((one) => !all.includes(`${DENIED}${one}`));
}

/** They tell nothing where they stand: `the new attack`, `once prevention is finished`, `optional`, which is how and not what. */
const IDLE =
  /^(?:new|optional|against|up|finished|resolved|over|done|such|unlike|attack|sort|possibly|later|during|fail|fails|owner|holder|bearer|made|allow|allows)$/;
/** `+1 power` */
export const PLUS = 'plus';
/** A roll against the unit is none of its own. */
const AGAINST = 'rolled against';
/** On the list of the keyword, where `listed` tells nothing. */
const ON_LIST = 'on list';
const OF_DICE = /^(?:dice|die|roll|rolls|rolled)$/;

function termsAt(words: readonly string[], at: number): readonly string[] {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  if (OF_DICE.test(word)) return [diceAt(words, at)];
  if (word === 'attack' && !OF_DICE.test(next)) return [termOf(word)];
  if (word === 'against' && /^(?:rolled|roll)$/.test(words[at - 1] ?? '')) return [AGAINST];
  // `damage counters`
  if (IDLE.test(word) || (word === 'damage' && /^counters?$/.test(next))) return [];
  if (word === 'bonus') return [word];
  if (word === 'list') return [ON_LIST];
  if (/^\+(?:\d+|x)$/.test(word)) return [PLUS];
  if (word === 'once' && /^(?:damage|the|it|i|a|all)$/.test(next)) return [termOf('after')];
  if (/^(?:itself|himself|herself|themselves)$/.test(word)) return ['self'];
  if (word === 'own') return /^(?:its|his|her|their)$/.test(words[at - 1] ?? '') ? ['self'] : ['own'];
  if (/^attack(?:er|ers|ing)$/.test(word)) return ['attacker'];
  if (/^defend(?:er|ers|ing)$/.test(word)) return ['defender'];
  if (word === 'attacked')
    return [isDone(words, at) && !/^(?:with|by|using)$/.test(next) ? 'attacked' : termOf('attack')];
  const bare = /^un(tapped|prevented|damaged|used|paid|seen)$/.exec(word)?.[1];
  if (bare !== undefined) return [`${DENIED}${termOf(bare)}`];
  if (TELLING.has(word)) return [word === 'again' ? 'twice' : word];
  return conceptOf(word) === null && !ALIKES.has(anyConceptOf(word)) ? [] : [termOf(word)];
}

function isDone(words: readonly string[], at: number): boolean {
  return words.slice(Math.max(0, at - 3), at).some((one) => BE.test(one));
}

/** Attack dice and dice of damage are two kinds; a roll is of attack dice where nothing else is said. */
function diceAt(words: readonly string[], at: number): string {
  const isOfDamage = words[at + 1] === 'of' && words[at + 2] === 'damage';
  return isOfDamage ? 'dice of damage' : termOf('dice');
}
