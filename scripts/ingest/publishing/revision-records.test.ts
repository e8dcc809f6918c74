import { expect, test } from 'vitest';
import type { RevisionEntry } from './revision-log.js';
import { revisionRecords } from './revision-records.js';

function entry(revision: string, states: Pick<RevisionEntry, 'cardStates'>): RevisionEntry {
  const rulings = { added: [], changed: [], superseded: [], withdrawn: [], restored: [] };
  return {
    revision,
    previous: null,
    on: '2026-01-01',
    keywords: 0,
    rulings: 0,
    ...rulings,
    keywordStates: {},
    ...states,
  };
}

const cardsOf = (...states: readonly RevisionEntry['cardStates'][]) =>
  revisionRecords(
    states.map((cardStates, at) => entry(`${at}`, cardStates === undefined ? {} : { cardStates })),
  ).map(({ cards: { added, changed, withdrawn } }) => [added, changed, withdrawn]);

test('cards of the first revision are new, and later ones are new, changed or gone', () => {
  expect(
    cardsOf({ guard: 'a', beast: 'a' }, { guard: 'b' }, { beast: null, scout: 'a' }, { beast: 'c' }),
  ).toEqual([
    [['guard', 'beast'], [], []],
    [[], ['guard'], []],
    [['scout'], [], ['beast']],
    [['beast'], [], []],
  ]);
});

test('where a log begins to tell of cards later, those that there are then are not new', () => {
  expect(cardsOf(undefined, undefined, { guard: 'a' }, { guard: 'b', scout: 'a' })).toEqual([
    [[], [], []],
    [[], [], []],
    [[], [], []],
    [['scout'], ['guard'], []],
  ]);
});
