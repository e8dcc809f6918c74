import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../../api/knowledge-base/sample-content.js';
import { logWith, type RevisionEntry } from './revision-log.js';

const NO_LEDGERS = { before: new Map(), after: new Map() };
const content = { ...sampleContent, revision: 'abc' };

function older(revision: string): RevisionEntry {
  const [entry] = logWith([], { ...content, revision }, NO_LEDGERS);
  if (entry === undefined) throw new Error('Nothing was logged.');
  const { cardStates: _untold, ...without } = entry;
  return without;
}

describe('a log that has told of no cards', () => {
  const begun = logWith([older('before'), older('abc')], content, NO_LEDGERS);

  it('begins to with the revision that is built again, so that later cards are new', () => {
    expect(begun.map(({ cardStates }) => Object.keys(cardStates ?? {}))).toEqual([
      [],
      content.cards.map(({ slug }) => slug),
    ]);
    const scout = { ...content.cards[0], slug: 'scout' } as (typeof content.cards)[number];
    const next = { ...content, revision: 'next', cards: [...content.cards, scout] };
    expect(Object.keys(logWith(begun, next, NO_LEDGERS).at(-1)?.cardStates ?? {})).toEqual(['scout']);
  });

  it('does so once', () => {
    expect(logWith(begun, content, NO_LEDGERS)).toBe(begun);
  });
});
