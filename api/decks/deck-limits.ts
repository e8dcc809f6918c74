/** UTF-16 units of a list; with the query around it about what a request may have. */
export const LONGEST_LIST = 32_000;

/** Lines of a list, or different cards of a .dek: a deck with all that belongs to it. */
export const MOST_LINES = 250;
