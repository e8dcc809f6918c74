import { graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { openSample } from '../api/knowledge-base/sample-knowledge-base.js';
import { attack } from '../engine/attack.js';
import type { SolveBeside } from './context.js';
import { schema } from './schema.js';

const SMALL = '4 power vs 5 health';
const LARGE = '10 power, Lucky 3, Critical Hit 3 vs 12 health, Evade 5, Parry 3';
const PLAIN = 'summary { expectedDamageToDefender defenderDiscardChance } choices { choice } trace { text }';

/** The answer, and how many attacks were solved beside the requests. */
async function answered(line: string, selected: string, beside: boolean) {
  let solved = 0;
  const solveBeside: SolveBeside = async (input, options) => {
    solved += 1;
    return attack(input, options);
  };
  const source = `query ($line: String!) { attackLine(line: $line) { ... on AttackReport { ${selected} } ... on Refusal { code } } }`;
  const contextValue = {
    knowledgeBase: openSample(),
    publicUrl: null,
    ...(beside ? { solveBeside } : {}),
  };
  const answer = await graphql({ schema, source, contextValue, variableValues: { line } });
  return { answer, solved };
}

describe('an attack that is large', () => {
  it('is solved beside the requests, with the same answer', async () => {
    const beside = await answered(LARGE, PLAIN, true);
    const here = await answered(LARGE, PLAIN, false);
    expect(beside.solved).toBe(1);
    expect(here.answer.data?.['attackLine']).toHaveProperty('summary');
    expect(beside.answer).toEqual(here.answer);
  });

  it('also when its units are given in fields', async () => {
    let solved = 0;
    const solveBeside: SolveBeside = async (input, options) => {
      solved += 1;
      return attack(input, options);
    };
    const attacker = '{ power: 10, health: 5, abilities: ["Lucky 3", "Critical Hit 3"] }';
    const defender = '{ health: 12, abilities: ["Evade 5", "Parry 3"] }';
    const source = `{ attack(input: { attacker: ${attacker}, defender: ${defender} }) { __typename } }`;
    const contextValue = { knowledgeBase: openSample(), publicUrl: null, solveBeside };
    const { data } = await graphql({ schema, source, contextValue });
    expect([solved, data]).toEqual([1, { attack: { __typename: 'AttackReport' } }]);
  });

  it('by the other readings, which have to be solved too', async () => {
    const line = '6 power, Lucky 2 vs 8 health, Evade 2, Armor';
    expect((await answered(line, 'notation', true)).solved).toBe(0);
    expect((await answered(line, 'assumptions { code }', true)).solved).toBe(1);
  });
});

describe('an attack that is small', () => {
  it('is solved at once', async () => {
    expect((await answered(SMALL, PLAIN, true)).solved).toBe(0);
  });
});
