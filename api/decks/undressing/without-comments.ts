/** What begins and ends what only whoever writes a list reads, there over several lines too. */
const COMMENTS = [
  ['<!--', '-->'],
  ['/*', '*/'],
] as const;
const INSIDE_LINES = /[^\r\n]+/g;

/** A list without such comments; its lines keep their places, and what is never closed is no comment. */
export function withoutComments(list: string): string {
  return COMMENTS.reduce((text, [begin, end]) => without(text, begin, end), list);
}

function without(list: string, begin: string, end: string): string {
  let kept = '';
  let from = 0;
  for (;;) {
    const start = list.indexOf(begin, from);
    const close = start < 0 ? -1 : list.indexOf(end, start + begin.length);
    if (close < 0) return kept + list.slice(from);
    kept += list.slice(from, start) + list.slice(start, close).replace(INSIDE_LINES, '');
    from = close + end.length;
  }
}
