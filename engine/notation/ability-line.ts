import { joinedLines } from './card-lines.js';
import { keywordNames } from './keyword-names.js';
import type { KnownKeyword } from './known-keyword.js';
import { type LineScan, ON_THE_UNIT } from './line-scan.js';
import type { ParsedLine } from './parsed-line.js';
import { readPassage } from './read-passage.js';
import { reportUnread } from './report-unread.js';
import { textPieces } from './text-pieces.js';

/** UTF-16 units of text that are read; a longer text is one piece that is not recognised. */
export const LONGEST_TEXT = 2_000;

const LINE = /[^|\r\n]+/g;

/**
 * Reads printed ability text: one ability, several on a line (`Lucky 1, Pay 2 Force -> Evade 2`), or several lines divided by
 * `|` or line breaks. Names are read in any case, former names too. Nothing is dropped: what is prose is TEXT, what looks like
 * a keyword and can't be read is UNRECOGNISED and stands in `problems`. Never throws.
 *
 * | form | read as |
 * | --- | --- |
 * | `Critical Hit 2`, `Accuracy -1`, `Overkill` | keyword and value |
 * | `Retaliate X, where X is this unit's power` | no value; `valueText` as printed, `byPower` |
 * | `Pay 2 Force -> Evade 2`, `Tap --> Evade 1`, `Evade 2 (2 Force)` | with `cost`; the arrow may be `->`, `-->`, `→`, `=>`, `§`, a wide gap or a dash |
 * | `Pay 2 Force ? Evade 2`, `Critical Hit two` | not recognised: the arrow was lost, the value is in words |
 * | `+1 power`, `-10 speed` | a bonus |
 * | `Switch: None/Lucky 1 and +1 power` | the Switch, then what stands in its parts, with `switchSlot` |
 * | `Reserves: ...`, `Upkeep: ...`, `Stack: ...`, `Reduced Cost 6: ...`, `[Pilot] ...` | keyword with `effect`, to the end of the line |
 * | `Fury 5 while attacking a Clone`; `As long as ..., this unit gets Focus 1` | with `condition` |
 * | `Each of your other Droids gets Accuracy 1` | with `granted` |
 */
export function parseAbilityLines(text: string, keywords: readonly KnownKeyword[]): ParsedLine {
  if (text.length > LONGEST_TEXT) return tooLong(text);
  const names = keywordNames(keywords);
  const scan: LineScan = { text, names, extent: 'LINES', abilities: [], problems: [], marks: [] };
  for (const line of joinedLines(text, LINE)) readPassage(scan, line, ON_THE_UNIT);
  reportUnread(scan);
  const problems = scan.problems.toSorted((a, b) => a.start - b.start);
  return { abilities: scan.abilities, pieces: textPieces(text, scan.marks), problems };
}

function tooLong(text: string): ParsedLine {
  const message = `Found ${text.length} characters; at most ${LONGEST_TEXT} are read. Send the lines one by one.`;
  return {
    abilities: [],
    pieces: [{ text, kind: 'UNRECOGNISED', ability: null }],
    problems: [{ start: 0, end: text.length, text, message, suggestions: [] }],
  };
}
