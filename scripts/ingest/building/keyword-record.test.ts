import { describe, expect, it } from 'vitest';
import type { KeywordRecord } from '../../../api/knowledge-base/records.js';
import { buildInvented, codesOf, factsOf, type InventedSource, NO_FACTS } from '../invented-sources.js';
import { phraseWords } from '../parsing/timing.js';
import type { KeywordFacts, ProjectFacts } from '../reading/project-data.js';

const POP = 'gust-pop';
const WINDOWS: ProjectFacts = {
  ...NO_FACTS,
  phrases: [{ slug: POP, phrases: [phraseWords('the gust POP')] }],
};

function gale(body: string, more: Partial<InventedSource> = {}): InventedSource {
  return { id: 'a', text: `Gale\n\n${body}`, edition: 'First', ...more };
}

function recordOf(body: string, facts: ProjectFacts = WINDOWS): KeywordRecord {
  const [keyword] = buildInvented([gale(body)], new Map(), facts).content.keywords;
  if (keyword === undefined) throw new Error('no keyword was read');
  return keyword;
}

/** What people have judged of Gale. */
function reviewed(facts: Partial<KeywordFacts>): ProjectFacts {
  const [[slug, gales] = []] = [...factsOf({ Gale: [] }).keywords];
  if (slug === undefined || gales === undefined) throw new Error('no facts were made');
  return { ...WINDOWS, keywords: new Map([[slug, { ...gales, ...facts }]]) };
}

describe('the record of a keyword', () => {
  it('says what its type phrase says, and quotes the whole entry', () => {
    const entry =
      'Gale X: A layered ability triggered during the gust POP that means, "It blows." It counts once.';
    expect(recordOf(entry)).toMatchObject({
      name: 'Gale',
      signature: 'Gale X',
      parameter: 'NUMBER',
      stacking: 'LAYERED',
      activation: ['TRIGGERED'],
      nature: 'ABILITY',
      timing: POP,
      timingText: 'triggered during the gust POP',
      timingInferred: false,
      definitions: ['It blows.'],
      text: entry,
      inAttack: null,
    });
  });

  it.each([
    [
      'Gale X: An isolated ability triggered during the gust POP that means, "It blows."',
      'Gale is an isolated keyword triggered during the gust POP; its entry says what it does.',
    ],
    [
      'Gale X: A cumulative, static ability that means, "It blows."',
      'Gale is a cumulative, static keyword; its entry says what it does.',
    ],
  ])('nobody has summarised gets a tooltip from its type phrase: %s', (entry, summary) => {
    expect(recordOf(entry).summary).toBe(summary);
  });

  it('that was reviewed has the reviewed tooltip and judgement', () => {
    const facts = reviewed({ summary: 'It blows hard.', inAttack: false });
    expect(recordOf('Gale X: A cumulative, static ability that means, "It blows."', facts)).toMatchObject({
      summary: 'It blows hard.',
      inAttack: false,
    });
  });

  it('takes the reviewed parameter where the heading prints none, and says so', () => {
    const source = gale('Gale: A cumulative, static ability that means, "It blows."');
    const { content } = buildInvented([source], new Map(), reviewed({}));
    expect(content.keywords[0]).toMatchObject({ signature: 'Gale', parameter: 'NUMBER' });
    expect(content.diagnostics).toMatchObject([
      { code: 'PARAMETER_NOT_IN_HEADING', severity: 'INFO', line: 3 },
    ]);
  });

  it('warns of a moment that is no known window', () => {
    const source = gale('Gale X: A layered ability triggered during the tea break that means, "It blows."');
    const { content } = buildInvented([source], new Map(), WINDOWS);
    expect(content.diagnostics).toMatchObject([{ code: 'UNKNOWN_TIMING_PHRASE', severity: 'WARNING' }]);
    expect(content.keywords[0]).toMatchObject({ timing: null, timingText: 'triggered during the tea break' });
  });

  it.each<readonly [string, Partial<InventedSource>, readonly string[]]>([
    ["is told of the project's own official text", { origin: 'project' }, ['NEWER_EDITION_DIFFERS']],
    ["is not told of an operator's newer text", { origin: 'added' }, []],
    ['is not told of a summary', { origin: 'project', authority: 'SUMMARY' }, []],
  ])('what a newer edition is known to say %s', (_what, more, codes) => {
    const source = gale('Gale X: A cumulative, static ability that means, "It blows."', more);
    const facts = reviewed({ newerEdition: 'It blows harder.' });
    expect(codesOf(buildInvented([source], new Map(), facts).content)).toEqual(codes);
  });
});
