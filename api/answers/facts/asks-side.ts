import { placesOf } from '../../../engine/interaction/places.js';
import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const WORKS = maybe(
  'work|works|apply|applies|count|counts|trigger|triggers|happen|happens|help|helps|function|matter|do anything|be used|used',
);
const ATTACKS =
  '(?:on offense|on offence|offensively|when i attack|when unit attacks|when unit attack|when i am attacking|when unit is attacking|when attacking|while attacking|while i attack|if i attack|if i am attacking|on attack)';
const DEFENDS =
  '(?:on defense|on defence|defensively|when i am attacked|when unit is attacked|when unit gets attacked|when i get attacked|when attacked|when defending|while defending|when i defend|when i am defending|when unit is defending|when unit defends|if i am attacked|if unit is attacked|if i am defending)';
const ANYTIME = /\bnot just when it attacks\b/i;
const IS_ATTACKED = /\bis attacked\b|\bnot just when it attacks\b|\bagainst (?:this|the) unit\b/i;
const OPENS = `(?:does|do|can|will|would|is) ${maybe('i|unit')}${maybe('use')}`;

/** On which side of an attack its unit has something of it. */
export const ASKS_SIDE: readonly FactForm[] = [
  {
    asks: wholeLine(`${OPENS}K ${WORKS}${ATTACKS}`),
    holds: (known) => playsPart(known, 'ATTACKER'),
    shown: /\battacks\b/i,
  },
  {
    asks: wholeLine(`${OPENS}K ${WORKS}${DEFENDS}`),
    holds: (known) => playsPart(known, 'DEFENDER'),
    shown: IS_ATTACKED,
  },
];

function playsPart(known: Known, side: 'ATTACKER' | 'DEFENDER'): boolean | null {
  const { rules } = known;
  if (rules === null || rules.notInAttack !== undefined) return null;
  const places = placesOf(rules);
  const isOfBoth = rules.parts.rerolls === true && places.includes(side);
  if (places[0] === side || isOfBoth || known.sentences.some(({ text }) => ANYTIME.test(text))) return true;
  return isOfOneSide(known) ? false : null;
}

/** What it looks at or changes is there in an attack of the one side only; damage befalls both. */
function isOfOneSide({ rules, traits }: Known): boolean {
  const parts = rules?.parts;
  return (
    traits?.looksFor != null ||
    traits?.reachesOtherArena === true ||
    parts?.addsToAttackDice === true ||
    parts?.dividesExcess === true ||
    parts?.strikesBackAtEnd === true ||
    parts?.weakensAttackers === true ||
    parts?.keepsDefender === true ||
    parts?.powerForDamage === true
  );
}
