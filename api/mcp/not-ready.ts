/** What is said while there is no database. */
export const NOT_READY =
  'No rules database is loaded. Build one with `npm run ingest`, or point RULES_DB at one and start again; if one is being built, try again in a moment.';
