import { oneLine } from './one-line.js';

/** Breaks a mention without being seen; a backslash would not keep Discord from notifying. */
const ZERO_WIDTH_SPACE = '\u200B';

/** Emphasis, code, links, spoilers, tables, quotes, headings, HTML, entities, mathematics, superscripts. */
const ALWAYS = /[\\`*_~|[\]<>&$#^]/u;
/** `https://`, `:emoji:`: a colon that something follows directly. */
const COLON = /:(?=\S)/u;
/** `www.site.org`, `discord.gg/x`: a dot inside a word. */
const INNER_DOT = /(?<=[\p{L}\p{N}_-])\.(?=[\p{L}\p{N}])/u;
/** A list or a rule at the start of a line. */
const LINE_START = /^[-+=]|(?<=^\d{1,9})[.)]/u;
const ACTIVE_CHARACTER = new RegExp(
  [ALWAYS, COLON, INNER_DOT, LINE_START].map((rule) => rule.source).join('|'),
  'gu',
);

/**
 * One line of Markdown (CommonMark, GitHub, Discord) that shows exactly the given text: backslash escapes,
 * and an invisible U+200B behind every `@`, so that nobody is mentioned.
 */
export function escapeMarkdown(text: string): string {
  return oneLine(text).replace(ACTIVE_CHARACTER, '\\$&').replace(/@/g, `@${ZERO_WIDTH_SPACE}`);
}
