import {
  type Arbitrary,
  assert,
  constant,
  constantFrom,
  integer,
  nat,
  oneof,
  property,
  record,
  tuple,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAbilityLines } from './ability-line.js';
import type { ParsedAbility } from './parsed-line.js';
import { printAbilities, printAbility } from './print-ability.js';
import { sampleKnownKeywords } from './sample-known-keywords.js';

function abilities(text: string): readonly ParsedAbility[] {
  const { abilities: found, problems } = parseAbilityLines(text, sampleKnownKeywords);
  expect(problems).toEqual([]);
  return found;
}

/** What an ability says, without where it says it. */
function meaning({ raw, start, end, ...rest }: ParsedAbility) {
  return rest;
}

function oneLine(
  parts: Readonly<Record<string, Arbitrary<string>>>,
  join: (parts: Record<string, string>) => string,
) {
  return record(parts).map((chosen) => join(chosen));
}

const named = constantFrom(
  ...sampleKnownKeywords.filter(({ parameter }) => parameter === 'NUMBER').map(({ name }) => name),
);
const plain = oneof(
  constantFrom('Armor', 'elude', 'OVERKILL', 'Double  Strike'),
  tuple(named, nat(20)).map(([name, value]) => `${name} ${value}`),
  tuple(constantFrom('Accuracy', 'Resilience'), constantFrom('', '+', '-', '–'), nat(9)).map(
    ([name, sign, value]) => `${name} ${sign}${value}`,
  ),
  tuple(constantFrom('+', '-', '–'), nat(30), constantFrom('power', 'health', 'speed')).map(
    ([sign, by, stat]) => `${sign}${by} ${stat}`,
  ),
);
const paid = oneLine(
  {
    cost: oneof(
      integer({ min: 0, max: 20 }).map((amount) => `Pay ${amount} Force`),
      constantFrom(
        'Tap',
        '[tap]',
        'Tap, Pay 2 build points',
        'Discard a card from your hand and tap',
        'Pay X Force',
      ),
    ),
    arrow: constantFrom(' -> ', ' --> ', '→', ' => ', '§ ', '->'),
    ability: tuple(named, nat(20)).map(([name, value]) => `${name} ${value}`),
  },
  ({ cost, arrow, ability }) => `${cost}${arrow}${ability}`,
);
const formula = tuple(
  named,
  constantFrom('X', 'X+1', '2X', 'X - 1'),
  constantFrom("this unit's power", 'the number of Jedi', 'the number of Jedi and Sith, if any'),
).map(([name, value, where]) => `${name} ${value}, where X is ${where}`);
const conditions = constantFrom(
  'while attacking a Clone',
  'when attacking a Jedi, Sith, or Clone',
  'as long as you have a Jedi and a Droid',
  'if this unit is tapped',
);
const subjects = constantFrom(
  'This unit',
  'Each of your other Droids',
  'Each of your other units in the Space arena',
  'Each of your Jedi',
  "Each of your opponent's units",
  'Equipped Character or Squad',
  'Old Freighter',
);
const simple = oneof(plain, paid, formula);
const lines = oneof(
  simple,
  oneLine(
    { ability: oneof(plain, paid), condition: conditions },
    ({ ability, condition }) => `${ability} ${condition}`,
  ),
  oneLine(
    { subject: subjects, ability: oneof(plain, formula) },
    ({ subject, ability }) => `${subject} gets ${ability}.`,
  ),
  oneLine({ subject: subjects, ability: simple }, ({ subject, ability }) => `${subject} gets "${ability}."`),
  oneLine(
    { condition: conditions, subject: subjects, ability: plain },
    ({ condition = '', subject = '', ability }) => {
      const opening = condition.charAt(0).toUpperCase() + condition.slice(1);
      return `${opening}, ${subject.charAt(0).toLowerCase()}${subject.slice(1)} gets ${ability}.`;
    },
  ),
  oneLine({ before: constant('Reserves: '), ability: paid }, ({ before, ability }) => `${before}${ability}`),
);
const switches = oneLine(
  {
    first: oneof(constant('None'), simple),
    second: lines.filter((line) => !line.includes(':') && !line.includes('/')),
  },
  ({ first, second }) => `Switch: ${first}/${second}`,
);

describe('printing an ability', () => {
  it.each([
    ['pay 2 force --> evade  2', 'pay 2 force -> Evade 2'],
    ['Evade 2 (2 Force)', 'Pay 2 Force -> Evade 2'],
    ['Accuracy –1', 'Accuracy -1'],
    ['Elude', 'Precision'],
    ['While attacking a Clone, Fury 5', 'Fury 5 while attacking a Clone'],
    ['[Pilot] Ship Pilot.', 'Pilot: Ship Pilot.'],
    ['−2 Power', '-2 power'],
    [
      'As long as you have a Jedi, this unit gets "Pay 1 Force -> Evade 1."',
      'As long as you have a Jedi, this unit gets "Pay 1 Force -> Evade 1"',
    ],
    [
      'Each of your other Droids gets "Pay 1 Force -> Evade 1."',
      'Each of your other Droids gets "Pay 1 Force -> Evade 1"',
    ],
  ])('gives its canonical form: %s', (text, printed) => {
    expect(abilities(text).map((ability) => printAbility(ability, sampleKnownKeywords))).toEqual([printed]);
  });

  it('keeps the part of a Switch that it stands in', () => {
    const printed = abilities('Switch: Overkill/Stun 2').map((ability) =>
      printAbility(ability, sampleKnownKeywords),
    );
    expect(printed).toEqual(['Switch: Overkill/Stun 2', 'Switch: Overkill/None', 'Switch: None/Stun 2']);
  });

  it('gives what parses back to the same ability', () => {
    assert(
      property(oneof(lines, switches), (text) => {
        const found = abilities(text);
        expect(found.length).toBeGreaterThan(0);
        for (const ability of found.filter(({ switchSlot }, index) => switchSlot !== null || index === 0)) {
          const again = abilities(printAbility(ability, sampleKnownKeywords));
          expect(again.map(meaning)).toContainEqual(meaning(ability));
        }
      }),
      { numRuns: Number(process.env['NOTATION_RUNS'] ?? 2_000) },
    );
  });

  it('gives lines that parse back to the same abilities, and print the same again', () => {
    assert(
      property(tuple(oneof(lines, switches), oneof(lines, switches)), (texts) => {
        const found = abilities(texts.join(' | '));
        const printed = printAbilities(found, sampleKnownKeywords);
        const again = abilities(printed);
        expect(again.map(meaning)).toEqual(found.map(meaning));
        expect(printAbilities(again, sampleKnownKeywords)).toBe(printed);
      }),
      { numRuns: Number(process.env['NOTATION_RUNS'] ?? 2_000) },
    );
  });
});
