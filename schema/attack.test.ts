import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askAbout, askSample, dataOf } from './ask-sample.js';
import {
  type AnsweredAttack,
  ATTACK_QUERY,
  attackCases,
  numbersAsIn,
  numbersOf,
} from './testing/attack-case.js';
import { anyAttack } from './testing/generated-attack.js';

const PLAIN = { attacker: { power: 4, health: 6 }, defender: { health: 5 } };

async function attackOf(
  input: unknown,
  source = ATTACK_QUERY,
): Promise<AnsweredAttack & Record<string, unknown>> {
  const { attack } = await dataOf(askSample(source, { input }));
  return attack as AnsweredAttack & Record<string, unknown>;
}

const REFUSAL = `query ($input: AttackInput!) { attack(input: $input) { __typename
  ... on Refusal { code message rule limit suggestions { label kind id } } } }`;

describe('an attack', () => {
  it.each(
    attackCases
      .filter(({ expected }) => expected.refusal === undefined)
      .map((one) => [`${one.id}: ${one.title}`, one] as const),
  )('comes out exactly: %s', async (_name, one) => {
    const report = await attackOf(one.input);
    expect(numbersAsIn(one, report)).toEqual(numbersOf(one, (value) => expect.closeTo(value, 9)));
  });

  it('has a summary in four numbers', async () => {
    const source = `query ($input: AttackInput!) { attack(input: $input) { ... on AttackReport { summary {
      expectedDamageToDefender defenderDiscardChance attackerDiscardChance expectedHits } } } }`;
    expect(await attackOf({ ...PLAIN, defender: { health: 4 } }, source)).toEqual({
      summary: {
        expectedDamageToDefender: 2,
        defenderDiscardChance: 1 / 16,
        attackerDiscardChance: 0,
        expectedHits: 2,
      },
    });
  });

  it('names its units by their roles, attacker and defender first', async () => {
    const others = [
      { name: 'Yoda', health: 5 },
      { name: 'Boba Fett', health: 5, side: 'ATTACKER' },
    ];
    const { units } = await attackOf({ ...PLAIN, others });
    expect(units.map(({ role }) => role)).toEqual(['attacker', 'defender', 'Yoda', 'Boba Fett']);
  });

  it('says what happened, in the order of play, with records of the knowledge base', async () => {
    const source = `query ($input: AttackInput!) { attack(input: $input) { ... on AttackReport {
      trace { window { order slug } text probability keyword { slug name } rulings { id text } } } } }`;
    const attacker = { power: 4, health: 6, abilities: ['Critical Hit 2'] };
    const { trace } = await attackOf({ ...PLAIN, attacker }, source);
    const step = trace.find(({ keyword }) => keyword?.slug === 'critical-hit');
    expect(step).toMatchObject({ window: { slug: 'pending-damage' }, keyword: { name: 'Critical Hit' } });
    const orders = trace.map((one) => (one as unknown as { window: { order: number } }).window.order);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
  });

  it('keeps a step whose keyword or ruling the knowledge base does not have', async () => {
    const keywords = sampleContent.keywords.filter(({ slug }) => slug !== 'critical-hit');
    const rulings = sampleContent.rulings.filter(({ keyword }) => keyword !== 'critical-hit');
    const ask = askAbout({ ...sampleContent, keywords, rulings });
    const input = { ...PLAIN, attacker: { power: 4, health: 6, abilities: ['Critical Hit 2'] } };
    const { attack } = await dataOf(ask(ATTACK_QUERY, { input }));
    const step = (attack as { trace: { text: string }[] }).trace.find(({ text }) =>
      text.includes('Critical Hit'),
    );
    expect(step).toMatchObject({ keyword: null, rulings: [] });
  });

  it('tells the players what to do, and what was taken for granted', async () => {
    const source = `query ($input: AttackInput!) { attack(input: $input) { ... on AttackReport {
      choices { window { slug } player situation choice keyword { slug } } warnings { code message } } } }`;
    const defender = { health: 5, abilities: ['Pay 1 Force -> Evade 2', 'Discard a card -> Evade 1'] };
    const { choices, warnings } = await attackOf({ ...PLAIN, defender }, source);
    expect(choices).toContainEqual(
      expect.objectContaining({
        window: { slug: 'damage-prevention' },
        player: 'DEFENDER',
        keyword: { slug: 'evade' },
      }),
    );
    expect(warnings).toEqual([expect.objectContaining({ code: 'COST_TAKEN_AS_PAYABLE' })]);
  });

  it('has an address that holds the attack, absolute where the public address is known', async () => {
    const source =
      '{ attack(input: { attacker: { power: 4, health: 6 }, defender: { health: 5 } }) { ... on AttackReport { notation url } } }';
    expect(await dataOf(askSample(source))).toEqual({
      attack: {
        notation: '4 power, 6 health vs 5 health',
        url: '/attack?q=4%20power%2C%206%20health%20vs%205%20health',
      },
    });
    const { attack } = await dataOf(askAbout(sampleContent, 'https://rules.example.org')(source));
    expect(attack).toMatchObject({
      url: expect.stringMatching(/^https:\/\/rules\.example\.org\/attack\?q=4%20power/),
    });
  });

  it('is about the roll that is known', async () => {
    const { units } = await attackOf({ ...PLAIN, roll: [6, 6, 1, 4] });
    expect(units[1]?.counters).toEqual([{ value: 3, probability: 1, fraction: '1' }]);
  });

  it('takes null for what has a standard value', async () => {
    const nulls = { others: null, attackerForce: null, defenderForce: null, darkSide: null, objective: null };
    const policy = { lucky: null, prevention: null, overkill: null, attackPop: null };
    const unit = { counters: null, arena: null, inBuildZone: null, side: null, abilities: null };
    const input = {
      ...nulls,
      policy,
      roll: null,
      selfAttack: null,
      attacker: { ...PLAIN.attacker, ...unit },
      defender: { ...PLAIN.defender, ...unit, power: null },
    };
    expect(await attackOf(input)).toEqual(await attackOf(PLAIN));
  });

  it('of a unit on itself shows the one unit in both rows', async () => {
    const attacker = { power: 4, health: 6 };
    const { units } = await attackOf({ attacker, defender: attacker, selfAttack: true });
    expect(units[0]?.counters).toEqual(units[1]?.counters);
    const source = `query ($input: AttackInput!) { attack(input: $input) { ... on AttackReport { notation warnings { code message } } } }`;
    const differing = await attackOf(
      { attacker, defender: { health: 3, power: 4 }, selfAttack: true },
      source,
    );
    expect(differing).toMatchObject({
      notation: '4 power, 6 health vs itself',
      warnings: [{ code: 'DEFENDER_NOT_REPEATED', message: expect.stringContaining('in health;') }],
    });
  });
});

describe('an attack that is not served is a refusal', () => {
  const unit = { health: 5 };
  it.each([
    ['a unit with Stealth', { ...PLAIN, defender: { health: 5, abilities: ['Stealth'] } }, 'ILLEGAL_ATTACK'],
    ['a unit in another arena', { ...PLAIN, defender: { health: 5, arena: 'SPACE' } }, 'ILLEGAL_ATTACK'],
    ['no health', { ...PLAIN, defender: { power: 3 } }, 'INVALID_INPUT'],
    ['health 0', { ...PLAIN, defender: { health: 0 } }, 'INVALID_INPUT'],
    ['power below 0', { ...PLAIN, attacker: { power: -1, health: 5 } }, 'INVALID_INPUT'],
    ['a speed below 0', { ...PLAIN, attacker: { health: 5, speed: -1 } }, 'INVALID_INPUT'],
    ['a card', { ...PLAIN, attacker: { card: 'Darth Vader', health: 5 } }, 'UNKNOWN_CARD'],
    ['another unit without a name', { ...PLAIN, others: [unit] }, 'INVALID_INPUT'],
    [
      'two units of one name',
      {
        ...PLAIN,
        others: [
          { ...unit, name: 'x' },
          { ...unit, name: 'x' },
        ],
      },
      'INVALID_INPUT',
    ],
    ["a unit called 'attacker'", { ...PLAIN, others: [{ ...unit, name: 'attacker' }] }, 'INVALID_INPUT'],
    ['a roll of the wrong length', { ...PLAIN, roll: [1] }, 'INVALID_INPUT'],
    ['a roll with a 7', { ...PLAIN, roll: [1, 2, 3, 7] }, 'INVALID_INPUT'],
    ['too much Force', { ...PLAIN, attackerForce: 1000 }, 'INVALID_INPUT'],
    ['39 dice', { ...PLAIN, attacker: { power: 39, health: 5 } }, 'TOO_COMPLEX'],
    [
      '13 ability lines',
      { ...PLAIN, defender: { health: 5, abilities: Array(13).fill('Armor') } },
      'TOO_COMPLEX',
    ],
    ['a value of 21', { ...PLAIN, defender: { health: 5, abilities: ['Parry 21'] } }, 'TOO_COMPLEX'],
    [
      '999 units',
      { ...PLAIN, others: Array.from({ length: 997 }, (_, i) => ({ ...unit, name: `unit ${i}` })) },
      'TOO_COMPLEX',
    ],
    [
      'a name of 30,000 characters',
      { ...PLAIN, others: [{ ...unit, name: 'x'.repeat(30_000) }] },
      'INVALID_INPUT',
    ],
    [
      'a line of 30,000 characters',
      { ...PLAIN, defender: { health: 5, abilities: ['('.repeat(30_000)] } },
      'INVALID_ABILITY',
    ],
    [
      '999 subtypes',
      { ...PLAIN, defender: { health: 5, subtypes: Array(999).fill('Jedi') } },
      'INVALID_INPUT',
    ],
    ['a long subtype', { ...PLAIN, defender: { health: 5, subtypes: ['x'.repeat(999)] } }, 'INVALID_INPUT'],
    ['999 arenas', { ...PLAIN, defender: { health: 5, arenas: Array(999).fill('SPACE') } }, 'INVALID_INPUT'],
    ['an unknown ability', { ...PLAIN, defender: { health: 5, abilities: ['Zzyzx 2'] } }, 'INVALID_ABILITY'],
    [
      'more than one line can hold',
      {
        ...PLAIN,
        others: Array.from({ length: 6 }, (_, i) => ({
          ...unit,
          name: `${i}`,
          subtypes: Array(20).fill('x'.repeat(99)),
        })),
      },
      'TOO_COMPLEX',
    ],
  ])('%s', async (_what, input, code) => {
    const refusal = await attackOf(input, REFUSAL);
    expect(refusal).toMatchObject({ __typename: 'Refusal', code });
    expect(refusal['message']).toMatch(/.{20,}/);
    expect(String(refusal['message']).length).toBeLessThan(1_000);
    expect(typeof refusal['limit']).toBe(code === 'TOO_COMPLEX' ? 'string' : 'object');
    expect(typeof refusal['rule']).toBe(code === 'ILLEGAL_ATTACK' ? 'string' : 'object');
  });

  it('and names what may have been meant', async () => {
    const defender = { health: 5, abilities: ['Evad 2'] };
    expect(await attackOf({ ...PLAIN, defender }, REFUSAL)).toMatchObject({
      code: 'INVALID_ABILITY',
      suggestions: [{ label: 'Evade', kind: 'KEYWORD', id: 'Keyword:evade' }],
    });
  });

  it('that says what comes near the name of a card', async () => {
    const refusal = await attackOf({ ...PLAIN, attacker: { card: 'Oldenburgh' } }, REFUSAL);
    expect(refusal).toMatchObject({
      code: 'UNKNOWN_CARD',
      message: "attacker: No card is called 'Oldenburgh'. Did you mean Old Guard (A)?",
      suggestions: [{ label: 'Old Guard (A)', kind: 'CARD', id: 'Card:old-guard-a' }],
    });
  });

  it.each(['NaN', '1e400', '2147483648', '4.5', '"4"'])('but %s is no power at all', async (power) => {
    const source = `{ attack(input: { attacker: { power: ${power}, health: 5 }, defender: { health: 5 } }) { __typename } }`;
    const { data, errors } = await askSample(source);
    expect(errors?.length).toBeGreaterThan(0);
    expect(data).toBeUndefined();
  });
});

describe('whatever is asked', () => {
  it('is answered by a report or a refusal, never by a failed request', async () => {
    const served = { AttackReport: 0, Refusal: 0 };
    await fc.assert(
      fc.asyncProperty(anyAttack, async (input) => {
        const { __typename } = await attackOf(input);
        served[__typename === 'Refusal' ? 'Refusal' : 'AttackReport'] += 1;
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(served.AttackReport).toBeGreaterThan(10);
    expect(served.Refusal).toBeGreaterThan(10);
  });
});
