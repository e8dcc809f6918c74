import { oneLine } from './one-line.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** One line of HTML text that shows exactly the given text; safe between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return oneLine(text).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
