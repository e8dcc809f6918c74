import type { KnowledgeBase } from '../api/knowledge-base/knowledge-base.js';

/** What every resolver gets: one immutable knowledge base for the whole request, and where the pages live. */
export interface QueryContext {
  readonly knowledgeBase: KnowledgeBase;
  /** Without a trailing slash; null when `url`s are to be relative. */
  readonly publicUrl: string | null;
  /** Has the caller gone? Work that only waits is then not done. Absent where nobody can go. */
  readonly isAbandoned?: () => boolean;
}
