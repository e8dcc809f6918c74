import { inventNames } from '../glossary/invented-names.js';
import type { Random } from '../glossary/random.js';
import { inventSubtypes, inventText, inventUsage } from './invented-abilities.js';

/** The columns of a set file by name; those that are not there are empty. */
export type CardRow = Readonly<Partial<Record<string, string>>>;

const UNITS = [...['Character', 'Character', 'Ground', 'Space', 'Ground/Character', 'Space/Ground']] as [
  string,
  ...string[],
];
const OTHERS = ['Battle', 'Mission', 'Mission - Trap', 'Equipment', 'Location'] as [string, ...string[]];
const SIDES = ['L', 'L', 'D', 'D', 'N', 'Y'] as [string, ...string[]];
const RARITIES = ['C', 'C', 'U', 'R', 'P'] as [string, ...string[]];
const VERSIONS = ['A', 'B', 'B2', 'C', 'D'] as const;
/** Of names that have several versions, and of those versions. */
const MOST_VERSIONS = VERSIONS.length;
/** Names with a quotation in them. */
const NICKNAMED = 0.02;

/** So many cards of as many names and versions, all different. */
export function inventCards(random: Random, count: number): readonly CardRow[] {
  const cards: CardRow[] = [];
  for (const name of inventNames(random, count)) {
    const shown = random.chance(NICKNAMED) ? `"${name}" the Ranger` : name;
    const isUnit = random.chance(0.7);
    const versions = isUnit ? VERSIONS.slice(0, 1 + random.below(MOST_VERSIONS)) : [''];
    for (const version of versions) {
      if (cards.length === count) return cards;
      cards.push(inventCard(random, version === '' ? shown : `${shown} (${version})`, isUnit));
    }
  }
  return cards;
}

function inventCard(random: Random, name: string, isUnit: boolean): CardRow {
  const number = (limit: number): string => (isUnit ? String(1 + random.below(limit)) : '');
  return {
    Name: name,
    Side: random.pick(SIDES),
    Type: isUnit ? random.pick(UNITS) : random.pick(OTHERS),
    Subtype: isUnit ? inventSubtypes(random) : '',
    Cost: random.chance(0.02) ? 'X' : String(random.below(12)),
    Speed: isUnit ? `${1 + random.below(9)}0` : '',
    Power: number(9),
    Health: number(9),
    Rarity: random.pick(RARITIES),
    Usage: inventUsage(random),
    Text: inventText(random),
    Script: random.chance(0.2) ? '<autoactivate:tap><moveto:discard>' : '',
    Classification: isUnit ? 'Unit' : '',
    DraftRarity: random.pick(RARITIES),
  };
}
