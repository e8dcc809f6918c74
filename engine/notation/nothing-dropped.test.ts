import { assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import type { CardText } from './card-text.js';
import { parseCardText } from './card-text.js';
import { GAME_KEYWORDS } from './game-keywords.js';
import type { ParsedLine } from './parsed-line.js';

const RUNS = Number(process.env['NOTATION_RUNS'] ?? 1_500);

const COSTS = [
  '',
  '',
  'Pay 2 Force -> ',
  'Tap: ',
  '(Pay 1 Force) ',
  'Pay 2 Force, ',
  'Discard a card → ',
  '[tap] - ',
];
const JOINS = [' and ', ', ', '; ', ' or ', ' & ', '. ', ' | ', ', and ', ', or ', '\n', '/', ' + '];
const BEFORE = [
  '',
  '',
  'While attacking a Jedi, ',
  'If you control a Sith: ',
  'During your turn: ',
  'As long as you have a Droid; ',
];
const BEHIND = [
  ...['', '', ' while attacking a Clone', ', but only once each turn', ' (only in Space)', ' against Droids'],
  ...[' for 2 Force', ' (2 Force)', ', Pay 2 Force', '.'],
];
/** What a line begins with; of some it is asked what they hold on a card only, for an attack keeps the text of an effect. */
const AROUND = [
  ...[
    '',
    '',
    'Switch: None/',
    'Upkeep: Pay 1 Force. ',
    'Upkeep: Pay 1 Force ',
    'Reduced Cost 2: If you have a Jedi, ',
  ],
  ...[
    'Stack: Old Barge; ',
    'Alternative Cost: Discard a card; ',
    'This unit gets ',
    'Equipped Jedi gets "',
    'Gains ',
  ],
  ...['Each of your Jedi gets ', 'Draw a card; ', "This unit can't be attacked. ", 'Hidden Cost 3, ', '* '],
  ...['When this unit attacks, draw a card, then '],
];
const EFFECTS = [
  'Reserves: ',
  'INSERT: ',
  '[Pilot] Walker Pilot. ',
  'Pay 3 Force -> Enhance: ',
  'Adapt: Stun 1/',
];
const PAIRS = [
  ['Evade 2', 'Armor'],
  ['Overkill', 'Lucky 3'],
  ['Accuracy -1', 'Critical Hit 2'],
  ['Stealth', 'Bombard 4'],
  ['Parry 1', 'Deflect 4'],
] as const;

const parts = {
  cost: constantFrom(...COSTS),
  join: constantFrom(...JOINS),
  before: constantFrom(...BEFORE),
  behind: constantFrom(...BEHIND),
  pair: constantFrom(...PAIRS),
};

function lineOf(around: string, { before, cost, pair: [first, second], join, behind }: Line): string {
  return `${around}${before}${cost}${first}${join}${second}${behind}${around.endsWith('"') ? '"' : ''}`;
}

interface Line {
  readonly cost: string;
  readonly join: string;
  readonly before: string;
  readonly behind: string;
  readonly pair: readonly [first: string, second: string];
}

/** The names of a line that are neither an ability nor in what is told. */
function dropped({ abilities, problems }: CardText | ParsedLine, pair: readonly string[]): readonly string[] {
  const names = pair.map((printed) => printed.replace(/ -?\d+$/, ''));
  const read = abilities.map((one) => (one.kind === 'KEYWORD' ? one.keyword : ''));
  return names.filter((name) => {
    const slug = GAME_KEYWORDS.find((keyword) => keyword.name === name)?.slug ?? '';
    return !read.includes(slug) && !problems.some(({ text }) => text.includes(name));
  });
}

describe('a name that is printed as an ability', () => {
  it('is an ability or is told, whatever cost, joint, condition and text stand around it', () => {
    let read = 0;
    assert(
      property(record(parts), constantFrom(...AROUND), (line, around) => {
        for (const readAll of [parseCardText, parseAbilityLines]) {
          const found = readAll(lineOf(around, line), GAME_KEYWORDS);
          expect(dropped(found, line.pair)).toEqual([]);
          if (found.problems.length === 0) read += 1;
        }
      }),
      { numRuns: RUNS },
    );
    expect(read).toBeGreaterThan(RUNS / 4);
  });

  it('is so on a card also in the text of an effect', () => {
    assert(
      property(record(parts), constantFrom(...EFFECTS), (line, around) => {
        expect(dropped(parseCardText(lineOf(around, line), GAME_KEYWORDS), line.pair)).toEqual([]);
      }),
      { numRuns: RUNS / 3 },
    );
  });

  it('is never free behind a cost in its sentence', () => {
    const joins = JOINS.filter((join) => !/[.;|\n]/.test(join));
    const costs = COSTS.filter((cost) => cost !== '');
    const asked = record({ ...parts, join: constantFrom(...joins), cost: constantFrom(...costs) });
    assert(
      property(asked, (line) => {
        for (const readAll of [parseCardText, parseAbilityLines]) {
          const { abilities } = readAll(lineOf('', line), GAME_KEYWORDS);
          for (const one of abilities) expect(one).toMatchObject({ cost: { text: expect.any(String) } });
        }
      }),
      { numRuns: RUNS / 3 },
    );
  });

  it('never holds always where a condition begins its sentence', () => {
    const joins = JOINS.filter((join) => !/[.;|\n]/.test(join));
    const befores = ['While attacking a Jedi, ', 'If you control a Sith: ', 'During your turn: '];
    const asked = record({ ...parts, join: constantFrom(...joins), before: constantFrom(...befores) });
    assert(
      property(asked, (line) => {
        for (const readAll of [parseCardText, parseAbilityLines]) {
          const { abilities } = readAll(lineOf('', line), GAME_KEYWORDS);
          for (const { condition } of abilities) expect(condition).not.toBeNull();
        }
      }),
      { numRuns: RUNS / 3 },
    );
  });
});
