import { describe, expect, it } from 'vitest';
import type { Content } from '../../api/knowledge-base/records.js';
import { sampleContent } from '../../api/knowledge-base/sample-content.js';
import { exportFiles } from './export-files.js';
import { rulingsInEntries } from './within-entry.js';

const ROW = 'Old Guard (A)\tINV\tIt may be played at once. It stays.\tStun 2';

/** A set file with a row that says something of a card, and whatever stands before it. */
function withUsage(before: string): Content {
  const [source] = sampleContent.sources;
  const [template] = sampleContent.rulings;
  if (source === undefined || template === undefined) throw new Error('the sample has too little');
  const text = `Name\tSet\tUsage\tText\n${before}${ROW}\n`;
  const line = text.slice(0, text.indexOf(ROW)).split('\n').length;
  const ruling = (id: string, said: string, position: number) => ({
    ...template,
    ...{ id, keyword: null, card: 'old-guard-a', text: said, position },
    occurrences: [{ source: 'inv', line, start: text.indexOf(said), end: text.indexOf(said) + said.length }],
  });
  return {
    ...sampleContent,
    sources: [...sampleContent.sources, { ...source, id: 'inv', text }],
    rulings: [
      ...sampleContent.rulings,
      ruling('card-old-guard-a/it-may-be-played', 'It may be played at once.', 1),
      ruling('card-old-guard-a/it-stays', 'It stays.', 2),
    ],
  };
}

describe('the places of an exported ruling', () => {
  it('are in the text of its keyword of that source', () => {
    const { keywords } = sampleContent;
    const told = rulingsInEntries(sampleContent).flatMap(({ text, keyword, occurrences }) =>
      occurrences.map(({ source, entryStart, entryEnd }) => {
        const entry = keywords
          .find(({ slug }) => slug === keyword)
          ?.editions.find((edition) => edition.source === source);
        return [entry?.text.slice(entryStart, entryEnd), text] as const;
      }),
    );
    expect(told.length).toBeGreaterThan(3);
    expect(told.filter(([found, text]) => found !== text)).toEqual([]);
  });

  it('of a card are in its row', () => {
    const ours = rulingsInEntries(withUsage('')).filter(({ card }) => card === 'old-guard-a');
    const texts = ours.map(({ occurrences: [place] }) => ROW.slice(place?.entryStart, place?.entryEnd));
    expect(texts).toEqual(['It may be played at once.', 'It stays.']);
  });

  it.each(['json', 'ndjson', 'csv'] as const)('stay when another row says more, as %s', (format) => {
    const [one, other] = [
      'Beast\tINV\tIt rests.\tStun 2\n',
      'Beast\tINV\tIt rests. And rises.\tStun 2\nNew\tINV\t\t\n',
    ].map((before) =>
      exportFiles(withUsage(before), format)
        .filter(({ name }) => /^(?:rules|rulings|occurrences)\./.test(name))
        .flatMap(({ body }) => body.toString().split('\n')),
    );
    const changed = other?.filter((line) => !one?.includes(line)) ?? [];
    expect(changed.filter((line) => !line.includes('And rises.'))).toEqual([]);
  });
});
