import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';

/** What every resolver gets: one immutable knowledge base for the whole request, and where the pages live. */
export interface QueryContext {
  readonly knowledgeBase: KnowledgeBase;
  /** Without a trailing slash; null when `url`s are to be relative. */
  readonly publicUrl: string | null;
}
