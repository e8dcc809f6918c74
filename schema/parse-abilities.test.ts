import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askAbout, dataOf, refusalOf } from './ask-sample.js';
import { operationCost } from './operation-cost.js';
import { schema } from './schema.js';

const [sampleKeyword] = sampleContent.keywords;
const switches =
  sampleKeyword === undefined ? [] : [{ ...sampleKeyword, slug: 'switch', name: 'Switch', aliases: [] }];
const ask = askAbout({ ...sampleContent, keywords: [...sampleContent.keywords, ...switches] });

const QUERY = `query ($text: String!, $arenas: [Arena!]) { parseAbilities(text: $text, arenas: $arenas) {
  abilities { keyword { slug } value valueText cost forceCost switchSlot arena condition granted container raw }
  text { text kind ability } unrecognised keywords { slug }
  problems { text start end message suggestions { label id } } } }`;

interface Answer {
  readonly abilities: readonly Record<string, unknown>[];
  readonly text: readonly { readonly text: string; readonly kind: string; readonly ability: number | null }[];
  readonly unrecognised: readonly string[];
  readonly keywords: readonly unknown[];
  readonly problems: readonly unknown[];
}

async function parsed(text: string, arenas: readonly string[] | null = null): Promise<Answer> {
  const { parseAbilities } = await dataOf(ask(QUERY, { text, arenas }));
  return parseAbilities as Answer;
}

function cost(text: string): number {
  return operationCost(schema, { document: parse(QUERY), variables: { text } });
}

describe('parsing abilities', () => {
  it('gives keyword, value, cost and raw text of each', async () => {
    const { abilities } = await parsed(
      'Critical Hit 2 | Pay 2 Force -> Evade 2 | Tap -> Retaliate X+1, where X is its speed',
    );
    const none = { switchSlot: null, arena: null, condition: null, container: null, granted: false };
    const free = { cost: null, forceCost: null };
    expect(abilities).toEqual([
      {
        keyword: { slug: 'critical-hit' },
        value: 2,
        valueText: '2',
        ...free,
        ...none,
        raw: 'Critical Hit 2',
      },
      {
        ...{
          keyword: { slug: 'evade' },
          value: 2,
          valueText: '2',
          cost: 'Pay 2 Force',
          forceCost: 2,
          ...none,
        },
        raw: 'Pay 2 Force -> Evade 2',
      },
      {
        ...{ keyword: { slug: 'retaliate' }, value: null, valueText: 'X+1, where X is its speed', ...none },
        ...{ cost: 'Tap', forceCost: null, raw: 'Tap -> Retaliate X+1, where X is its speed' },
      },
    ]);
  });

  it('names the arena of each part of a Switch when the type line is known', async () => {
    const { abilities } = await parsed('Switch: Overkill/Stun 2/Evade 1', ['SPACE', 'CHARACTER']);
    expect(abilities).toMatchObject([
      { keyword: { slug: 'switch' }, switchSlot: null, arena: null, container: null },
      { keyword: { slug: 'overkill' }, switchSlot: 1, arena: 'SPACE', container: 0 },
      { keyword: { slug: 'stun' }, switchSlot: 2, arena: 'CHARACTER', container: 0 },
      { keyword: { slug: 'evade' }, switchSlot: 3, arena: null, container: 0 },
    ]);
  });

  it('tells what is given, and under which condition', async () => {
    const { abilities } = await parsed('Stun 1 while attacking an Imperial | Equipped Jedi gets Overkill.');
    expect(abilities).toMatchObject([
      { condition: 'while attacking an Imperial', granted: false },
      { condition: null, granted: true },
    ]);
  });

  it('keeps all text, bonuses included', async () => {
    const text = ' Draw a card. | Equipped Jedi gets +1 power and “Overkill.” | Overkil | ';
    const { text: pieces, abilities } = await parsed(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ kind }) => kind === 'ABILITY')).toEqual([
      { text: 'Overkill', kind: 'ABILITY', ability: 0 },
    ]);
    expect(abilities).toHaveLength(1);
  });

  it('reports what is not understood, with its place and what may have been meant', async () => {
    expect(await parsed('Evade 1 | Overkil')).toMatchObject({
      unrecognised: ['Overkil'],
      problems: [
        { text: 'Overkil', start: 10, end: 17, suggestions: [{ label: 'Overkill', id: 'Keyword:overkill' }] },
      ],
    });
  });

  it('names each keyword once', async () => {
    expect((await parsed('Stun 1 | Evade 2 | Stun 2 | Elude')).keywords).toEqual([
      { slug: 'stun' },
      { slug: 'evade' },
      { slug: 'precision' },
    ]);
  });

  it('does not know keywords that the knowledge base does not have', async () => {
    expect((await parsed('Fury 5')).unrecognised).toEqual(['Fury 5']);
  });

  it.each(['', ' ', '|', '\u0000', '\ud800', '<b>Overkill</b>', '"'.repeat(10_000)])(
    'takes any text: %j',
    async (text) => {
      const { text: pieces } = await parsed(text);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    },
  );

  it('refuses a text that is too long, before reading it', async () => {
    const refusal = await refusalOf(ask(QUERY, { text: 'a'.repeat(10_001) }));
    expect(refusal).toEqual({
      code: 'BAD_USER_INPUT',
      message: expect.stringContaining('at most 10000 are read'),
    });
  });

  it('refuses more arenas than there are', async () => {
    const refusal = await refusalOf(ask(QUERY, { text: '', arenas: Array(4).fill('SPACE') }));
    expect(refusal.code).toBe('TOO_MANY_ITEMS');
  });

  it('costs by the length of the text', () => {
    expect(cost('a'.repeat(10_000)) - cost('')).toBe(200);
    expect(cost('a'.repeat(100_000))).toBe(cost('a'.repeat(10_000)));
  });
});
