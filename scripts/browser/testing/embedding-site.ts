import { handStore, startForTest, type TestServer } from '../../../api/http/testing/start-for-test.js';
import { sampleContent } from '../../../api/knowledge-base/sample-content.js';
import { openSample } from '../../../api/knowledge-base/sample-knowledge-base.js';
import { type HostSite, hostSite } from './host-site.js';

/** Somebody else's site that loads the script for the pages of others, and the server of rules that it loads it from. */
export interface EmbeddingSite {
  readonly rules: TestServer;
  readonly site: HostSite;
  /** The body of a page: a link to the page of a keyword (`#link`), and a place beside it (`#else`). */
  link(slug?: string): string;
  close(): Promise<void>;
}

/** The texts of Stun on that server. */
export const EVIL = `"'></div></script><script>alert(1)</script><img src=x onerror=alert(1)><b>bold</b>`;

const keywords = sampleContent.keywords.map((keyword) =>
  keyword.slug === 'stun' ? { ...keyword, signature: EVIL, summary: EVIL } : keyword,
);
const overkill = keywords.find(({ slug }) => slug === 'overkill');
/** What the tooltip says of Overkill. */
export const DESCRIPTION = `${overkill?.signature}: ${overkill?.summary} (SWTCG Rules, own words)`;

/** `css`: how that site looks. */
export async function startEmbedding(css = 'main { padding: 100px }'): Promise<EmbeddingSite> {
  const rules = await startForTest({ store: handStore(openSample({ ...sampleContent, keywords })) });
  const site = await hostSite(rules.url, css);
  return {
    rules,
    site,
    link: (slug = 'overkill') =>
      `<p>See <a id="link" href="${rules.url}/keywords/${slug}" title="Old title">this</a>.</p><p id="else">Else</p>`,
    close: async () => void (await Promise.all([rules.close(), site.close()])),
  };
}
