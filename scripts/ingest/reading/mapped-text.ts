/**
 * A normalised text that remembers where each stretch of it stood in the file, so that a diagnostic can name the line and column
 * a person sees in his editor although markup, emphasis and carriage returns are gone.
 */
export interface MappedText {
  readonly text: string;
  /** Start of each stretch in `text`, ascending, and where that stretch begins in the decoded file. */
  readonly stretches: readonly { readonly at: number; readonly from: number }[];
  /** The decoded file. */
  readonly original: string;
}

export interface TextPosition {
  readonly line: number;
  readonly column: number;
}

/** Collects pieces of the original in reading order. */
export interface MappedTextBuilder {
  append(piece: string, from: number): void;
  build(): MappedText;
}

export function mappedTextBuilder(original: string): MappedTextBuilder {
  const pieces: string[] = [];
  const stretches: { at: number; from: number }[] = [];
  let length = 0;
  return {
    append(piece, from) {
      if (piece === '') return;
      const last = stretches.at(-1);
      if (last === undefined || last.from + (length - last.at) !== from) stretches.push({ at: length, from });
      pieces.push(piece);
      length += piece.length;
    },
    build: () => ({ text: pieces.join(''), stretches, original }),
  };
}

/** The same map with pieces cut out or exchanged: `edits` are ordered, do not overlap, and speak of `mapped.text`. */
export function editMapped(
  mapped: MappedText,
  edits: readonly { readonly start: number; readonly end: number; readonly text: string }[],
): MappedText {
  const builder = mappedTextBuilder(mapped.original);
  let index = 0;
  const copy = (start: number, end: number): void => {
    let at = start;
    while (at < end) {
      while (index + 1 < mapped.stretches.length && (mapped.stretches[index + 1]?.at ?? 0) <= at) index += 1;
      const stretch = mapped.stretches[index] ?? { at: 0, from: 0 };
      const stop = Math.min(end, mapped.stretches[index + 1]?.at ?? end);
      builder.append(mapped.text.slice(at, stop), stretch.from + (at - stretch.at));
      at = stop;
    }
  };
  let done = 0;
  for (const edit of edits) {
    copy(done, edit.start);
    if (edit.text !== '') builder.append(edit.text, originalOffset(mapped, edit.start));
    done = edit.end;
  }
  copy(done, mapped.text.length);
  return builder.build();
}

/** Offset in the decoded file of a character of the normalised text. */
export function originalOffset(mapped: MappedText, offset: number): number {
  let low = 0;
  let high = mapped.stretches.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((mapped.stretches[middle]?.at ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const stretch = mapped.stretches[low];
  return stretch === undefined ? 0 : stretch.from + (offset - stretch.at);
}

/** Line and column in the file as read, both from 1; a column counts UTF-16 units. */
export function positionInFile(mapped: MappedText, offset: number): TextPosition {
  return positionsInFile(mapped)(offset);
}

/** The same for many offsets of one text: its lines are counted once, when the first position is asked for. */
export function positionsInFile(mapped: MappedText): (offset: number) => TextPosition {
  let starts: readonly number[] | null = null;
  return (offset) => {
    starts ??= lineStarts(mapped.original);
    return positionAt(starts, originalOffset(mapped, offset));
  };
}

/** CR LF, LF and a lone CR each end a line. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const end of text.matchAll(/\r\n|\r|\n/g)) starts.push(end.index + end[0].length);
  return starts;
}

function positionAt(starts: readonly number[], offset: number): TextPosition {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
