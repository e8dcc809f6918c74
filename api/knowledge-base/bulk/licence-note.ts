import type { Authority } from '../records.js';

/** What goes with every copy of the data: who owns the words in it. NOTICE of this project says the same at length. */
export const LICENCE_NOTE =
  'Records marked SUMMARY, and all summaries, are in the own words of the SWTCG Rules project, Copyright (c) 2026 The SWTCG Rules authors, ' +
  'under the MIT license. The MIT license does not cover the official texts: the Star Wars Trading Card Game, its card texts and its official ' +
  'glossary texts belong to their owners, and are quoted for reference. This is an unofficial fan work. It is not endorsed by, sponsored by or ' +
  'affiliated with Lucasfilm Ltd., Wizards of the Coast or the Independent Development Committee.';

const TOOLTIP_NOTES: Readonly<Record<Authority, string>> = {
  SUMMARY: 'Own words of the SWTCG Rules project, MIT license; an unofficial fan work.',
  OFFICIAL: 'Official text, quoted for reference; it belongs to its owners. An unofficial fan work.',
};

/** The same in short, for what is shown of one keyword. */
export function tooltipNote(authority: Authority): string {
  return TOOLTIP_NOTES[authority];
}
