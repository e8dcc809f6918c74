import type { Arena } from '../../../engine/attack-input.js';
import { printedUnit } from '../../attacks/printed-unit.js';
import { rulesOf } from '../../interactions/rules-of.js';
import type { Mention } from '../reading/recognise-keywords.js';
import { MEASURES } from './measures-in-line.js';
import { type AskedLine, type Lexeme, lexeme, type Unplaced } from './odds-lexeme.js';
import {
  COUNTERS,
  DOINGS,
  FILLERS,
  HEALTH,
  NOUN,
  NUM,
  numberOf,
  OWNERS,
  POWER,
  SIDED,
  SUBTYPES,
} from './odds-lexicon.js';
import type { Owner } from './odds-token.js';
import type { Fact } from './unit-facts.js';

function fact(one: Fact, forward = false): readonly Unplaced[] {
  return [{ kind: 'FACT', fact: one, forward }];
}

const one =
  (token: Unplaced): Lexeme['read'] =>
  () => [token];

const UNIT_NEXT = `(?= (?:\\d|<|tapped|untapped|ground|space|character|second|${NOUN.slice(3, -1)}|attack|attacker|defender|target|jedi|sith|clone|droid|imperial|rebel|stormtrooper|wookiee))`;
const TO_A_UNIT = '(?= (?:an?|the|my|his|her|their|our|its|another|that|this) )';
const ARENAS: Readonly<Record<string, Arena>> = {
  space: 'SPACE',
  ground: 'GROUND',
  character: 'CHARACTER',
};

function arena(found: RegExpExecArray): readonly Unplaced[] {
  const said = ARENAS[found[1] ?? ''];
  return said === undefined ? [] : fact({ arena: said });
}

const NUMBERS: readonly Lexeme[] = [
  lexeme('(\\d{1,3})/(\\d{1,3})/(\\d{1,3})', ([, speed, power, health]) =>
    fact({ speed: Number(speed), power: Number(power), health: Number(health) }),
  ),
  lexeme(`(\\d{1,3})/(\\d{1,3}) ${HEALTH}`, ([, health, counters]) =>
    fact({ health: Number(health), counters: Number(counters) }),
  ),
  lexeme('(\\d{1,3})/(\\d{1,3})', ([, power, health]) =>
    fact({ power: Number(power), health: Number(health) }),
  ),
  lexeme(`${HEALTH} (?:(?:of|is|:|=) )?(\\d{1,3})/(\\d{1,3})`, ([, health, counters]) =>
    fact({ health: Number(health), counters: Number(counters) }),
  ),
  lexeme(`\\+(\\d{1,2}) ${POWER}`, ([, more]) => fact({ more: Number(more) })),
  lexeme(`${NUM} ${HEALTH}(?: (?:left|remaining|total|points))*`, ([, health = '']) =>
    fact({ health: numberOf(health) }),
  ),
  lexeme(`${NUM} ${POWER}(?! of damage)`, ([, power = '']) => fact({ power: numberOf(power) })),
  lexeme(`${HEALTH} (?:(?:of|is|:|=) )?${NUM}(?! ${POWER})`, ([, health = '']) =>
    fact({ health: numberOf(health) }),
  ),
  lexeme(`(?:power|strength|dice) (?:(?:of|is|:|=) )?${NUM}(?! ${HEALTH})`, ([, power = '']) =>
    fact({ power: numberOf(power) }),
  ),
  lexeme('(\\d{1,3}) speed|speed (\\d{1,3})', ([, before, behind]) =>
    fact({ speed: Number(before ?? behind) }),
  ),
  lexeme(`${NUM} (?:damage|${COUNTERS}) (?:(?:is|are|already) )?on${TO_A_UNIT}`, ([, counters = '']) =>
    fact({ counters: numberOf(counters) }, true),
  ),
  lexeme(
    `(?:already )?${NUM} ${COUNTERS}(?: (?:already|on (?:it|him|her|them|itself|himself)))*|(?:already )?${NUM} damage(?: already)? on (?:it|him|her|them|itself|himself)(?: already)?|${NUM} damage already|(?:already )?(?:taken|took|suffered) ${NUM} damage(?: already)?`,
    ([, ...numbers]) => fact({ counters: numberOf(numbers.find((text) => text !== undefined) ?? '0') }),
  ),
];

const COST = '(?:(?:for|costing|costs|pay|at|cost|\\() )*(\\d{1,3}) force(?: \\))?';

const ABILITIES: readonly Lexeme[] = [
  lexeme('(?:without|no|not having|lacks|lacking)(?: (?:a|an|any|having))? <k\\d+>', () => []),
  lexeme(
    `(?:pay (?:a )?)?(\\d{1,3}) force (?:(?::|-+>|to) )?<k(\\d+)>(?: ${NUM}(?= ${NOUN}))?`,
    ([, force, index, value], asked) => ability(asked, index, force, value),
  ),
  lexeme(`<k(\\d+)> ${COST}`, ([, index, force], asked) => ability(asked, index, force, undefined)),
  lexeme(
    `(?:to|from|by|through|via) (?:the |his |my |its |their )?<k(\\d+)>(?: damage)?`,
    ([, index], asked) => cause(asked, index),
  ),
  lexeme(`<k(\\d+)> (\\d{1,2})(?= (?:attack(?! dice)|${NOUN}))`, ([, index, value], asked) =>
    ability(asked, index, undefined, value),
  ),
  lexeme('<k(\\d+)>', ([, index], asked) => ability(asked, index, undefined, undefined)),
  lexeme('<c(\\d+)>', ([, index], { cards }) => {
    const card = cards[Number(index)]?.cards[0];
    if (card === undefined) return null;
    const printed = printedUnit(card);
    if (printed === null) return fact({ card: card.slug });
    const { card: _, ...rest } = printed;
    return fact({ ...rest, card: card.slug });
  }),
];

/** `I am stunned 2`, `he intercepts`: done, by or to a unit that need not have the keyword. */
function isDone({ words }: AskedLine, { match, start, keyword }: Mention): boolean {
  const parts = rulesOf(keyword.slug)?.parts;
  const isState = parts?.hitOn !== undefined || parts?.weakensAttackers === true;
  const isAct = keyword.parameter === 'NONE' || /ed$/.test(words[start]?.text ?? '');
  return match === 'FORM' && !isState && isAct;
}

function ability(
  asked: AskedLine,
  index: string | undefined,
  force: string | undefined,
  behind: string | undefined,
): readonly Unplaced[] | null {
  const mention = asked.mentions[Number(index)];
  if (mention === undefined || isDone(asked, mention)) return null;
  const { keyword } = mention;
  const value = mention.value ?? (behind === undefined ? null : numberOf(behind));
  const takes = keyword.parameter === 'NUMBER' || keyword.parameter === 'SIGNED_NUMBER';
  if (takes && value === null) return fact({ keyword: keyword.slug, valueless: [keyword.name] });
  const line = [keyword.name, ...(takes ? [value] : [])].join(' ');
  return fact({
    keyword: keyword.slug,
    abilities: [force === undefined ? line : `Pay ${force} Force -> ${line}`],
  });
}

/** `dies to Riposte`: what does the damage, if the keyword does any at the attack's end. */
function cause(asked: AskedLine, index: string | undefined): readonly Unplaced[] | null {
  const mention = asked.mentions[Number(index)];
  const parts = rulesOf(mention?.keyword.slug)?.parts;
  const strikes = parts?.strikesBackAtEnd === true || parts?.onFinalNatural?.effect === 'DAMAGE_BACK';
  if (mention === undefined || mention.value !== null || !strikes) return null;
  return [{ kind: 'CAUSE', keyword: mention.keyword.slug }];
}

function opens(
  owner: Owner | null,
  more: { readonly second?: boolean; readonly count?: number; readonly definite?: boolean } = {},
): Lexeme['read'] {
  const { second = false, count = 1, definite = false } = more;
  return one({ kind: 'OPENS', owner, second, count, definite });
}

const UNITS: readonly Lexeme[] = [
  lexeme('(?:in|on) (?:the )?(space|ground|character)(?: arena)?', arena),
  lexeme(`(space|ground|character)(?: arena)?(?= (?:attack|${NOUN}))`, arena),
  lexeme('tapped', () => fact({ tapped: true })),
  lexeme('untapped', () => fact({ tapped: false })),
  lexeme(`(?:(?:a|the|my|his|one|and|an) )?(?:second|another|other)(?= )`, opens(null, { second: true })),
  lexeme(
    `(?:two|2)(?= (?:.{1,40} )?units\\b| (?:.{1,40} )?guys\\b| \\d{1,2} ${HEALTH})`,
    opens(null, { count: 2 }),
  ),
  ...OWNERS.map(([words, owner]) => lexeme(`${words}${UNIT_NEXT}`, opens(owner, { definite: true }))),
  ...SIDED.map(([words, side]) => lexeme(words, one({ kind: 'NOUN', side }))),
  lexeme(
    '(?:an? |the )?(?:my |the |an? )?(?:opponents?|enemy|enemies|opposition)',
    one({ kind: 'PERSON', who: 'THEM' }),
  ),
  lexeme(`(${Object.keys(SUBTYPES).join('|')})s?`, ([, name = '']) => [
    ...fact({ subtypes: [SUBTYPES[name] ?? name] }),
    { kind: 'NOUN', side: null },
  ]),
  lexeme(NOUN, one({ kind: 'NOUN', side: null })),
  lexeme(`(?:the|this|that|its)${UNIT_NEXT}`, opens(null, { definite: true })),
  lexeme('(?:an?|some)', opens(null)),
  lexeme('(?:the|this|that|its)(?= )', opens(null, { definite: true })),
  lexeme('(?:i|me|we|us|you|mine|my|our)', one({ kind: 'PERSON', who: 'ME' })),
  lexeme('(?:his|hers|theirs|yours)', one({ kind: 'PERSON', who: 'THEM' })),
  lexeme('one(?= (?:dies?|survives?|lives|is|gets?|with|has|[?.,])|$)', one({ kind: 'NOUN', side: null })),
  lexeme('(?:itself|himself|herself)', one({ kind: 'PERSON', who: 'ITSELF' })),
  lexeme('(?:it|he|him|she|her|they|them)', one({ kind: 'PERSON', who: 'IT' })),
];

const DEEDS: readonly Lexeme[] = DOINGS.map(({ words, doing, passive = false, leaves = false }) =>
  lexeme(
    doing === 'DIE' || passive
      ? `${words}(?: (by|to|from|against|with)(?! (?:(?:the|his|my|its|their) )?<k\\d+>(?: |$)))?`
      : words,
    ([, by]) => [
      { kind: 'DOES', doing, passive, leaves },
      ...(by === undefined ? [] : [{ kind: 'BY' } as const]),
    ],
  ),
);

/** `hits my guy`: a verb. */
const HITS: Lexeme = lexeme('hits?(?= (?:an?|my|the|his|her|their|our) )', () => [
  { kind: 'DOES', doing: 'STRIKE', passive: false, leaves: false },
]);

const JOINTS: readonly Lexeme[] = [
  lexeme('(?:using|via|by means of)', one({ kind: 'HAS', instrument: true })),
  lexeme('(?:(?:has|have|had|is) )?got', one({ kind: 'HAS', instrument: false })),
  lexeme('(?:with|has|have|having|had|wielding|equipped with)', one({ kind: 'HAS', instrument: false })),
  lexeme('by|from', one({ kind: 'BY' })),
  lexeme('versus|against', one({ kind: 'AGAINST' })),
  lexeme('on|into|onto|at|to(?= (?:an?|the|my|his|their) )', one({ kind: 'ON' })),
  lexeme('(?:damage|hits?|counters)', ([thing = '']) => [
    { kind: 'THING', thing: thing.startsWith('hit') ? 'HITS' : 'DAMAGE' },
  ]),
  lexeme('both', one({ kind: 'BOTH' })),
  lexeme('and', one({ kind: 'AND' })),
  lexeme('or|than', one({ kind: 'OR' })),
  lexeme(
    '(?:(?:which|what)(?: one)? (?:is |gives? )|is |gives? )?(?:(?:me|an?|the) )*better(?: (?:chance|odds|choice))?',
    one({ kind: 'BETTER' }),
  ),
  lexeme(
    '(?:(?:does|do|did|will|would|can|could|is|are|am) )?(?:not|never)(?: (?:to|be|get))?|fails? to|failing to|without(?! (?:a|an|any|having)\\b)',
    one({ kind: 'NOT' }),
  ),
  lexeme(
    '[.;?!:]|behind|if|when|whenever|where|as|but|given|assuming|suppose|supposing',
    one({ kind: 'BREAK', hard: true }),
  ),
  lexeme('[,()]', one({ kind: 'BREAK', hard: false })),
];

const SILENT: readonly Lexeme[] = FILLERS.map((words) => lexeme(words, () => []));

/** What words of a question for chances may be; the first that fits. */
export const LEXEMES: readonly Lexeme[] = [
  ...MEASURES,
  ...SILENT.slice(0, -1),
  ...NUMBERS,
  ...ABILITIES,
  ...UNITS.slice(0, 2),
  HITS,
  ...DEEDS,
  ...UNITS.slice(2),
  ...JOINTS,
  ...SILENT.slice(-1),
];
