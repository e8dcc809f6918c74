import fc from 'fast-check';
import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { MAX_COMPLEXITY } from './complexity.js';
import { operationCost } from './operation-cost.js';
import { schema } from './schema.js';

const EVERYTHING = `__typename ... on Refusal { code message rule limit suggestions { label kind id } }
  ... on AttackReport { units { role counters { value probability fraction } expectedCounters discardChance }
    summary { expectedDamageToDefender defenderDiscardChance attackerDiscardChance expectedHits }
    trace { window { slug name } text probability keyword { slug name } rulings { id text } }
    choices { window { slug } player situation choice keyword { slug } }
    assumptions { code statement alternative } warnings { code message } notation url }`;

function costOf(input: object, selection = '__typename', times = 1): number {
  const fields = Array.from(
    { length: times },
    (_, index) => `a${index}: attack(input: $input) { ${selection} }`,
  );
  const document = parse(`query ($input: AttackInput!) { ${fields.join(' ')} }`);
  expect(validate(schema, document)).toEqual([]);
  return operationCost(schema, { document, variables: { input } });
}

const attackWith = (power: number, abilities: string[] = [], defending: string[] = []) => ({
  attacker: { power, health: 6, abilities },
  defender: { health: 5, abilities: defending },
});
const PLAIN = attackWith(7);
/** All read as the same ability. */
const SPELLINGS: Readonly<Record<string, (line: string) => string>> = {
  'capital letters': (line) => line.toUpperCase(),
  'small letters': (line) => line.toLowerCase(),
  'full-width letters': (line) =>
    line.replace(/[A-Za-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'other white space': (line) => line.replaceAll(' ', '\u2003'),
};
const LARGEST = {
  ...attackWith(20, Array(12).fill('Lucky 20'), Array(12).fill('Pay 1 Force -> Deflect 20')),
  others: Array.from({ length: 6 }, (_, index) => ({
    name: `unit ${index}`,
    health: 9,
    abilities: Array(12).fill('Pay 1 Force -> Evade 20'),
  })),
};

describe('the cost of an attack', () => {
  it('lets every single attack with all of its report through', () => {
    expect(costOf(LARGEST, EVERYTHING)).toBeLessThanOrEqual(MAX_COMPLEXITY);
    expect(costOf(PLAIN, EVERYTHING)).toBeLessThanOrEqual(MAX_COMPLEXITY / 4);
  });

  it('lets no second attack of the largest kind through', () =>
    expect(costOf(LARGEST, '__typename', 2)).toBeGreaterThan(MAX_COMPLEXITY));

  it('lets many plain attacks through', () =>
    expect(costOf(PLAIN, '... on AttackReport { summary { expectedHits } }', 30)).toBeLessThan(
      MAX_COMPLEXITY / 2,
    ));

  it.each([
    ['dice', attackWith(14)],
    ['units', { ...PLAIN, others: [{ name: 'second', health: 5 }] }],
    ['abilities to be used', attackWith(7, [], ['Evade 2'])],
    ['naturals that are looked at', attackWith(7, ['Critical Hit 2'])],
    ['re-rolls', attackWith(7, ['Lucky 2'])],
    ['dice that an ability adds', attackWith(7, ['Overload 3'])],
  ])('grows with %s', (_what, input) => expect(costOf(input)).toBeGreaterThan(costOf(PLAIN)));

  it('grows with the assumptions, and more so for a large attack', () => {
    const more = (input: object) =>
      costOf(input, '... on AttackReport { assumptions { code } }') - costOf(input);
    expect(more(PLAIN)).toBeGreaterThan(1_000);
    expect(more(LARGEST)).toBeGreaterThan(1.5 * more(PLAIN));
  });

  it.each(['ALWAYS', 'NEVER'])('falls when a policy of %s takes a choice away', (policy) => {
    const input = attackWith(7, ['Lucky 4'], ['Evade 2']);
    const fixed = { ...input, policy: { lucky: policy, prevention: policy } };
    expect(costOf(fixed)).toBeLessThan(costOf(input));
    expect(costOf({ ...input, policy: { lucky: 'OPTIMAL', prevention: null } })).toBe(costOf(input));
  });

  it('is the same for every spelling that reads the same', () => {
    const read = fc.constantFrom('Lucky 3', 'Pay 1 Force -> Lucky 2', 'Critical Hit 2', 'Overkill', 'Fury 2');
    const line = fc.tuple(read, fc.constantFrom(...Object.values(SPELLINGS)));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
        const plain = costOf(
          attackWith(
            7,
            lines.map(([text]) => text),
          ),
        );
        const spelled = costOf(
          attackWith(
            7,
            lines.map(([text, spell]) => spell(text)),
          ),
        );
        expect(spelled).toBe(plain);
      }),
    );
  });

  it.each(Object.entries(SPELLINGS))('sees a re-roll in %s', (_how, spell) =>
    expect(costOf(attackWith(7, [spell('Lucky 3')]))).toBeGreaterThan(costOf(PLAIN)),
  );

  it('counts an ability that is given to others once for each of them', () => {
    const others = ['a', 'b'].map((name) => ({ name, health: 5, side: 'DEFENDER' }));
    const giving = { ...attackWith(7, [], ['Each of your other units gets Evade 2']), others };
    const having = { ...attackWith(7), others: others.map((unit) => ({ ...unit, abilities: ['Evade 2'] })) };
    expect(costOf(giving)).toBe(costOf(having));
  });

  it('takes the defender against whom most is possible', () => {
    const others = [{ name: 'clone', health: 5, subtypes: ['Clone'], abilities: ['Intercept'] }];
    const only = (line: string) => ({
      attacker: { power: 7, health: 6, abilities: [line] },
      defender: { health: 5, subtypes: ['Jedi'] },
      others,
    });
    expect(costOf(only('Lucky 3 while attacking a Clone'))).toBe(costOf(only('Lucky 3')));
  });

  it.each([
    ['more units than are solved', { ...PLAIN, others: Array(999).fill({ health: 5 }) }],
    ['a power below 0', attackWith(-2_000_000_000)],
    ['an immense power', attackWith(2_000_000_000)],
    ['a line without end', attackWith(7, ['Lucky 999 '.repeat(2_000)])],
    ['more lines than are read', attackWith(7, Array(5_000).fill('Lucky 20'))],
  ])('is a number within the limit for %s, so that the refusal is told', (_what, input) => {
    expect(costOf(input, EVERYTHING)).toBeLessThanOrEqual(MAX_COMPLEXITY);
    expect(costOf(input)).toBeGreaterThan(0);
  });
});

describe('the cost of attacks in which cards are named', () => {
  const costOfLines = (...lines: readonly string[]): number => {
    const fields = lines.map(
      (line, index) => `a${index}: attackLine(line: ${JSON.stringify(line)}) { __typename }`,
    );
    const document = parse(`{ ${fields.join(' ')} }`);
    expect(validate(schema, document)).toEqual([]);
    return operationCost(schema, { document, variables: {} });
  };

  it('lets a few of two units each through, and not many', () => {
    const lines = [
      'Old Guard vs Stone Beast',
      'Stone Beast vs Old Guard',
      'Old Guard vs 5 health',
      '7 power vs Old Guard',
    ];
    expect(costOfLines(...lines)).toBeLessThanOrEqual(MAX_COMPLEXITY);
    expect(costOfLines(...lines, ...lines)).toBeGreaterThan(MAX_COMPLEXITY);
  });

  it('grows with the units', () => {
    const two = costOfLines('Old Guard vs Stone Beast');
    expect(costOfLines('Old Guard vs Stone Beast + Marsh Hunter')).toBeGreaterThan(two);
  });

  it('is not less than that of the numbers that stand beside the names', () => {
    const large = '20 power, Lucky 20, Old Guard vs 9 health, Pay 1 Force -> Deflect 20';
    expect(costOfLines(large)).toBeGreaterThanOrEqual(costOfLines(large.replace(', Old Guard', '')));
  });

  it('of a line that is none is the least: it is refused at once', () => {
    expect(costOfLines('Old Guard beside Stone Beast')).toBeLessThan(
      costOfLines('Old Guard vs Stone Beast') / 10,
    );
  });
});
