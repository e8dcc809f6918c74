/** A text broken into lines at spaces; each line begins with `indent` spaces. Its own line breaks stay. A word that is longer than a line is not broken. */
export function wrapped(text: string, width: number, indent = 0): string {
  const margin = ' '.repeat(indent);
  return text
    .split('\n')
    .flatMap((line) => linesOf(line, width - indent))
    .map((line) => `${margin}${line}`.trimEnd())
    .join('\n');
}

function linesOf(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && [...longer].length > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}
