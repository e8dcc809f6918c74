import { inventRulings } from './invented-rulings.js';
import type { Random } from './random.js';

/** An entry before it is printed in one of the forms. */
export interface InventedEntry {
  readonly name: string;
  /** The name with its parameter: `Vorbex X`. */
  readonly signature: string;
  /** What a form with headings prints ahead of the text, colons included. */
  readonly heading: string;
  /** Type phrase, definitions and rulings. */
  readonly body: string;
}

interface Heading {
  signature(name: string): string;
  heading(name: string): string;
}

const plain = (parameter: string): Heading => ({
  signature: (name) => name + parameter,
  heading: (name) => `${name}${parameter}:`,
});

const HEADINGS: readonly [Heading, ...Heading[]] = [
  plain(' X'),
  plain(''),
  plain(' X/-X'),
  plain(" +/- 'X'"),
  plain(': [1st/2nd/3rd effect]'),
  {
    signature: (name) => `${name}: [effect]`,
    heading: (name) => `${name}: [effect]`,
  },
  { signature: (name) => name.toUpperCase(), heading: (name) => `${name.toUpperCase()}:` },
];

const PHRASES: readonly [string, ...string[]] = [
  'A cumulative, static ability that means, ',
  'A cumulative ability triggered during the pending damage POP that means, ',
  'An isolated ability triggered when the build step starts that means ',
  'A selective effect on Equipment activated during the build step that means, ',
  'A layered ability activated during the attack POP that means ',
  'A static, layered ability that means, ',
  'A layered static ability that means, ',
  'A cumulative ability triggered by the initial dice roll that means, ',
  'A layered ability triggered by the roll of a natural two during an attack that means, ',
  'A cumulative ability triggered after damage placement that means, ',
  'A layered ability activated during the Damage Prevention play or pass chance that means, ',
  'A selective ability activated during the attack step that means, ',
  'A layered ability triggered at the second whistle that means, ',
  '',
];

const DEFINITIONS: readonly [string, ...string[]] = [
  '"This unit gets X more power while it guards the arena."',
  '"When this unit attacks, you may move X of its hits to another unit."',
  '"Prevent up to X damage to this unit." and "Prevent up to X damage to your other units," respectively.',
  '"As long as it is first, the first effect counts. As long as it is second, the second counts. Else nothing does."',
  '"If the text reads \'once,\' this unit does X damage to the attacker when the attack ends."',
  '"This unit may attack twice; the second attack has no dice of its own;"',
];
/** Swallows what follows: the worst that a hasty editor leaves behind. */
const UNCLOSED = '"This unit gets X more power while it guards the arena.';
const UNCLOSED_SHARE = 0.01;

const FEWEST_RULINGS = 3;
const MOST_RULINGS = 12;
const MOST_OTHERS = 3;

/** `names` are all keywords of the glossary: the rulings of an entry name some of the others. */
export function inventEntry(
  random: Random,
  name: string,
  names: readonly [string, ...string[]],
): InventedEntry {
  const heading = random.pick(HEADINGS);
  const count = FEWEST_RULINGS + random.below(MOST_RULINGS - FEWEST_RULINGS + 1);
  const others = Array.from({ length: MOST_OTHERS }, () => random.pick(names)) as [string, ...string[]];
  const definition = random.chance(UNCLOSED_SHARE) ? UNCLOSED : random.pick(DEFINITIONS);
  const rulings = inventRulings(random, { name, others }, count);
  return {
    name,
    signature: heading.signature(name),
    heading: heading.heading(name),
    body: `${random.pick(PHRASES)}${definition} ${rulings.join(' ')}`,
  };
}

/** The same entry as an older edition had it: one ruling less, one in other words. */
export function olderEntry(entry: InventedEntry): InventedEntry {
  const sentences = entry.body.split('. ');
  const last = sentences.at(-1) ?? '';
  return { ...entry, body: [...sentences.slice(0, -2), `As printed then, ${last}`].join('. ') };
}
