import { parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askAbout, askSample, dataOf, refusalOf } from './ask-sample.js';
import { MAX_COMPLEXITY } from './complexity.js';
import { operationCost } from './operation-cost.js';
import { schema } from './schema.js';

const EVERYTHING = `__typename ... on Refusal { code message rule limit suggestions { label } }
  ... on InteractionReport { verdict headline missing url
    findings { from { slug } to { slug } relation statement window { slug } rulings { id text } basis }
    timeline { window { slug } keyword { slug } event }
    evidence { label keywords outcome { expectedDamageToDefender defenderDiscardChance attackerDiscardChance expectedHits } }
    assumptions { code statement alternative } whyNot { ruling { id } reason } }`;
const ONE = `query ($input: InteractionCheckInput!) { interactionCheck(input: $input) { ${EVERYTHING} } }`;
const MANY = `query ($inputs: [InteractionCheckInput!]!) { interactionChecks(inputs: $inputs) { ${EVERYTHING} } }`;
const PAIR = { keywords: [{ keyword: 'overkill' }, { keyword: 'evade' }] };

describe('an interaction check', () => {
  it('gives records of the knowledge base, and numbers', async () => {
    const { interactionCheck } = await dataOf(askSample(ONE, { input: PAIR }));
    expect(interactionCheck).toMatchObject({
      verdict: 'INTERACT',
      headline: expect.stringContaining('Evade'),
      missing: null,
      url: '/interactions/overkill+evade',
      findings: [
        {
          from: { slug: 'evade' },
          to: { slug: 'overkill' },
          relation: 'PREVENTS',
          window: { slug: 'pending-damage' },
        },
      ],
      timeline: [{ keyword: { slug: 'overkill' } }, { keyword: { slug: 'evade' } }],
      evidence: [
        { label: 'neither', keywords: [], outcome: { expectedDamageToDefender: 2, expectedHits: 2 } },
        { keywords: ['evade'] },
        { keywords: ['overkill'] },
        { keywords: ['evade', 'overkill'] },
      ],
    });
  });

  it('has an address that is absolute where the public address is known', async () => {
    const ask = askAbout(sampleContent, 'https://rules.example.org');
    const { interactionCheck } = await dataOf(ask(ONE, { input: PAIR }));
    expect(interactionCheck).toMatchObject({ url: 'https://rules.example.org/interactions/overkill+evade' });
  });

  it('speaks about the board that is given', async () => {
    const scenario = { attacker: { power: 6, health: 6, abilities: ['Overkill'] }, defender: { health: 3 } };
    const others = [{ name: 'Yoda', health: 4, abilities: ['Evade 1'] }];
    const input = { ...PAIR, scenario: { ...scenario, others } };
    const { interactionCheck } = await dataOf(askSample(ONE, { input }));
    expect(interactionCheck).toMatchObject({
      findings: [{ relation: 'PREVENTS' }],
      evidence: [{ outcome: { expectedHits: 3 } }, { label: 'Evade 1 on Yoda' }, {}, {}],
    });
  });

  it.each([
    ['an unknown keyword', { keywords: [{ keyword: 'evade' }, { keyword: 'sleep' }] }, 'UNKNOWN_KEYWORD'],
    ['one keyword', { keywords: [{ keyword: 'evade' }] }, 'INVALID_INPUT'],
    ['a board without health', { ...PAIR, scenario: { attacker: {}, defender: {} } }, 'INVALID_INPUT'],
  ])('of %s is a refusal', async (_what, input, code) => {
    const { interactionCheck } = await dataOf(askSample(ONE, { input }));
    expect(interactionCheck).toMatchObject({ __typename: 'Refusal', code });
  });
});

describe('a batch of checks', () => {
  it('answers in order, a refusal in its own place', async () => {
    const inputs = [PAIR, { keywords: [{ keyword: 'sleep' }, { keyword: 'evade' }] }, PAIR];
    const { interactionChecks } = await dataOf(askSample(MANY, { inputs }));
    expect(interactionChecks).toMatchObject([
      { verdict: 'INTERACT' },
      { code: 'UNKNOWN_KEYWORD' },
      { verdict: 'INTERACT' },
    ]);
  });

  it('of more than 50 is refused', async () => {
    const source =
      'query ($inputs: [InteractionCheckInput!]!) { interactionChecks(inputs: $inputs) { __typename } }';
    expect(await refusalOf(askSample(source, { inputs: Array(51).fill(PAIR) }))).toMatchObject({
      code: 'TOO_MANY_ITEMS',
    });
  });
});

describe('the cost of a check', () => {
  const costOf = (source: string, variables: object): number => {
    const document = parse(source);
    expect(validate(schema, document)).toEqual([]);
    return operationCost(schema, { document, variables: { ...variables } });
  };
  const most = { keywords: Array(4).fill({ keyword: 'Lucky', value: 20 }) };

  it('lets one check with all of its report through, whatever its size', () => {
    expect(costOf(ONE, { input: PAIR })).toBeLessThan(MAX_COMPLEXITY / 4);
    expect(costOf(ONE, { input: most })).toBeLessThanOrEqual(MAX_COMPLEXITY);
  });

  it('lets fifty pairs through, with verdict, findings and rulings', () => {
    const source = `query ($inputs: [InteractionCheckInput!]!) { interactionChecks(inputs: $inputs) { ... on InteractionReport {
      verdict headline findings { from { slug } to { slug } relation rulings { id text } } } } }`;
    expect(costOf(source, { inputs: Array(50).fill(PAIR) })).toBeLessThanOrEqual(MAX_COMPLEXITY);
  });

  it.each([
    ['keywords', { keywords: [...PAIR.keywords, { keyword: 'stun' }] }],
    ['large values', { keywords: [{ keyword: 'overkill' }, { keyword: 'evade', value: 20 }] }],
    [
      'the board',
      {
        ...PAIR,
        scenario: { attacker: { power: 12, health: 6, abilities: ['Lucky 4'] }, defender: { health: 9 } },
      },
    ],
  ])('grows with %s', (_what, input) =>
    expect(costOf(ONE, { input })).toBeGreaterThan(costOf(ONE, { input: PAIR })),
  );

  it('grows with values and keywords that are printed in a line as it does with those that are given', () => {
    const check = (keyword: string, value: number | null = null) =>
      costOf(ONE, { input: { keywords: [{ keyword, value }, { keyword: 'evade' }] } });
    expect(check('Stun 20')).toBe(check('stun', 20));
    expect(check('Stun 20')).toBeGreaterThan(check('Stun 2'));
    expect(check('Switch: Overkill/Stun 2')).toBeGreaterThan(check('Stun 2'));
    expect(check(`${'x'.repeat(101)} Stun 2`)).toBeGreaterThan(check('Stun 2'));
  });
});
