import { describe, expect, it } from 'vitest';
import type { RulingRecord } from '../../../api/knowledge-base/records.js';
import { sampleContent } from '../../../api/knowledge-base/sample-content.js';
import { stateHash } from './record-states.js';
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

describe('what a keyword is in the log', () => {
  const logged = logWith([], content, NO_LEDGERS);
  const changedBy = (edit: (ruling: RulingRecord) => RulingRecord): readonly string[] => {
    const next = { ...content, revision: 'next', rulings: content.rulings.map(edit) };
    return Object.keys(logWith(logged, next, NO_LEDGERS).at(-1)?.keywordStates ?? {});
  };

  it('does not change when text before it moves it down its source', () => {
    const isMoved = content.rulings.some(({ occurrences }) => occurrences.length > 0);
    expect(isMoved).toBe(true);
    expect(
      changedBy((ruling) => ({
        ...ruling,
        position: ruling.position + 1,
        occurrences: ruling.occurrences.map(({ source, line, start, end }) => ({
          ...{ source, line: line + 2, start: start + 90, end: end + 90 },
        })),
      })),
    ).toEqual([]);
  });

  it('changes with the words of a ruling, and with the sources that have it', () => {
    const [first] = content.keywords[0]?.rulings ?? [];
    const only = (change: Partial<RulingRecord>) => (ruling: RulingRecord) =>
      ruling.id === first ? { ...ruling, ...change } : ruling;
    const slugs = [content.keywords[0]?.slug];
    expect(changedBy(only({ text: 'Other words.' }))).toEqual(slugs);
    expect(changedBy(only({ occurrences: [] }))).toEqual(slugs);
  });

  it('is known again in a log that earlier versions wrote, with the places in it', () => {
    const states = content.keywords.map((keyword) => [
      keyword.slug,
      stateHash([keyword, keyword.rulings.map((id) => content.rulings.find((one) => one.id === id))]),
    ]);
    const former = logged.map((entry) => ({ ...entry, keywordStates: Object.fromEntries(states) }));
    const next = logWith(former, { ...content, revision: 'next' }, NO_LEDGERS);
    expect(next.at(-1)?.keywordStates).toEqual({});
  });
});
