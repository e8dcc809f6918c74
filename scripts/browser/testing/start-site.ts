import { handStore, startForTest, type TestServer } from '../../../api/http/testing/start-for-test.js';
import type { KnowledgeBase } from '../../../api/knowledge-base/knowledge-base.js';
import { openSample } from '../../../api/knowledge-base/sample-knowledge-base.js';
import { schema } from '../../../schema/schema.js';

export type Site = TestServer;

/** The whole site on the sample, or on other records. */
export function startSite(kb: KnowledgeBase = openSample()): Promise<Site> {
  return startForTest({ schema, store: handStore(kb) });
}
