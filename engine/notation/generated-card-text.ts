import { type Arbitrary, constantFrom, integer, oneof, record } from 'fast-check';
import { GAME_KEYWORDS } from './game-keywords.js';
import type { KeywordParameter } from './known-keyword.js';

function names(parameter: KeywordParameter): Arbitrary<string> {
  return constantFrom(...GAME_KEYWORDS.filter((one) => one.parameter === parameter).map(({ name }) => name));
}

/** A line from parts: `${cost} -> ${ability}`. */
function line<Parts extends Readonly<Record<string, string>>>(
  parts: { readonly [Name in keyof Parts]: Arbitrary<Parts[Name]> },
  join: (parts: Parts) => string,
): Arbitrary<string> {
  return record<Parts>(parts).map(join);
}

const value = integer({ min: 0, max: 20 }).map(String);
const plain = oneof(
  names('NONE'),
  line({ name: names('NUMBER'), value }, ({ name, value: size }) => `${name} ${size}`),
  line(
    { name: names('SIGNED_NUMBER'), sign: constantFrom('', '-', '–', '+'), value },
    ({ name, sign, value: size }) => `${name} ${sign}${size}`,
  ),
  constantFrom('+1 power', '-10 speed', '+2 health'),
);
const arrow = constantFrom(' -> ', '-> ', ' --> ', ' → ', ' => ', ' § ', ' - > ', ' – ');
const paid = line(
  {
    cost: constantFrom('Pay 2 Force', 'Tap', '[tap]', 'Tap, Pay 2 build points', 'Discard a card'),
    arrow,
    name: names('NUMBER'),
    value,
  },
  ({ cost, arrow: sign, name, value: size }) => `${cost}${sign}${name} ${size}`,
);
const formula = line(
  {
    name: names('NUMBER'),
    value: constantFrom('X', 'X+1', '2X'),
    where: constantFrom('the number of other units', "this unit's power", 'half its health, rounded up'),
  },
  ({ name, value: size, where }) => `${name} ${size}, where X is ${where}`,
);
const condition = constantFrom(
  'while attacking an Imperial',
  'when attacking a Clone',
  'as long as you have a Droid or a Jedi',
  'if it is tapped',
);
const conditional = line(
  { ability: oneof(plain, paid), condition },
  ({ ability, condition: when }) => `${ability} ${when}`,
);
const subject = constantFrom(
  'Equipped Jedi',
  'Each of your other Droids',
  'Your other Pilots',
  'This unit',
  'Each of your units in the Space arena',
);
const granting = oneof(
  line({ subject, ability: plain }, ({ subject: who, ability }) => `${who} gets ${ability}.`),
  line({ subject, ability: oneof(plain, paid) }, ({ subject: who, ability }) => `${who} gets "${ability}."`),
  line(
    { subject, ability: plain, other: paid },
    ({ subject: who, ability, other }) => `${who} gets ${ability} and “${other}.”`,
  ),
  line(
    { condition, ability: plain },
    ({ condition: when, ability }) =>
      `${when.charAt(0).toUpperCase()}${when.slice(1)}, this unit gets ${ability}.`,
  ),
  line(
    { subject, ability: plain },
    ({ subject: who, ability }) => `Tap -> ${who} gets ${ability} until end of turn.`,
  ),
  line(
    { subject, ability: oneof(plain, paid) },
    ({ subject: who, ability }) => `${who} gets "Reserves: ${ability}."`,
  ),
);
const prose = constantFrom(
  'When this unit attacks, draw a card.',
  'Protect 2 units. Deploy it in the build zone.',
  'Switch places with any pilot in your reserves.',
);
const inside = oneof(plain, paid, formula, conditional, granting, prose);
const containing = oneof(
  line(
    { name: names('EFFECT').filter((name) => !/^(?:Switch|Adapt)$/.test(name)), inside },
    ({ name, inside: text }) => `${name}: ${text}`,
  ),
  line({ inside }, ({ inside: text }) => `Pay 3 Force -> Enhance: ${text}`),
  line(
    { first: oneof(constantFrom('None'), plain, paid), second: inside },
    ({ first, second }) => `Switch: ${first}/${second}`,
  ),
  line({ first: plain, second: inside }, ({ first, second }) => `Adapt: ${first}/${second}`),
  line(
    { plain },
    ({ plain: ability }) => `[Pilot] Starfighter Pilot. The Starfighter gets: * +10 speed. * ${ability}.`,
  ),
  line({ value }, ({ value: size }) => `Reduced Cost ${size}: If you have a Droid`),
  constantFrom('Stack: Old Freighter and New Freighter', 'Upkeep: Pay 1 Force'),
);

/** One line of a card. */
export const cardLine = oneof(inside, containing);
