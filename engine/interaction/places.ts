import type { KeywordParts, KeywordRules } from '../keyword.js';

/** The unit that has a keyword. SECOND: another unit of the defender's side. FELLOW: another unit of the attacker's side. */
export type Place = 'ATTACKER' | 'DEFENDER' | 'SECOND' | 'FELLOW';

/** Parts that a unit plays as attacker, and those it plays as defender. */
const ATTACKING: readonly (keyof KeywordParts)[] = [
  'addsToAttackDice',
  'powerWhileDamaged',
  'reaches',
  'powerForDamage',
  'keepsDefender',
  'onInitialNatural',
  'rerolls',
  'dividesExcess',
  'unpreventable',
  'doublesCounters',
  'hidesDice',
  'damageAfterDiscard',
];
const DEFENDING: readonly (keyof KeywordParts)[] = [
  'hitOn',
  'weakensAttackers',
  'strikesBackAtEnd',
  'preventsUnpreventable',
  'rerolls',
];
type Reward = NonNullable<KeywordParts['reward']>;
/** What only a unit that attacks has something of. */
const ATTACKERS_ONLY: readonly Reward[] = ['AFTER_ITS_ATTACK', 'AFTER_TOO_LITTLE_DAMAGE', 'GUESS_ITS_HITS'];
const FOR_DAMAGE_DONE: readonly Reward[] = ['WHEN_IT_DAMAGES', 'WHEN_IT_DISCARDS'];
const FOR_DAMAGE_TAKEN: readonly Reward[] = ['WHEN_IT_IS_DAMAGED', 'WHEN_IT_IS_DISCARDED'];

/**
 * Units on which a keyword can play one of its parts, the usual one first. A keyword that plays none is with the attacker: it has to be
 * somewhere.
 */
export function placesOf({ parts }: KeywordRules): readonly Place[] {
  const places: Place[] = [];
  if (attacks(parts)) places.push('ATTACKER');
  if (parts.strengthens === 'ITSELF_FOR_EACH_ENEMY') places.push('ATTACKER', 'DEFENDER');
  if (parts.strengthens === 'OTHER_UNITS') places.push('FELLOW', 'SECOND');
  if (standsBeside(parts)) places.push('SECOND');
  if (defends(parts)) places.push('DEFENDER');
  if (isStruckBack(parts)) places.push('ATTACKER');
  if (isStruckAside(parts)) places.push('SECOND');
  if (parts.prevents?.of === 'FELLOW_UNIT') places.push('DEFENDER', 'FELLOW');
  if (parts.unpreventable === true) places.push('DEFENDER');
  if (strikesFromAside(parts)) places.push('SECOND');
  return places.length === 0 ? ['ATTACKER'] : [...new Set(places)];
}

/** Whether a keyword plays a part of its own where it stands. */
export function playsItsPart({
  rules,
  place,
}: {
  readonly rules: KeywordRules;
  readonly place: Place;
}): boolean {
  return placesOf(rules).includes(place);
}

function plays(parts: KeywordParts, some: readonly (keyof KeywordParts)[]): boolean {
  return some.some((part) => parts[part] !== undefined);
}

function isFor({ reward }: KeywordParts, rewards: readonly Reward[]): boolean {
  return reward !== undefined && rewards.includes(reward);
}

function attacks(parts: KeywordParts): boolean {
  return (
    plays(parts, ATTACKING) ||
    parts.onFinalNatural?.effect === 'DAMAGE' ||
    isFor(parts, [...ATTACKERS_ONLY, ...FOR_DAMAGE_DONE])
  );
}

function defends(parts: KeywordParts): boolean {
  const { onFinalNatural: final, reward } = parts;
  return (
    plays(parts, DEFENDING) ||
    (final !== undefined && final.effect !== 'DAMAGE') ||
    parts.prevents?.of === 'ITSELF' ||
    parts.changesDefender === 'TO_ANOTHER_UNIT' ||
    (reward !== undefined && !ATTACKERS_ONLY.includes(reward))
  );
}

/** What a unit does for another of its side. */
function standsBeside(parts: KeywordParts): boolean {
  return (
    parts.changesDefender === 'TO_THIS_UNIT' ||
    parts.prevents?.of === 'FELLOW_UNIT' ||
    plays(parts, ['avenges', 'hidesUntappedUnit'])
  );
}

/** What matters to an attacker that is struck in turn. */
function isStruckBack(parts: KeywordParts): boolean {
  return (
    plays(parts, ['hitOn', 'preventsUnpreventable']) ||
    parts.prevents?.of === 'ITSELF' ||
    isFor(parts, FOR_DAMAGE_TAKEN)
  );
}

/** What matters to a unit that does damage without being attacked. */
function strikesFromAside(parts: KeywordParts): boolean {
  return plays(parts, ['unpreventable']) || isFor(parts, FOR_DAMAGE_DONE);
}

/** What matters to a unit that is struck without being the defender, or becomes the defender. */
function isStruckAside(parts: KeywordParts): boolean {
  const { onFinalNatural: final } = parts;
  return (
    plays(parts, ['hitOn', 'strikesBackAtEnd', 'weakensAttackers']) ||
    parts.prevents?.of === 'ITSELF' ||
    (final !== undefined && final.effect !== 'DAMAGE') ||
    isFor(parts, FOR_DAMAGE_TAKEN)
  );
}
