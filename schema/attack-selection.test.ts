import { beforeEach, describe, expect, it, vi } from 'vitest';
import { attack } from '../engine/attack.js';
import { askSample } from './ask-sample.js';

vi.mock('../engine/attack.js', { spy: true });
beforeEach(() => void vi.mocked(attack).mockClear());

const INPUT = '(input: { attacker: { power: 2, health: 6 }, defender: { health: 5 } })';

async function solvedWith(source: string, variables: Record<string, unknown> = {}) {
  expect(await askSample(source, variables)).not.toHaveProperty('errors');
  return vi.mocked(attack).mock.calls.map(([, options]) => options?.assumptions);
}

describe('the other readings are solved', () => {
  it.each([
    ['directly', `{ attack${INPUT} { ... on AttackReport { assumptions { code } } } }`],
    ['under another name', `{ attack${INPUT} { ... on AttackReport { a: assumptions { code } } } }`],
    [
      'by a fragment in a fragment',
      `{ attack${INPUT} { ...Outer } } fragment Outer on AttackReport { ...Inner } fragment Inner on AttackReport { assumptions { code } }`,
    ],
    [
      'with a condition that holds',
      `{ attack${INPUT} { ... on AttackReport { assumptions @include(if: true) { code } } } }`,
    ],
  ])('when they are selected %s', async (_how, source) => expect(await solvedWith(source)).toEqual([true]));

  it.each([
    ['nothing but the type is', `{ attack${INPUT} { __typename } }`],
    ['something else has their name', `{ attack${INPUT} { ... on AttackReport { assumptions: notation } } }`],
    [
      'the condition does not hold',
      `{ attack${INPUT} { ... on AttackReport { assumptions @skip(if: true) { code } } } }`,
    ],
  ])('not when %s', async (_what, source) => expect(await solvedWith(source)).toEqual([false]));

  it('as the variables say', async () => {
    const source = `query ($all: Boolean!) { attack${INPUT} { ... on AttackReport @include(if: $all) { assumptions { code } } } }`;
    expect(await solvedWith(source, { all: true })).toEqual([true]);
    expect(await solvedWith(source, { all: false })).toEqual([true, false]);
  });

  it('only for the attack that asks for them', async () => {
    const source = `{ a: attack${INPUT} { __typename } b: attack${INPUT} { ... on AttackReport { assumptions { code } } } }`;
    expect(await solvedWith(source)).toEqual([false, true]);
  });
});

describe('a fault of the engine', () => {
  it('is an error of the request, and the next attack is solved all the same', async () => {
    vi.mocked(attack).mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const source = `{ attack${INPUT} { __typename } }`;
    const [failed, next] = await Promise.all([askSample(source), askSample(source)]);
    expect(failed).toMatchObject({ data: null, errors: [{ message: 'broken', path: ['attack'] }] });
    expect(next).toEqual({ data: { attack: { __typename: 'AttackReport' } } });
  });
});
