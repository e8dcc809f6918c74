import { LRUCache } from 'lru-cache';
import type { KnowledgeBase } from '../knowledge-base/knowledge-base.js';
import type { Answered } from './answerer.js';
import type { Content, Representation } from './representation.js';

/** Finished pages of each build, with their encoded forms. */
export interface KeptPages {
  find(kb: KnowledgeBase, path: string): Answered | undefined;
  /** Keeps it and gives it back. */
  keep(kb: KnowledgeBase, path: string, content: Content): Answered;
}

/** In one server, of one kind of page. */
const MOST_PAGES = 300;

export function keepPages(): KeptPages {
  const builds = new WeakMap<KnowledgeBase, LRUCache<string, Answered>>();
  return {
    find: (kb, path) => builds.get(kb)?.get(path),
    keep(kb, path, content) {
      const pages = builds.get(kb) ?? new LRUCache<string, Answered>({ max: MOST_PAGES });
      builds.set(kb, pages);
      const answered = { content, encoded: new Map<string, Representation>() };
      pages.set(path, answered);
      return answered;
    },
  };
}
