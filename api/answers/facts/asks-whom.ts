import type { FactForm, Known } from './fact-form.js';
import { maybe, wholeLine } from './whole-line.js';

const OTHER =
  '(?:(?:another|other|others|different|someone else|somebody else|any other|one of)(?: units?| of| own)*|other units|others|units next to it|neighbou?rs?|friends?|allies|ally)';
const SELF = '(?:itself|himself|herself|myself|themselves|self|own unit)';
const ALL =
  '(?:all|every|each|everyone|everybody|everything|three|3|four|4|five|5|more than two)(?: of)?(?: other| more| extra| different| enemy| opponents| opposing)*(?: units?| targets?)?(?: in arena| at once| in tandem)?';
const MORE_THAN_ONE =
  '(?:both|two|2|several|multiple|many|more than one|more than 1)(?: other| more| different)*(?: units?| targets?)?(?: in arena| at once| in tandem)?';
const ENEMY = '(?:opponents?|enemy|enemies|opposing)(?: units?)?';
const OWN = '(?:own|friendly|allied|i own)(?: units?)?|units i control';
const HITS =
  'hit|damage|target|affect|kill|go to|go on|go onto|spill onto|spill to|be split|be divided|be spread|be split between|be divided between|be spread over|split between|split over|split|divide between|divide|spread over|spread to|spread|reach|strike|attack|do damage to|deal damage to|jump to';

/** Whom it helps, hits or counts, and how many of them. */
export const ASKS_WHOM: readonly FactForm[] = [
  {
    asks: wholeLine(
      `(?:can|does|do|may|could|will|would) ${maybe('i|unit')}${maybe('use')}K ${maybe('to|be used to|work to|let i')}(?:protect|save|help|cover|shield|prevent damage to|prevent damage for|prevent damage on|be used on|be used for|work on|work for|for|on) ${OTHER}`,
    ),
    holds: (known) => helps(known, 'FELLOW_UNIT'),
  },
  {
    asks: wholeLine(
      `(?:can|does|do|may|could|will|would) ${maybe('i|unit')}${maybe('use')}K ${maybe('to|be used to|work to|let i')}(?:protect|save|help|cover|shield|prevent damage to|be used on|be used for|work on|work for|for|on)?(?: own)? ?${SELF}`,
    ),
    holds: (known) => helps(known, 'ITSELF'),
  },
  {
    asks: wholeLine(
      `(?:can|does|do|may|could|will|would|is) (?:i )?K(?: damage| hits| dice)? (?:${HITS}) ${ALL}`,
    ),
    holds: (known) => (hitsOne(known) ? false : null),
  },
  {
    asks: wholeLine(
      `(?:can|may|could|do|does) (?:i|unit) (?:split|divide|spread|use) K(?: damage| hits| dice)? (?:between|among|over|across|on|onto|to|against|with) ${ALL}`,
    ),
    holds: (known) => (hitsOne(known) ? false : null),
  },
  {
    asks: wholeLine(
      `(?:can|does|do|may|could|will|would) (?:i )?K(?: damage| hits| dice)? (?:${HITS}) ${MORE_THAN_ONE}`,
    ),
    holds: (known) => (hitsOne(known) && known.rules?.parts.dividesExcess !== true ? false : null),
  },
  {
    asks: wholeLine(
      `(?:does|do|will) K (?:count|boost|help|affect|work for|work on|include|strengthen) ${ENEMY}`,
    ),
    holds: ({ rules }) => whomItStrengthens(rules?.parts.strengthens, 'ENEMIES'),
  },
  {
    asks: wholeLine(
      `(?:does|do|will) K (?:count|boost|help|affect|work for|work on|include|strengthen) (?:${OWN}|other own units)`,
    ),
    holds: ({ rules }) => whomItStrengthens(rules?.parts.strengthens, 'OWN'),
  },
];

function helps({ rules }: Known, whom: 'ITSELF' | 'FELLOW_UNIT'): boolean | null {
  const parts = rules?.parts;
  const by = parts?.onFinalNatural?.effect === 'PREVENTION' || parts?.preventsUnpreventable === true;
  const of = parts?.prevents?.of ?? (by ? 'ITSELF' : null);
  return of === null ? null : of === whom;
}

const ONE_UNIT =
  /\bto (?:another|that|a|the attacking) unit\b|\band another unit\b|\bto it\b|\battacker takes\b|\bunit itself\b|\ba unit you choose\b/i;
const SEVERAL_UNITS = /\b(?:each|every|all|any number) of (?:your|the) (?:other )?units\b|\ball units\b/i;

/** It makes damage of its own, and that to one unit. */
function hitsOne({ keyword, sentences, damage }: Known): boolean {
  const texts = [keyword.summary, ...sentences.map(({ text }) => text)];
  return (
    damage !== null &&
    texts.some((text) => ONE_UNIT.test(text)) &&
    !texts.some((text) => SEVERAL_UNITS.test(text))
  );
}

function whomItStrengthens(
  strengthens: 'OTHER_UNITS' | 'ITSELF_FOR_EACH_ENEMY' | undefined,
  asked: 'ENEMIES' | 'OWN',
): boolean | null {
  if (strengthens === undefined) return null;
  return (strengthens === 'OTHER_UNITS') === (asked === 'OWN');
}
