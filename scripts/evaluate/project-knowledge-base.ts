import { buildSearchIndex } from '../../api/knowledge-base/build-search-index.js';
import { type KnowledgeBase, openKnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import { prepare } from '../ingest/prepare.js';
import { readLedger } from '../ingest/publishing/ledger-file.js';

/** What the project's own data say, built in memory: nothing is written, and no database is needed. */
export function projectKnowledgeBase(dataFolder: string): KnowledgeBase {
  const { content } = prepare({
    dataFolder,
    paths: [],
    only: false,
    options: { title: null, edition: null, publishedOn: null, authority: null },
    ledger: readLedger(dataFolder).ledger,
    builtAt: new Date(0).toISOString(),
    progress: { step: () => {}, end: () => {} },
  });
  return openKnowledgeBase(content, buildSearchIndex(content));
}
