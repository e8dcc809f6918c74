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
  /** Asks which of these are names of keywords, many at once, so that none is asked for in vain. Rejects as `load` does. */
  check(names: readonly string[]): Promise<void>;
  /** Has it been said that no keyword is called so? */
  isUnknown(name: string): boolean;
}

const TOO_SLOW_MS = 8_000;
/** How long a failure is remembered, so that a server in trouble is not asked by every movement of a pointer. */
const FAILED_FOR_MS = 30_000;
/** Names in one address, which servers take up to some length. */
const AT_ONCE = 20;

/** What the server answers, before it is looked at. */
interface Answer {
  readonly known?: unknown;
  readonly signature?: unknown;
  readonly summary?: unknown;
  readonly authority?: unknown;
}

/** Asks at most once for each name while the page is open; what the browser keeps in its cache spares the rest. */
export function createKeywords(server: string): Keywords {
  const loaded = new Map<string, Promise<Tooltip | null>>();
  const known = new Map<string, boolean>();
  let failedUntil = 0;
  let checking = Promise.resolve();
  const check = async (names: string[]): Promise<void> => {
    if (Date.now() < failedUntil) throw 0;
    failedUntil = Date.now() + FAILED_FOR_MS;
    while (names[0] !== undefined) {
      const some = names.splice(0, AT_ONCE);
      const query = some.map(encodeURIComponent).join('&name=');
      const answer = await ask(`${server}/embed/known.json?name=${query}`);
      const found = Array.isArray(answer?.known) ? answer.known : some;
      for (const name of some) known.set(name, found.includes(name));
    }
    failedUntil = 0;
  };
  const isUnknown = (name: string): boolean => known.get(name.toLowerCase()) === false;
  return {
    isUnknown,
    check(names) {
      const keys = new Set(names.map((name) => name.toLowerCase()));
      const done = check([...keys].filter((key) => !known.has(key)));
      checking = done.catch(() => undefined);
      return done;
    },
    load(name) {
      const key = name.toLowerCase();
      const before = loaded.get(key);
      if (before !== undefined) return before;
      const address = `${server}/v1/keywords/${encodeURIComponent(name)}/tooltip.json`;
      const loading = checking.then(() => (isUnknown(name) ? null : ask(address).then(asTooltip)));
      loaded.set(key, loading);
      loading
        .then((tooltip) => tooltip === null && known.set(key, false))
        .catch(() => setTimeout(() => loaded.delete(key), FAILED_FOR_MS));
      return loading;
    },
  };
}

/** Null: there is nothing at that address. The browsers of before 2022 wait for as long as they like. */
async function ask(address: string): Promise<Answer | null> {
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout?.(TOO_SLOW_MS),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw 0;
  return response.json();
}

function asTooltip(answer: Answer | null): Tooltip | null {
  const { signature, summary, authority } = answer ?? {};
  if (typeof signature !== 'string' || typeof summary !== 'string') return null;
  const words = authority === 'OFFICIAL' ? 'official text' : 'own words';
  return { heading: signature, text: summary, source: `SWTCG Rules, ${words}` };
}
