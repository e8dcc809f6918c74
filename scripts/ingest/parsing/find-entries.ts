import { findBotGlossaryEntries, isBotGlossary } from './bot-glossary.js';
import { findCardPageEntries } from './card-page.js';
import type { Line } from './lines.js';
import { findKeywordListEntries, isKeywordList } from './list-form.js';
import type { EntriesFound } from './raw-entry.js';

/** Finds the entries of a document. The form is told by what stands in the text, never by the name of the file. */
export function findEntries(lines: readonly Line[]): EntriesFound {
  if (isBotGlossary(lines)) return findBotGlossaryEntries(lines);
  if (isKeywordList(lines)) return findKeywordListEntries(lines);
  return findCardPageEntries(lines);
}
