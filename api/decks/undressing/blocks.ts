/** Where a part of a list begins and ends that may have a heading of its own: what stands behind it belongs to the section before it. */
export const BLOCK_BEGINS = '\u0002';
export const BLOCK_ENDS = '\u0003';
/** Stands for the end of a part of a line. */
export const PART_END = '\u0001';

/** `[spoiler=Sideboard]`, `[hide="Supply (3)"]`: a heading stands in the tag; and what closes it. */
const TAG = /\[(\/?)([a-z]{2,10})(?:\s*[=:]\s*(["']?)([^\]"']{1,60})\3)?\]|<(\/?)details\b[^<>]{0,100}>/gi;

/** Divides such tags from what stands around them, line after line of one list. */
export function blockDivider(isHeading: (text: string) => boolean): (line: string) => string {
  const open: { readonly name: string; readonly isBlock: boolean }[] = [];
  const divided = (tag: string, name: string, closes: boolean, title: string): string => {
    if (!closes) {
      const isBlock = name === 'details' || isHeading(title);
      open.push({ name, isBlock });
      return isBlock ? `${PART_END}${BLOCK_BEGINS}${PART_END}${title}${PART_END}` : tag;
    }
    const at = open.findLastIndex((one) => one.name === name);
    if (at < 0) return tag;
    const [closed] = open.splice(at);
    return closed?.isBlock ? `${PART_END}${BLOCK_ENDS}${PART_END}` : tag;
  };
  return (line) => {
    const plain = [PART_END, BLOCK_BEGINS, BLOCK_ENDS].reduce(
      (text, mark) => text.replaceAll(mark, ''),
      line,
    );
    if (!plain.includes('[') && !plain.includes('<')) return plain;
    return plain.replace(TAG, (tag: string, ...groups: readonly (string | undefined)[]) => {
      const [slash, name, , title = '', ofDetails] = groups;
      return divided(tag, name?.toLowerCase() ?? 'details', (slash ?? ofDetails) === '/', title.trim());
    });
  };
}
