/** What one request may ask for. All are checked before the work they bound. */
export const LIMITS = {
  /** Bytes of a POST body. */
  bodyBytes: 32 * 1024,
  /** Characters of a request's path and query. */
  urlLength: 8 * 1024,
  /** Nesting of objects and lists in JSON that a caller sends. */
  jsonDepth: 32,
  /** Lexical tokens of a document. */
  tokens: 1_000,
  /** Fields inside fields; fragments add none. */
  depth: 12,
  /** Aliases of one operation, those of its fragments counted at every use. */
  aliases: 30,
} as const;

/** UTF-16 units of a name of the caller's (of his client, of his operation) that are logged. */
export const LOGGED_LENGTH = 64;

/** Bytes of a refused body that are read and thrown away so that its sender can read the refusal. */
export const DISCARDED_BYTES = 8 * 1024 * 1024;

/** Milliseconds. `close` is the longest time a server takes to end; the rest end connections that send or read too slowly. */
export const TIMEOUTS = {
  headers: 5_000,
  request: 10_000,
  idleSocket: 30_000,
  /** How long work may wait for its turn in a thread: what is refused then is still heard, on a socket that ends when it is idle for longer. */
  turn: 15_000,
  /** Above the 60 s after which common proxies drop an idle connection, so that it is never this end that surprises them. */
  keepAlive: 65_000,
  check: 1_000,
  close: 4_000,
  /** How long a request that has arrived may wait to be read when the server closes; above any pause of the event loop. */
  unread: 250,
} as const;
