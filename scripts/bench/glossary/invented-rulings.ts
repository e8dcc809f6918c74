import type { Random } from './random.js';

/** What a ruling speaks about: the keyword it stands under and others that it may name. */
export interface RulingSubject {
  readonly name: string;
  readonly others: readonly [string, ...string[]];
}

type Template = (subject: RulingSubject, random: Random) => string;

const UNITS = ['hauler', 'sentry', 'courier', 'glider', 'walker', 'scout', 'medic', 'lancer'] as const;
const PLACES = ['hangar', 'outpost', 'canyon', 'market', 'orbit', 'harbor', 'quarry', 'tunnel'] as const;
const DEEDS = ['guards', 'leaves', 'enters', 'crosses', 'repairs', 'watches', 'supplies', 'raids'] as const;
const AMOUNTS = ['one', 'two', 'three', 'half of the', 'all of the', 'none of the'] as const;
const THINGS = ['damage', 'dice', 'counters', 'power', 'hits', 'speed', 'Force'] as const;

/** Every way in which a ruling is printed oddly stands here; the plain ones come more often. */
const TEMPLATES: readonly [Template, ...Template[]] = [
  ({ name }, r) => `${name} works while the unit ${r.pick(DEEDS)} the ${r.pick(PLACES)}.`,
  ({ name }, r) =>
    `A ${r.pick(UNITS)} with ${name} takes ${r.pick(AMOUNTS)} ${r.pick(THINGS)} from that attack.`,
  ({ others }, r) => `${r.pick(others)} and ${r.pick(others)} don't change how many ${r.pick(THINGS)} count.`,
  ({ name, others }, r) =>
    `If ${r.pick(others)} was used before, ${name} waits until the ${r.pick(PLACES)} is empty.`,
  (_, r) =>
    `The player of the ${r.pick(UNITS)} chooses which ${r.pick(UNITS)} in the ${r.pick(PLACES)} is affected.`,
  (_, r) => `It resolves before any ${r.pick(UNITS)} ${r.pick(DEEDS)} the ${r.pick(PLACES)}.`,
  ({ others }, r) =>
    `A unit that has ${r.pick(others)} too may use both in either order during the same step.`,
  (_, r) =>
    `Only one natural "${1 + r.below(6)}" of the first roll counts, however many ${r.pick(UNITS)}s there are.`,
  ({ name }, r) => `${name} can't turn a die into a natural "${1 + r.below(6)}."`,
  (_, r) => `(A ${r.pick(UNITS)} in the ${r.pick(PLACES)} never pays for it.)`,
  ({ others }, r) =>
    `Prevention (such as ${r.pick(others)} and ${r.pick(others)}) works as usual against it.`,
  ({ others }) => `(See also ${others[0]})`,
  ({ name }, r) => `A ${name} without a cost reads "Pay 0 Force -->" on the ${r.pick(UNITS)}.`,
  (_, r) =>
    `It costs Pay ${r.below(5)} Force -> and Pay ${r.below(5)} Force \u00a7 on older printings of the ${r.pick(UNITS)}.`,
  (_, r) => `Wait ... then count the ${r.pick(THINGS)} of the ${r.pick(UNITS)} once more.`,
  (_, r) => `"For this attack" effects end when the ${r.pick(UNITS)} ${r.pick(DEEDS)} the ${r.pick(PLACES)}.`,
  (_, r) => `If it says "None" for the ${r.pick(PLACES)}, the ${r.pick(UNITS)} gets nothing there.`,
  (_, r) =>
    `A re-roll of the ${r.pick(UNITS)} is a new roll, and after a reroll the first ${r.pick(THINGS)} are gone.`,
  (_, r) =>
    `A value of \u2013${1 + r.below(4)} lowers the ${r.pick(THINGS)} of each ${r.pick(UNITS)}, never below 0.`,
  (_, r) =>
    `The unit\u2019s ${r.pick(THINGS)} and the ${r.pick(UNITS)}'s ${r.pick(THINGS)} are counted apart.`,
];

/** Sentences of one entry in the order of print, no two the same. */
export function inventRulings(random: Random, subject: RulingSubject, count: number): readonly string[] {
  const rulings = new Set<string>();
  while (rulings.size < count) rulings.add(random.pick(TEMPLATES)(subject, random));
  return [...rulings];
}
