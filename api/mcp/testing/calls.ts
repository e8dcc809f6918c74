import { expect } from 'vitest';

/** A call of a tool on the sample content, and what it must lead to, whatever carries it. */
export interface Call {
  readonly says: string;
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly reply: object;
}

const EVADE = { id: 'evade', name: 'Evade' };
const TANDEM = 'overkill/both-units-resolve-damage';

export const ANSWERED: readonly Call[] = [
  {
    says: 'a keyword is found by a misspelt name, with the ids of its rulings',
    tool: 'lookup_keyword',
    args: { name: 'overkil' },
    reply: {
      keyword: { id: 'overkill', rulings: expect.arrayContaining([expect.objectContaining({ id: TANDEM })]) },
    },
  },
  {
    says: 'the detailed form has sources and mentions',
    tool: 'lookup_keyword',
    args: { name: 'evade', form: 'detailed' },
    reply: {
      keyword: {
        rulings: expect.arrayContaining([
          expect.objectContaining({ status: 'CURRENT', url: expect.stringContaining('/rulings/evade/') }),
        ]),
        details: { mentions: expect.any(Array) },
      },
    },
  },
  {
    says: 'a name that nothing has is an answer that says so',
    tool: 'lookup_keyword',
    args: { name: 'zzzzzz' },
    reply: { keyword: null, message: expect.stringContaining("No keyword is called 'zzzzzz'") },
  },
  {
    says: 'a search finds rulings by their words, within the limit',
    tool: 'search_rules',
    args: { query: 'tandem', kinds: ['RULING'], limit: 1 },
    reply: { total: 1, results: [{ kind: 'RULING', id: TANDEM, name: 'Overkill' }] },
  },
  {
    says: 'an interaction has its verdict, its findings and their rulings',
    tool: 'check_interaction',
    args: { keywords: ['Overkill', 'Evade 2'] },
    reply: { verdict: 'INTERACT', keywords: [{ id: 'overkill', name: 'Overkill' }, EVADE] },
  },
  {
    says: 'the detailed form of an interaction has the runs behind it',
    tool: 'check_interaction',
    args: { keywords: ['Overkill', 'Evade 2'], form: 'detailed' },
    reply: { details: { evidence: expect.arrayContaining([expect.objectContaining({ label: 'neither' })]) } },
  },
  {
    says: 'an attack has exact chances',
    tool: 'solve_attack',
    args: { line: '1 power vs 1 health' },
    reply: {
      notation: '1 power vs 1 health',
      units: [
        { role: 'attacker', discardChance: 0 },
        {
          role: 'defender',
          discardChance: 0.5,
          counters: [
            { value: 0, probability: 0.5, fraction: '1/2' },
            { value: 1, probability: 0.5, fraction: '1/2' },
          ],
        },
      ],
    },
  },
  {
    says: 'an attack takes cards by name',
    tool: 'solve_attack',
    args: { line: 'Old Guard vs Stone Beast in the Ground arena', form: 'detailed' },
    reply: { notation: expect.stringContaining('vs 7 health'), details: { trace: expect.any(Array) } },
  },
  {
    says: 'a question is answered with what it rests on',
    tool: 'answer_question',
    args: { question: 'Do I have to use all of my Evade?' },
    reply: {
      intent: 'DEFINITION',
      answer: expect.stringMatching(/^No\./),
      citations: [{ id: 'evade/you-dont-have-to' }],
    },
  },
  {
    says: 'the detailed answer says how far its citations can be relied on',
    tool: 'answer_question',
    args: { question: 'Do I have to use all of my Evade?', form: 'detailed' },
    reply: { citations: [{ status: 'CURRENT' }], details: { verdict: null, notation: null } },
  },
  {
    says: 'a quotation that stands is real, current and exact',
    tool: 'verify_citation',
    args: { text: 'both units resolve damage in tandem' },
    reply: { real: true, current: true, ruling: { id: TANDEM } },
  },
  {
    says: 'a ruling of an older edition is real and exact, but not current, and what took its place is named',
    tool: 'verify_citation',
    args: { text: 'Both units take the damage together.', form: 'detailed' },
    reply: { status: 'SUPERSEDED', real: true, current: false, exact: true, replacedBy: [{ id: TANDEM }] },
  },
  {
    says: 'the id of a ruling can be verified alone',
    tool: 'verify_citation',
    args: { rulingId: `Ruling:${TANDEM}` },
    reply: { status: 'CURRENT', real: true, current: true, exact: null, similarity: null },
  },
  {
    says: 'a withdrawn ruling is told by its id',
    tool: 'verify_citation',
    args: { rulingId: 'overkill/extra-hits-may-go' },
    reply: { status: 'WITHDRAWN', real: true, current: false },
  },
  {
    says: 'an invented id is not real',
    tool: 'verify_citation',
    args: { rulingId: 'overkill/invented' },
    reply: { status: 'UNKNOWN', real: false, ruling: null },
  },
  {
    says: 'a card has its numbers and keywords',
    tool: 'card',
    args: { name: 'old guard' },
    reply: {
      card: { id: 'old-guard-a', name: 'Old Guard (A)', power: 5, keywords: expect.arrayContaining([EVADE]) },
    },
  },
  {
    says: 'the detailed card has the rulings on its keywords',
    tool: 'card',
    args: { name: 'Stone Beast', form: 'detailed' },
    reply: {
      card: {
        details: { keywords: [{ id: 'retaliate', rulings: expect.arrayContaining([expect.anything()]) }] },
      },
    },
  },
  {
    says: 'a deck names its cards, their rulings, and what it did not recognise',
    tool: 'deck_rulings',
    args: { list: '4 Old Guard (A)\nnobody at all', form: 'detailed' },
    reply: {
      totalCards: 4,
      cards: [{ id: 'old-guard-a', quantity: 4, rulings: expect.arrayContaining([TANDEM]) }],
      unrecognised: [{ line: 2, text: 'nobody at all' }],
      details: { rulings: expect.arrayContaining([expect.objectContaining({ id: TANDEM })]) },
    },
  },
];

/** What a tool refuses, and what it says to do. */
export const REFUSED: readonly (readonly [
  tool: string,
  args: Readonly<Record<string, unknown>>,
  says: RegExp,
])[] = [
  [
    'lookup_keyword',
    {},
    /name is missing; expected a text\. Call lookup_keyword with arguments such as \{"name":"Overkill"\}/,
  ],
  ['lookup_keyword', { nam: 'Overkill' }, /'nam' is not known; known are name, form\./],
  [
    'lookup_keyword',
    { name: 'Overkill', form: 'long' },
    /form is 'long'; expected one of concise, detailed\./,
  ],
  ['search_rules', { query: 'hit', limit: 1_000 }, /limit is 1000; expected at most 25\./],
  [
    'search_rules',
    { query: 'hit', kinds: ['SETS'] },
    /kinds\.0 is 'SETS'; expected one of KEYWORD, RULING, TIMING_WINDOW, CARD\./,
  ],
  ['check_interaction', { keywords: ['Overkill'] }, /keywords is a list of 1; expected at least 2 of them\./],
  [
    'check_interaction',
    { keywords: ['Overkill', 'no such thing'] },
    /UNKNOWN_KEYWORD: There is no keyword 'no such thing'/,
  ],
  ['solve_attack', { line: '7 power' }, /INVALID_INPUT: Column 8: the line ends; expected/],
  ['solve_attack', { line: '7 power vs 99999 health' }, /INVALID_INPUT: .*health/],
  ['answer_question', { question: '' }, /question is empty; expected a text\. .*arguments such as/],
  ['verify_citation', {}, /give one of them or both/],
  ['verify_citation', { text: 'hit '.repeat(1_000) }, /at most 2000 are compared/],
  ['card', { name: 7 }, /name is 7; expected a text\./],
  ['deck_rulings', { list: `${'x'.repeat(28)}\n`.repeat(400) }, /TOO_MANY_ITEMS: .*at most 250/],
  ['no_such_tool', {}, /There is no tool 'no_such_tool'\. The tools are answer_question/],
];
