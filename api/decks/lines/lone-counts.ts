import type { BareLine } from '../undressing/bare-lines.js';

/** `4`, `4x`, `(4)`: copies of what stands on a line before it or behind. */
const COUNT = /^(?:\((\d{1,3})\s*[x×]?\)|[x×]?\s?(\d{1,3})\s?[x×]?)$/i;

interface Joined {
  readonly lines: readonly BareLine[];
  /** Counts that stand alone, and of which it can't be told what they count. */
  readonly alone: readonly BareLine[];
}

/** The lines of a list with a count on a line of its own in one with the name: that counts and names take turns tells which belong together. */
export function withLoneCounts(lines: readonly BareLine[], isNoName: (line: string) => boolean): Joined {
  if (!lines.some(({ bare }) => countOf(bare) !== null)) return { lines, alone: [] };
  const stretches: BareLine[][] = [[]];
  for (const line of lines) {
    const isApart = isNoName(line.bare);
    if (isApart) stretches.push([line], []);
    else stretches.at(-1)?.push(line);
  }
  const read = stretches.map(joined);
  return { lines: read.flatMap((one) => one.lines), alone: read.flatMap(({ alone }) => alone) };
}

function joined(lines: readonly BareLine[]): Joined {
  const counts = lines.map(({ bare }) => countOf(bare));
  const takeTurns = counts.every((count, at) => at === 0 || (count === null) !== (counts[at - 1] === null));
  if (!takeTurns || lines.length % 2 === 1) {
    return { lines, alone: lines.filter((_, at) => counts[at] !== null) };
  }
  return {
    lines: lines.flatMap((line, at) => {
      const next = lines[at + 1];
      if (at % 2 === 1 || next === undefined) return [];
      const count = counts[at] ?? counts[at + 1];
      const { bare } = counts[at] === null ? line : next;
      const text = `${line.text} ${next.text}`;
      const struck = [...line.struck, ...next.struck];
      return [{ ...line, text, bare: `${count}x ${bare}`, struck }];
    }),
    alone: [],
  };
}

function countOf(line: string): string | null {
  const [, inBrackets, plain] = COUNT.exec(line) ?? [];
  return inBrackets ?? plain ?? null;
}
