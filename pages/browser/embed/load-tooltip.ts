/** What is shown of a keyword: plain text. */
export interface Tooltip {
  readonly heading: string;
  readonly text: string;
  /** Whose words they are. */
  readonly source: string;
}

/** What the server says of names. */
export interface Keywords {
  /** Null when no keyword is called so. Rejects when the server can't be reached, is too slow or answers something else. */
  load(name: string): Promise<Tooltip | null>;
  /** Has it been said that no keyword is called so? */
  isUnknown(name: string): boolean;
}

const TOO_SLOW_MS = 8_000;
/** How long a failure is remembered, so that a server in trouble is not asked by every movement of a pointer. */
const FAILED_FOR_MS = 30_000;

/** Asks at most once for each name while the page is open; what the browser keeps in its cache spares the rest. */
export function createKeywords(server: string): Keywords {
  const loaded = new Map<string, Promise<Tooltip | null>>();
  const unknown = new Set<string>();
  return {
    isUnknown: (name) => unknown.has(name.toLowerCase()),
    load(name) {
      const key = name.toLowerCase();
      const known = loaded.get(key);
      if (known !== undefined) return known;
      const loading = ask(`${server}/v1/keywords/${encodeURIComponent(name)}/tooltip.json`);
      loaded.set(key, loading);
      loading
        .then((tooltip) => tooltip === null && unknown.add(key))
        .catch(() => setTimeout(() => loaded.delete(key), FAILED_FOR_MS));
      return loading;
    },
  };
}

async function ask(address: string): Promise<Tooltip | null> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TOO_SLOW_MS);
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: abort.signal,
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(String(response.status));
    return asTooltip(await response.json());
  } finally {
    clearTimeout(timer);
  }
}

function asTooltip(answer: {
  readonly signature?: unknown;
  readonly summary?: unknown;
  readonly authority?: unknown;
}): Tooltip | null {
  const { signature, summary, authority } = answer;
  if (typeof signature !== 'string' || typeof summary !== 'string') return null;
  const words = authority === 'OFFICIAL' ? 'official text' : 'own words';
  return { heading: signature, text: summary, source: `SWTCG Rules, ${words}` };
}
