import type { KeywordParts, NaturalEffect } from './keyword.js';

/** A natural that is looked for is found by its effect as well: `onFinalNatural DAMAGE`, or `natural DAMAGE` where it may be in either roll. */
type NaturalPart = `${'onInitialNatural' | 'onFinalNatural' | 'natural'} ${NaturalEffect}`;

export type PartName = keyof KeywordParts | NaturalPart;

/** Which parts some unit has: where nobody has one, there is nothing to look for. */
export type PartsPlayed = Readonly<Record<PartName, boolean>>;

/** Written out: objects that are copied of one literal are the quickest to ask, and that is done at every step of a search. */
const NONE_PLAYED: PartsPlayed = {
  addsToAttackDice: false,
  hitOn: false,
  weakensAttackers: false,
  powerWhileDamaged: false,
  strengthens: false,
  reaches: false,
  hidesUntappedUnit: false,
  powerForDamage: false,
  changesDefender: false,
  keepsDefender: false,
  strikesBackAtEnd: false,
  onInitialNatural: false,
  rerolls: false,
  onFinalNatural: false,
  dividesExcess: false,
  prevents: false,
  unpreventable: false,
  preventsUnpreventable: false,
  doublesCounters: false,
  hidesDice: false,
  damageAfterDiscard: false,
  avenges: false,
  reward: false,
  beforeTheRoll: false,
  inBuildZone: false,
  slots: false,
  ways: false,
  'onInitialNatural ATTACK_DICE': false,
  'onInitialNatural DICE_OF_DAMAGE_TO_ITSELF': false,
  'onInitialNatural REWARD': false,
  'onInitialNatural DAMAGE': false,
  'onInitialNatural PREVENTION': false,
  'onInitialNatural DAMAGE_BACK': false,
  'onFinalNatural ATTACK_DICE': false,
  'onFinalNatural DICE_OF_DAMAGE_TO_ITSELF': false,
  'onFinalNatural REWARD': false,
  'onFinalNatural DAMAGE': false,
  'onFinalNatural PREVENTION': false,
  'onFinalNatural DAMAGE_BACK': false,
  'natural ATTACK_DICE': false,
  'natural DICE_OF_DAMAGE_TO_ITSELF': false,
  'natural REWARD': false,
  'natural DAMAGE': false,
  'natural PREVENTION': false,
  'natural DAMAGE_BACK': false,
};

export function partsPlayed(names: Iterable<PartName>): PartsPlayed {
  const played: Record<PartName, boolean> = { ...NONE_PLAYED };
  for (const name of names) played[name] = true;
  return played;
}

const namesOfParts = new WeakMap<KeywordParts, readonly PartName[]>();

/** The names of the parts that a keyword has. The same for all boards: looked at once. */
export function partNames(parts: KeywordParts): readonly PartName[] {
  const known = namesOfParts.get(parts);
  if (known !== undefined) return known;
  const { onInitialNatural: initial, onFinalNatural: final } = parts;
  const names: readonly PartName[] = [
    ...Object.keys(parts).filter(isPartName),
    ...(initial === undefined ? [] : naturalParts('onInitialNatural', initial.effect)),
    ...(final === undefined ? [] : naturalParts('onFinalNatural', final.effect)),
  ];
  namesOfParts.set(parts, names);
  return names;
}

function naturalParts(
  roll: 'onInitialNatural' | 'onFinalNatural',
  effect: NaturalEffect,
): readonly PartName[] {
  return [`${roll} ${effect}`, `natural ${effect}`];
}

function isPartName(name: string): name is PartName {
  return Object.hasOwn(NONE_PLAYED, name);
}
