/** Caps on hostile or mistaken input, checked before any parsing. */
export const LIMITS = {
  /** Bytes of one file. */
  fileBytes: 32 * 1024 * 1024,
  /** Bytes of all files of one run. */
  totalBytes: 256 * 1024 * 1024,
  /** Bytes of a manifest. */
  manifestBytes: 1_000_000,
  /** Files of one run. */
  files: 5_000,
  /** UTF-16 units of one line of normalised text, and of one entry. */
  lineLength: 100_000,
  /** Bytes of one saved page. */
  htmlBytes: 8 * 1024 * 1024,
  /** Entries of one source. */
  entries: 100_000,
} as const;
