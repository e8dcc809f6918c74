import { describe, expect, it } from 'vitest';
import { sampleContent } from '../api/knowledge-base/sample-content.js';
import { askSample, dataOf } from './ask-sample.js';

describe('the knowledge base', () => {
  it('says what is loaded', async () => {
    const { knowledgeBase } = await dataOf(
      askSample('{ knowledgeBase { revision builtAt keywordCount rulingCount sourceCount } }'),
    );
    expect(knowledgeBase).toEqual({
      revision: '0123456789abcdef',
      builtAt: '2026-01-02T03:04:05.000Z',
      keywordCount: sampleContent.keywords.length,
      rulingCount: sampleContent.rulings.length,
      sourceCount: sampleContent.sources.length,
    });
  });

  it('has the diagnostics of the ingest, by severity and in pages', async () => {
    const query = `query ($severity: Severity, $first: Int, $after: String) { knowledgeBase {
      diagnostics(severity: $severity, first: $first, after: $after) {
        totalCount nodes { code severity file line column message } edges { cursor } pageInfo { endCursor } } } }`;
    const page = (variables: Record<string, unknown>) =>
      dataOf(askSample(query, variables)).then(
        ({ knowledgeBase }) => (knowledgeBase as { diagnostics: Diagnostics }).diagnostics,
      );
    expect((await page({})).nodes).toEqual(sampleContent.diagnostics);
    expect((await page({ severity: 'INFO' })).nodes).toEqual([sampleContent.diagnostics[1]]);
    const first = await page({ first: 1 });
    expect((await page({ after: first.pageInfo.endCursor })).nodes).toEqual([sampleContent.diagnostics[1]]);
  });

  it('has every timing window, in the order of play, with its keywords', async () => {
    const { timingWindows } = await dataOf(
      askSample('{ timingWindows { slug order isPop keywords { slug } } }'),
    );
    expect((timingWindows as { order: number }[]).map(({ order }) => order)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
    expect(timingWindows).toHaveProperty('8', {
      slug: 'pending-damage',
      order: 9,
      isPop: true,
      keywords: [{ slug: 'critical-hit' }, { slug: 'overkill' }],
    });
  });

  it('has every source', async () => {
    const fields = 'title kind edition authority publishedOn url sha256 text keywordCount rulingCount';
    const { sources } = await dataOf(askSample(`{ sources { id ${fields} } }`));
    expect(sources).toEqual(
      sampleContent.sources.map(({ id, file: _file, ...source }) => ({ id: `Source:${id}`, ...source })),
    );
  });
});

interface Diagnostics {
  readonly nodes: readonly unknown[];
  readonly pageInfo: { readonly endCursor: string };
}
