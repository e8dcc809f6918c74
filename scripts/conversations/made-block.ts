/** The text with a block between the two marks that name the command which makes it. Throws when a mark is missing. */
export function withMadeBlock(text: string, command: string, block: string): string {
  const startMark = `<!-- made by ${command} -->`;
  const endMark = `<!-- /made by ${command} -->`;
  const start = text.indexOf(startMark);
  const end = text.indexOf(endMark);
  if (start === -1 || end < start)
    throw new Error(
      `README.md has no "${startMark}" with a "${endMark}" behind it. Restore them where it stands.`,
    );
  return `${text.slice(0, start + startMark.length)}\n\n${block}\n\n${text.slice(end)}`;
}
