import type { Random } from '../glossary/random.js';

const PLAIN = [
  ...['Armor', 'Overkill', 'Fortitude', 'Double Strike', 'Stun', 'Lucky', 'Accuracy', 'Critical Hit', 'Fury'],
  ...['Evade', 'Shields', 'Riposte', 'Retaliate', 'Parry', 'Deflect', 'Intercept', 'Protect', 'Focus'],
] as [string, ...string[]];
const WITHOUT_VALUE = ['Armor', 'Overkill', 'Fortitude', 'Double Strike', 'Intercept'];
const ARROWS = ['->', '-->', '\u2192', '-'] as [string, ...string[]];
const KINDS = ['Ranger', 'Droid', 'Scout', 'Pilot', 'Warden', 'Clone'] as [string, ...string[]];
const EFFECTS = [
  'Gain 1 Force',
  'Draw a card',
  'Untap this unit',
  'Each opponent discards a card',
  'Prevent up to 2 damage to one of your Rangers',
] as [string, ...string[]];

/** `Stun 2`, `Armor`. */
function ability(random: Random): string {
  const name = random.pick(PLAIN);
  return WITHOUT_VALUE.includes(name) ? name : `${name} ${1 + random.below(5)}`;
}

const LINES: readonly [(random: Random) => string, ...((random: Random) => string)[]] = [
  ability,
  ability,
  ability,
  (random) => `Pay ${1 + random.below(4)} Force ${random.pick(ARROWS)} ${ability(random)}`,
  (random) => `Tap ${random.pick(ARROWS)} ${random.pick(EFFECTS)}.`,
  (random) => `Tap, Pay ${1 + random.below(3)} build points-> ${random.pick(EFFECTS)}.`,
  (random) => `Switch: ${ability(random)}/${ability(random)}`,
  (random) => `Reserves: Tap -> ${random.pick(EFFECTS)}.`,
  (random) => `Each of your other ${random.pick(KINDS)}s gets ${ability(random)} and ${ability(random)}.`,
  (random) => `${ability(random)} while attacking a ${random.pick(KINDS)}`,
  (random) => `As long as you have a ${random.pick(KINDS)}, this unit gets ${ability(random)}.`,
  (random) => `This unit gets "Pay 1 Force -> ${ability(random)}."`,
  (random) => `Equipped ${random.pick(KINDS)} gets +1 power and ${ability(random)}.`,
  (random) => `Evade X+1, where X is the number of your other ${random.pick(KINDS)}s.`,
  (random) => `Hidden Cost ${1 + random.below(5)}`,
  (random) => `Foresight: ${random.pick(EFFECTS)}.`,
  (random) => `When this unit damages a ${random.pick(KINDS)}, ${random.pick(EFFECTS).toLowerCase()}.`,
  (random) => `[Pilot] Starfighter Pilot. The Starfighter gets: * +10 speed. * ${ability(random)}.`,
];
const DIVIDERS = [' | ', ' | ', ' | ', '| ', '|'] as [string, ...string[]];

export function inventText(random: Random): string {
  const divider = random.pick(DIVIDERS);
  return Array.from({ length: random.below(4) }, () => random.pick(LINES)(random)).join(divider);
}

const RULINGS: readonly [(random: Random) => string, ...((random: Random) => string)[]] = [
  (random) => `This unit counts as a ${random.pick(KINDS)} in every arena.`,
  (random) => `${random.pick(PLAIN)} on this card is used once per attack.`,
  (random) => `You choose the ${random.pick(KINDS)} when the ability resolves.`,
  () => 'It may be played during your own turn only.',
  () => '(See the ruling on paying costs.)',
  () => 'A cost of "2 Force" is paid before dice are rolled.',
  () => 'RESTRICTED | Only one copy may be in a deck',
  () => 'BANNED',
];

/** Empty for most cards. */
export function inventUsage(random: Random): string {
  if (!random.chance(0.25)) return '';
  const divider = random.pick([' ', ' | ']);
  return Array.from({ length: 1 + random.below(3) }, () => random.pick(RULINGS)(random)).join(divider);
}

export function inventSubtypes(random: Random): string {
  return random.chance(0.4) ? `${random.pick(KINDS)} - ${random.pick(KINDS)} Leader` : random.pick(KINDS);
}
