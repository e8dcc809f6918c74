import { rulesOf } from '../../interactions/rules-of.js';
import { type Lexeme, lexeme, type Unplaced } from './odds-lexeme.js';
import { COUNTERS, NUM, NUMBER_WORDS, numberOf } from './odds-lexicon.js';

const MANY = Number.POSITIVE_INFINITY;
const THING = `(?:more |points? of |total )?(${COUNTERS.slice(3, -1)}|damage|hits?|hitting dice)`;
const DOES =
  '(?:(?:do|does|doing|deal|deals|dealing|get|gets|getting|roll|rolls|rolling|score|scores|place|places|placing|take|takes|taking|put|puts) )?';
const NOT_ON_IT = '(?! (?:already|on (?:it|him|her|them|itself)\\b))';

type Range = (count: number) => readonly [least: number, most: number];
const RANGES: readonly (readonly [before: string, behind: string, range: Range])[] = [
  ['(?:at least|no less than|no fewer than|minimum|min) ', '', (n) => [n, MANY]],
  ['', '(?:\\+| or more| or better| or higher)', (n) => [n, MANY]],
  ['(?:more than|over) ', '', (n) => [n + 1, MANY]],
  ['(?:exactly|precisely|just) ', '', (n) => [n, n]],
  ['(?:at most|no more than|up to|maximum|max) ', '', (n) => [0, n]],
  ['', ' or (?:less|fewer)', (n) => [0, n]],
  ['(?:less|fewer|under) than ', '', (n) => [0, n - 1]],
];

function thingOf(text: string | undefined): 'DAMAGE' | 'HITS' {
  return /^hit/.test(text ?? '') ? 'HITS' : 'DAMAGE';
}

function amounts(least: number, most: number, thing: string | undefined): readonly Unplaced[] {
  return [{ kind: 'MEASURE', measure: { of: thingOf(thing), least, most } }];
}

const OF_THINGS: readonly Lexeme[] = [
  ...RANGES.flatMap(([before, behind, range]) => [
    lexeme(`${DOES}${before}${NUM}${behind} ${THING}${NOT_ON_IT}`, ([, count = '', thing]) =>
      amounts(...range(numberOf(count)), thing),
    ),
    lexeme(`hit(?:s|ting)? ${before}${NUM}${behind} times`, ([, count = '']) =>
      amounts(...range(numberOf(count)), 'hits'),
    ),
    lexeme(`${before}${NUM}${behind} (?:dice )?(?:to )?hits?`, ([, count = '']) =>
      before === '' && behind === '' ? null : amounts(...range(numberOf(count)), 'hits'),
    ),
  ]),
  lexeme('hit(?:s|ting)? at least once', () => amounts(1, MANY, 'hits')),
  lexeme(`${DOES}${NUM} ${THING} (?:exactly|precisely)`, ([, count = '', thing]) =>
    amounts(numberOf(count), numberOf(count), thing),
  ),
  lexeme(`${DOES}(?:no|zero|0) ${THING}(?: at all)?`, ([, thing]) => amounts(0, 0, thing)),
  lexeme(`${DOES}any ${THING}(?: at all)?`, ([, thing]) => amounts(1, MANY, thing)),
  lexeme(
    'miss(?:es|ing)? with (?:all|every)(?: of)?(?: (?:my|the|his))?(?= )|(?:all|every)(?= \\d+ dice miss)',
    () => amounts(0, 0, 'hits'),
  ),
  lexeme(
    '(?:hits?|hitting) nothing|whiffs?|(?:completely )?miss(?:es|ing)?(?: completely)?(?= with|$| [?.,]| a| on| against| the)',
    () => amounts(0, 0, 'hits'),
  ),
  lexeme(
    `(?:all|every one)(?: of)?(?: (?:my|the|his))? ${NUM} dice (?:to )?(?:hit|hits|hitting)`,
    ([, dice = '']) => [
      ...amounts(numberOf(dice), MANY, 'hits'),
      { kind: 'FACT', fact: { power: numberOf(dice) }, forward: false },
    ],
  ),
  lexeme(
    `(?:do|does|doing|deal|deals|dealing|get|gets|getting|roll|rolls|rolling|score|scores|place|places|placing|take|takes|taking) ${NUM} ${THING}${NOT_ON_IT}|${NUM} (hits?)`,
    ([, done, thing, bare, hits]) => [
      {
        kind: 'MEASURE',
        measure: { of: 'COUNT', thing: thingOf(thing ?? hits), count: numberOf(done ?? bare ?? '') },
      },
    ],
  ),
  lexeme(
    'how (?:much|many) (damage counters?|damage|hits|counters)|(?:the )?(?:average|expected|mean) (?:number |amount )?(?:of )?(damage counters?|damage|hits|counters)',
    ([, much, mean]) => [
      { kind: 'MEASURE', measure: { of: 'AVERAGE' } },
      { kind: 'THING', thing: thingOf(much ?? mean) },
    ],
  ),
  lexeme('(?:on )?average|expected|expect|mean', () => [{ kind: 'MEASURE', measure: { of: 'AVERAGE' } }]),
];

const FACES = ['ones', 'twos', 'threes', 'fours', 'fives', 'six(?:es)?'];
const FACE = `([1-6]|${NUMBER_WORDS.slice(0, 6).join('|')}|${FACES.join('|')})(?: s)?`;
const NOT_OF_UNIT =
  '(?! (?:attack|dice|die|power|health|hits?|damage|counters?|force|speed|times|units?|guys?|dudes?|or (?:more|less|better|higher)|strength|pow)\\b)(?! <)(?!/)';
const COUNT = `(?:(at least|exactly|more than|at most|just|only) )?(${NUMBER_WORDS.slice(0, 6).join('|')}|[1-9]|an?|any|no|zero)`;

function faceOf(text: string): number {
  const singular = text.replace(/^sixes$/, 'six').replace(/s$/, '');
  return /^[1-6]$/.test(text) ? Number(text) : NUMBER_WORDS.indexOf(singular === 'si' ? 'six' : singular) + 1;
}

function naturals(
  said: string | undefined,
  count: string | undefined,
  face: string,
): readonly Unplaced[] | null {
  const natural = faceOf(face);
  if (natural < 1) return null;
  const [least, most] = range(said, count);
  return [{ kind: 'MEASURE', measure: { of: 'NATURAL', face: natural, least, most } }];
}

function range(said: string | undefined, count: string | undefined): readonly [number, number] {
  if (count === 'no' || count === 'zero') return [0, 0];
  const many = count === undefined || /^(?:an?|any)$/.test(count) ? 1 : numberOf(count);
  if (said === 'exactly') return [many, many];
  if (said === 'more than') return [many + 1, MANY];
  return said === 'at most' ? [0, many] : [many, MANY];
}

const OF_NATURALS: readonly Lexeme[] = [
  lexeme(`(?:${COUNT} )?naturals? ${FACE}${NOT_OF_UNIT}`, ([, said, count, face = '']) =>
    naturals(said, count, face),
  ),
  lexeme(`${COUNT} ${FACE}${NOT_OF_UNIT}`, ([found, said, count, face = '']) =>
    said === undefined && !/s$/.test(found) && !/^(?:an?|one|any) (?:[1-6]|six)$/.test(found)
      ? null
      : naturals(said, count, face),
  ),
  lexeme(`(?:roll|rolling|rolls) (?:an? )?${FACE}${NOT_OF_UNIT}`, ([, face = '']) =>
    naturals(undefined, undefined, face),
  ),
  lexeme('(?:any )?(sixes|fives|fours|threes|twos|ones)', ([, face = '']) =>
    naturals(undefined, undefined, face),
  ),
];

const HAPPENS =
  '(?:to )?(?:(?:does|do|will|would) )?(?:triggers?|triggering|happens?|happening|works?|activates?|activating|comes? up|goes off|go off|going off|fires?|procs?|counts?|occurs?)';

function trigger(slug: string | undefined): readonly Unplaced[] | null {
  const parts = rulesOf(slug)?.parts;
  if (slug === undefined || (parts?.onInitialNatural ?? parts?.onFinalNatural) === undefined) return null;
  return [{ kind: 'MEASURE', measure: { of: 'TRIGGER', keyword: slug } }];
}

const OF_KEYWORDS: readonly Lexeme[] = [
  lexeme(`<k(\\d+)>(?: (\\d))? ${HAPPENS}`, ([, index], { mentions }) => {
    const mention = mentions[Number(index)];
    const asked = trigger(mention?.keyword.slug);
    return asked === null || mention === undefined || mention.value === null
      ? asked
      : [
          ...asked,
          {
            kind: 'FACT',
            fact: { keyword: mention.keyword.slug, abilities: [`${mention.keyword.name} ${mention.value}`] },
            forward: false,
          },
        ];
  }),
  lexeme(
    '(?:trigger|triggering|proc|procs|activate)s? (?:(?:my|his|the|its|of) )*<k(\\d+)>',
    ([, index], { mentions }) => trigger(mentions[Number(index)]?.keyword.slug),
  ),
  lexeme(
    '(?:(?:get|getting|land|landing|roll|rolling|score) )?(?:at least )?(?:one|an?|1|any) <k(\\d+)>(?! \\d)(?= (?:with|on|when|from|in|\\?|,|using|for)|$)',
    ([, index], { mentions }) => {
      const mention = mentions[Number(index)];
      return mention?.value === null && mention.keyword.slug === 'critical-hit'
        ? trigger(mention.keyword.slug)
        : null;
    },
  ),
];

const THRESHOLDS: readonly Lexeme[] = [
  lexeme('(?:an? )?50/50|(?:an? )?coin ?flip|even odds|(?:an? )?even chance', () => [
    { kind: 'THRESHOLD', percent: 50 },
  ]),
  lexeme(
    '(?:is it |it is )?(?:(?:more|better|greater|higher|less|lower|worse) than|at least|over|above|below|under)(?: an?)? (\\d{1,2})(?:%| %| percent)(?: (?:chance|odds|likely))?',
    ([, percent]) => [{ kind: 'THRESHOLD', percent: Number(percent) }],
  ),
];

/** What is asked for, as words say it; before everything else that the same words may be. */
export const MEASURES: readonly Lexeme[] = [...THRESHOLDS, ...OF_KEYWORDS, ...OF_THINGS, ...OF_NATURALS];
