/** `[tr]`, `[/td]`, `[td width=20]`. */
const TAG = /\[(\/?)(table|tr|t[dh])(?:[\s=][^\][<>]{0,100})?\]/gi;
/** As lines end. */
export const END_OF_FORUM_ROW = /\[\/tr\]/i;
const CLOSING_CELL = /\[\/t[dh]\]/i;

/** Has a list a table of a forum, of which each cell is closed? */
export function hasForumTable(list: string): boolean {
  return CLOSING_CELL.test(list);
}

/** A line of such a list, with the tags of a page for those of the forum. */
export function withPageTags(line: string): string {
  return line.includes('[') ? line.replace(TAG, '<$1$2>') : line;
}
